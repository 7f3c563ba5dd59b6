import type { Browser } from './environment/browser.js'
import { type Config, configOf } from './config.js'
import { actions } from './actions.js'
import type { Page } from './environment/page.js'
import { drawFrom } from './random.js'
import { checkFinalRules, checkRecovery } from './schedule.js'
import type { Rotation } from './environment/server-model.js'
import { type Violation, World } from './world.js'

const SECOND_MILLIS = 1_000
const OUTAGE_SECONDS = 600
const CALLERS_A_SECOND = 100
/** The outage begins half a minute before the access token expires. */
const BEFORE_MILLIS = 30 * SECOND_MILLIS
const RECOVERY_MILLIS = 60 * SECOND_MILLIS
const REST_MILLIS = 100 * SECOND_MILLIS

const TABS = 2

const quietConfig = (rotation: Rotation): Config => ({
  ...configOf(1, { mode: 'cookie', rotation }),
  ...{ tabs: TABS, tabsBeside: 0, locks: 'working', news: 'events', latency: [5, 100] },
  ...{ deviceSkew: 0, serviceSkew: 0 },
  faults: {
    ...{ lostBefore: 0, lostAfter: 0, tooMany: 0, unavailable: 0, silent: 0 },
    ...{ truncated: 0, html: 0, wrongCode: 0, garbled: 0 },
  },
})

export interface Outage {
  readonly callers: number
  /** Number of calls that rejected. */
  readonly refused: number
  /** Requests of each tab during the outage. */
  readonly tabs: readonly { readonly tokens: number; readonly others: number }[]
  readonly violations: readonly Violation[]
}

/** F10, F14: the service does not respond for ten minutes, with a hundred callers per second in every tab. */
export function longOutage(rotation: Rotation): Outage {
  const world = new World(quietConfig(rotation), false)
  const { browser, scheduler, network } = world
  const end = (until: number) => scheduler.until(until, world.afterEvent)
  const pages = Array.from({ length: TABS }, () => browser.openPage())
  actions.signInAda(browser, pages[0]!, drawFrom(1, 'outage'), 'first')
  end(BEFORE_MILLIS)
  const until = BEFORE_MILLIS + OUTAGE_SECONDS * SECOND_MILLIS
  network.outages.push({ from: scheduler.now, until })
  const counts = { callers: 0, refused: 0 }
  const refuse = () => void counts.refused++
  for (let second = 0; second < OUTAGE_SECONDS; second++)
    for (const page of pages)
      scheduler.after(second * SECOND_MILLIS, 'is asked by a hundred', () => {
        for (let caller = 0; caller < CALLERS_A_SECOND; caller++) {
          counts.callers++
          world.follow(page, 'is waited for', callApp(browser, page, caller).catch(refuse))
        }
      })
  end(until)
  const tabs = pages.map(({ requests }) => ({ ...requests }))
  network.isCalm = true
  end(until + RECOVERY_MILLIS)
  const report = (what: string) => world.reportViolation('F14', what)
  checkRecovery(pages, report)
  const refreshes = pages.flatMap(({ recentRefreshes }) => recentRefreshes)
  const { length } = refreshes.filter(({ at }) => at >= until)
  if (length !== 1) report(`${length} refreshes follow the outage`)
  end(until + REST_MILLIS)
  checkFinalRules(world, () => end(scheduler.now + REST_MILLIS))
  return { ...counts, tabs, violations: world.violations }
}

/**
 * All callers share one read of the user. Requests of their own need an access token, so they are made only once it has
 * expired: with a valid token, each would be a request.
 */
function callApp({ scheduler }: Browser, { app }: Page, caller: number): Promise<unknown> {
  const hasToken = scheduler.now < 2 * BEFORE_MILLIS
  const reads = [() => app.user.load(), () => app.getUser()]
  const alone = [() => app.user.refresh(), () => app.sendRequest('/probe')]
  const all = hasToken ? reads : [...reads, ...alone]
  return all[caller % all.length]!()
}
