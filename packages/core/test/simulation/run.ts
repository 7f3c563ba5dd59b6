import { parseArgs } from 'node:util'
import { type Case, campaign, configFor, rulesOf, run } from './campaign.js'
import { type Config, configOf } from './config.js'
import { lightenGlobals } from './light-globals.js'
import { everyOrder } from './orders.js'
import { longOutage } from './outage.js'
import { keep, readRegression, regressions } from './regressions.js'
import type { Rotation } from './server-model.js'
import { shrink } from './shrink.js'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    mode: { type: 'string', default: 'none' },
    /** Only what the campaign itself prints: a bug is built in, and failing is what is asked for. */
    mutant: { type: 'string' },
    first: { type: 'boolean', default: false },
    replay: { type: 'boolean', default: false },
    regression: { type: 'string' },
    regressions: { type: 'boolean', default: false },
    /** Every order of few events, in place of schedules. */
    orders: { type: 'boolean', default: false },
    locks: { type: 'string', default: 'none' },
    /** Ten minutes without the service, in place of schedules. */
    outage: { type: 'boolean', default: false },
  },
})
const LAST_EVENTS = 60
const print = (text: string) => void process.stdout.write(`${text}\n`)
const seed = +values.seed
const mode = values.mode as Rotation

// Stacks that nobody reads take a third of the time.
Error.stackTraceLimit = values.replay ? 10 : 0
lightenGlobals()

/** Says all that there is to be known of one run. */
function replay(which: Case, isWhole: boolean): readonly string[] {
  const ran = run(which, true)
  const { without, ...config } = configFor(which)
  print(JSON.stringify({ ...config, without: [...without] }, undefined, 2))
  print(ran.log.slice(isWhole ? 0 : -LAST_EVENTS).join('\n'))
  const { violations, losses, trace } = ran
  print(JSON.stringify({ violations, losses: [...losses], trace }, undefined, 2))
  return rulesOf(ran)
}

/** Makes a failure as small as it gets and keeps it, unless a mutant is to blame. */
function explain(which: Case): void {
  const ofMutant = values.mutant ? ` --mutant ${values.mutant}` : ''
  const command = `npm run simulate -- --replay --mode ${which.mode} --seed ${which.seed}${ofMutant}`
  print(`\nSeed ${which.seed} fails. Replay it: ${command}`)
  const rules = replay(which, false)
  const reduction = shrink(configOf(which.seed, which.mode), (less) => {
    const broken = rulesOf(run({ ...which, reduction: less }))
    return rules.some((rule) => broken.includes(rule))
  })
  const least = { ...which, reduction }
  print(`The least of it that fails still:\n${JSON.stringify(least)}`)
  if (values.mutant) return
  const name = keep(least, rules)
  print(`It is kept. Replay it: npm run simulate -- --replay --regression ${name}`)
}

function main(): void {
  if (values.replay) {
    replay(values.regression ? readRegression(values.regression) : { seed, mode }, true)
  } else if (values.orders) {
    const { orders, broken } = everyOrder(mode, values.locks as Config['locks'], values.first)
    print(JSON.stringify({ mode, orders, broken }))
    process.exitCode = broken.length ? 1 : 0
  } else if (values.outage) {
    const outage = longOutage(mode)
    print(JSON.stringify(outage))
    process.exitCode = outage.violations.length ? 1 : 0
  } else if (values.regressions) {
    const broken: Record<string, readonly string[]> = {}
    const names = regressions()
    for (const name of names) {
      const rules = rulesOf(run(readRegression(name)))
      if (rules.length) broken[name] = rules
    }
    print(JSON.stringify({ regressions: names.length, broken }))
    process.exitCode = Object.keys(broken).length ? 1 : 0
  } else {
    const { failing, ...counted } = campaign(seed, +values.schedules, mode, values.first)
    print(JSON.stringify({ ...counted, failing }))
    const isBad = failing.length + counted.unhandled > 0
    if (failing[0] !== undefined && !values.first) explain({ seed: failing[0], mode })
    process.exitCode = isBad ? 1 : 0
  }
}

// Modules are loaded by promises, and where a promise goes on, no others do.
setImmediate(main)
