export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** One figure of two works, smaller is better. */
export interface Pair {
  own: number
  other: number
}

/** Two works, measured in turns, so that what slows the machine slows both. */
export interface Compared extends Pair {
  /** Median of the rounds' ratios; the figures are medians too. */
  ratio: number
}

const summarize = (rounds: readonly Pair[]): Compared => ({
  own: median(rounds.map(({ own }) => own)),
  other: median(rounds.map(({ other }) => other)),
  ratio: median(rounds.map(({ own, other }) => own / other)),
})

/** Measures two works, round by round. */
export async function compare(
  rounds: number,
  measure: () => Pair | Promise<Pair>,
): Promise<Compared> {
  const measured: Pair[] = []
  while (measured.length < rounds) measured.push(await measure())
  return summarize(measured)
}
