/** A cache of limited size, from which the least recently used entry is removed. */
export class LruCache<Value extends {}> {
  readonly #limit: number
  /** From the least to the most recently used entry: a map iterates in the order of insertion. */
  readonly #entries = new Map<string, Value>()

  /** @param limit the maximum number of entries */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Returns the value of a key and marks it as recently used. */
  get(key: string): Value | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) {
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  /** Adds or replaces a value. */
  set(key: string, value: Value): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#limit) return
    const [leastRecentlyUsed] = this.#entries.keys()
    if (leastRecentlyUsed !== undefined) this.#entries.delete(leastRecentlyUsed)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  /** Removes all entries that match. */
  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, value] of this.#entries) if (matches(value)) this.#entries.delete(key)
  }
}
