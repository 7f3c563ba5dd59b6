import './dom.js'
import { parseArgs } from 'node:util'
import { lightenGlobals } from '../../../core/test/simulation/light-globals.js'
import type { Rotation } from '../../../core/test/simulation/environment/server-model.js'
import { type PagesReduction, pagesConfigOf } from './config.js'
import { type ScheduleResult, runPages } from './schedule.js'

export interface PagesCampaign {
  readonly rotation: Rotation
  readonly schedules: number
  /** The number of schedules that violated each rule. */
  readonly violations: Readonly<Record<string, number>>
  readonly perSecond: number
  readonly trace: number
  /** The first seeds that failed. */
  readonly failing: readonly number[]
  /** The first violation of each rule. */
  readonly examples: Readonly<Record<string, string>>
}

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    rotation: { type: 'string', default: 'announced' },
    mutant: { type: 'string' },
    /** Stops at the first failure. */
    first: { type: 'boolean', default: false },
    replay: { type: 'boolean', default: false },
    pages: { type: 'boolean' },
  },
})
const print = (text: string) => void process.stdout.write(`${text}\n`)
const seed = +values.seed
const rotation = values.rotation as Rotation
const FAILURES_NAMED = 10

const unhandled: unknown[] = []
process.on('unhandledRejection', (error) => void unhandled.push(error))

Error.stackTraceLimit = values.replay ? 10 : 0
lightenGlobals()

function run(of: number, reduction?: PagesReduction, keepsLog = false): ScheduleResult {
  unhandled.length = 0
  const result = runPages(pagesConfigOf(of, rotation, reduction), keepsLog)
  const more = unhandled.map((error) => ({
    rule: 'P5',
    what: `unhandled rejection: ${String(error)}`,
  }))
  return { ...result, violations: [...result.violations, ...more] }
}

function campaign(): boolean {
  const begun = process.hrtime.bigint()
  const violations: Record<string, number> = {}
  const failing: number[] = []
  const examples: Record<string, string> = {}
  const schedules = +values.schedules
  let trace = 0
  let done = 0
  while (done <= schedules && !(values.first && failing.length)) {
    // The first schedule loads lazy modules and makes React print its one-time messages.
    const of = done++ && seed + done - 2
    const result = run(of)
    trace = (Math.imul(trace, 31) + result.trace) >>> 0
    for (const { rule, what } of result.violations) examples[rule] ??= `${of}: ${what}`
    for (const rule of new Set(result.violations.map((violation) => violation.rule)))
      violations[rule] = (violations[rule] ?? 0) + 1
    if (result.violations.length && failing.length < FAILURES_NAMED) failing.push(of)
  }
  const seconds = Number(process.hrtime.bigint() - begun) / 1e9
  const perSecond = Math.round((done * 10) / seconds) / 10
  const counted: PagesCampaign = {
    ...{ rotation, schedules: done - 1, violations, perSecond, trace, failing, examples },
  }
  print(JSON.stringify(counted))
  return failing.length === 0
}

function main(): void {
  if (values.replay) {
    run(0)
    const { log, violations, trace } = run(seed, {}, true)
    print(log.join('\n'))
    print(JSON.stringify({ violations, trace }, undefined, 2))
  } else process.exitCode = campaign() ? 0 : 1
  // Timers of happy-dom would keep the process alive.
  process.stdout.write('', () => process.exit())
}

// Modules load with promises, and microtasks of nested promises do not run inside another one.
setImmediate(main)
