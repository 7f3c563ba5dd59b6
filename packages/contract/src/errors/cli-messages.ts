/** Messages of the errors that the client creates during a command-line login. Their wording is part of the specification. */
export const CLI_AUTH_EXPIRED_MESSAGE = 'CLI authentication request expired. Please try again.'
export const CLI_AUTH_USED_MESSAGE = 'This authentication token has already been used.'
