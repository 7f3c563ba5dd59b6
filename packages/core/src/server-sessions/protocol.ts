/** Names and values that a page and the session handler of its server exchange. */

/** Default path of the session handler. */
export const DEFAULT_SESSION_PATH = '/api/latchkey'

/** Returns whether a text can be the path of a session handler. */
export const isSessionPath = (path: string): boolean => /^(\/[\w.~-]+)+$/.test(path)

/**
 * Stands for a token that the server holds, in requests and responses of the page. It looks like a token, so that the
 * page handles it as one; the server replaces it.
 */
export const HELD_TOKEN = 'held.by.server'

/** Sent with every request: pages of other origins can't send it without a permission that the handler never gives. */
export const REQUEST_HEADER = 'x-latchkey-request'

/** Sent with a sign-in that must be of the signed-in user. */
export const SIGN_IN_AGAIN_HEADER = 'x-latchkey-sign-in-again'

/** The name of a marker's cookie and the ID of the session that the handler found to have ended, separated by a space. */
export const SESSION_ENDED_HEADER = 'x-latchkey-session-ended'

/** Stands for the tokens of a sign-in again that was of another user than the signed-in one. Its session has ended. */
export const OTHER_USER_TOKEN = 'other.user.rejected'

/** Set on an error of the service whose code the handler does not know. */
export const UNKNOWN_CODE_HEADER = 'x-latchkey-unknown-code'

/** Set if the handler could not reach the service, which is no response of the service. */
export const UNREACHABLE_HEADER = 'x-latchkey-unreachable'
