import { type Config, configOf, type Reduction } from './config.js'
import { type ScheduleResult, runSchedule } from './schedule.js'
import type { Rotation } from './environment/server-model.js'

/** The inputs of one run. */
export interface Case {
  readonly seed: number
  readonly mode: Rotation
  readonly reduction?: Reduction
  /** Replaces the configuration that the seed determines. */
  readonly config?: Config
}

export interface Campaign {
  readonly mode: Rotation
  readonly schedules: number
  /** Number of schedules that violate each rule. */
  readonly violations: Readonly<Record<string, number>>
  /** The share of schedules in which the service ended a session, by reason. */
  readonly excused: Readonly<Record<string, number>>
  readonly unhandled: number
  readonly perSecond: number
  readonly trace: number
  /** The first seeds that failed. */
  readonly failing: readonly number[]
}

const unhandled: unknown[] = []
process.on('unhandledRejection', (error) => void unhandled.push(error))

export const configFor = ({ seed, mode, reduction, config }: Case): Config =>
  config ?? configOf(seed, mode, reduction)

/** Runs one schedule. An unhandled rejection violates a rule too. */
export function run(which: Case, keepsLog = false): ScheduleResult {
  const before = unhandled.length
  const result = runSchedule(configFor(which), keepsLog)
  const more = unhandled.slice(before)
  const violations = more.map((error) => ({
    rule: 'F13',
    what: `unhandled rejection: ${String(error)}`,
  }))
  return { ...result, violations: [...result.violations, ...violations] }
}

/** Returns the rules that a run violated. */
export const rulesOf = ({ violations }: ScheduleResult) => [
  ...new Set(violations.map(({ rule }) => rule)),
]

const FAILURES_NAMED = 10

/** @param isEnough whether to stop at the first failure */
export function campaign(
  first: number,
  schedules: number,
  mode: Rotation,
  isEnough = false,
): Campaign {
  const start = performance.now()
  const violations: Record<string, number> = {}
  const excused: Record<string, number> = {}
  const failing: number[] = []
  const count = (counts: Record<string, number>, name: string) =>
    (counts[name] = (counts[name] ?? 0) + 1)
  let trace = 0
  let done = 0
  while (done < schedules && !(isEnough && failing.length)) {
    const seed = first + done++
    const result = run({ seed, mode })
    trace = (Math.imul(trace, 31) + result.trace) >>> 0
    for (const rule of rulesOf(result)) count(violations, rule)
    for (const excuse of result.losses) count(excused, excuse)
    if (result.violations.length && failing.length < FAILURES_NAMED) failing.push(seed)
  }
  const perSecond = Math.round((done * 1000) / (performance.now() - start))
  for (const name of Object.keys(excused)) excused[name] = +((excused[name] ?? 0) / done).toFixed(5)
  return {
    ...{ mode, schedules: done, violations, excused },
    ...{ unhandled: unhandled.length, perSecond, trace, failing },
  }
}
