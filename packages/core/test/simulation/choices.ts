/** Decides whatever may happen one way or another, so that every way can be gone once. */
export class Choices {
  readonly #taken: { choice: number; readonly count: number }[] = []
  #at = 0

  /** A number from 0 up to but not including another. */
  pick(count: number): number {
    const known = this.#taken[this.#at++]
    if (known) return known.choice
    if (count > 1) this.#taken.push({ choice: 0, count })
    else this.#at--
    return 0
  }

  /** Begins again, and goes another way than ever before; false when there is none left. */
  next(): boolean {
    this.#at = 0
    for (let last = this.#taken.at(-1); last; last = this.#taken.at(-1)) {
      if (++last.choice < last.count) return true
      this.#taken.pop()
    }
    return false
  }

  toString(): string {
    return this.#taken.map(({ choice }) => choice).join('')
  }
}
