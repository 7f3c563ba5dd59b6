/** Listeners for one kind of event. */
export class Emitter<Event = void> {
  // Each subscription has an entry of its own, so that the same function can subscribe twice.
  #entries = new Set<{ readonly listener: (event: Event) => unknown }>()
  #report: (error: unknown) => void
  #onFirst: (() => (() => void) | undefined) | undefined
  #onLast: (() => void) | undefined

  /**
   * @param report receives what a listener throws
   * @param onFirst runs before the first listener is added; the function that it returns runs after the last listener
   *   has unsubscribed
   */
  constructor(report: (error: unknown) => void, onFirst?: () => (() => void) | undefined) {
    this.#report = report
    this.#onFirst = onFirst
  }

  get size(): number {
    return this.#entries.size
  }

  /** Adds a listener. The returned function removes it; calling that twice does nothing. */
  subscribe(listener: (event: Event) => unknown): () => void {
    if (this.size === 0) this.#onLast = this.#onFirst?.()
    const entry = { listener }
    this.#entries.add(entry)
    return () => {
      if (!this.#entries.delete(entry) || this.size > 0) return
      this.#onLast?.()
      this.#onLast = undefined
    }
  }

  /**
   * Calls the listeners that were subscribed before the event and still are when it is their turn. A listener that throws
   * does not stop the others. Resolves when all promises that they returned have settled.
   */
  async emit(event: Event): Promise<void> {
    const calls = [...this.#entries].map(async (entry) => {
      try {
        if (this.#entries.has(entry)) await entry.listener(event)
      } catch (error) {
        this.#report(error)
      }
    })
    await Promise.all(calls)
  }
}
