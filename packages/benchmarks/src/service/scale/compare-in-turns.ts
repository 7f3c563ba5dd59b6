import type { Measurement } from './measure-call.js'

const ROUNDS = 3

/** Two loads in one round. */
export interface Comparison {
  own: Measurement
  other: Measurement
  /** How many times as many requests per second the own load has. */
  ratio: number
}

/**
 * Measures two loads in turns, so that both run on an equally busy machine; resolves to the round with the median ratio.
 */
export async function compareInTurns(
  own: () => Promise<Measurement>,
  other: () => Promise<Measurement>,
): Promise<Comparison> {
  const rounds: Comparison[] = []
  for (let done = 0; done < ROUNDS; done += 1) {
    const round = { own: await own(), other: await other() }
    rounds.push({ ...round, ratio: round.own.perSecond / round.other.perSecond })
  }
  return medianOf(rounds, ({ ratio }) => ratio)
}

/** Returns the item with the median of a value. */
export function medianOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => valueOf(a) - valueOf(b))
  const median = sorted[Math.floor(sorted.length / 2)]
  if (median === undefined) throw new Error('There was no round.')
  return median
}
