import { Emitter } from './emitter.js'

/** The state of a value. The same object as long as nothing has changed. */
export type Snapshot<T> =
  | { readonly status: 'loading'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'ready'; readonly data: T; readonly error: undefined }
  /** The last load failed; `data` is the previous value, if there is one. */
  | { readonly status: 'failed'; readonly data: T | undefined; readonly error: unknown }

const unknownOwner = Symbol('unknown owner')

/** The value is not loaded yet. */
export const pending = { status: 'loading', data: undefined, error: undefined } as const

export interface QueryOptions<T> {
  /** Loads the value. */
  load(): Promise<T>
  /** Milliseconds for which the value is kept after the last subscriber left. */
  readonly keepMillis: number
  readonly timers: {
    set(callback: () => void, millis: number, isBackground?: boolean): unknown
    clear(timer: unknown): void
  }
  /** Receives what a listener throws, and errors that are the developer's. */
  report(error: unknown): void
  /** Returns what the value belongs to, such as a session: when that changes, the known value is dropped. */
  owner?(): unknown
  /** Returns the initial state for the current owner, without a load. */
  initial?(): Snapshot<T>
  /** Watches whatever changes the owner, while the value has subscribers. */
  watch?(onChange: () => void): (() => void) | undefined
  /** Runs when the value comes into use, by a load or a subscriber. */
  onUse?(): void
  /** Runs when the value was dropped because it was not used. */
  onDrop?(): void
  /**
   * Runs when a value with subscribers could not be loaded. Returns a function that ends what it began, which runs before
   * the next load and after the last subscriber left; undefined if it began nothing.
   *
   * @param failures the number of loads in a row that failed
   */
  recover?(error: unknown, failures: number): (() => void) | undefined
}

/** Whether the newest load is running, and whether the value was marked as stale since the newest load. */
type Phase<T> =
  | { readonly kind: 'settled' | 'stale' }
  | { readonly kind: 'loading'; readonly load: Promise<T> }

const settled = { kind: 'settled' } as const

/** How the value was used since it was dropped: `read` counts since the timer that drops it was set. */
type Usage = 'unused' | 'read' | 'subscribed' | 'disposed'

/**
 * A value of the service that can be read synchronously, loaded and subscribed to. `get`, `getServer` and `subscribe` can
 * be passed on without the query, as `useSyncExternalStore` of React takes them.
 */
export class Query<T> {
  readonly #options: QueryOptions<T>
  readonly #listeners: Emitter
  /** Unknown until the first use: a build creates queries without the settings that a session needs. */
  #owner: unknown = unknownOwner
  #snapshot: Snapshot<T> = pending
  #phase: Phase<T> = settled
  #usage: Usage = 'unused'
  #timer: unknown
  /** The loads in a row that failed. */
  #failures = 0
  #stopRecovery: (() => void) | undefined

  constructor(options: QueryOptions<T>) {
    this.#options = options
    this.#listeners = new Emitter(options.report, () => {
      if (this.#usage !== 'disposed') this.#usage = 'subscribed'
      this.#options.timers.clear(this.#timer)
      const stop = options.watch?.(() => this.#ownerChanged())
      return () => {
        stop?.()
        this.#endRecovery()
        this.#dropLater()
      }
    })
  }

  /** Returns the current state, without a request. */
  readonly get = (): Snapshot<T> => {
    this.#checkOwner()
    if (this.#usage === 'unused') this.#usage = 'read'
    return this.#snapshot
  }

  /**
   * Returns the state that a server renders. It is always the same, so that hydration matches the rendered
   * page.
   */
  readonly getServer = (): Snapshot<T> => pending

  /** Resolves to the value, known or loaded. Joins a load that is running. */
  load(): Promise<T> {
    this.#checkOwner()
    const { status, data } = this.#snapshot
    const phase = this.#phase
    if (phase.kind === 'loading') return this.#forOwner(phase.load)
    if (status === 'ready' && phase.kind !== 'stale') return Promise.resolve(data)
    return this.#forOwner(this.#startLoad())
  }

  /** Loads again, whatever is known. */
  refresh(): Promise<T> {
    this.#checkOwner()
    return this.#forOwner(this.#startLoad())
  }

  /** Calls back on every change, and loads if nothing is known. The returned function ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#options.onUse?.()
    const unsubscribe = this.#listeners.subscribe(listener)
    this.#loadIfUnknown()
    this.#beginRecovery()
    return unsubscribe
  }

  /** Whether the value has subscribers. */
  get isWatched(): boolean {
    return this.#listeners.size > 0
  }

  /** Whether the value was marked as stale and not loaded again since. */
  get isStale(): boolean {
    return this.#phase.kind === 'stale'
  }

  /**
   * Marks the value as stale: the next load asks the service. Subscribers keep the known value until then; without any,
   * it is dropped.
   */
  markStale(): void {
    this.#checkOwner()
    if (!this.isWatched) return this.#drop()
    // A load that began before the change must not answer a read that starts after it.
    this.#phase = { kind: 'stale' }
  }

  /** Takes over a value that was loaded elsewhere, unless a newer one is being loaded. */
  set(data: T): void {
    this.#checkOwner()
    this.#endRecovery()
    this.#failures = 0
    this.#snapshot = { status: 'ready', data, error: undefined }
    if (this.#phase.kind !== 'loading') this.#phase = settled
    this.#dropLater()
    // Subscribers are called later, because this may run during a render, which must not start another
    // render.
    queueMicrotask(() => void this.#listeners.emit())
  }

  /** Calls every subscriber, though nothing changed. */
  notify(): void {
    void this.#listeners.emit()
  }

  /** Drops the value and clears the timer. Later loads keep nothing. */
  dispose(): void {
    this.#usage = 'disposed'
    this.#options.timers.clear(this.#timer)
    this.#reset()
  }

  #startLoad(): Promise<T> {
    this.#options.onUse?.()
    this.#endRecovery()
    const phase = { kind: 'loading', load: this.#options.load() } as const
    // Only the newest load counts: one that began before a change must not undo what came after it.
    const settle = (snapshot: Snapshot<T>) => {
      if (this.#phase !== phase) return
      this.#phase = settled
      this.#snapshot = snapshot
      this.#failures = snapshot.status === 'failed' ? this.#failures + 1 : 0
      this.#beginRecovery()
      this.#dropLater()
      void this.#listeners.emit()
    }
    this.#phase = phase
    phase.load.then(
      (data) => settle({ status: 'ready', data, error: undefined }),
      (error: unknown) => settle({ status: 'failed', data: this.#snapshot.data, error }),
    )
    return phase.load
  }

  #forOwner(loading: Promise<T>): Promise<T> {
    const value = this.#loadForOwner(loading)
    // The snapshot holds the error too, so a caller may ignore the promise: it never is an unhandled rejection.
    value.catch(() => {})
    return value
  }

  /** A value that arrives after the owner changed is dropped, and the value is loaded again. */
  async #loadForOwner(loading: Promise<T>): Promise<T> {
    const owner = this.#owner
    const isSame = () => Object.is(this.#options.owner?.(), owner)
    try {
      const data = await loading
      return isSame() ? data : this.load()
    } catch (error) {
      if (isSame()) throw error
      return this.load()
    }
  }

  #checkOwner(): void {
    const owner = this.#options.owner?.()
    if (Object.is(owner, this.#owner)) return
    this.#owner = owner
    this.#reset()
  }

  #ownerChanged(): void {
    this.#checkOwner()
    this.#loadIfUnknown()
    void this.#listeners.emit()
  }

  #loadIfUnknown(): void {
    if (this.get() !== pending) return
    // A failure is in the snapshot; here it has no caller. A developer's mistake, such as a missing key, is reported:
    // no page has words for it.
    this.load().catch((error: unknown) => {
      if (error instanceof TypeError) this.#options.report(error)
    })
  }

  #beginRecovery(): void {
    const { status, error } = this.#snapshot
    if (!this.isWatched || status !== 'failed' || this.#phase.kind === 'loading') return
    this.#stopRecovery ??= this.#options.recover?.(error, this.#failures)
  }

  #endRecovery(): void {
    this.#stopRecovery?.()
    this.#stopRecovery = undefined
  }

  #reset(): void {
    this.#endRecovery()
    this.#failures = 0
    this.#snapshot = this.#options.initial?.() ?? pending
    this.#phase = settled
  }

  #drop(): void {
    this.#options.timers.clear(this.#timer)
    if (this.#usage !== 'disposed') this.#usage = 'unused'
    this.#reset()
    this.#options.onDrop?.()
  }

  /**
   * Drops the value later, if it has no subscribers. A component that waits for several values reads this one again and
   * again, and cannot subscribe before it has all of them: reading keeps a value that never had a subscriber.
   */
  #dropLater(): void {
    const { timers, keepMillis } = this.#options
    timers.clear(this.#timer)
    if (this.isWatched || this.#usage === 'disposed') return
    if (this.#usage === 'read') this.#usage = 'unused'
    this.#timer = timers.set(
      () => {
        if (this.#phase.kind === 'loading' || this.#usage === 'read') this.#dropLater()
        else this.#drop()
      },
      keepMillis,
      true,
    )
  }
}
