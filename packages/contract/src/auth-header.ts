/** The header with both tokens, which an app's front end sends to its own back end. */
export const AUTH_HEADER = 'x-stack-auth'
