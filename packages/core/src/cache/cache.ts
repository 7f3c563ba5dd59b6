import { CACHE_LINGER_MILLIS } from '@latchkey/contract/constants'
import { createListeners, type Listeners } from '../lib/listeners.js'
import type { Platform, Timer } from '../platform/platform.js'
import type { LoadValue, Query, Snapshot } from './query.js'

export interface Entry {
  snapshot: Snapshot<unknown>
  /** The newest load, on its way or done; undefined when it has failed. */
  answer?: Promise<unknown> | undefined
  isLoading?: boolean
  expiry?: Timer
  /** What is known, for somebody who looks at it and may not be able to subscribe yet. */
  read(): Snapshot<unknown>
  /** Goes in 5 s, if nobody watches it. */
  linger(): void
  readonly listeners: Listeners
  readonly query: KnownQuery<unknown>
}

/** A query that tells whether waiting for it would be waiting for something. */
export interface KnownQuery<T> extends Query<T> {
  /** What is known, for whoever waits for it; undefined while something is on its way, or nothing known. */
  known(): Promise<T> | undefined
}

/** What every query knows before anything was loaded, and all that a server render knows. */
export const pending = { status: 'loading', data: undefined, error: undefined } as const

/**
 * Remembers what was loaded, by key. Loads of one key share a promise; data goes 5 s after its last
 * subscriber has left, or, where there was none yet, 5 s after it was looked at.
 *
 * @see spec, section 9
 */
export class Cache {
  readonly #platform: Platform
  readonly #session: () => Pick<Query<unknown>, 'subscribe'> | undefined
  readonly entries = new Map<string, Entry>()
  /** The wait until something is read again. */
  turn?: Timer
  #isOver = false

  /** @param session is watched as long as anything is; undefined where nobody can know of one */
  constructor(platform: Platform, session: () => Pick<Query<unknown>, 'subscribe'> | undefined) {
    this.#platform = platform
    this.#session = session
  }

  /**
   * The query of a key; the same object as long as anything of it is remembered.
   *
   * @param load asks the service, whatever is remembered of what it needs for that if it is told to
   */
  query<T>(key: string, load: LoadValue<T>): KnownQuery<T> {
    const entry = (): Entry => this.#entry(key, query)
    // What is on its way may come after a change: what was known before it is stale.
    const loadOnce = () => entry().answer ?? this.#load(entry(), load())
    const query: KnownQuery<unknown> = this.entries.get(key)?.query ?? {
      get: () => this.entries.get(key)?.read() ?? pending,
      getServer: () => pending,
      load: loadOnce,
      known: () => (entry().isLoading ? undefined : entry().answer),
      refresh: () => this.#load(entry(), load(true)),
      subscribe: (listener) => {
        const { listeners, snapshot } = entry()
        const leave = listeners.add(listener)
        // A failure is told by the snapshot; here it has no caller to go to. For a mistake of the app's own,
        // such as a missing key, no page has words.
        if (snapshot === pending)
          loadOnce().catch(
            (error: Error) => error.name === 'TypeError' && this.#platform.report(error),
          )
        return leave
      },
    }
    return query as KnownQuery<T>
  }

  /** Stops every timer. What is on its way comes to nobody, and nothing is remembered any more. */
  dispose(): void {
    this.#isOver = true
    for (const key of this.entries.keys()) this.drop(key)
    this.#platform.timers.clear(this.turn)
  }

  #entry(key: string, query: Entry['query']): Entry {
    const known = this.entries.get(key)
    if (known) return known
    const { report, timers } = this.#platform
    let isNew = true
    let isRead: boolean | undefined
    const linger = () => {
      if (made.listeners.size || this.entries.get(key) !== made) return
      timers.clear(made.expiry)
      isRead = false
      made.expiry = timers.set(
        () => {
          // A component that waits for several answers reads, but cannot subscribe before it has them all.
          if (made.isLoading || (isNew && isRead)) linger()
          else this.drop(key)
        },
        CACHE_LINGER_MILLIS,
        true,
      )
    }
    const made: Entry = {
      snapshot: pending,
      query,
      linger,
      read() {
        isRead = true
        return made.snapshot
      },
      listeners: createListeners(report, () => {
        isNew = false
        timers.clear(made.expiry)
        const leave = this.#session()?.subscribe(() => {})
        return () => {
          linger()
          leave?.()
        }
      }),
    }
    if (!this.#isOver) this.entries.set(key, made)
    linger()
    return made
  }

  drop(key: string): void {
    this.#platform.timers.clear(this.entries.get(key)?.expiry)
    this.entries.delete(key)
  }

  #load<T>(entry: Entry, loading: Promise<T>): Promise<T> {
    // Only the newest load may speak: one begun before a change must not undo what came after it.
    const settle = (snapshot: Snapshot<unknown>, answer?: Promise<T>) => {
      if (entry.answer !== loading) return
      entry.isLoading = false
      entry.answer = answer
      entry.snapshot = snapshot
      entry.linger()
      entry.listeners.notify()
    }
    entry.answer = loading
    entry.isLoading = true
    loading.then(
      (data) => settle({ status: 'ready', data, error: undefined }, loading),
      (error: unknown) => settle({ status: 'failed', data: entry.snapshot.data, error }),
    )
    return loading
  }
}
