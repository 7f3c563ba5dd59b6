export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Two works, measured in turns, so that what slows the machine slows both. */
export interface Compared {
  /** Median of the rounds, in the unit of the measure. */
  own: number
  other: number
  /** Median of the rounds' ratios. */
  ratio: number
}

/**
 * Measures two works in turns.
 *
 * @param measure gives one figure of one work, smaller is better
 */
export async function compare<Work>(
  [own, other]: readonly [own: Work, other: Work],
  rounds: number,
  measure: (work: Work) => number | Promise<number>,
): Promise<Compared> {
  const measured: { own: number; other: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    measured.push({ own: await measure(own), other: await measure(other) })
  return {
    own: median(measured.map((round) => round.own)),
    other: median(measured.map((round) => round.other)),
    ratio: median(measured.map((round) => round.own / round.other)),
  }
}
