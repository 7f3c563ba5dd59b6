import type { Browser } from './environment/browser.js'
import type { Action } from './config.js'
import { ACCESS, LEGACY, MARKER, REFRESH } from './environment/jar.js'
import type { Page } from './environment/page.js'
import type { Draw } from './random.js'
import type { Scheduler } from './scheduler.js'
import type { Span } from './spans.js'
import { TokenHolder } from './environment/token-holder.js'
import { queryOf } from '@latchkey/core/query'

/** Runs an action of a page, with its own source of random values. */
export type RunAction = (browser: Browser, page: Page, draw: Draw, id: string) => void

function read(browser: Browser, page: Page): void {
  const { world } = browser
  const since = world.scheduler.now
  world.follow(
    page,
    'reads',
    page.app.sendRequest('/probe').then(async (answer) => {
      const { user } = (await answer.json()) as { user: string }
      if (!browser.maySee(user, since, page))
        world.reportViolation('V3', `${page.name} was answered as ${user}`)
    }),
  )
}

function readUser(browser: Browser, page: Page): void {
  const { world } = browser
  const since = world.scheduler.now
  world.follow(
    page,
    'reads the user',
    page.app.getUser().then((user) => {
      if (!browser.maySee(user?.id ?? null, since, page))
        world.reportViolation('V3', `${page.name} was given the user ${user?.id}`)
    }),
  )
}

const signIn =
  (user: string): RunAction =>
  ({ world, jar }, page) => {
    const signingIn = page.app.signInWithCredential({
      email: `${user}@example.com`,
      password: 'correct horse',
      noRedirect: true,
    })
    const checkedSignIn = signingIn.catch((error: Error) => {
      if (!jar.isBlocked && !jar.isPlanted && error.message.includes('stored'))
        world.reportViolation('CK05', `${page.name} does not keep the session of ${user}`)
      throw error
    })
    world.follow(page, `signs in ${user}`, checkedSignIn)
  }

function freeze(
  { scheduler, network }: Browser,
  page: Page,
  draw: Draw,
  event: 'visible' | 'shown-from-cache',
) {
  if (network.isCalm) return
  page.freezes.push({ from: scheduler.now, until: scheduler.now + draw.between(1_000, 60_000) })
  scheduler.after(0, event, () => page.happen(event), page)
}

/**
 * A change reads the user, sends the change, and reads the user again. Each call has its own time limit
 * (F11).
 */
const CHANGE_MILLIS = 300_000

/** Renames the user. From then on, the page must not show an older name. */
function rename({ world }: Browser, page: Page): void {
  const renaming = page.app.getUser().then(async (user) => {
    if (!user) return
    await user.update({ displayName: 'new' })
    const { status, data } = page.app.user.get()
    if (status === 'ready' && data?.id === user.id)
      page.names = { user: user.id, least: Number(data.displayName) }
  })
  world.follow(page, 'renames', renaming, CHANGE_MILLIS)
}

/** Creates a team. The last check of a schedule finds a list that was not read again. */
function makeTeam({ world }: Browser, page: Page, _: Draw, id: string): void {
  const creation = page.app.getUser().then(async (user) => {
    if (!user || page.isDisposed) return
    page.showTeams(user.id, queryOf(page.app, user, 'listTeams'))
    await user.createTeam({ displayName: `team ${id}` })
  })
  world.follow(page, 'makes a team', creation, CHANGE_MILLIS)
}

const USERS = ['ada', 'bob']
const TOOL_MILLIS = 120_000
const TOOL_PAUSE = [30_000, 120_000] as const

/** CL14, CL19: a command-line tool gets the session of the page that confirms its login, and refreshes it from then on. */
function letToolIn(browser: Browser, page: Page, draw: Draw): void {
  const { world } = browser
  // A page gets no token of a session that the app's server holds.
  const { app } = world.config.mode === 'server' ? world.site : page
  const login = app.promptCliLogin({
    appUrl: 'https://app.test',
    expiresInMillis: TOOL_MILLIS,
    promptLink(url) {
      const code = new URL(url).searchParams.get('login_code') ?? ''
      if (draw.chance(0.2)) return
      world.scheduler.after(draw.between(1_000, 60_000), 'confirms a tool', () => {
        const confirming = browser.pages.find(({ isDisposed }) => !isDisposed)
        if (confirming)
          world.follow(confirming, 'confirms a tool', confirming.app.completeCliLogin(code))
      })
    },
  })
  const checkedLogin = login.then((result) => {
    if (result.status !== 'ok') return
    const session = world.server.sessionOf(result.data)
    if (!session || !browser.startedSessions.has(session))
      return world.reportViolation('CL', `${page.name} gave a tool the session of another browser`)
    const tool = { session, refreshToken: result.data, rotates: false }
    new TokenHolder(world, { name: 'tool', ...tool, pause: TOOL_PAUSE }).start()
  })
  world.follow(page, 'lets a tool in', checkedLogin, TOOL_MILLIS * 2)
}

/** Pauses of a thief: it refreshes more often than a page, as often, or rarely. */
const THIEF_PAUSES = [
  [2_000, 20_000],
  [20_000, 60_000],
  [60_000, 300_000],
] as const

/** A thief copies the current refresh token of the browser, or an older one, and refreshes it from then on. */
function steal({ world, session }: Browser, _page: Page, draw: Draw): void {
  if (!session) return
  const { tokens, current } = session.family
  session.isCopied = true
  const thief = new TokenHolder(world, {
    name: 'thief',
    session,
    refreshToken: draw.chance(0.7) ? current : draw.pick(tokens),
    rotates: draw.chance(0.5),
    pause: draw.pick(THIEF_PAUSES),
  })
  world.thieves.push(thief)
  thief.start()
}

/** Disposes the app of a page: running calls must end at once and leave nothing behind. */
function dispose(browser: Browser, page: Page): void {
  const { world } = browser
  page.dispose()
  world.scheduler.after(0, 'is disposed of', () => {
    if (page.isGone) return
    const left = Object.entries(page.left).filter(([, count]) => count)
    const open = [...world.open].flatMap((call) => (call.page === page ? call.what : []))
    if (left.length + open.length)
      world.reportViolation('CC30', `${page.name} leaves ${left.join(' ')} ${open.join(' ')}`)
    browser.leavePage(page)
    browser.openPage()
  })
}

const OUTAGE_MILLIS = 120_000
const LONG_OUTAGE_MILLIS = 600_000
const SECOND_MILLIS = 1_000

/** F10: the service is out of reach, and the page continues to read. */
function longOutage(browser: Browser, page: Page): void {
  const { scheduler, network } = browser
  if (network.isCalm) return
  network.outages.push({ from: scheduler.now, until: scheduler.now + LONG_OUTAGE_MILLIS })
  const continueReading = () => {
    if (!network.isOut || page.isDisposed) return
    readUser(browser, page)
    read(browser, page)
    scheduler.after(SECOND_MILLIS, 'asks on', continueReading, page)
  }
  continueReading()
}

const spanFrom = ({ now }: Scheduler, millis: number): Span => ({ from: now, until: now + millis })

export const actions: Readonly<Record<Action, RunAction>> = {
  read,
  readUser,
  write: ({ world }, page, _, id) =>
    world.follow(page, 'writes', page.app.sendRequest('/probe', { method: 'POST', body: { id } })),
  burst(browser, page) {
    for (let i = 0; i < 20; i++) read(browser, page)
  },
  signInAda: signIn('ada'),
  signInBob: signIn('bob'),
  signInEve: signIn('eve'),
  signOut: (browser, page) => browser.signOut(page),
  reload(browser, page) {
    browser.leavePage(page)
    browser.openPage()
  },
  freeze: (browser, page, draw) => freeze(browser, page, draw, 'visible'),
  comeBack: (browser, page, draw) => freeze(browser, page, draw, 'shown-from-cache'),
  goOffline({ scheduler }, page, draw) {
    const { now } = scheduler
    const millis = draw.between(1_000, 60_000)
    page.offline.push({ from: now, until: now + millis })
    scheduler.after(millis, 'online', () => page.happen('online'), page)
  },
  openTab: (browser) => void (browser.pages.length < 6 && browser.openPage()),
  closeTab: (browser, page) => void (browser.pages.length > 1 && browser.leavePage(page)),
  endElsewhere: ({ world }, _, draw) => world.server.endElsewhere(draw.pick(USERS)),
  wipeCookies: (browser) =>
    browser.change((jar) => {
      jar.plant(REFRESH, undefined)
      jar.plant(ACCESS, undefined)
      jar.plant(LEGACY, undefined)
      jar.plant(MARKER, undefined)
      jar.hidden.clear()
    }),
  plantSession: (browser, _, draw) =>
    browser.change((jar) => {
      const { access_token, refresh_token } = browser.tokensFor(draw.pick(USERS))
      jar.plant(ACCESS, JSON.stringify([refresh_token, access_token]))
      jar.plant(REFRESH, refresh_token)
    }),
  duplicateCookie(browser, _, draw) {
    const { jar, startedSessions } = browser
    const another = draw.pick([...startedSessions])?.family.tokens[0]
    const { refresh_token, access_token } = browser.tokensFor(draw.pick(USERS))
    const planted = draw.pick([
      { refresh: refresh_token },
      { refresh: refresh_token, access: JSON.stringify([refresh_token, access_token]) },
      { refresh: another ?? refresh_token },
      { refresh: jar.token ?? refresh_token },
    ])
    browser.plantBeside(planted, draw.chance(0.5), draw.between(500, 60_000))
  },
  damageCookie: (browser, _, draw) =>
    browser.change((jar) =>
      jar.plant(ACCESS, draw.pick(['["', 'undefined', '%E0%A4%A', '["rt_s0_0","at"]', ''])),
    ),
  moveClock(browser, _, draw) {
    browser.wallOffset += draw.pick([-1, 1]) * draw.between(1_000, 86_400_000)
  },
  dispose,
  rename,
  makeTeam,
  letToolIn,
  steal,
  restoreCookies: (browser, _, draw) => browser.restoreCookies(draw),
  render: ({ world }, _, draw) => world.site.render(draw),
  visitProvider(_, page) {
    const leaving = page.app.signInWithOAuth('github')
    leaving.catch((error: unknown) => page.check(error))
  },
  leaveLegacyCookie: (browser, _, draw) =>
    browser.change((jar) => {
      jar.plant(REFRESH, undefined)
      jar.plant(ACCESS, undefined)
      jar.plant(LEGACY, browser.tokensFor(draw.pick(USERS)).refresh_token)
    }),
  blockCookies({ scheduler, jar }, _, draw) {
    const { now } = scheduler
    jar.blocks.push({ from: now, until: now + draw.between(1_000, 20_000) })
  },
  failToOpenKeys: ({ scheduler, keys }, _, draw) =>
    void keys.failures.push(spanFrom(scheduler, draw.between(1_000, 20_000))),
  failToOpenKeysOnce: ({ keys }) => void (keys.failsOnce = true),
  openKeysSlowly: ({ scheduler, keys }, _, draw) =>
    void keys.delays.push(spanFrom(scheduler, draw.between(1_000, 60_000))),
  wipeKeys: ({ keys }) => keys.wipe(),
  longOutage,
  outage({ scheduler, network }) {
    const { now } = scheduler
    network.outages.push({ from: now, until: now + OUTAGE_MILLIS })
  },
}
