import { HttpClient } from '../http/http-client.js'
import type { SendRequest } from '../http/request-types.js'
import { Emitter } from '../lib/emitter.js'
import { ownOptions } from '../lib/objects.js'
import { Navigator } from '../navigation/navigator.js'
import { parseUrl } from '../navigation/trusted-url.js'
import { defaultPlatform } from '../platform/default-platform.js'
import { loadPart } from '../platform/load-part.js'
import type { Platform } from '../platform/platform.js'
import { TaskRunner } from '../platform/task-runner.js'
import type { ClientSession } from '../session/client-session.js'
import type { TokenPair } from '../session/tokens.js'
import type { Access } from './access.js'
import { type Change, type ReadingMethodName, TEAM_METHODS } from './changes.js'
import { type AppEvent, createEventReporter } from './events.js'
import type { ClientOptions } from './options.js'
import { Recovery } from './recovery.js'
import { readSettings, type Settings } from './settings.js'
import { isSessionUnknown } from './token-store.js'

/** The parts that differ between a client that keeps the tokens of its session and a page whose server holds them. */
export interface SessionMode {
  /** Opens the session of a client when it is first needed. */
  open(client: Client): ClientSession
  /** Binds a new session to this device before it is stored. Resolves to its tokens. */
  bind?(client: Client, tokens: TokenPair): Promise<TokenPair>
  /** Sends the requests of the client. */
  readonly send: SendRequest
}

/** Reading methods whose results have a team. They are stale after it was deleted, or after the user was removed from it. */
const TEAM_DATA = [...TEAM_METHODS, 'user'] as const

/** Whether the service has rejected a request because the team, or the membership of the user, does not exist any more. */
const isTeamGone = (code: string | null): boolean =>
  code === 'TEAM_NOT_FOUND' || code === 'TEAM_MEMBERSHIP_NOT_FOUND'

/** The parts of an app that flows and resources use. It does not depend on users, teams and apps. */
export class Client {
  readonly platform: Platform
  readonly settings: Settings
  readonly options: ClientOptions
  readonly access: Access
  /** Whether the session cannot be known: while a server renders for a browser's cookies. */
  readonly isSessionUnknown: boolean
  readonly tasks: TaskRunner
  readonly http: HttpClient
  readonly navigator: Navigator
  /** Emits what has changed; `emit` resolves when the signed-in user was read again. */
  readonly changes: Emitter<Change>
  /** Says when watched values can be loaded again after a failure. */
  readonly recovery: Recovery
  readonly #disposal: Emitter
  readonly #sessions: SessionMode
  #session: ClientSession | undefined
  #report: (event: AppEvent) => void

  constructor(options: ClientOptions, access: Access, sessions: SessionMode) {
    this.options = ownOptions(options)
    this.access = access
    this.#sessions = sessions
    const platform = defaultPlatform(this.options)
    const settings = readSettings(this.options, platform)
    const report = createEventReporter(this.options, platform)
    this.platform = platform
    this.settings = settings
    this.isSessionUnknown = isSessionUnknown(this.options, platform)
    this.tasks = new TaskRunner(platform.timers)
    this.changes = new Emitter(platform.report)
    this.recovery = new Recovery(platform)
    this.#disposal = new Emitter(platform.report)
    this.navigator = new Navigator(platform, this.tasks, this.options, (url) =>
      // The origin is no secret, unlike the path and the query.
      report({ type: 'redirect-refused', origin: parseUrl(url)?.origin ?? '' }),
    )
    this.http = new HttpClient({
      platform,
      tasks: this.tasks,
      send: sessions.send,
      apiUrl: () => settings.apiUrl,
      headerPrefix: this.options.headerPrefix,
      headers: () => ({
        projectId: settings.projectId,
        accessType: access.type,
        ...access.keys(settings),
      }),
      extraHeaders: this.options.extraRequestHeaders,
      tokens: {
        getTokens: (request) => this.session().getTokens(request),
        rejectAccessToken: (accessToken) => this.session().rejectAccessToken(accessToken),
      },
      ownerTokens: access.ownerTokens,
      onEvent: (event) => {
        report(event)
        if (event.type !== 'attempt') return
        if (isTeamGone(event.code)) void this.invalidate(...TEAM_DATA)
        // Values that fail with 500 would otherwise make each other load again all the time.
        if (event.status !== null && event.status < 500) this.recovery.serviceResponded()
      },
    })
    this.#report = report
  }

  /** Whether there is a place to keep a session in. */
  get hasTokenStore(): boolean {
    return this.options.tokenStore !== null && !this.isSessionUnknown
  }

  /** The session. Throws, with what to do, where it is unknown. */
  session(): ClientSession {
    this.#session ??= this.#sessions.open(this)
    return this.#session
  }

  /** The session; undefined where it is unknown. */
  knownSession(): ClientSession | undefined {
    return this.isSessionUnknown ? undefined : this.session()
  }

  /** Binds a new session to this device, if this app does that. Resolves to the tokens to store. */
  async bindTokens(tokens: TokenPair): Promise<TokenPair> {
    return (await this.#sessions.bind?.(this, tokens)) ?? tokens
  }

  /**
   * Returns an HTTP client for the user who is signed in now. Call it before anything is awaited, so that a method does
   * not act for another user who signs in meanwhile.
   */
  httpOfSession(): HttpClient {
    return this.http.forSession(this.session().state.generation)
  }

  /**
   * Loads a part of the kit. Rejects with `NETWORK_ERROR` when that fails.
   *
   * @example const { signInWithOAuth } = await client.load(() => import('../flows/oauth/oauth.js'))
   */
  load<Part>(part: () => Promise<Part>): Promise<Part> {
    return loadPart(this.platform, part)
  }

  /**
   * Announces that results of these reading methods are stale; `user` is the signed-in user. Resolves when the user was
   * read again, if it is stale. A failed read does not reject: the change was made, and subscribers see the error.
   */
  async invalidate(...methods: readonly ReadingMethodName[]): Promise<void> {
    await this.changes.emit({ type: 'stale', methods })
  }

  /** Announces that everything is stale. */
  async invalidateAll(): Promise<void> {
    await this.changes.emit({ type: 'all-stale' })
  }

  /** Returns a client with other options, such as another token store. */
  with(options: ClientOptions): Client {
    return new Client({ ...this.options, ...options }, this.access, this.#sessions)
  }

  /** Runs a function when the app is disposed of. */
  onDispose(listener: () => void): void {
    this.#disposal.subscribe(listener)
  }

  /** Reports that a session has begun or ended. */
  reportSession({ status }: ClientSession['state']): void {
    this.#report({ type: 'session', status })
  }

  /** Ends timers and pending requests, which reject with the reason. */
  dispose(reason: Error): void {
    this.tasks.dispose(reason)
    this.#session?.dispose()
    void this.#disposal.emit()
  }
}
