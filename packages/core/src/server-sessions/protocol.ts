/** Names, values and messages that a page and the session handler of its server exchange. */
import type { ErrorCode, ErrorDetails } from '@latchkey/contract/errors/error'
import type { Failure } from '../http/retry/retry-policy.js'

/** Default path of the session handler. */
export const DEFAULT_SESSION_PATH = '/api/latchkey'

/** Returns whether a text can be the path of a session handler. */
export const isSessionPath = (path: string): boolean => /^(\/[\w.~-]+)+$/.test(path)

/**
 * Stands for a token that the server holds, in requests and responses of the page. It looks like a token, so that the
 * page handles it as one; the server replaces it.
 */
export const HELD_TOKEN = 'held.by.server'

/**
 * Sent with every request, with a `PageCall` as JSON. Pages of other origins can't send it without a permission that the
 * handler never gives.
 */
export const REQUEST_HEADER = 'x-latchkey-request'

/** A call of the page, besides its method, path, query and body. */
export interface PageCall {
  readonly projectId: string
  readonly publishableClientKey?: string | undefined
  /** Whether the call is one of the signed-in user. */
  readonly hasSession: boolean
  /** Whether the call signs in the signed-in user again, and no other user. */
  readonly isSigningInAgain: boolean
  /** The solution of the challenge of an earlier attempt. */
  readonly proofOfWork?: string | undefined
  /** The path's template, such as `/users/{user_id}`, for the texts of errors. */
  readonly path: string
  /** As in `BuiltRequest`. */
  readonly isRaw: boolean
  readonly isLater: boolean
}

/**
 * Set on every response of the handler. `result`: the service has responded, and the body is a `HandlerResult` as JSON.
 * `refused`: the handler has refused the request, and the body is a text that says why. `unreachable`: the service has not
 * responded.
 */
export const RESPONSE_HEADER = 'x-latchkey-response'

/** The response of the service, evaluated by the handler. It has `fields`, `raw` or `error`. */
export interface HandlerResult {
  readonly status: number
  /** The error code in the headers of the response. */
  readonly code: string | null
  readonly fields?: object | undefined
  /** The response to a raw call. */
  readonly raw?:
    | { readonly headers: Readonly<Record<string, string>>; readonly text: string }
    | undefined
  readonly error?:
    | {
        readonly code: ErrorCode
        readonly status: number
        readonly message: string
        readonly details: ErrorDetails<ErrorCode>
      }
    | undefined
  /** Present when another attempt of the page could succeed. */
  readonly failure?: Failure | undefined
}

/** The name of a marker's cookie and the ID of the session that the handler found to have ended, separated by a space. */
export const SESSION_ENDED_HEADER = 'x-latchkey-session-ended'

/** Stands for the tokens of a sign-in again that was of another user than the signed-in one. Its session has ended. */
export const OTHER_USER_TOKEN = 'other.user.rejected'
