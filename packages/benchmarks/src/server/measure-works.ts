import { median } from '../client/rounds.js'
import { tokens } from './tokens.js'
import { type Work, type WorkName, works } from './works.js'

const ROUNDS = 15

/** Microseconds of processor time for each token, one after the other; those of other threads count. */
async function measure({ name, open, passes = 1 }: Work): Promise<number> {
  const ask = await open()
  // Keys are had, and code is loaded, before anything counts.
  if (!(await ask(0))) throw new Error(`${name}: the token was refused.`)
  const start = process.cpuUsage()
  for (let pass = 0; pass < passes; pass += 1)
    for (let index = 1; index < tokens.length; index += 1)
      if (!(await ask(index))) throw new Error(`${name}: a token was refused.`)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / (passes * (tokens.length - 1))
}

export interface Measured {
  readonly micros: number
  /** How many times as fast as bare jose: median of the rounds. */
  readonly speed: number
}

/** Measures every work in turn, round by round, so that what slows the machine slows all. */
export async function measureWorks(): Promise<Record<WorkName, Measured>> {
  const names = Object.keys(works) as WorkName[]
  const rounds: Record<string, number>[] = []
  // What the engine has learned in the first round is not forgotten.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const micros: Record<string, number> = {}
    for (const name of names) micros[name] = await measure(works[name])
    if (round > 0) rounds.push(micros)
  }
  const figuresOf = (name: WorkName): Measured => ({
    micros: median(rounds.map((micros) => micros[name] ?? 0)),
    speed: median(rounds.map((micros) => (micros['bareJose'] ?? 0) / (micros[name] ?? 1))),
  })
  return Object.fromEntries(names.map((name) => [name, figuresOf(name)])) as Record<
    WorkName,
    Measured
  >
}
