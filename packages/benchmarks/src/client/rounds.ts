export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A figure of two implementations. Smaller is better. */
export interface Pair {
  own: number
  other: number
}

/** The result for two implementations, which are measured in turns, so that a busy machine slows both. */
export interface Comparison extends Pair {
  /** Median of the ratios in each round. The figures are medians too. */
  ratio: number
}

const summarize = (rounds: readonly Pair[]): Comparison => ({
  own: median(rounds.map(({ own }) => own)),
  other: median(rounds.map(({ other }) => other)),
  ratio: median(rounds.map(({ own, other }) => own / other)),
})

/** Measures two implementations, round by round. */
export async function compare(
  rounds: number,
  measure: () => Pair | Promise<Pair>,
): Promise<Comparison> {
  const measured: Pair[] = []
  while (measured.length < rounds) measured.push(await measure())
  return summarize(measured)
}
