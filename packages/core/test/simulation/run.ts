import { parseArgs } from 'node:util'
import { configOf } from './config.js'
import { runSchedule } from './schedule.js'
import type { Rotation } from './server-model.js'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    mode: { type: 'string', default: 'none' },
    replay: { type: 'boolean', default: false },
  },
})
// Stacks of errors that nobody reads take a third of the time.
Error.stackTraceLimit = values.replay ? 10 : 0
let seed = +values.seed
const rotation = values.mode as Rotation
const unhandled: string[] = []
process.on('unhandledRejection', (error) => void unhandled.push(`${seed}: ${String(error)}`))

if (values.replay) {
  const ran = await runSchedule(configOf(seed, rotation), true)
  console.log(ran.log.join('\n'))
  console.log(JSON.stringify({ ...ran, log: undefined }, undefined, 2))
} else {
  const last = seed + +values.schedules
  const begun = performance.now()
  const bad: Record<string, number> = {}
  const firsts: string[] = []
  let excused = 0
  let trace = 0
  for (; seed < last; seed++) {
    const ran = await runSchedule(configOf(seed, rotation))
    trace = (Math.imul(trace, 31) + ran.trace) | 0
    if (ran.isExcused) excused++
    for (const rule of new Set(ran.violations.map((violation) => violation.rule)))
      bad[rule] = (bad[rule] ?? 0) + 1
    if (ran.violations.length && firsts.length < 10)
      firsts.push(
        `${seed}: ${ran.violations
          .slice(0, 2)
          .map(({ rule, what }) => `${rule} ${what}`)
          .join('; ')}`,
      )
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(
    JSON.stringify({
      mode: rotation,
      schedules: +values.schedules,
      violations: bad,
      excused: excused / +values.schedules,
      unhandled: unhandled.length,
      perSecond: Math.round(+values.schedules / seconds),
      trace: trace >>> 0,
    }),
  )
  if (firsts.length) console.log(firsts.join('\n'))
  if (unhandled.length) console.log(unhandled.slice(0, 5).join('\n'))
}
