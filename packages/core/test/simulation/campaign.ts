import { type Config, configOf, type Reduction, type Variant } from './config.js'
import { type ScheduleResult, runSchedule } from './schedule.js'

/** The inputs of one run. */
export interface Case extends Variant {
  readonly seed: number
  readonly reduction?: Reduction
  /** Replaces the configuration that the seed determines. */
  readonly config?: Config
}

export interface Campaign extends Variant {
  readonly schedules: number
  /** Number of schedules that violate each rule. */
  readonly violations: Readonly<Record<string, number>>
  readonly unhandled: number
  readonly perSecond: number
  readonly trace: number
  /** The first seeds that failed. */
  readonly failing: readonly number[]
}

const unhandled: unknown[] = []
process.on('unhandledRejection', (error) => void unhandled.push(error))

export const configFor = ({ seed, mode, rotation, reduction, config }: Case): Config =>
  config ?? configOf(seed, { mode, rotation }, reduction)

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
  variant: Variant,
  isEnough = false,
): Campaign {
  const start = performance.now()
  const violations: Record<string, number> = {}
  const failing: number[] = []
  let trace = 0
  let done = 0
  while (done < schedules && !(isEnough && failing.length)) {
    const seed = first + done++
    const result = run({ seed, ...variant })
    trace = (Math.imul(trace, 31) + result.trace) >>> 0
    for (const rule of rulesOf(result)) violations[rule] = (violations[rule] ?? 0) + 1
    if (result.violations.length && failing.length < FAILURES_NAMED) failing.push(seed)
  }
  const perSecond = Math.round((done * 1000) / (performance.now() - start))
  return {
    ...{ ...variant, schedules: done, violations },
    ...{ unhandled: unhandled.length, perSecond, trace, failing },
  }
}
