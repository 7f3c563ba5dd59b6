import { Choices } from './choices.js'
import { type Config, configOf, type Deed } from './config.js'
import { deeds } from './deeds.js'
import { drawFrom } from './random.js'
import { judge } from './schedule.js'
import type { Rotation } from './server-model.js'
import { type Violation, World } from './world.js'

const RACERS = ['read', 'signOut', 'signInBob'] as const satisfies readonly Deed[]

/** Two tabs of a browser without locks, in which nothing goes wrong but what is chosen. */
const quietConfig = (rotation: Rotation, locks: Config['locks']): Config => ({
  ...configOf(1, rotation),
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

/** The access token has to be refreshed then. */
const RACE_AT_MILLIS = 50_000
const REST_MILLIS = 100_000
/** Longer than a token that was traded is still taken. */
const FREEZE_MILLIS = 40_000

function race(config: Config, racers: readonly Deed[], choices: Choices): readonly Violation[] {
  const world = new World(config, false)
  const { scheduler, network, browser } = world
  const end = (millis: number) => scheduler.until(scheduler.now + millis, world.settled)
  const draw = drawFrom(config.seed, 'race')
  const pages = racers.map(() => browser.openPage())
  deeds.signInAda(browser, pages[0]!, draw, 'first')
  end(RACE_AT_MILLIS)
  scheduler.choices = network.choices = choices
  racers.forEach((name, index) => {
    const page = pages[index]!
    const run = () => {
      deeds[name](browser, page, draw, `${index}`)
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
  judge(world, () => end(REST_MILLIS))
  return world.violations
}

export interface Orders {
  readonly orders: number
  /** What went wrong in which, the first few of them. */
  readonly broken: readonly string[]
}

const BROKEN_NAMED = 10

/**
 * Two tabs, each of which refreshes, signs out or signs in as somebody else, in every order of what
 * passes between them and the service, with every fate of their first requests, each tab frozen or not.
 *
 * @param isEnough ends it with the first failure
 */
export function everyOrder(rotation: Rotation, locks: Config['locks'], isEnough: boolean): Orders {
  const config = quietConfig(rotation, locks)
  const broken: string[] = []
  let orders = 0
  for (const first of RACERS) {
    for (const second of RACERS) {
      const choices = new Choices()
      do {
        orders++
        const violations = race(config, [first, second], choices)
        if (violations.length && broken.length < BROKEN_NAMED)
          broken.push(`${first} ${second} ${choices.toString()}: ${JSON.stringify(violations)}`)
        if (isEnough && broken.length) return { orders, broken }
      } while (choices.next())
    }
  }
  return { orders, broken }
}
