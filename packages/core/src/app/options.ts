import type { ClientOptions, TokenStoreOption } from '../client/options.js'
import type { RequestLike } from '../session/stores/request.js'
import type { UserOption } from '../resources/user/user-outcome.js'

/** Options of `new ClientApp(options)`. Missing settings are read from the environment when they are first needed. */
export interface ClientAppOptions extends Omit<ClientOptions, 'tokenStore'> {
  /** Default: `'cookie'` in a browser; on a server it must be passed. */
  tokenStore?: TokenStoreOption | undefined
  /**
   * Whether sessions are bound to the device: then only the browser of the sign-in can refresh them, by a key that no script
   * can export, and a copy of its cookies stops working when the access token expires, after 10 minutes at most. Default:
   * `'browser'`, not bound.
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
