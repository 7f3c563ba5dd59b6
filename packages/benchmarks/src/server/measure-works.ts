import { median } from '../client/rounds.js'
import { ROUNDS, TOKENS_A_ROUND } from './tokens.js'
import { type Work, type WorkName, works } from './works.js'

/** Microseconds of processor time for each token, one after the other; those of other threads count. */
function opened({ name, open, times = 1 }: Work): (round: number) => Promise<number> {
  const ask = open()
  const askAll = async (round: number, repeats: number) => {
    const first = round * TOKENS_A_ROUND
    for (let repeat = 0; repeat < repeats; repeat += 1)
      for (let index = first; index < first + TOKENS_A_ROUND; index += 1)
        if (!(await ask(index))) throw new Error(`${name}: a token was refused.`)
  }
  return async (round) => {
    if (times > 1) await askAll(round, 1)
    const start = process.cpuUsage()
    await askAll(round, times)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / (times * TOKENS_A_ROUND)
  }
}

export interface Measured {
  readonly micros: number
  /** How many times as fast as bare jose: median of the rounds. */
  readonly speed: number
}

/**
 * Measures every work in turn, round by round, so that a slow machine slows all of them. Each round has new
 * tokens, which no cache contains.
 */
export async function measureWorks(): Promise<Record<WorkName, Measured>> {
  const names = Object.keys(works) as WorkName[]
  const measures = names.map((name) => opened(works[name]))
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const micros: number[] = []
    for (const measure of measures) micros.push(await measure(round))
    // The first is for the engine to learn in; keys are had, and code is loaded, then.
    if (round > 0) rounds.push(micros)
  }
  const jose = names.indexOf('bareJose')
  const figuresOf = (index: number): Measured => ({
    micros: median(rounds.map((micros) => micros[index] ?? 0)),
    speed: median(rounds.map((micros) => (micros[jose] ?? 0) / (micros[index] ?? 1))),
  })
  return Object.fromEntries(names.map((name, index) => [name, figuresOf(index)])) as Record<
    WorkName,
    Measured
  >
}
