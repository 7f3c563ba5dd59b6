import type { Measurement } from './measure-call.js'

const ROUNDS = 3

/** Two loads in one round. */
export interface Comparison {
  own: Measurement
  other: Measurement
  /** How many times as many requests per second the own load has. */
  ratio: number
  /** The lowest and the highest ratio of the rounds. */
  spread: [lowest: number, highest: number]
}

/**
 * Measures two loads in turns, so that both run on an equally busy machine; resolves to the round with the median ratio.
 */
export async function compareInTurns(
  own: () => Promise<Measurement>,
  other: () => Promise<Measurement>,
): Promise<Comparison> {
  const rounds: Omit<Comparison, 'spread'>[] = []
  for (let done = 0; done < ROUNDS; done += 1) {
    const round = { own: await own(), other: await other() }
    rounds.push({ ...round, ratio: round.own.perSecond / round.other.perSecond })
  }
  const ratios = rounds.map(({ ratio }) => ratio)
  const spread: Comparison['spread'] = [Math.min(...ratios), Math.max(...ratios)]
  return { ...medianOf(rounds, ({ ratio }) => ratio), spread }
}

/** Returns the item with the median of a value. */
export function medianOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => valueOf(a) - valueOf(b))
  const median = sorted[Math.floor(sorted.length / 2)]
  if (median === undefined) throw new Error('There was no round.')
  return median
}
