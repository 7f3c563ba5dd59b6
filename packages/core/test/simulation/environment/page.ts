import type { BaseClientApp } from '../../../src/app/base-client-app.js'
import type { Query } from '../../../src/index.js'
import type { LifecycleEvent, Navigation, Platform } from '../../../src/platform/platform.js'
import type { Jar } from './jar.js'
import type { Keys } from './keys.js'
import type { LockTable } from './locks.js'
import type { Destination, HttpResponse, Network, PageRequest } from './network.js'
import { drawFrom } from '../random.js'
import type { Actor, Event, Scheduler } from '../scheduler.js'
import { type Span, uncovered } from '../spans.js'

const POLL_MILLIS = 100

/** The parts of a browser that all of its pages share. */
export interface Surroundings {
  readonly scheduler: Scheduler
  readonly network: Network
  readonly jar: Jar
  readonly locks: LockTable | undefined
  readonly keys: Keys
  readonly seed: number
  /** The changes of the session. */
  readonly history: readonly { readonly at: number }[]
  /** The error of the device's clock, in milliseconds. */
  wallOffset: number
  /** Opens the app of a page. */
  openApp(options: {
    redirectMethod: 'window' | 'none'
    platform: Partial<Platform>
  }): BaseClientApp
  /** Returns where the requests of pages go. */
  destination(): Destination
  reportViolation(rule: string, what: string): void
  /** Called when a page shows a user, or that no user is signed in. */
  onShow(page: Page): void
  /** Called when a page goes to another site. */
  onLeave(page: Page, url: string): void
  /** Called when a page sends a request. */
  onRequest(request: PageRequest, page: Page): void
  /** Called when the service responds; the response may be lost on its way to the page. */
  onResponse(request: PageRequest, response: HttpResponse): void
}

/** The state of a tab that its next page inherits. */
export interface Tab {
  readonly href: string
  readonly storage: Map<string, string>
  /** Navigates between the URLs of the app. Without it, pages stay on their URL. */
  readonly navigation?: Navigation
}

/** A page with an app, from its load until it is left. */
export class Page implements Actor {
  readonly app: BaseClientApp
  /** Times in which the page is frozen. */
  readonly freezes: Span[] = []
  /** Times in which the page has no connection. */
  readonly offline: Span[] = []
  goneAt = Infinity
  isDisposed = false
  /** Sessions that were ended on this page. */
  readonly signedOut = new Set<string>()
  /** The refreshes of the last minute, with their sessions. */
  recentRefreshes: { readonly at: number; readonly session: string | undefined }[] = []
  /** The number of requests that the page sent while the service was out of reach. */
  readonly requests = { tokens: 0, others: 0 }
  /** Refresh tokens that the page sent while the service was out of reach. */
  readonly outageTokens = new Set<string | null>()
  /** Pending refreshes by their token. */
  readonly refreshes = new Map<string, PageRequest[]>()
  /** The ID of the user that is shown; null when signed out, undefined while it is unknown. */
  shownUserId: string | null | undefined
  /** The warnings that the app logged for the developer. */
  readonly warnings: string[] = []
  /** Number of timers that have neither fired nor been cleared. */
  timers = 0
  readonly #lifecycle = new Set<(event: LifecycleEvent) => void>()
  readonly #stops: (() => void)[]
  /** Lists of teams that the page shows. */
  readonly lists: { readonly user: string; readonly teams: Query<readonly object[]> }[] = []
  /** The lowest number of times that the shown user had been renamed. */
  names = { user: '', least: 0 }
  #href: string

  constructor(
    readonly name: string,
    readonly browser: Surroundings,
    readonly tab: Tab = { href: 'https://app.test/', storage: new Map() },
  ) {
    this.#href = tab.href
    this.app = browser.openApp({
      redirectMethod: tab.navigation ? 'window' : 'none',
      platform: this.#platform(),
    })
    const { user, session } = this.app
    const readShownUser = () => {
      const { status, data } = user.get()
      this.shownUserId = status === 'ready' ? (data?.id ?? null) : undefined
      const { names } = this
      if (this.shownUserId === names.user && Number(data?.displayName) < names.least)
        browser.reportViolation('C9', `${name} shows what was changed before ${names.least}`)
      browser.onShow(this)
    }
    this.#stops = [user.subscribe(readShownUser), session.subscribe(() => {})]
    readShownUser()
    // A page that shows the signed-in user loads it at the start.
    user.load().catch(() => {})
  }

  get frozenUntil(): number {
    return this.freezes.at(-1)?.until ?? 0
  }

  get isGone(): boolean {
    return this.goneAt !== Infinity
  }

  get isOnline(): boolean {
    return (this.offline.at(-1)?.until ?? 0) <= this.browser.scheduler.now
  }

  /**
   * Returns how long a call has taken since the last change of the session, without the time in which the
   * page was frozen.
   */
  awake(since: number): number {
    const { scheduler, history } = this.browser
    const from = Math.max(since, history.at(-1)?.at ?? 0)
    return uncovered({ from, until: scheduler.now }, this.freezes)
  }

  happen(event: LifecycleEvent): void {
    for (const listener of [...this.#lifecycle]) listener(event)
  }

  /** Ends the page, because it was left or closed. */
  leave(): void {
    this.goneAt = this.browser.scheduler.now
    this.browser.jar.forget(this)
    this.browser.locks?.release(this)
  }

  /** Shows the teams of a user and follows their changes. */
  showTeams(user: string, teams: Query<readonly object[]>): void {
    this.lists.push({ user, teams })
    this.#stops.push(teams.subscribe(() => {}))
  }

  /** Ends all subscriptions and disposes of the app. */
  dispose(): void {
    this.isDisposed = true
    this.#stops.forEach((stop) => stop())
    this.app.dispose()
  }

  get left() {
    return {
      timers: this.timers,
      lifecycle: this.#lifecycle.size,
      watchers: this.browser.jar.watchersOf(this),
    }
  }

  #platform(): Partial<Platform> {
    const { scheduler, jar, network, locks, keys, seed } = this.browser
    const draw = drawFrom(seed, `page ${this.name}`)
    return {
      kind: 'browser',
      clock: {
        wall: () => 1_800_000_000_000 + scheduler.now + this.browser.wallOffset,
        monotonic: () => scheduler.now,
      },
      timers: {
        set: (callback, millis) => this.#timer(callback, millis),
        clear: (timer) => (timer as { stop(): void } | undefined)?.stop(),
      },
      random: draw.next,
      // No rule checks nonces, and drawing many at a time is slow.
      randomBytes: (length) =>
        Uint8Array.from({ length: length > 100 ? 0 : length }, () => draw.next() * 256),
      fetch: network.fetchOf(
        this,
        () => this.isOnline,
        () => this.browser.destination(),
      ),
      cookies: jar.of(this),
      locks: locks?.of(this),
      openKeyStore: () => keys.open(this),
      navigation: this.tab.navigation ?? {
        href: () => this.#href,
        go: () => {},
        goWithoutReferrer: (url) => this.browser.onLeave(this, url),
        rewrite: (url) => void (this.#href = url),
        isFramed: () => false,
      },
      storage: {
        get: (name) => this.tab.storage.get(name) ?? null,
        set: (name, value) => this.tab.storage.set(name, value).has(name),
        remove: (name) => void this.tab.storage.delete(name),
      },
      onLifecycle: (listener) => {
        this.#lifecycle.add(listener)
        return () => void this.#lifecycle.delete(listener)
      },
      isOnline: () => this.isOnline,
      env: () => undefined,
      warn: (message) => {
        this.check(message)
        this.warnings.push(message)
      },
      debug: () => {},
      report: (error) => this.check(error),
    }
  }

  /** Checks that an error or a warning contains no token. */
  check(value: unknown): void {
    const text =
      value instanceof Error ? `${value.message} ${JSON.stringify(value)}` : String(value)
    if (/rt_s\d|\.at\d/.test(text)) this.browser.reportViolation('V6', `says a token: ${text}`)
  }

  #timer(callback: () => void, millis: number): { stop(): void } {
    const { scheduler, jar } = this.browser
    let event: Event | undefined
    let unpark = () => {}
    let isOver = false
    this.timers++
    const stop = () => {
      if (isOver) return
      isOver = true
      this.timers--
      if (event) event.isOff = true
      unpark()
    }
    const run = () => {
      if (isOver) return
      stop()
      callback()
    }
    if (millis === POLL_MILLIS) unpark = jar.park(run, this)
    else event = scheduler.after(millis, 'timer', run, this)
    return { stop }
  }
}
