/** Carries both tokens between an app's own front end and back end (protocol, section 6.4). */
export const AUTH_HEADER = 'x-stack-auth'
