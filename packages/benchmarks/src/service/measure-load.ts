import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { median, shoot } from './measure.js'
import type { Scenario } from './scenarios.js'

const load = new URL('./load.mjs', import.meta.url)

const ROUNDS = 3
const ROUND_SECONDS = 2
/** Time for all connections of the load to be busy. */
const START_MILLIS = 500
const REFRESHES = 30

/** A figure of one call alone and under load. */
export interface LoadComparison {
  alone: number
  loaded: number
  /** Median of the ratios of each round: under load to alone. */
  ratio: number
}

/** Measures a call alone and under load, round by round, so that a busy machine affects both. */
async function compare(
  other: Scenario,
  measureOnce: () => Promise<number>,
): Promise<LoadComparison> {
  await measureOnce()
  const rounds = []
  for (let done = 0; done < ROUNDS; done += 1) {
    const alone = await measureOnce()
    const loaded = await whileLoaded(other, measureOnce)
    rounds.push({ alone, loaded, ratio: loaded / alone })
  }
  return {
    alone: median(rounds.map(({ alone }) => alone)),
    loaded: median(rounds.map(({ loaded }) => loaded)),
    ratio: median(rounds.map(({ ratio }) => ratio)),
  }
}

/** Measures the requests per second. */
export const compareThroughput = (scenario: Scenario, other: Scenario): Promise<LoadComparison> =>
  compare(other, () => shoot(scenario, ROUND_SECONDS))

/** Measures the median latency of sequential calls, in milliseconds. */
export const compareLatency = (
  scenarios: readonly Scenario[],
  other: Scenario,
): Promise<LoadComparison> =>
  compare(other, async () => {
    const millis: number[] = []
    for (let count = 0; count < REFRESHES; count += 1)
      millis.push(await time(scenarios[count % scenarios.length]))
    return median(millis)
  })

/** Makes a call that must succeed. Resolves to its latency in milliseconds. */
export async function time(scenario: Scenario | undefined): Promise<number> {
  if (scenario === undefined) throw new Error('There is nothing to measure.')
  const { name, url, method, headers, body = null } = scenario
  const start = performance.now()
  const response = await fetch(url, { method, headers, body })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return performance.now() - start
}

async function whileLoaded<Result>(
  scenario: Scenario,
  work: () => Promise<Result>,
): Promise<Result> {
  const child = fork(load)
  child.send(scenario)
  try {
    await setTimeout(START_MILLIS)
    const result = await work()
    if (child.exitCode !== null) throw new Error(`${scenario.name}: the load ended by itself.`)
    return result
  } finally {
    if (child.exitCode === null) {
      child.disconnect()
      await once(child, 'exit')
    }
  }
}
