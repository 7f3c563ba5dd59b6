/** Makes the choices of a run, so that a caller can run every combination of choices once. */
export class Choices {
  readonly #choices: { choice: number; readonly count: number }[] = []
  #at = 0

  /** Returns a choice: a number from 0 up to but not including `count`. */
  pick(count: number): number {
    const previous = this.#choices[this.#at++]
    if (previous) return previous.choice
    if (count > 1) this.#choices.push({ choice: 0, count })
    else this.#at--
    return 0
  }

  /** Starts the next run, with a combination that was not used before. Returns false if none is left. */
  next(): boolean {
    this.#at = 0
    for (let last = this.#choices.at(-1); last; last = this.#choices.at(-1)) {
      if (++last.choice < last.count) return true
      this.#choices.pop()
    }
    return false
  }

  toString(): string {
    return this.#choices.map(({ choice }) => choice).join('')
  }
}
