import type { Query } from '../cache/query.js'
import { lazily } from '../lib/lazily.js'
import type { Site } from '../redirect/page-url.js'
import type { RedirectOptions } from '../redirect/urls.js'
import type { Context, SignedOut, SignOutOptions } from '../resources/context.js'
import type { CurrentUser } from '../resources/current-user.js'
import type { Project } from '../resources/projects.js'
import { notSignedIn, type UserOption, userOutcome } from '../resources/user-outcome.js'
import { appVerbs, type LazyMethods } from './app-verbs.js'
import { type AppContext, createContext } from './context.js'
import type { ClientAppOptions } from './options.js'
import { type RedirectMethods, redirectMethods } from './redirect-methods.js'
import type { SessionMethods, SessionSnapshot } from './session-methods.js'

const snapshotOf = (status: SessionSnapshot['status']): SessionSnapshot => ({ status })
const snapshots = {
  unknown: snapshotOf('unknown'),
  'signed-out': snapshotOf('signed-out'),
  active: snapshotOf('active'),
}

// The methods that are loaded when one of them is called, and one for each page.
export interface ClientApp extends LazyMethods, RedirectMethods {}

/**
 * The app as its user's device sees it: signs people in and out, and speaks for whoever is signed in.
 *
 * @example
 * const app = new ClientApp({ projectId, publishableClientKey, baseUrl })
 * const user = await app.getUser({ or: 'redirect' })
 * @see spec, sections 2, 4 and 6
 */
export class ClientApp implements SessionMethods, Site {
  readonly #ctx: AppContext
  readonly session: SessionMethods['session']
  readonly user: Query<CurrentUser | null>
  /** The project, watched: what sign-in methods it offers, and more. */
  readonly project: Query<Project>
  /** Addresses of the pages, defaults and overrides taken together. */
  readonly urls: Site['urls']
  readonly trustedOrigins: Site['trustedOrigins']
  readonly href: Site['href']

  constructor(options: ClientAppOptions = {}) {
    const ctx = (this.#ctx = createContext(options))
    this.user = ctx.user
    this.project = ctx.project
    ;({ urls: this.urls, trustedOrigins: this.trustedOrigins, href: this.href } = ctx.site)
    this.session = {
      get: () => snapshots[ctx.session()?.state.status ?? 'unknown'],
      subscribe: (listener) => ctx.session()?.subscribe(listener) ?? (() => {}),
    }
    Object.assign(this, lazily<Context, LazyMethods>(ctx, appVerbs), redirectMethods(ctx))
  }

  /** The project that this app belongs to. */
  getProject(): Promise<Project> {
    return this.project.load()
  }

  getUser(options: { or: 'redirect' | 'throw' | 'anonymous' }): Promise<CurrentUser>
  getUser(options?: { or?: UserOption }): Promise<CurrentUser | null>
  async getUser({ or }: { or?: UserOption } = {}): Promise<CurrentUser | null> {
    const outcome = userOutcome(await this.user.load(), or)
    switch (outcome.kind) {
      case 'user':
        return outcome.user
      case 'none':
        return null
      case 'create-anonymous':
        return this.signInAnonymously()
      case 'redirect':
        await this.redirectToSignIn()
        throw notSignedIn()
      case 'throw':
        throw notSignedIn()
    }
  }

  async signInAnonymously(): Promise<CurrentUser> {
    await (await this.#ctx.reserve()).enterAnonymously(this.#ctx)
    return this.getUser({ or: 'anonymous' })
  }

  signOut(options?: SignOutOptions): Promise<SignedOut> {
    return this.#ctx.signOut(options)
  }

  /** Goes to an address of this site, or of a trusted origin; any other is refused. */
  redirectTo(url: string, options?: Pick<RedirectOptions, 'replace'>): Promise<void> {
    return this.#ctx.go(url, options)
  }

  /**
   * Loads the code of methods before they are called: where a click must be answered at once, or where
   * the connection may be gone by then.
   *
   * @example app.preload('signInWithPasskey')
   */
  async preload(...methods: readonly (keyof LazyMethods)[]): Promise<void> {
    await Promise.all(methods.map((method) => this.#ctx.load<object>(appVerbs[method])))
  }

  /** Stops every timer of this app. */
  dispose(): void {
    this.#ctx.cache.dispose()
  }
}
