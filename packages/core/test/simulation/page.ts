import { contexts } from '../../src/apps/contexts.js'
import { ClientApp } from '../../src/index.js'
import type { LifecycleEvent, Platform } from '../../src/platform/platform.js'
import type { Jar } from './jar.js'
import type { LockTable } from './locks.js'
import type { Asked, Network } from './network.js'
import { drawFrom } from './random.js'
import type { Actor, Event, Scheduler } from './scheduler.js'
import { type Span, uncovered } from './spans.js'

const POLL_MILLIS = 100

/** What all pages of a browser share. */
export interface Surroundings {
  readonly scheduler: Scheduler
  readonly network: Network
  readonly jar: Jar
  readonly locks: LockTable | undefined
  readonly seed: number
  /** What the device's clock is wrong by. */
  wallOffset: number
  complain(rule: string, what: string): void
  /** A page shows somebody, or that nobody is signed in. */
  shows(page: Page): void
}

/** One page with an app in it, from when it is loaded until it is left. */
export class Page implements Actor {
  readonly app: ClientApp
  /** When it was frozen. */
  readonly freezes: Span[] = []
  /** When it had no connection. */
  readonly offline: Span[] = []
  goneAt = Infinity
  /** Sessions that were ended on this page. */
  readonly signedOut = new Set<string>()
  /** Refresh tokens that the service has told this page are dead. */
  readonly toldDead = new Set<string>()
  /** When it has asked for a token, in the last minute. */
  asked: number[] = []
  /** Refreshes that it waits for, by their token. */
  readonly refreshes = new Map<string, Asked[]>()
  /** Who is shown, as a subscriber of the user has it; undefined while nobody knows. */
  shown: string | null | undefined
  /** Timers that were set and neither ran nor were cleared. */
  timers = 0
  readonly #lifecycle = new Set<(event: LifecycleEvent) => void>()
  readonly #surroundings: Surroundings
  readonly #stop: () => void

  constructor(
    readonly name: string,
    surroundings: Surroundings,
  ) {
    this.#surroundings = surroundings
    this.app = new ClientApp({
      projectId: 'p',
      publishableClientKey: 'k',
      baseUrl: 'https://api.test',
      redirectMethod: 'none',
      platform: this.#platform(),
    })
    const { user, session } = this.app
    const look = () => {
      const { status, data } = user.get()
      this.shown = status === 'ready' ? (data?.id ?? null) : undefined
      surroundings.shows(this)
    }
    const stops = [user.subscribe(look), session.subscribe(() => {})]
    this.#stop = () => stops.forEach((stop) => stop())
    look()
    // As a page that shows who is signed in does.
    user.load().catch(() => {})
  }

  get frozenUntil(): number {
    return this.freezes.at(-1)?.until ?? 0
  }

  get isGone(): boolean {
    return this.goneAt !== Infinity
  }

  get isOnline(): boolean {
    return (this.offline.at(-1)?.until ?? 0) <= this.#surroundings.scheduler.now
  }

  /** How much of a time that has passed it was not frozen. */
  awake(from: number): number {
    return uncovered({ from, until: this.#surroundings.scheduler.now }, this.freezes)
  }

  happen(event: LifecycleEvent): void {
    for (const listener of [...this.#lifecycle]) listener(event)
  }

  /** It is left, or closed: nothing of it goes on. */
  leave(): void {
    this.goneAt = this.#surroundings.scheduler.now
    this.#surroundings.jar.forget(this)
    this.#surroundings.locks?.release(this)
  }

  /** What is left behind once nobody watches and the app is disposed of. */
  dispose(): void {
    this.#stop()
    this.app.dispose()
  }

  get left() {
    return {
      timers: this.timers,
      lifecycle: this.#lifecycle.size,
      watchers: this.#surroundings.jar.watchersOf(this),
      remembered: contexts.get(this.app)?.cache.entries.size ?? 0,
    }
  }

  #platform(): Partial<Platform> {
    const { scheduler, jar, network, locks, seed } = this.#surroundings
    const draw = drawFrom(seed, `page ${this.name}`)
    return {
      kind: 'browser',
      clock: {
        wall: () => 1_800_000_000_000 + scheduler.now + this.#surroundings.wallOffset,
        monotonic: () => scheduler.now,
      },
      timers: {
        set: (callback, millis) => this.#timer(callback, millis),
        clear: (timer) => (timer as { stop(): void }).stop(),
      },
      random: draw.next,
      // Nobody looks at a nonce here, and they are most of what is drawn.
      randomBytes: (length) => new Uint8Array(length).fill(draw.next() * 256),
      fetch: network.fetchOf(this, () => this.isOnline),
      cookies: jar.of(this),
      locks: locks?.of(this),
      navigation: {
        href: () => 'https://app.test/',
        go: () => {},
        leave: () => {},
        rewrite: () => {},
        isFramed: () => false,
      },
      storage: { get: () => null, set: () => true, remove: () => {} },
      credentials: undefined,
      onLifecycle: (listener) => {
        this.#lifecycle.add(listener)
        return () => void this.#lifecycle.delete(listener)
      },
      isOnline: () => this.isOnline,
      env: () => undefined,
      warn: (message) => this.check(message),
      report: (error) => this.check(error),
    }
  }

  /** Nothing that is said may hold a token. */
  check(said: unknown): void {
    const text = said instanceof Error ? `${said.message} ${JSON.stringify(said)}` : String(said)
    if (/rt_s\d|\.at\d/.test(text)) this.#surroundings.complain('V6', `says a token: ${text}`)
  }

  #timer(callback: () => void, millis: number): { stop(): void } {
    const { scheduler, jar } = this.#surroundings
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
