import { CACHE_LINGER_MILLIS } from '@latchkey/contract/constants'
import { createListeners, type Listeners } from '../lib/listeners.js'
import type { Platform, Timer } from '../platform/platform.js'
import type { Query, Snapshot } from './query.js'

interface Entry<T> {
  snapshot: Snapshot<T>
  loading: Promise<T> | undefined
  readonly listeners: Listeners
  expiry: Timer | undefined
}

/** What every query knows before anything was loaded, and all that a server render knows. */
const pending = { status: 'loading', data: undefined, error: undefined } as const

/**
 * Remembers what was loaded, by key. Loads of one key share a promise; data goes 5 s after its last
 * subscriber has left.
 *
 * @see spec, section 9
 */
export class Cache {
  readonly #platform: Platform
  readonly #entries = new Map<string, Entry<unknown>>()
  readonly #queries = new Map<string, Query<unknown>>()

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** The query of a key; the same object for the same key. `load` asks the service. */
  query<T>(key: string, load: () => Promise<T>): Query<T> {
    let query = this.#queries.get(key) as Query<T> | undefined
    if (!query) this.#queries.set(key, (query = this.#createQuery(key, load)))
    return query
  }

  /** Forgets what is known under keys that begin with one of these; what is watched is read again. */
  invalidate(prefixes: readonly string[]): void {
    for (const [key, entry] of this.#entries) {
      if (!prefixes.some((prefix) => key.startsWith(prefix))) continue
      if (entry.listeners.size)
        this.#queries
          .get(key)
          ?.refresh()
          .catch(() => {})
      else this.#drop(key, entry)
    }
  }

  /** Stops every timer. */
  dispose(): void {
    for (const { expiry } of this.#entries.values()) if (expiry) this.#platform.timers.clear(expiry)
    this.#entries.clear()
    this.#queries.clear()
  }

  #createQuery<T>(key: string, load: () => Promise<T>): Query<T> {
    const refresh = () => this.#load(this.#entry<T>(key), load)
    const loadOnce = () => this.#entry<T>(key).loading ?? refresh()
    return {
      get: () => (this.#entries.get(key) as Entry<T> | undefined)?.snapshot ?? pending,
      getServer: () => pending,
      load: () => {
        const { snapshot } = this.#entry<T>(key)
        return snapshot.status === 'ready' ? Promise.resolve(snapshot.data) : loadOnce()
      },
      refresh,
      subscribe: (listener) => {
        const entry = this.#entry<T>(key)
        const leave = entry.listeners.add(listener)
        // A failure is told by the snapshot; here it has no caller to go to.
        if (entry.snapshot.status === 'loading') loadOnce().catch(() => {})
        return leave
      },
    }
  }

  #entry<T>(key: string): Entry<T> {
    let entry = this.#entries.get(key) as Entry<T> | undefined
    if (!entry) {
      entry = this.#createEntry<T>(key)
      this.#entries.set(key, entry)
      this.#dropLater(key, entry)
    }
    return entry
  }

  #createEntry<T>(key: string): Entry<T> {
    const entry: Entry<T> = {
      snapshot: pending,
      loading: undefined,
      expiry: undefined,
      listeners: createListeners(this.#platform.report, () => {
        if (entry.expiry) this.#platform.timers.clear(entry.expiry)
        return () => this.#dropLater(key, entry)
      }),
    }
    return entry
  }

  #dropLater<T>(key: string, entry: Entry<T>): void {
    entry.expiry = this.#platform.timers.set(() => {
      if (entry.loading) this.#dropLater(key, entry)
      else this.#drop(key, entry)
    }, CACHE_LINGER_MILLIS)
  }

  #drop(key: string, { expiry }: Entry<unknown>): void {
    if (expiry) this.#platform.timers.clear(expiry)
    this.#entries.delete(key)
    this.#queries.delete(key)
  }

  #load<T>(entry: Entry<T>, load: () => Promise<T>): Promise<T> {
    const loading = load()
    // Only the newest load may speak: one begun before a change must not undo what came after it.
    const settle = (snapshot: Snapshot<T>) => {
      if (entry.loading !== loading) return
      entry.loading = undefined
      entry.snapshot = snapshot
      entry.listeners.notify()
    }
    entry.loading = loading
    loading.then(
      (data) => settle({ status: 'ready', data, error: undefined }),
      (error: unknown) => settle({ status: 'failed', data: entry.snapshot.data, error }),
    )
    return loading
  }
}
