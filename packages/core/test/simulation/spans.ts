/** A period of time, in milliseconds of the simulation. */
export interface Span {
  readonly from: number
  until: number
}

/** Returns how many milliseconds of a period are in none of the other periods. */
export function uncovered({ from, until }: Span, others: readonly Span[]): number {
  let free = 0
  let at = from
  for (const span of others.toSorted((a, b) => a.from - b.from)) {
    free += Math.max(0, Math.min(span.from, until) - at)
    at = Math.max(at, Math.min(span.until, until))
  }
  return free + until - at
}
