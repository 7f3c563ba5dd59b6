/** Sent with every request, so that the service knows the version of the kit. `npm run version-packages` updates it. */
export const CLIENT_VERSION = 'js @latchkey/core@1.0.0'
