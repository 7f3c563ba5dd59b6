import { Choices } from './choices.js'
import { type Config, configOf, type Action } from './config.js'
import { actions } from './actions.js'
import { drawFrom } from './random.js'
import { checkFinalRules } from './schedule.js'
import type { Rotation } from './environment/server-model.js'
import { type Violation, World } from './world.js'

/** The actions of each of the two tabs. */
const ACTIONS = ['read', 'signOut', 'signInBob'] as const satisfies readonly Action[]

export interface OrdersOptions {
  readonly rotation: Rotation
  readonly locks: Config['locks']
  /** The actions of the two tabs. Default: every pair of actions. */
  readonly actions?: readonly Action[] | undefined
  readonly stopsAtFirst: boolean
}

/** A browser with two tabs and no faults other than the chosen ones. */
const quietConfig = (rotation: Rotation, locks: Config['locks']): Config => ({
  ...configOf(1, { mode: 'cookie', rotation }),
  tabs: 2,
  tabsBeside: 0,
  locks,
  news: 'events',
  latency: [10, 11],
  faults: {
    ...{ lostBefore: 0, lostAfter: 0, tooMany: 0, unavailable: 0, silent: 0 },
    ...{ truncated: 0, html: 0, wrongCode: 0, garbled: 0 },
  },
  deviceSkew: 0,
  serviceSkew: 0,
})

/** At this time the access token needs a refresh. */
const RACE_AT_MILLIS = 50_000
const REST_MILLIS = 100_000
/** Longer than the grace period of a rotated refresh token. */
const FREEZE_MILLIS = 40_000

function race(config: Config, names: readonly Action[], choices: Choices): readonly Violation[] {
  const world = new World(config, false)
  const { scheduler, network, browser } = world
  const end = (millis: number) => scheduler.until(scheduler.now + millis, world.afterEvent)
  const draw = drawFrom(config.seed, 'race')
  const pages = names.map(() => browser.openPage())
  actions.signInAda(browser, pages[0]!, draw, 'first')
  end(RACE_AT_MILLIS)
  scheduler.choices = network.choices = choices
  names.forEach((name, index) => {
    const page = pages[index]!
    const run = () => {
      actions[name](browser, page, draw, `${index}`)
      if (!choices.pick(2)) return
      const from = scheduler.now + 1
      page.freezes.push({ from, until: from + FREEZE_MILLIS })
    }
    scheduler.after(1, `races ${name}`, run, page, true)
  })
  end(REST_MILLIS)
  scheduler.choices = network.choices = undefined
  network.isCalm = true
  for (const page of pages) page.happen('online')
  end(REST_MILLIS)
  checkFinalRules(world, () => end(REST_MILLIS))
  return world.violations
}

export interface Orders {
  readonly orders: number
  /** The first orders that violate a rule, with the violations. */
  readonly broken: readonly string[]
}

const MAX_BROKEN = 10

/**
 * Runs two tabs, each of which refreshes, signs out or signs in as another user, in every order of their
 * messages with the service, with every fault of their first requests, with each tab frozen and not frozen.
 */
export function everyOrder({
  rotation,
  locks,
  actions: onlyPair,
  stopsAtFirst,
}: OrdersOptions): Orders {
  const config = quietConfig(rotation, locks)
  const pairs = onlyPair
    ? [onlyPair]
    : ACTIONS.flatMap((first) => ACTIONS.map((second) => [first, second] as const))
  const broken: string[] = []
  let orders = 0
  for (const pair of pairs) {
    const choices = new Choices()
    do {
      orders++
      const violations = race(config, pair, choices)
      if (violations.length && broken.length < MAX_BROKEN)
        broken.push(`${pair.join(' ')} ${choices.toString()}: ${JSON.stringify(violations)}`)
      if (stopsAtFirst && broken.length) return { orders, broken }
    } while (choices.next())
  }
  return { orders, broken }
}
