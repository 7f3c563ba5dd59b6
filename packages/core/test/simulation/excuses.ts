import type { Browser } from './environment/browser.js'
import type { PageRequest } from './environment/network.js'
import type { Page } from './environment/page.js'
import { GRACE_MILLIS, type Trade } from './environment/server-model.js'
import { uncovered } from './spans.js'
import type { World } from './world.js'

/**
 * Why no page used a response with a new refresh token, so that the service ended the session. The client
 * cannot prevent it if the page was frozen, left, disconnected or without cookies until the grace period
 * ended.
 */
export type Excuse = 'frozen' | 'left' | 'cut-off' | 'blocked' | 'other'

/** Enough for two attempts of 5 s and the pause between them. */
const CHANCE_MILLIS = 12_000

export function excuses({ server, scheduler, network, browsers }: World): ReadonlySet<Excuse> {
  const excuseOf = ({ jar }: Browser, { request, at }: Trade): Excuse => {
    const page = (request as PageRequest).page as Page
    const from = at - server.clock() + scheduler.now
    const grace = { from, until: from + GRACE_MILLIS }
    if (page.goneAt < grace.until) return 'left'
    if (uncovered(grace, jar.blocks) < GRACE_MILLIS) return 'blocked'
    if (uncovered(grace, page.freezes) < CHANCE_MILLIS) return 'frozen'
    const cuts = [...page.freezes, ...page.offline, ...network.outages]
    return uncovered(grace, cuts) < CHANCE_MILLIS ? 'cut-off' : 'other'
  }
  return new Set(
    browsers.flatMap((browser) => browser.losses.map((trade) => excuseOf(browser, trade))),
  )
}
