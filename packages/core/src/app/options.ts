import type { ClientOptions, TokenStoreOption } from '../client/options.js'
import type { RequestLike } from '../session/stores/request.js'
import type { UserOption } from '../resources/user/user-outcome.js'

/** Options of `new ClientApp(options)`. Missing settings are read from the environment when they are first needed. */
export interface ClientAppOptions extends Omit<ClientOptions, 'tokenStore'> {
  /** Default: `'cookie'` in a browser; on a server it must be passed. */
  tokenStore?: TokenStoreOption | undefined
  /**
   * Who can refresh a session: a client that has its refresh token, or only the browser that has also the key to which the
   * session was bound at the sign-in. A copy of the cookies of a `bound` session stops working when its access token
   * expires, after 10 minutes. Default: `'browser'`.
   */
  sessions?: 'browser' | 'bound' | undefined
}

/**
 * Where an app on a server keeps a session: as a `ClientApp` does, or the session of a request, from its `x-stack-auth`
 * or `Authorization` header, else from its cookies. Changes are kept in memory, as long as the request.
 */
export type ServerTokenStoreOption = TokenStoreOption | RequestLike

/** Options of `getUser`. */
export interface GetUserOptions<Store = TokenStoreOption> {
  /** The action when no user is signed in. Default: resolves to null. */
  or?: UserOption | undefined
  /**
   * Whether a user who has to verify the email first counts as signed in. Default: false; true if `or` is `'anonymous'` or
   * `'anonymous-if-exists'`, so that no anonymous user replaces that user.
   */
  includeRestricted?: boolean | undefined
  /** The session for this call and its user. Default: the session of the app. */
  tokenStore?: Store | undefined
}

/**
 * The state of the session, known without a request: `unknown` while a server renders for a browser's cookies. The user
 * of an active session can be anonymous.
 */
export interface SessionSnapshot {
  /** `unknown`, `signed-out`, or `active` for a user who is signed in. */
  readonly status: 'unknown' | 'signed-out' | 'active'
}
