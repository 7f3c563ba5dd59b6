/** A moment source. `wall` may be wrong or jump; `monotonic` only counts, from any start. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC as this device believes. */
  wall(): number
  /** Milliseconds since some fixed moment; never goes back, may stand still while asleep. */
  monotonic(): number
}

export type Timer = number | object

export interface Timers {
  /** @param isBackground nobody waits for it: it keeps no process alive */
  set(callback: () => void, millis: number, isBackground?: boolean): Timer
  /** Nothing to clear is no error, as with `clearTimeout`. */
  clear(timer: Timer | undefined): void
}

export interface CookieAttributes {
  maxAgeSeconds: number
}

/** The cookies of one origin, as script sees them. */
export interface CookieJar {
  /** The whole cookie text, `name=value; name=value`, undecoded; empty when cookies cannot be read. */
  read(): string
  /** Sets a cookie with Path=/, SameSite=Lax, no Domain, and Secure on https. Never throws. */
  write(name: string, value: string, attributes: CookieAttributes): void
  /** Deletes what `write` of the same name has set. */
  remove(name: string): void
  /** Calls back on every change that the platform tells of; undefined where it tells of none. */
  subscribe?(listener: () => void): () => void
}

/** What one tab may hold at a time, as `navigator.locks` has it. */
export interface Locks {
  /**
   * Runs the callback while no other tab holds the lock of that name, and settles as it does. Rejects
   * when the signal aborts before the callback is run, and at once when another takes the lock away.
   */
  request<T>(name: string, options: { signal: AbortSignal }, callback: () => Promise<T>): Promise<T>
}

/** What this tab alone remembers, until it is closed. Nothing throws, also where a page may keep nothing. */
export interface TabStorage {
  get(name: string): string | null
  /** Whether it is kept now. */
  set(name: string, value: string): boolean
  remove(name: string): void
}

export interface Navigation {
  /** The current page's whole address. */
  href(): string
  go(url: string, options: { replace: boolean }): void
  /** Goes to another site, which is not told where from. */
  leave(url: string): void
  /** Changes the address of the current page and its entry in the history, and loads nothing. */
  rewrite(url: string): void
  /** Whether a page of another origin shows this one in a frame. */
  isFramed(): boolean
}

/** Options of `fetch` that Node's own types lack in part. */
export interface FetchOptions {
  readonly credentials?: 'include' | 'omit' | 'same-origin'
  readonly cache?: 'default' | 'force-cache' | 'no-cache' | 'no-store' | 'only-if-cached' | 'reload'
}

/** The part of `navigator.credentials` that passkeys use, without the types of the DOM: a server has none. */
export interface Credentials {
  create(options?: CeremonyOptions): Promise<unknown>
  get(options?: CeremonyOptions): Promise<unknown>
}

interface CeremonyOptions {
  readonly publicKey?: object
  readonly signal?: AbortSignal
}

/** `told`: another tab says that it has changed cookies, where the browser does not. */
export type LifecycleEvent = 'visible' | 'hidden' | 'shown-from-cache' | 'online' | 'told'

/**
 * Everything that the kit takes from its surroundings. Nothing else in core touches a global, so a
 * test or a simulation can stand in for a whole browser, and the shipped code runs unmodified.
 */
export interface Platform {
  /** A page that belongs to one user, or a process that may serve many. */
  readonly kind: 'browser' | 'server'
  readonly clock: Clock
  readonly timers: Timers
  /** A number from 0 up to but not including 1; only for spreading retries. */
  random(): number
  /** Random bytes that nobody can guess. */
  randomBytes(length: number): Uint8Array
  fetch(request: string, init: RequestInit): Promise<Response>
  /** Options of every request: no cookies, no cache, where the runtime takes such options. */
  readonly fetchOptions?: FetchOptions | undefined
  readonly cookies?: CookieJar | undefined
  readonly navigation?: Navigation | undefined
  readonly storage?: TabStorage | undefined
  /** Missing where tabs cannot wait for each other: nothing but a few requests depends on it. */
  readonly locks?: Locks | undefined
  /** Where passkeys are made and used; missing where there are none, as on pages without https. */
  readonly credentials?: Credentials | undefined
  /** Tells of the page's life; the call returned stops listening. */
  onLifecycle?(listener: (event: LifecycleEvent) => void): () => void
  /** False only where the device says that it has no connection. */
  isOnline(): boolean
  /** Whether a person has just pressed something here. */
  isPressed?(): boolean | undefined
  /** A value of the environment; undefined where there is none. */
  env(name: string): string | undefined
  /** Tells a developer about something odd that is no error. */
  warn(message: string): void
  /** Shows what has happened to a developer who wants to know. Default: the console does. */
  debug?(event: object): void
  /** Takes errors that have no caller to go to. */
  report(error: unknown): void
}
