import { CACHE_LINGER_MILLIS, FETCH_LIMITER_THROTTLE_MILLIS } from '@latchkey/contract/constants'
import type { Change } from '../client/changes.js'
import type { Client } from '../client/client.js'
import { LruCache } from '../lib/lru-cache.js'
import { Query } from '../lib/query.js'
import type { Timer } from '../platform/platform.js'
import { tryRead } from '../platform/try-read.js'
import { App, type AppUser } from './app.js'

/** The reading methods of a model or an app. */
export type ReadingMethod<Target> = Extract<keyof Target, `${'get' | 'list' | 'has'}${string}`>

/** The arguments of a reading method. */
export type ReadArguments<Target, Name extends keyof Target> = Target[Name] extends (
  ...args: infer Args
) => unknown
  ? Args
  : never

/** The value to which a reading method resolves. */
export type ReadResult<Target, Name extends keyof Target> = Target[Name] extends (
  ...args: infer _Args
) => Promise<infer Value>
  ? Value
  : never

/** How many queries without a value are remembered. */
const MAX_UNUSED = 1_000

interface Entry {
  readonly name: string
  readonly key: string
  readonly query: Query<unknown>
}

/**
 * Watched results of reading methods, one query for each model, method and arguments.
 *
 * Stale queries with subscribers load again, and those that have failed, one after the other, at least 300 ms apart.
 */
class QueryCache {
  readonly #client: Client
  /** The entries in use, by key. */
  readonly #entries = new Map<string, Entry>()
  /**
   * All entries in use. An entry that was dropped and is used again may have the same key as a newer one.
   */
  readonly #inUse = new Set<Entry>()
  /**
   * Entries that were not used yet, or not for a while, by key. Components that render together get the same query before
   * one of them has subscribed.
   */
  readonly #unused = new LruCache<Entry>(MAX_UNUSED)
  readonly #generations = new WeakMap<object, number>()
  /** Stale queries whose turn to be read again has not come yet. */
  readonly #waiting = new Set<Query<unknown>>()
  #turn: Promise<void> = Promise.resolve()
  #lastReadAt = -Infinity
  #timer: Timer | undefined
  #isDisposed = false

  constructor(client: Client) {
    this.#client = client
    client.changes.subscribe((change) => this.#applyChange(change))
    client.onDispose(() => this.#dispose())
  }

  /** Returns the query of a reading method; the same object as long as it is in use. */
  query<Target extends object, Name extends ReadingMethod<Target>>(
    target: Target,
    name: Name,
    ...args: ReadArguments<Target, Name>
  ): Query<ReadResult<Target, Name>> {
    const key = `${this.#scopeOf(target)}/${String(name)}/${JSON.stringify(args, idOfModel)}`
    const entry =
      this.#entries.get(key) ?? this.#unused.get(key) ?? this.#create(key, target, name, args)
    return entry.query as Query<ReadResult<Target, Name>>
  }

  /** A model of another session has other queries, so that no user ever sees the data of another one. */
  #scopeOf(target: object): string {
    const generation =
      this.#generations.get(target) ?? this.#client.knownSession()?.state.generation ?? 0
    this.#generations.set(target, generation)
    return `${generation}/${'id' in target ? String(target.id) : ''}`
  }

  #create<Target extends object, Name extends ReadingMethod<Target>>(
    key: string,
    target: Target,
    name: Name,
    args: ReadArguments<Target, Name>,
  ): Entry {
    const { platform } = this.#client
    const method = target[name] as (...args: unknown[]) => Promise<unknown>
    const query = new Query<unknown>({
      load: async () => method.apply(target, args),
      keepMillis: CACHE_LINGER_MILLIS,
      timers: platform.timers,
      report: platform.report,
      // Subscribed in order to refetch after a reconnect. Without settings there is no session.
      watch: () => tryRead(() => this.#client.knownSession())?.subscribe(() => {}),
      recover: this.#client.recovery.by(() => {
        query.markStale()
        this.#readInTurn(query)
      }),
      onUse: () => {
        if (this.#isDisposed) return
        this.#inUse.add(entry)
        if (!this.#entries.has(key)) this.#entries.set(key, entry)
        this.#unused.delete(key)
      },
      onDrop: () => {
        this.#inUse.delete(entry)
        if (this.#entries.get(key) !== entry) return
        this.#entries.delete(key)
        this.#unused.set(key, entry)
      },
    })
    const entry: Entry = { name: String(name), key, query }
    this.#unused.set(key, entry)
    return entry
  }

  #applyChange(change: Change): void {
    for (const { name, key, query } of this.#inUse) {
      if (change.type === 'stale' && !change.methods.some((method) => method === name)) continue
      query.markStale()
      // Keeps the shown data of a deleted model: a refetch, also one because of an earlier change, would
      // fail.
      if (isOfDeleted(change, key)) {
        this.#waiting.delete(query)
        continue
      }
      if (query.isWatched) this.#readInTurn(query)
    }
  }

  #readInTurn(query: Query<unknown>): void {
    this.#waiting.add(query)
    this.#turn = this.#turn.then(() => this.#readAgain(query))
  }

  async #readAgain(query: Query<unknown>): Promise<void> {
    const { timers, clock } = this.#client.platform
    if (!this.#needsReading(query)) return
    const wait = this.#lastReadAt + FETCH_LIMITER_THROTTLE_MILLIS - clock.monotonic()
    if (wait > 0) await new Promise<void>((resolve) => (this.#timer = timers.set(resolve, wait)))
    // By now it may have been read already, or the last subscriber has left.
    if (!this.#needsReading(query)) return
    this.#waiting.delete(query)
    this.#lastReadAt = clock.monotonic()
    // A failure is in the snapshot; here it has no caller.
    await query.load().catch(() => {})
  }

  #needsReading(query: Query<unknown>): boolean {
    if (this.#isDisposed || !query.isStale || !this.#waiting.has(query)) return false
    if (query.isWatched) return true
    // The next subscriber must not see stale data.
    query.markStale()
    return false
  }

  #dispose(): void {
    this.#isDisposed = true
    this.#client.platform.timers.clear(this.#timer)
    for (const { query } of this.#inUse) query.dispose()
    this.#entries.clear()
    this.#inUse.clear()
    this.#waiting.clear()
  }
}

/** Whether a query reads something that was deleted. */
const isOfDeleted = (change: Change, key: string): boolean =>
  change.type === 'project-deleted' || (change.type === 'deleted' && key.includes(change.id))

/** In a key, a model stands for its ID. */
const idOfModel = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'id' in value ? value.id : value

const caches = new WeakMap<Client, QueryCache>()

/**
 * Returns the query of a reading method of an app or of one of its models: the same object for the same model, method
 * and arguments, for as long as it is used. Bindings for frameworks watch it.
 *
 * The value is kept for 5 s after the last subscriber left. A change by a method of the kit reads it again.
 *
 * @example queryOf(app, user, 'listTeams').subscribe(render)
 */
export function queryOf<Target extends object, Name extends ReadingMethod<Target>>(
  app: App<AppUser>,
  target: Target,
  name: Name,
  ...args: ReadArguments<Target, Name>
): Query<ReadResult<Target, Name>> {
  const client = App.clientOf(app)
  const cache = caches.get(client) ?? new QueryCache(client)
  caches.set(client, cache)
  return cache.query(target, name, ...args)
}
