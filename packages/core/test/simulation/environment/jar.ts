import type { CookieJar } from '../../../src/platform/platform.js'
import type { Actor, Scheduler } from '../scheduler.js'
import type { Span } from '../spans.js'

export const REFRESH = 'latchkey-refresh-p'
export const ACCESS = 'latchkey-access'
export const LEGACY = 'latchkey-refresh'

/** The cookies of a session that the app's server holds. Pages can read only the marker. */
export const HELD_REFRESH = '__Host-latchkey-refresh-p'
export const MARKER = '__Host-latchkey-session-p'

/** Maximum size of a cookie, name and value together (RFC 6265bis, section 5.6). */
const MAX_COOKIE_BYTES = 4096

/** The cookies of a browser, which its tabs share. */
export class Jar {
  readonly cookies = new Map<string, string>()
  /** The cookies that no page can read. */
  readonly hidden = new Map<string, string>()
  /** Increases with every change. */
  version = 0
  /** Times in which no page can change cookies. */
  readonly blocks: Span[] = []
  /** Times in which a planted cookie has the same name as another one. */
  readonly plants: Span[] = []
  /** Time of the last change. */
  changedAt = 0
  /** Cookies of another path or domain, which no page can change. */
  readonly #planted = new Map<string, { readonly value: string; readonly isFirst: boolean }>()
  #textCache = { version: 0, text: '' }
  readonly #listeners = new Map<() => void, { readonly actor: Actor; notifiedAt: number }>()
  readonly #parked = new Map<() => void, { actor: Actor; since: number }>()

  constructor(
    readonly scheduler: Scheduler,
    readonly news: 'events' | 'poll',
    /** Whether pages use cookies that no other domain can plant. */
    readonly isSecure: boolean,
  ) {}

  /**
   * The stored refresh token. If there are several, the one that an access cookie names, else the first
   * (CK12).
   */
  get token(): string | undefined {
    const own = this.valuesOf(REFRESH)
    if (own.length < 2) return own[0] ?? this.valuesOf(LEGACY)[0]
    const pairs = this.valuesOf(ACCESS)
    return own.find((token) => pairs.some((pair) => pair.startsWith(`["${token}",`))) ?? own[0]
  }

  /** All values of a name, in the order in which pages see them. */
  valuesOf(name: string): string[] {
    const own = this.cookies.get(name)
    const planted = this.#planted.get(name)
    const all = [planted?.isFirst && planted.value, own, !planted?.isFirst && planted?.value]
    return all.flatMap((value) => (typeof value === 'string' ? decodeURIComponent(value) : []))
  }

  get isBlocked(): boolean {
    return this.scheduler.now < (this.blocks.at(-1)?.until ?? 0)
  }

  /** Sets a cookie from outside of the app. */
  plant(name: string, value: string | undefined): void {
    this.put(name, value === undefined ? undefined : encodeURIComponent(value))
  }

  /** Plants a cookie beside the one of the same name; pages see it first, or last. */
  plantBeside(name: string, value: string, isFirst: boolean): void {
    this.#planted.set(name, { value: encodeURIComponent(value), isFirst })
    this.#notify()
  }

  /** Removes the cookies that were planted beside others. */
  weed(): void {
    if (!this.#planted.size) return
    this.#planted.clear()
    this.#notify()
  }

  get isPlanted(): boolean {
    return this.#planted.size > 0
  }

  /** Returns whether a planted cookie has this token. */
  hasBeside(token: string | undefined): boolean {
    return token !== undefined && this.#planted.get(REFRESH)?.value === token
  }

  put(name: string, value: string | undefined, by?: Actor): void {
    if (this.cookies.get(name) === value) return
    if (by && (this.isBlocked || name.length + (value ?? '').length > MAX_COOKIE_BYTES)) return
    if (value === undefined) this.cookies.delete(name)
    else this.cookies.set(name, value)
    this.#notify()
  }

  /** The header `Cookie` of a request to the app's server. */
  get header(): string {
    return [...this.cookies, ...this.hidden].map((pair) => pair.join('=')).join('; ')
  }

  /** Stores the `Set-Cookie` headers of a response. */
  receive(lines: readonly string[]): void {
    if (this.isBlocked) return
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const isRemoved = line.includes('; Max-Age=0')
      if (line.includes('; HttpOnly')) this.hidden.set(name, value)
      else if (this.hidden.has(name)) this.hidden.delete(name)
      else this.put(name, isRemoved ? undefined : value)
    }
  }

  #notify(): void {
    this.version++
    const { now } = this.scheduler
    this.changedAt = now
    for (const [listener, entry] of this.#listeners) {
      // Changes of one moment are reported together, to the page that made them too.
      if (entry.notifiedAt === now) continue
      entry.notifiedAt = now
      this.scheduler.after(1, 'hears of cookies', listener, entry.actor)
    }
    for (const [poll, { actor, since }] of this.#parked) {
      const passed = (now - since) % 100
      this.scheduler.after(100 - passed, 'looks at cookies', poll, actor)
    }
    this.#parked.clear()
  }

  get #text(): string {
    const { version, cookies } = this
    if (this.#textCache.version !== version) {
      const planted = (first: boolean) =>
        [...this.#planted].flatMap(([name, { value, isFirst }]) =>
          isFirst === first ? [[name, value]] : [],
        )
      const all = [...planted(true), ...cookies, ...planted(false)]
      const text = all.map((pair) => pair.join('=')).join('; ')
      this.#textCache = { version, text }
    }
    return this.#textCache.text
  }

  /** Returns the cookie jar of the platform for a page. */
  of(actor: Actor): CookieJar {
    return {
      isSecure: this.isSecure,
      read: () => this.#text,
      write: (name, value) => this.put(name, value, actor),
      remove: (name) => this.put(name, undefined, actor),
      ...(this.news === 'events' && {
        subscribe: (listener: () => void) => {
          this.#listeners.set(listener, { actor, notifiedAt: -1 })
          return () => void this.#listeners.delete(listener)
        },
      }),
    }
  }

  /**
   * Replaces a poll every 100 ms by one at the next multiple of 100 ms after a change. Polls without a
   * change have no effect, and simulating them takes nearly all of the run time.
   */
  park(poll: () => void, actor: Actor): () => void {
    this.#parked.set(poll, { actor, since: this.scheduler.now })
    return () => void this.#parked.delete(poll)
  }

  /** The number of listeners and polls of an actor that are still active. */
  watchersOf(actor: Actor): number {
    const parked = [...this.#parked.values()].filter((entry) => entry.actor === actor)
    const listening = [...this.#listeners.values()].filter((entry) => entry.actor === actor)
    return parked.length + listening.length
  }

  /** Removes the listeners and polls of a page that was left. */
  forget(actor: Actor): void {
    for (const [listener, entry] of this.#listeners)
      if (entry.actor === actor) this.#listeners.delete(listener)
    for (const [poll, entry] of this.#parked) if (entry.actor === actor) this.#parked.delete(poll)
  }
}
