import { deeds } from '../../../core/test/simulation/deeds.js'
import type { Deed } from '../../../core/test/simulation/config.js'
import { ACCESS, REFRESH } from '../../../core/test/simulation/jar.js'
import type { Page } from '../../../core/test/simulation/page.js'
import { type Draw, drawFrom } from '../../../core/test/simulation/random.js'
import { judge } from '../../../core/test/simulation/schedule.js'
import { type Violation, World } from '../../../core/test/simulation/world.js'
import { Accounts } from './accounts.js'
import type { Act, PagesConfig } from './config.js'
import { view, ownDocument } from './dom.js'
import { nameOf } from './own-accounts.js'
import { Person } from './person.js'
import { Rules } from './rules.js'
import { ORIGIN, Screen } from './screen.js'
import { SETTINGS } from './settings.js'

export interface Ran {
  readonly violations: readonly Violation[]
  readonly trace: number
  /** The last that happened, where it was asked for. */
  readonly log: readonly string[]
}

const CALM_MILLIS = 400_000
const REST_MILLIS = 60_000
/** The maximum number of presses until a user is signed in without faults. */
const PRESSES = 3

/** Runs one schedule: a person among trouble, then calm, then what has to be true. */
export function runPages(config: PagesConfig, keepsLog = false): Ran {
  const { world: worldConfig } = config
  const world = new World(worldConfig, keepsLog)
  const { scheduler } = world
  const draw = drawFrom(worldConfig.seed, 'accounts')
  const accounts = new Accounts(world, draw, config.hasPasswords)
  const rules = new Rules(world, accounts)
  if (config.isAtSettings) beSignedIn(world)
  const first = config.isAtSettings ? SETTINGS : '/handler/sign-in'
  const screen = new Screen(world, config.manner, first)
  const person = new Person(screen, accounts)
  rules.watch(screen, person)
  visitProvider(world, screen, drawFrom(worldConfig.seed, 'provider of pages'))
  screen.onOpened()
  screen.show()
  const settled = () => {
    rules.look(screen.settle())
    world.settled()
  }
  const rest = (millis: number) => scheduler.until(scheduler.now + millis, settled)
  planActs(config, screen, person, rules)
  planDeeds(world, screen)
  scheduler.until(worldConfig.troubleMillis, settled)
  calmDown(world)
  rest(CALM_MILLIS / 2)
  for (const page of world.pages) page.happen('online')
  rest(CALM_MILLIS / 2)
  if (!scheduler.isOverrun) {
    if (!screen.isShown) screen.show()
    rest(REST_MILLIS)
    rules.atRest()
    getThrough(screen, person, rules, rest)
    lookAtSettings(config, screen, person, rules, rest)
    screen.hide()
    rules.hidden()
    rest(REST_MILLIS)
    judge(world, () => rest(CALM_MILLIS / 2))
  }
  if (scheduler.isOverrun) world.complain('V5', 'there is no end to it')
  ownDocument(undefined)
  return { violations: world.violations, trace: scheduler.trace, log: scheduler.recent }
}

/** A session of before. */
function beSignedIn({ browser }: World): void {
  const { access_token, refresh_token } = browser.tokensFor('ada')
  browser.change((jar) => {
    jar.plant(ACCESS, JSON.stringify([refresh_token, access_token]))
    jar.plant(REFRESH, refresh_token)
  })
}

function calmDown({ network, pages, scheduler }: World): void {
  network.isCalm = true
  const { now } = scheduler
  for (const page of pages) {
    if (!page.isOnline) page.happen('online')
    for (const span of page.offline) span.until = Math.min(span.until, now)
  }
  for (const outage of network.outages) outage.until = Math.min(outage.until, now)
}

/** Checks that every user who wants to sign in is signed in when no faults happen. */
function getThrough(
  screen: Screen,
  person: Person,
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
    person.signIn('ada')
    rest(REST_MILLIS)
    rules.atRest()
  }
  if (world.browser.session?.user !== 'ada')
    world.complain('P2', `nobody gets in at ${view.location.href}: ${screen.container.textContent}`)
}

/** Opens every section and changes the name as a signed-in user. */
function lookAtSettings(
  { sections }: PagesConfig,
  screen: Screen,
  person: Person,
  rules: Rules,
  rest: (millis: number) => void,
): void {
  const { own } = person.accounts
  const open = (section: string) => {
    screen.open(ORIGIN + section)
    rest(REST_MILLIS)
    rules.atRest()
  }
  sections.forEach(open)
  open(`${SETTINGS}/profile`)
  const name = nameOf('ada', 0)
  for (let pressed = 0; pressed < PRESSES && own.nameOf('ada') !== name; pressed++) {
    person.rename(name)
    rest(REST_MILLIS)
    rules.atRest()
  }
  if (own.nameOf('ada') !== name)
    screen.world.complain('P2', `no name is saved: ${screen.container.textContent}`)
}

/** Draws what the person does when; every act has a source of its own. */
function planActs(config: PagesConfig, screen: Screen, person: Person, rules: Rules): void {
  const { acts, actCount, withoutActs, world: worldConfig } = config
  const { scheduler } = screen.world
  const draw = drawFrom(worldConfig.seed, 'acts')
  for (let number = 0; number < actCount; number++) {
    const at = draw.between(0, worldConfig.troubleMillis * 0.95)
    const name = draw.weighted<Act>(acts)
    if (withoutActs.has(number)) continue
    const own = drawFrom(worldConfig.seed, `act ${number}`)
    scheduler.after(at, `act ${number} ${name}`, () => {
      const run = () => {
        person.do(name, own)
        if (!screen.isShown) rules.hidden()
      }
      const { page } = screen
      // A frozen page shows nothing new.
      if (page.frozenUntil > scheduler.now) scheduler.after(0, `late ${name}`, run, page)
      else run()
    })
  }
}

/** Actions of the environment on the visible page. The person does the rest. */
const OF_ANY_PAGE: readonly Deed[] = ['read', 'readUser', 'freeze', 'comeBack', 'goOffline']

function planDeeds(world: World, screen: Screen): void {
  const { config, scheduler } = world
  const draw = drawFrom(config.seed, 'plan')
  for (let i = 1; i < config.tabs; i++) world.browser.openPage()
  for (let number = 0; number < config.deedCount; number++) {
    const at = draw.between(0, config.troubleMillis * 0.95)
    const name = draw.weighted<Deed>(config.deeds)
    if (config.without.has(number)) continue
    const own = drawFrom(config.seed, `deed ${number}`)
    scheduler.after(at, `deed ${number} ${name}`, () => {
      const page = pageFor(world, screen, name, own)
      const run = () => {
        if (!page.isDisposed) deeds[name](world.browser, page, own, `${number}`)
      }
      if (page.frozenUntil > scheduler.now) scheduler.after(0, `late ${name}`, run, page)
      else run()
    })
  }
}

function pageFor(world: World, screen: Screen, deed: Deed, draw: Draw): Page {
  const others = world.pages.filter((page) => page !== screen.page)
  const pages = OF_ANY_PAGE.includes(deed) ? world.pages : others
  return pages.length ? draw.pick(pages) : world.browser.openPage()
}

const AWAY_MILLIS = [1_000, 20_000] as const

/** Where the person signs in with another account: they agree, deny, or go back. */
function visitProvider(world: World, screen: Screen, draw: Draw): void {
  const { scheduler, server, browser } = world
  const leaves = browser.leaves.bind(browser)
  const comeBack = (url: string) => {
    const asked = new URL(url).searchParams
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.get('state') ?? '')
    const answer = draw.next()
    if (answer < 0.15) return screen.open(screen.history.pop() ?? '/')
    if (answer < 0.3) back.searchParams.set('error', 'access_denied')
    else {
      const user = draw.pick(['ada', 'bob'])
      back.searchParams.set('code', server.authorize(user, asked.get('code_challenge') ?? ''))
    }
    screen.open(back.href)
  }
  browser.leaves = (page, url) => {
    if (page !== screen.page) return leaves(page, url)
    scheduler.after(0, 'goes to the provider', () => {
      if (page !== screen.page || page.isGone) return
      screen.history.push(view.location.href)
      screen.leave()
      scheduler.after(draw.between(...AWAY_MILLIS), 'comes back', () => comeBack(url))
    })
  }
}
