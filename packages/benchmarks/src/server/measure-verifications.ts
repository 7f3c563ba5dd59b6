import { median } from '../client/rounds.js'
import { ROUNDS, TOKENS_A_ROUND } from './tokens.js'
import { type Verification, type VerificationName, verifications } from './verifications.js'

/**
 * Returns a function that measures the CPU time for each token in microseconds, including other threads.
 */
function createMeasure({
  name,
  open,
  times = 1,
}: Verification): (round: number) => Promise<number> {
  const verify = open()
  const verifyAll = async (round: number, repeats: number) => {
    const first = round * TOKENS_A_ROUND
    for (let repeat = 0; repeat < repeats; repeat += 1)
      for (let index = first; index < first + TOKENS_A_ROUND; index += 1)
        if (!(await verify(index))) throw new Error(`${name}: a token was rejected.`)
  }
  return async (round) => {
    if (times > 1) await verifyAll(round, 1)
    const start = process.cpuUsage()
    await verifyAll(round, times)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / (times * TOKENS_A_ROUND)
  }
}

export interface Measurement {
  readonly micros: number
  /** Speed relative to jose: median of the rounds. */
  readonly speed: number
}

/**
 * Measures all verifications in turns, round by round, so that a slow machine slows all of them. Each round
 * has new tokens, which no cache contains.
 */
export async function measureVerifications(): Promise<Record<VerificationName, Measurement>> {
  const names = Object.keys(verifications) as VerificationName[]
  const measures = names.map((name) => createMeasure(verifications[name]))
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const micros: number[] = []
    for (const measure of measures) micros.push(await measure(round))
    // The first round lets the engine optimize the code, and loads keys and code.
    if (round > 0) rounds.push(micros)
  }
  const jose = names.indexOf('bareJose')
  const figuresOf = (index: number): Measurement => ({
    micros: median(rounds.map((micros) => micros[index] ?? 0)),
    speed: median(rounds.map((micros) => (micros[jose] ?? 0) / (micros[index] ?? 1))),
  })
  return Object.fromEntries(names.map((name, index) => [name, figuresOf(index)])) as Record<
    VerificationName,
    Measurement
  >
}
