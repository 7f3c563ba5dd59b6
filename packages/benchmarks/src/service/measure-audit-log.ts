import { median } from './measure.js'
import { time } from './measure-load.js'
import type { LoadComparison } from './measure-load.js'
import type { Scenario } from './scenarios.js'

const PAIRS = 150
const WARM_UP = 10

/**
 * Measures the median latency in milliseconds of a sign-in on a service with a full audit log beside one on
 * a service with an empty log, in turns, so that both run under the same load.
 */
export async function compareSignIns(empty: Scenario, full: Scenario): Promise<LoadComparison> {
  const times: { empty: number; full: number }[] = []
  for (let count = 0; count < WARM_UP + PAIRS; count += 1) {
    const pair = { empty: await time(empty), full: await time(full) }
    if (count >= WARM_UP) times.push(pair)
  }
  const alone = median(times.map((pair) => pair.empty))
  const loaded = median(times.map((pair) => pair.full))
  return { alone, loaded, ratio: loaded / alone }
}
