import { actions } from '../../../core/test/simulation/actions.js'
import type { Action } from '../../../core/test/simulation/config.js'
import { ACCESS, REFRESH } from '../../../core/test/simulation/environment/jar.js'
import type { Page } from '../../../core/test/simulation/environment/page.js'
import { type Draw, drawFrom } from '../../../core/test/simulation/random.js'
import { checkFinalRules } from '../../../core/test/simulation/schedule.js'
import { type Violation, World } from '../../../core/test/simulation/world.js'
import { Accounts } from './accounts.js'
import type { Act, PagesConfig } from './config.js'
import { view, ownDocument } from './dom.js'
import { nameOf } from './own-accounts.js'
import { SimulatedUser } from './simulated-user.js'
import { Rules } from './rules.js'
import { ORIGIN, Screen } from './screen.js'
import { SETTINGS } from './settings.js'

export interface ScheduleResult {
  readonly violations: readonly Violation[]
  readonly trace: number
  /** The latest events, if they were recorded. */
  readonly log: readonly string[]
}

const CALM_MILLIS = 400_000
const REST_MILLIS = 60_000
/** The maximum number of clicks until a user is signed in without faults. */
const PRESSES = 3

/** Runs one schedule: a user during faults, a calm period, and checks. */
export function runPages(config: PagesConfig, keepsLog = false): ScheduleResult {
  const { world: worldConfig } = config
  const world = new World(worldConfig, keepsLog)
  const { scheduler } = world
  const draw = drawFrom(worldConfig.seed, 'accounts')
  const accounts = new Accounts(world, draw, config.hasPasswords)
  const rules = new Rules(world, accounts)
  if (config.isAtSettings) restoreSession(world)
  const first = config.isAtSettings ? SETTINGS : '/handler/sign-in'
  const screen = new Screen(world, config.tabOptions, first)
  const user = new SimulatedUser(screen, accounts)
  rules.watch(screen, user)
  visitProvider(world, screen, drawFrom(worldConfig.seed, 'provider of pages'))
  screen.onOpened()
  screen.show()
  const afterEvent = () => {
    rules.check(screen.settle())
    world.afterEvent()
  }
  const rest = (millis: number) => scheduler.until(scheduler.now + millis, afterEvent)
  planActs(config, screen, user, rules)
  planTabActions(world, screen)
  scheduler.until(worldConfig.faultMillis, afterEvent)
  endFaults(world)
  rest(CALM_MILLIS / 2)
  for (const page of world.pages) page.happen('online')
  rest(CALM_MILLIS / 2)
  if (!scheduler.isOverrun) {
    if (!screen.isShown) screen.show()
    rest(REST_MILLIS)
    rules.atRest()
    checkSignIn(screen, user, rules, rest)
    checkSettings(config, screen, user, rules, rest)
    screen.hide()
    rules.hidden()
    rest(REST_MILLIS)
    checkFinalRules(world, () => rest(CALM_MILLIS / 2))
  }
  if (scheduler.isOverrun) world.reportViolation('V5', 'the schedule does not end')
  ownDocument(undefined)
  return { violations: world.violations, trace: scheduler.trace, log: scheduler.recent }
}

/** Restores the session of an earlier visit. */
function restoreSession({ browser }: World): void {
  const { access_token, refresh_token } = browser.tokensFor('ada')
  browser.change((jar) => {
    jar.plant(ACCESS, JSON.stringify([refresh_token, access_token]))
    jar.plant(REFRESH, refresh_token)
  })
}

function endFaults({ network, pages, scheduler }: World): void {
  network.isCalm = true
  const { now } = scheduler
  for (const page of pages) {
    if (!page.isOnline) page.happen('online')
    for (const span of page.offline) span.until = Math.min(span.until, now)
  }
  for (const outage of network.outages) outage.until = Math.min(outage.until, now)
}

/** Checks that the user can sign in when no faults happen. */
function checkSignIn(
  screen: Screen,
  user: SimulatedUser,
  rules: Rules,
  rest: (millis: number) => void,
): void {
  const { world } = screen
  screen.open(`${ORIGIN}/handler/sign-out`)
  rest(REST_MILLIS)
  rules.atRest()
  screen.open(`${ORIGIN}/handler/sign-in`)
  rest(REST_MILLIS)
  for (let pressed = 0; pressed < PRESSES && world.browser.session?.user !== 'ada'; pressed++) {
    user.signIn('ada')
    rest(REST_MILLIS)
    rules.atRest()
  }
  if (world.browser.session?.user !== 'ada')
    world.reportViolation(
      'P2',
      `the user cannot sign in at ${view.location.href}: ${screen.container.textContent}`,
    )
}

/** Opens the sections and changes the name of the signed-in user. */
function checkSettings(
  { sections }: PagesConfig,
  screen: Screen,
  user: SimulatedUser,
  rules: Rules,
  rest: (millis: number) => void,
): void {
  const { own } = user.accounts
  const open = (section: string) => {
    screen.open(ORIGIN + section)
    rest(REST_MILLIS)
    rules.atRest()
  }
  sections.forEach(open)
  open(`${SETTINGS}/profile`)
  const name = nameOf('ada', 0)
  for (let pressed = 0; pressed < PRESSES && own.nameOf('ada') !== name; pressed++) {
    user.rename(name)
    rest(REST_MILLIS)
    rules.atRest()
  }
  if (own.nameOf('ada') !== name)
    screen.world.reportViolation('P2', `the name is not saved: ${screen.container.textContent}`)
}

/** Plans the actions of the user. Each action has its own random source. */
function planActs(config: PagesConfig, screen: Screen, user: SimulatedUser, rules: Rules): void {
  const { acts, actCount, withoutActs, world: worldConfig } = config
  const { scheduler } = screen.world
  const draw = drawFrom(worldConfig.seed, 'acts')
  for (let number = 0; number < actCount; number++) {
    const at = draw.between(0, worldConfig.faultMillis * 0.95)
    const name = draw.weighted<Act>(acts)
    if (withoutActs.has(number)) continue
    const own = drawFrom(worldConfig.seed, `act ${number}`)
    scheduler.after(at, `act ${number} ${name}`, () => {
      const run = () => {
        user.do(name, own)
        if (!screen.isShown) rules.hidden()
      }
      const { page } = screen
      // A frozen page renders nothing.
      if (page.frozenUntil > scheduler.now) scheduler.after(0, `late ${name}`, run, page)
      else run()
    })
  }
}

/** Actions of the environment that may happen on the visible page. The user performs the others. */
const OF_ANY_PAGE: readonly Action[] = ['read', 'readUser', 'freeze', 'comeBack', 'goOffline']

function planTabActions(world: World, screen: Screen): void {
  const { config, scheduler } = world
  const draw = drawFrom(config.seed, 'plan')
  for (let i = 1; i < config.tabs; i++) world.browser.openPage()
  for (let number = 0; number < config.actionCount; number++) {
    const at = draw.between(0, config.faultMillis * 0.95)
    const name = draw.weighted<Action>(config.actions)
    if (config.without.has(number)) continue
    // The schedules of all seeds depend on this name.
    const own = drawFrom(config.seed, `deed ${number}`)
    scheduler.after(at, `action ${number} ${name}`, () => {
      const page = pageFor(world, screen, name, own)
      const run = () => {
        if (!page.isDisposed) actions[name](world.browser, page, own, `${number}`)
      }
      if (page.frozenUntil > scheduler.now) scheduler.after(0, `late ${name}`, run, page)
      else run()
    })
  }
}

function pageFor(world: World, screen: Screen, action: Action, draw: Draw): Page {
  const others = world.pages.filter((page) => page !== screen.page)
  const pages = OF_ANY_PAGE.includes(action) ? world.pages : others
  return pages.length ? draw.pick(pages) : world.browser.openPage()
}

const AWAY_MILLIS = [1_000, 20_000] as const

/** Models an OAuth provider, at which the user signs in, denies access or goes back. */
function visitProvider(world: World, screen: Screen, draw: Draw): void {
  const { scheduler, server, browser } = world
  const onLeave = browser.onLeave.bind(browser)
  const comeBack = (url: string) => {
    const query = new URL(url).searchParams
    const back = new URL(query.get('redirect_uri') ?? '')
    back.searchParams.set('state', query.get('state') ?? '')
    const answer = draw.next()
    if (answer < 0.15) return screen.open(screen.history.pop() ?? '/')
    if (answer < 0.3) back.searchParams.set('error', 'access_denied')
    else {
      const user = draw.pick(['ada', 'bob'])
      back.searchParams.set('code', server.authorize(user, query.get('code_challenge') ?? ''))
    }
    screen.open(back.href)
  }
  browser.onLeave = (page, url) => {
    if (page !== screen.page) return onLeave(page, url)
    scheduler.after(0, 'goes to the provider', () => {
      if (page !== screen.page || page.isGone) return
      screen.history.push(view.location.href)
      screen.leave()
      scheduler.after(draw.between(...AWAY_MILLIS), 'comes back', () => comeBack(url))
    })
  }
}
