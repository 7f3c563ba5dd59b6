import { parseArgs } from 'node:util'
import { type Case, campaign, configFor, rulesOf, run } from './campaign.js'
import { type Config, configOf, type Action, type Mode, type Variant } from './config.js'
import { lightenCrypto } from './light-crypto.js'
import { lightenGlobals } from './light-globals.js'
import { everyOrder } from './orders.js'
import { longOutage } from './outage.js'
import { storeRegression, readRegression, regressions } from './regressions.js'
import type { Rotation } from './environment/server-model.js'
import { shrink } from './shrink.js'

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    mode: { type: 'string', default: 'cookie' },
    rotation: { type: 'string', default: 'announced' },
    /** The mutant in this bundle. Its failures are expected, so none is stored as a regression. */
    mutant: { type: 'string' },
    first: { type: 'boolean', default: false },
    replay: { type: 'boolean', default: false },
    regression: { type: 'string' },
    regressions: { type: 'boolean', default: false },
    /** Runs every order of the events of two tabs instead of schedules. */
    orders: { type: 'boolean', default: false },
    locks: { type: 'string', default: 'none' },
    /** Limits the orders to one pair of actions, such as `read,signOut`. */
    actions: { type: 'string' },
    /** Runs a ten-minute outage of the service instead of schedules. */
    outage: { type: 'boolean', default: false },
  },
})
const LAST_EVENTS = 60
const print = (text: string) => void process.stdout.write(`${text}\n`)
const seed = +values.seed
const variant: Variant = { mode: values.mode as Mode, rotation: values.rotation as Rotation }

// Collecting stack traces takes a third of the time, and only a replay prints them.
Error.stackTraceLimit = values.replay ? 10 : 0
lightenGlobals()
lightenCrypto()

/** Prints the configuration, events and violations of one run, and returns the violated rules. */
function replay(which: Case, isWhole: boolean): readonly string[] {
  const result = run(which, true)
  const { without, ...config } = configFor(which)
  print(JSON.stringify({ ...config, without: [...without] }, undefined, 2))
  print(result.log.slice(isWhole ? 0 : -LAST_EVENTS).join('\n'))
  const { violations, trace } = result
  print(JSON.stringify({ violations, trace }, undefined, 2))
  return rulesOf(result)
}

/** Prints a failure, shrinks it, and stores it as a regression unless the bundle has a mutant. */
function explain(which: Case): void {
  const ofMutant = values.mutant ? ` --mutant ${values.mutant}` : ''
  const command = `npm run simulate -- --replay --mode ${which.mode} --rotation ${which.rotation} --seed ${which.seed}${ofMutant}`
  print(`\nSeed ${which.seed} fails. Replay it: ${command}`)
  const rules = replay(which, false)
  const reduction = shrink(configOf(which.seed, which), (candidate) => {
    const broken = rulesOf(run({ ...which, reduction: candidate }))
    return rules.some((rule) => broken.includes(rule))
  })
  const smallest = { ...which, reduction }
  print(`The smallest failing case:\n${JSON.stringify(smallest)}`)
  if (values.mutant) return
  const name = storeRegression(smallest, rules)
  print(
    `It is stored as a regression. Replay it: npm run simulate -- --replay --regression ${name}`,
  )
}

function main(): void {
  if (values.replay) {
    replay(values.regression ? readRegression(values.regression) : { seed, ...variant }, true)
  } else if (values.orders) {
    const { orders, broken } = everyOrder({
      rotation: variant.rotation,
      locks: values.locks as Config['locks'],
      actions: values.actions?.split(',') as readonly Action[] | undefined,
      stopsAtFirst: values.first,
    })
    print(JSON.stringify({ orders, broken }))
    process.exitCode = broken.length ? 1 : 0
  } else if (values.outage) {
    const outage = longOutage(variant.rotation)
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
    const { failing, ...counted } = campaign(seed, +values.schedules, variant, values.first)
    print(JSON.stringify({ ...counted, failing }))
    const isBad = failing.length + counted.unhandled > 0
    if (failing[0] !== undefined && !values.first) explain({ seed: failing[0], ...variant })
    process.exitCode = isBad ? 1 : 0
  }
}

// Module evaluation is an async job that would delay all promises of the simulation.
setImmediate(main)
