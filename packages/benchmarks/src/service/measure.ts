import autocannon from 'autocannon'
import type { Scenario } from './scenarios.js'

const CONNECTIONS = 8
const ROUND_SECONDS = 1
const ROUNDS = 3

/** Requests per second of a call and of the bare handler, measured in turns. */
export interface Measured {
  name: string
  perSecond: number
  barePerSecond: number
  /** Median of the ratios of the rounds. A slow machine slows both sides of a round. */
  ratio: number
}

/** Measures a call and the bare handler, round by round, so that both run under the same load. */
export async function measure(scenario: Scenario, bare: Scenario): Promise<Measured> {
  await Promise.all([shoot(scenario, 1), shoot(bare, 1)])
  const rounds = []
  for (let done = 0; done < ROUNDS; done += 1) {
    const own = await shoot(scenario, ROUND_SECONDS)
    const other = await shoot(bare, ROUND_SECONDS)
    rounds.push({ own, other, ratio: own / other })
  }
  return {
    name: scenario.name,
    perSecond: median(rounds.map(({ own }) => own)),
    barePerSecond: median(rounds.map(({ other }) => other)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  }
}

/** Measures the requests per second over a few connections. All must succeed. */
export async function shoot(
  { name, url, method, headers, body }: Scenario,
  seconds: number,
): Promise<number> {
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections: CONNECTIONS,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refusals and ${result.errors} failures.`)
  return result.requests.average
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
