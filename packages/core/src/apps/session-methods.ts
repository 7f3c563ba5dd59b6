import type { Query } from '../cache/query.js'
import type { SignedOut, SignOutOptions } from '../resources/context.js'
import type { CurrentUser } from '../resources/current-user.js'
import type { Project } from '../resources/projects.js'
import type { UserOption } from '../resources/user-outcome.js'
import { appVerbs, type LazyMethods } from './app-verbs.js'
import type { AppContext } from './context.js'
import type { TokenStoreOption } from './options.js'

/**
 * What is known of the session without a request: `unknown` while a server renders for a browser's
 * cookies. Whether an active session is an anonymous user's, only the user knows.
 */
export interface SessionSnapshot {
  readonly status: 'unknown' | 'signed-out' | 'active'
}

export interface UserOptions {
  or?: UserOption | undefined
  /** Whose session to go by, for this call and its user: such as the request that a server answers. */
  tokenStore?: TokenStoreOption | undefined
}

export interface SessionMethods {
  /** The session, to be read at once and watched; other tabs' changes are told too. */
  readonly session: {
    get(): SessionSnapshot
    subscribe(listener: () => void): () => void
  }

  /**
   * The signed-in person, to be read at once, loaded and watched; null when nobody is signed in.
   *
   * Without a connection, whoever was known stays: `status` is `'failed'`, `data` is as before, and
   * `isOffline` of the error (a `NetworkError`) says why. Once the device is connected again, whatever
   * is watched is read again.
   */
  readonly user: Query<CurrentUser | null>

  /** The project, watched: what sign-in methods it offers, and more. */
  readonly project: Query<Project>

  /** The project that this app belongs to. */
  getProject(): Promise<Project>

  /**
   * Resolves to the signed-in person. When nobody is, `or` decides: `'redirect'` goes to the sign-in
   * page, `'throw'` throws, `'anonymous'` creates an anonymous account, and the default is null. An
   * anonymous user counts as nobody unless `or` is `'anonymous'` or `'anonymous-if-exists'`.
   *
   * Rejects with `ANONYMOUS_ACCOUNTS_NOT_ENABLED` when an account may not be created.
   *
   * @example const user = await app.getUser({ or: 'redirect' })
   * @example const user = await app.getUser({ tokenStore: request })
   * @see spec, section 4
   */
  getUser(options: UserOptions & { or: 'redirect' | 'throw' | 'anonymous' }): Promise<CurrentUser>
  getUser(options?: UserOptions): Promise<CurrentUser | null>

  /**
   * Signs out on this device at once, tells the service, then goes to the page `afterSignOut`.
   *
   * Works without a connection: `confirmed` is false then. It waits at most 3 s for the service. Called again
   * meanwhile, it is the same sign-out.
   *
   * @see spec, section 4
   */
  signOut(options?: SignOutOptions): Promise<SignedOut>

  /**
   * Loads the code of methods before they are called: where a click must be answered at once, or where
   * the connection may be gone by then.
   *
   * @example app.preload('signInWithPasskey')
   */
  preload(...methods: readonly (keyof LazyMethods)[]): Promise<void>

  /** Stops every timer of this app; calls that are under way reject, and later ones too. */
  dispose(): void
}

/** The same object for the same status: what is watched has changed when another one is read. */
const snapshots: Partial<Record<SessionSnapshot['status'], SessionSnapshot>> = {}

export const sessionMethods = (ctx: AppContext) =>
  ({
    getUser: ((options) => {
      // Nothing to decide, and nothing to wait for.
      const known = options ? undefined : ctx.user.known()
      return known && ctx.user.get().data?.isAnonymous === false ? known : ctx.getUser(options)
    }) as SessionMethods['getUser'],
    user: ctx.user,
    project: ctx.project,
    getProject: () => ctx.project.load(),
    session: {
      get() {
        const status = ctx.session()?.state.status ?? 'unknown'
        return (snapshots[status] ??= { status })
      },
      subscribe: (listener) => ctx.session()?.subscribe(listener) ?? (() => {}),
    },
    signOut: ctx.signOut,
    preload: async (...methods) => {
      await Promise.all(methods.map((method) => ctx.load<object>(appVerbs[method])))
    },
    dispose: ctx.dispose,
  }) satisfies SessionMethods
