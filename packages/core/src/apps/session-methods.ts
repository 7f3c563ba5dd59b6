import type { Query } from '../cache/query.js'
import type { SignedOut, SignOutOptions } from '../resources/context.js'
import type { UserOption } from '../resources/user-outcome.js'
import type { CurrentUser } from '../resources/current-user.js'

/**
 * What is known of the session without a request: `unknown` while a server renders for a browser's
 * cookies. Whether an active session is an anonymous user's, only the user knows.
 */
export interface SessionSnapshot {
  readonly status: 'unknown' | 'signed-out' | 'active'
}

export interface SessionMethods {
  /** The session, to be read at once and watched; other tabs' changes are told too. */
  readonly session: {
    get(): SessionSnapshot
    subscribe(listener: () => void): () => void
  }

  /** The signed-in person, to be read at once, loaded and watched; null when nobody is signed in. */
  readonly user: Query<CurrentUser | null>

  /**
   * Resolves to the signed-in person. When nobody is, `or` decides: `'redirect'` goes to the sign-in
   * page, `'throw'` throws, `'anonymous'` creates an anonymous account, and the default is null. An
   * anonymous user counts as nobody unless `or` is `'anonymous'` or `'anonymous-if-exists'`.
   *
   * Rejects with `ANONYMOUS_ACCOUNTS_NOT_ENABLED` when an account may not be created.
   *
   * @example const user = await app.getUser({ or: 'redirect' })
   * @see spec, section 4
   */
  getUser(options: { or: 'redirect' | 'throw' | 'anonymous' }): Promise<CurrentUser>
  getUser(options?: { or?: UserOption }): Promise<CurrentUser | null>

  /** Creates an anonymous account, signs in to it and resolves to its user. */
  signInAnonymously(): Promise<CurrentUser>

  /**
   * Signs out on this device at once, tells the service, then goes to the page `afterSignOut`.
   *
   * Works without a connection: `confirmed` is false then. It waits at most 3 s for the service.
   *
   * @see spec, section 4
   */
  signOut(options?: SignOutOptions): Promise<SignedOut>
}
