/** Messages of the errors that the client makes during a command-line login. Both are quoted by the specification. */
export const CLI_AUTH_EXPIRED_MESSAGE = 'CLI authentication request expired. Please try again.'
export const CLI_AUTH_USED_MESSAGE = 'This authentication token has already been used.'
