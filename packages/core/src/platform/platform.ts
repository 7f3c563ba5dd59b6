/** The clocks of the device. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC by the device's clock, which may be wrong and may jump. */
  wall(): number
  /** Milliseconds since a fixed moment. Never goes back; may stop while the device sleeps. */
  monotonic(): number
}

export type Timer = number | object

export interface Timers {
  /** @param isBackground whether a process may exit before the timer fires */
  set(callback: () => void, millis: number, isBackground?: boolean): Timer
  /** Does nothing for undefined, as `clearTimeout` does. */
  clear(timer: Timer | undefined): void
}

export interface CookieAttributes {
  maxAgeSeconds: number
}

/** The cookies of one origin, as a script sees them. */
export interface CookieJar {
  /** Whether the page has https, so that names may start with `__Host-`. Default: false. */
  readonly isSecure?: boolean
  /** Returns all cookies as `name=value; name=value`, not decoded; an empty string if they cannot be read. */
  read(): string
  /** Sets a cookie with Path=/, SameSite=Lax, no Domain, and Secure on https. Never throws. */
  write(name: string, value: string, attributes: CookieAttributes): void
  /** Deletes a cookie that `write` has set. */
  remove(name: string): void
  /** Calls the listener after every change; undefined if the platform does not report changes. */
  subscribe?(listener: () => void): () => void
}

/** Locks that all tabs share, as `navigator.locks` has them. */
export interface Locks {
  /**
   * Runs the callback while no other tab holds the lock of that name, and settles as the callback does. Rejects if the
   * signal aborts before the callback runs, and if another tab steals the lock.
   */
  request<T>(name: string, options: { signal: AbortSignal }, callback: () => Promise<T>): Promise<T>
}

/** The storage of one tab, which lasts until the tab is closed. Nothing throws, even if the storage is forbidden. */
export interface TabStorage {
  get(name: string): string | null
  /** Returns whether the value was stored. */
  set(name: string, value: string): boolean
  remove(name: string): void
}

export interface Navigation {
  /** Returns the full URL of the current page. */
  href(): string
  go(url: string, options: { replace: boolean }): void
  /** Goes to another site without sending it a `Referer` header. */
  goWithoutReferrer(url: string): void
  /** Changes the URL of the current page and its history entry without loading anything. */
  rewrite(url: string): void
  /** Returns whether a page of another origin shows this one in a frame. */
  isFramed(): boolean
}

/** Options of `fetch`, some of which Node's own types lack. */
export interface FetchOptions {
  readonly credentials?: 'include' | 'omit' | 'same-origin'
  readonly cache?: 'default' | 'force-cache' | 'no-cache' | 'no-store' | 'only-if-cached' | 'reload'
}

/**
 * An event of the page. `shown-from-cache`: the page comes back from the back-forward cache. `cookies-changed`: another
 * tab has changed cookies, in browsers that do not report that.
 */
export type LifecycleEvent =
  | 'visible'
  | 'hidden'
  | 'shown-from-cache'
  | 'online'
  | 'cookies-changed'

/** A `CryptoKeyPair`, which the types of some runtimes lack. */
export interface DeviceKeyPair {
  readonly privateKey: object
  readonly publicKey: object
}

/** Stores key pairs for all tabs of an origin. Scripts of the page can use their private keys, but not read them. */
export interface KeyStore {
  /** Resolves to the key pair with this name; undefined if there is none. */
  get(name: string): Promise<DeviceKeyPair | undefined>
  /** Stores a key pair unless another tab has stored one with this name. Resolves to the stored one. */
  add(name: string, pair: DeviceKeyPair): Promise<DeviceKeyPair>
}

/**
 * Everything that the client uses of its environment. Nothing else in the core uses globals, so a test can replace a
 * whole browser without changing the shipped code.
 */
export interface Platform {
  /** A page, which belongs to one user, or a process, which may serve many. */
  readonly kind: 'browser' | 'server'
  /** The clocks of the device. */
  readonly clock: Clock
  /** Sets and clears timers. */
  readonly timers: Timers
  /** Returns a number from 0 up to but not including 1; only for the jitter of retries. */
  random(): number
  /** Returns cryptographically secure random bytes. */
  randomBytes(length: number): Uint8Array
  /** Sends a request, as the global `fetch` does. Rejects if there is no response. */
  fetch(request: string, init: RequestInit): Promise<Response>
  /** Options of every request: no cookies, no cache, in runtimes that accept such options. */
  readonly fetchOptions?: FetchOptions | undefined
  /** The cookies of the page's origin; undefined where there are none. */
  readonly cookies?: CookieJar | undefined
  /** Reads and changes the URL of the page; undefined outside a browser. */
  readonly navigation?: Navigation | undefined
  /** The storage of this tab; undefined outside a browser. */
  readonly storage?: TabStorage | undefined
  /** Opens the store of keys. Rejects where there is none. Default: IndexedDB. */
  openKeyStore?(): Promise<KeyStore>
  /** Undefined in environments without locks. Locks only avoid duplicate requests. */
  readonly locks?: Locks | undefined
  /** Calls the listener with events of the page. Returns a function that stops it. */
  onLifecycle?(listener: (event: LifecycleEvent) => void): () => void
  /** Returns false only while the page is hidden, such as in a background tab. Default: as if it were visible. */
  isVisible?(): boolean
  /** Returns false only if the device reports that it has no connection. */
  isOnline(): boolean
  /** Returns whether the user has just clicked, tapped or pressed a key (transient activation). */
  hasUserActivation?(): boolean | undefined
  /** Returns an environment variable; undefined if it is not set. */
  env(name: string): string | undefined
  /** Warns the developer about a problem that is not an error. Default: `console.warn`. */
  warn(message: string): void
  /** Prints an event for debugging. Default: `console.debug`. */
  debug(event: object): void
  /** Receives errors that no caller can catch. Default: `console.error`. */
  report(error: unknown): void
}
