import { isOutage } from '../../src/errors/transport-error.js'
import type { Browser } from './environment/browser.js'
import type { Config, Action } from './config.js'
import { actions } from './actions.js'
import type { Page } from './environment/page.js'
import type { TokenHolder } from './environment/token-holder.js'
import { drawFrom } from './random.js'
import { type Violation, World } from './world.js'

export interface ScheduleResult {
  readonly violations: readonly Violation[]
  readonly trace: number
  /** The last events, if `keepsLog` is set. */
  readonly log: readonly string[]
}

const CALM_MILLIS = 400_000
const LAST_MILLIS = 200_000
/** After this time, an access token has expired, and the grace period of a refresh token is over. */
const EXPIRED_MILLIS = 70_000

/**
 * Runs one schedule: first with faults, then without, and then checks the rules that must hold at the end.
 */
export function runSchedule(config: Config, keepsLog = false): ScheduleResult {
  const world = new World(config, keepsLog)
  const { scheduler, network } = world
  const end = (until: number) => scheduler.until(until, world.afterEvent)
  plan(world)
  end(config.faultMillis)
  network.isCalm = true
  for (const page of world.pages) {
    if (!page.isOnline) page.happen('online')
    for (const span of page.offline) span.until = Math.min(span.until, scheduler.now)
  }
  const blocks = world.browsers.flatMap(({ jar }) => jar.blocks)
  for (const span of [...blocks, ...network.outages])
    span.until = Math.min(span.until, scheduler.now)
  for (const browser of world.browsers) {
    browser.weed()
    browser.keys.recover()
  }
  end(config.faultMillis + CALM_MILLIS / 2)
  checkRecovery(world.pages, (what) => world.reportViolation('F14', what))
  // A page sends a sign-out that the service did not receive when the device is online again.
  for (const page of world.pages) page.happen('online')
  end(config.faultMillis + CALM_MILLIS)
  if (!scheduler.isOverrun) checkThieves(world, () => end(scheduler.now + EXPIRED_MILLIS))
  if (!scheduler.isOverrun) checkFinalRules(world, () => end(scheduler.now + LAST_MILLIS))
  if (scheduler.isOverrun) world.reportViolation('V5', 'there is no end to it')
  return {
    violations: world.violations,
    trace: scheduler.trace,
    log: scheduler.recent,
  }
}

/** The first actions of each browser. */
const FIRST: readonly (readonly Action[])[] = [['signInAda'], ['signInAda', 'signInBob']]

/** Plans the actions. Each has its own source of random values. */
function plan(world: World): void {
  const { config, scheduler } = world
  const draw = drawFrom(config.seed, 'plan')
  const { browsers } = world
  const tabs = [config.tabs, config.tabsBeside]
  browsers.forEach((browser, index) => {
    for (let i = 0; i < tabs[index]!; i++) browser.openPage()
  })
  for (let number = 0; number < config.actionCount; number++) {
    const at = draw.between(0, config.faultMillis * 0.95)
    const randomAction = draw.weighted<Action>(config.actions)
    const isFirst = number < browsers.length
    const name = isFirst ? draw.pick(FIRST[number]!) : randomAction
    if (config.without.has(number)) continue
    // The stored regressions depend on this name.
    const own = drawFrom(config.seed, `deed ${number}`)
    scheduler.after(isFirst ? 0 : at, `action ${number} ${name}`, () => {
      const browser = browsers[isFirst ? number : +(browsers.length > 1 && own.chance(0.4))]!
      // The last page may have gone to a provider.
      if (!browser.pages.length) browser.openPage()
      const page = own.pick(browser.pages)
      const run = () => {
        if (!page.isDisposed) actions[name](browser, page, own, `${number}`)
      }
      // A frozen page runs nothing until it resumes.
      if (page.frozenUntil > scheduler.now) scheduler.after(0, `late ${name}`, run, page)
      else run()
    })
  }
}

/** Checks that each page has loaded again what it shows and could not load during the faults. */
export function checkRecovery(pages: readonly Page[], report: (what: string) => void): void {
  for (const { name, app, isDisposed, lists } of pages) {
    if (isDisposed) continue
    for (const query of [app.user, ...lists.map(({ teams }) => teams)]) {
      const { status, error } = query.get()
      if (status === 'failed' && isOutage(error)) report(`${name} still shows ${String(error)}`)
    }
  }
}

const probe = (page: Page) => page.app.sendRequest('/probe').catch(() => {})

/** Enough for the service to detect a copy of any age. */
const REFRESHES = 4

/**
 * Checks that no thief still has a session after it and the pages have refreshed several times. The service cannot detect
 * the copy of a token that it does not replace.
 */
function checkThieves(world: World, rest: () => void): void {
  const { thieves, config, browsers } = world
  if (!thieves.length || config.rotation === 'off') return
  const isInUse = ({ session }: TokenHolder) =>
    browsers.some((browser) => browser.session === session && browser.pages.length > 0)
  for (let count = 0; count < REFRESHES; count++) {
    for (const thief of thieves) thief.refresh()
    rest()
    for (const page of world.pages) void probe(page)
    rest()
  }
  for (const thief of thieves) {
    const { session, options } = thief
    const { family } = session
    const isReplaced =
      !family.isShared && !family.hasLargeTokens && (config.mode !== 'server' || options.rotates)
    const isLockedOut = family.isBound && thief.isLockedOut
    if (isInUse(thief) && isReplaced && !isLockedOut && !session.ended)
      world.reportViolation('TH', `a thief still has ${session.id}`)
  }
}

/** Checks the rules that must hold after the last event. */
export function checkFinalRules(world: World, rest: () => void): void {
  for (const { page, what, at } of world.open)
    world.reportViolation('C5', `${page.name} ${what} since ${at / 1000} s`)
  const { browsers } = world
  const userIds = new Map<Page, string | null>()
  const readUser = (page: Page) =>
    // A page detects that its session was ended elsewhere when it sends a request.
    void probe(page)
      .then(() => page.app.getUser())
      .then(
        (user) => userIds.set(page, user?.id ?? null),
        (error: unknown) =>
          world.reportViolation('C4', `${page.name} cannot know: ${String(error)}`),
      )
  world.pages.forEach(readUser)
  rest()
  // The next page removes the cookies that a page could not remove when its session ended. A thief may have ended the
  // session after the other pages have read their user.
  for (const browser of browsers) {
    if (!browser.session?.ended) continue
    browser.openPage()
    browser.pages.forEach(readUser)
  }
  rest()
  const { pages } = world
  for (const browser of browsers) checkAgreement(browser, userIds)
  for (const [id, times] of world.server.done)
    if (times > 1) world.reportViolation('C6', `action ${id} was done ${times} times`)
  for (const page of pages) page.dispose()
  rest()
  for (const page of pages) {
    const left = Object.entries(page.left).filter(([, count]) => count)
    if (left.length) world.reportViolation('C7', `${page.name} leaves ${left.join(' ')}`)
  }
}

/** Checks that all pages of a browser agree with its cookies, and the cookies with the service. */
function checkAgreement(browser: Browser, userIds: ReadonlyMap<Page, string | null>): void {
  const { session, heldSession, cookiesAreEmpty, pages, world } = browser
  const expected = session && !session.ended ? session.user : null
  if (pages.length && heldSession && heldSession !== session && !heldSession.ended)
    world.reportViolation('C2', `the app's server goes on with ${heldSession.id}`)
  for (const page of pages) {
    const { name, shownUserId, lists, app } = page
    const user = userIds.get(page)
    // Pages that have opened the store before and after it was wiped have different keys, so one of them loses the session.
    if (browser.keys.wasLost && (user === null || expected === null)) continue
    if (user !== expected)
      world.reportViolation('C1', `${name} is signed in as ${user}, not as ${expected}`)
    if (shownUserId !== expected)
      world.reportViolation('C9', `${name} shows ${shownUserId}, not ${expected}`)
    const { status } = app.session.get()
    if (status !== (expected === null ? 'signed-out' : 'active'))
      world.reportViolation('C3', `${name} says ${status} of ${expected}`)
    for (const { user: owner, teams } of lists) {
      const { status: isRead, data } = teams.get()
      const { length } = world.server.teamsOf(owner)
      if (isRead === 'ready' && data.length !== length)
        world.reportViolation(
          'C9',
          `${name} shows ${data.length} teams of ${owner}, who has ${length}`,
        )
    }
  }
  const isUnbound = expected !== null && session?.family.isBound === false
  if (world.config.mode === 'bound' && pages.length && isUnbound)
    world.reportViolation('BD', `session ${session.id} is not bound`)
  if (session?.ended && !cookiesAreEmpty)
    world.reportViolation('C4', `the cookies still hold ${session.id}`)
}
