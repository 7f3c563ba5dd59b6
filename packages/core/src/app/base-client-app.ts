import { CACHE_LINGER_MILLIS } from '@latchkey/contract/constants'
import type { Access } from '../client/access.js'
import { Client } from '../client/client.js'
import type { ClientOptions } from '../client/options.js'
import { clientError } from '../errors/client-error.js'
import { refreshTokens } from '../flows/refresh-tokens.js'
import type { SendRequestOptions } from '../flows/send-request.js'
import { signOut, type SignOutOptions } from '../flows/sign-out.js'
import { pending, Query, type Snapshot } from '../lib/query.js'
import type { PageUrls } from '../navigation/page-urls.js'
import { tryRead } from '../platform/try-read.js'
import type { Project } from '../resources/project.js'
import { notSignedIn, userOutcome } from '../resources/user/user-outcome.js'
import { lazyParts } from './lazy-parts.js'
import type { GetUserOptions, ServerTokenStoreOption, SessionSnapshot } from './options.js'
import { SignInMethods } from './methods/sign-in-methods.js'

/** The same object for the same status, so that a change can be detected by identity. */
const snapshots = {
  unknown: { status: 'unknown' },
  'signed-out': { status: 'signed-out' },
  active: { status: 'active' },
} as const satisfies Record<SessionSnapshot['status'], SessionSnapshot>

const signedOut: Snapshot<null> = { status: 'ready', data: null, error: undefined }

const noUserOptions: GetUserOptions<ServerTokenStoreOption> = {
  or: undefined,
  includeRestricted: undefined,
  tokenStore: undefined,
}

/** Own properties only: a page may have put options on the prototype of every object. */
const ownUserOptions = (options: GetUserOptions<ServerTokenStoreOption>) =>
  ({ __proto__: null, ...options }) as GetUserOptions<ServerTokenStoreOption>

/** The fields of a user that every app has. */
export interface AppUser {
  readonly isAnonymous: boolean
  readonly isRestricted: boolean
}

/**
 * The methods that all apps have in common.
 *
 * @typeParam User the model of the signed-in user
 */
export abstract class BaseClientApp<User extends AppUser> extends SignInMethods {
  readonly #client: Client

  /**
   * The query of the signed-in user, which can be read synchronously, loaded and subscribed to; its data is
   * null when the user is signed out.
   *
   * Without a connection, the known user stays: `status` is `'failed'`, `data` is as before, and the error has the code
   * `NETWORK_ERROR` with `details.isOffline`. Once the device is connected again, a watched user is read again.
   */
  readonly user: Query<User | null>

  /**
   * The query of the project, with its enabled sign-in methods. It can be read synchronously, loaded and
   * subscribed to.
   */
  readonly project: Query<Project>

  constructor(options: ClientOptions, access: Access) {
    super()
    const client = new Client(options, access, refreshTokens)
    const { platform } = client
    const shared = {
      keepMillis: CACHE_LINGER_MILLIS,
      timers: platform.timers,
      report: platform.report,
    }
    this.#client = client
    this.user = new Query({
      ...shared,
      watch: (onChange) => client.knownSession()?.subscribe(onChange),
      owner: () => client.knownSession()?.state.generation,
      initial: () => (client.knownSession()?.state.status === 'signed-out' ? signedOut : pending),
      load: () => this.#loadUser(client),
    })
    this.project = new Query({
      ...shared,
      // Subscribed in order to refetch after a reconnect. Without settings there is no session, and an
      // error page works without one.
      watch: () => tryRead(() => client.knownSession())?.subscribe(() => {}),
      load: () => this.#loadProject(),
    })
    // A component may wait on the new page for a redirect that was not made: its next render requests it again.
    client.navigator.skippedRedirects.subscribe(() => this.user.notify())
    client.changes.subscribe(async ({ stale, deletedId }) => {
      if (stale !== 'all') {
        // The change has succeeded even if the user cannot be refetched now; the snapshot has the error.
        if (stale.includes('user')) await this.user.refresh().catch(() => {})
        return
      }
      for (const query of [this.user, this.project]) {
        query.markStale()
        // The empty ID means the project itself, of which nothing can be refetched.
        if (query.isWatched && deletedId !== '') query.load().catch(() => {})
      }
    })
  }

  /** The parts of the app. Behind a getter, so that nothing that prints or serializes the app prints its keys. */
  protected override get client(): Client {
    return this.#client
  }

  /** @internal Returns the parts of an app, for the entries `query`, `hydrate` and `internal` of this package. */
  static clientOf(app: BaseClientApp<AppUser>): Client {
    return app.client
  }

  /** Reads the user of a session. */
  protected abstract loadUser(client: Client, generation: number): Promise<User | null>

  /** The addresses of the app's pages. */
  get urls(): PageUrls {
    return this.client.navigator.urls
  }

  /**
   * The state of the session, which can be read synchronously and subscribed to. It includes changes in
   * other tabs.
   */
  readonly session = {
    get: (): SessionSnapshot => snapshots[this.client.knownSession()?.state.status ?? 'unknown'],
    subscribe: (listener: () => void): (() => void) =>
      this.client.knownSession()?.subscribe(listener) ?? (() => {}),
  }

  /**
   * Calls a function whenever a user signs in or out, here or in another tab. It is not called for the
   * initial state, which `session.get()` returns.
   *
   * @returns a function that removes the listener
   * @example const stop = app.onAuthStateChange(({ status }) => console.log(status))
   */
  onAuthStateChange(listener: (state: SessionSnapshot) => void): () => void {
    return this.session.subscribe(() => listener(this.session.get()))
  }

  /**
   * Resolves to the signed-in user. When no user is signed in, `or` decides: `'redirect'` goes to the sign-in page,
   * `'throw'` rejects with `NOT_SIGNED_IN`, `'anonymous'` creates an anonymous account, and the default resolves to
   * null. An anonymous user counts as signed out unless `or` is `'anonymous'` or `'anonymous-if-exists'`. So does a user
   * who has to verify the email first, unless `includeRestricted` is true; `'redirect'` then goes to the account settings.
   *
   * Rejects with `ANONYMOUS_ACCOUNTS_NOT_ENABLED` when an anonymous account may not be created.
   *
   * @example const user = await app.getUser({ or: 'redirect' })
   */
  getUser(options: GetUserOptions & { or: 'redirect' | 'throw' | 'anonymous' }): Promise<User>
  getUser(options?: GetUserOptions): Promise<User | null>
  getUser(options?: GetUserOptions): Promise<User | null> {
    return this.getSessionUser(options)
  }

  /** Resolves to the user of the app's session, or of the session in a token store. */
  protected async getSessionUser(
    options?: GetUserOptions<ServerTokenStoreOption>,
  ): Promise<User | null> {
    const { or, includeRestricted, tokenStore } = options ? ownUserOptions(options) : noUserOptions
    const client = tokenStore === undefined ? this.client : this.client.with({ tokenStore })
    const read = async () => userOutcome(await this.#readUser(client), or, includeRestricted)
    let outcome = await read()
    if (outcome.kind === 'redirect' || outcome.kind === 'verify') {
      const page = outcome.kind === 'verify' ? 'accountSettings' : 'signIn'
      await client.navigator.redirectTo(page, { replace: true })
      // The user may have signed in meanwhile, in another tab.
      outcome = await read()
    }
    switch (outcome.kind) {
      case 'user':
        return outcome.user
      case 'none':
        return null
      case 'anonymous':
        return this.#signInAnonymously(client)
      default:
        throw notSignedIn()
    }
  }

  /** The user of this app is kept; the one of another session is loaded each time. */
  #readUser(client: Client): Promise<User | null> {
    return client === this.client ? this.user.load() : this.#loadUser(client)
  }

  async #loadUser(client: Client): Promise<User | null> {
    const { status, generation } = client.session().state
    return status === 'active' ? this.loadUser(client, generation) : null
  }

  /** Resolves to the project that this app belongs to. */
  getProject(): Promise<Project> {
    const { kind } = this.client.platform
    // A server keeps nothing between two calls: in an edge runtime, the timer that drops the value ends with the request.
    return kind === 'server' ? this.#loadProject() : this.project.load()
  }

  async #loadProject(): Promise<Project> {
    return (await this.client.load(lazyParts.project)).getProject(this.client)
  }

  /**
   * Creates an anonymous account and signs in to it. Calls at the same time create one account. Resolves to the user.
   *
   * Rejects with `ANONYMOUS_ACCOUNTS_NOT_ENABLED` when the project does not allow it.
   */
  signInAnonymously(): Promise<User> {
    return this.#signInAnonymously(this.client)
  }

  async #signInAnonymously(client: Client): Promise<User> {
    // Read before the code of the flow loads: a user can sign in meanwhile.
    const { generation } = client.session().state
    const { signInAnonymously } = await client.load(lazyParts.anonymous)
    await signInAnonymously(client, generation)
    const user = await this.#readUser(client)
    if (user) return user
    throw notSignedIn()
  }

  /**
   * Sends a request for which there is no method, for the signed-in user, and resolves to a successful response. Errors
   * reject and attempts are repeated as with every other method. Rejects with `SESSION_CHANGED` if another session begins
   * before the request is sent.
   *
   * @param path under the API, beginning with a slash; IDs in it are encoded
   * @throws TypeError `INVALID_ARGUMENT` when the path has a host, `..`, `?`, `#` or characters that must be encoded, and for a body without
   *   a method that takes one
   * @example
   * const response = await app.sendRequest('/teams', { query: { user_id: 'me' } })
   * console.log(await response.json())
   */
  async sendRequest(path: string, options?: SendRequestOptions): Promise<Response> {
    const http = this.client.httpOfSession()
    return (await this.client.load(lazyParts.sendRequest)).sendRequest(http, path, options)
  }

  /**
   * Asks the service whether it has a feature, such as `audit-log`. Resolves to false for services without it. A call of
   * such a feature rejects with `FEATURE_NOT_SUPPORTED` there.
   *
   * @example if (await app.supportsFeature('audit-log')) showAuditLog()
   */
  async supportsFeature(name: string): Promise<boolean> {
    return (await this.client.load(lazyParts.sendRequest)).supportsFeature(this.client, name)
  }

  /**
   * Requests a feature that this version does not know. No current service has such a feature, so it
   * rejects with `FEATURE_NOT_SUPPORTED` and the message of the service.
   */
  async checkFeatureSupport(name: string): Promise<never> {
    return (await this.client.load(lazyParts.sendRequest)).checkFeatureSupport(this.client, name)
  }

  /**
   * Signs out on this device immediately, ends the session at the service, then goes to the page
   * `afterSignOut`.
   *
   * Works without a connection: `confirmed` is then false, and the service is notified later. Waits at most 3 s for the
   * service. A second call meanwhile is the same sign-out.
   */
  signOut(options?: SignOutOptions) {
    return signOut(this.client, options)
  }

  /**
   * Loads parts of the kit before they are needed, so that a later click responds immediately, or also
   * works without a connection.
   *
   * @example await app.preload('passkey', 'email')
   */
  async preload(...names: readonly (keyof typeof lazyParts)[]): Promise<void> {
    await Promise.all(names.map((name) => this.client.load<unknown>(lazyParts[name])))
  }

  /** Ends the timers of this app and its pending requests, which reject. Later requests reject too. */
  dispose(): void {
    this.client.dispose(
      clientError('APP_DISPOSED', 'This app was disposed of. Create another one.'),
    )
    this.user.dispose()
    this.project.dispose()
  }
}
