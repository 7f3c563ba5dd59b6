import type { Deed } from './config.js'
import type { Page } from './page.js'
import type { Draw } from './random.js'
import type { World } from './world.js'

/** What is done, by whom, with what is drawn for it. */
export type Do = (world: World, page: Page, draw: Draw, id: string) => void

function read(world: World, page: Page): void {
  const since = world.scheduler.now
  world.follow(
    page,
    'reads',
    page.app.sendRequest('/probe').then(async (answer) => {
      const { user } = (await answer.json()) as { user: string }
      if (!world.maySee(user, since, page))
        world.complain('V3', `${page.name} was answered as ${user}`)
    }),
  )
}

function readUser(world: World, page: Page): void {
  const since = world.scheduler.now
  world.follow(
    page,
    'reads the user',
    page.app.getUser().then((user) => {
      if (!world.maySee(user?.id ?? null, since, page))
        world.complain('V3', `${page.name} was given the user ${user?.id}`)
    }),
  )
}

const signIn =
  (user: string): Do =>
  (world, page) =>
    world.follow(
      page,
      `signs in ${user}`,
      page.app.signInWithCredential({
        email: `${user}@example.com`,
        password: 'correct horse',
        noRedirect: true,
      }),
    )

function freeze(world: World, page: Page, draw: Draw, event: 'visible' | 'shown-from-cache') {
  const { scheduler } = world
  page.freezes.push({ from: scheduler.now, until: scheduler.now + draw.between(1_000, 60_000) })
  scheduler.after(0, event, () => page.happen(event), page)
}

const OUTAGE_MILLIS = 120_000

export const deeds: Readonly<Record<Deed, Do>> = {
  read,
  readUser,
  write: (world, page, _, id) =>
    world.follow(page, 'writes', page.app.sendRequest('/probe', { method: 'POST', body: { id } })),
  burst(world, page) {
    for (let i = 0; i < 20; i++) read(world, page)
  },
  signInAda: signIn('ada'),
  signInBob: signIn('bob'),
  signOut: (world, page) => world.signOut(page),
  reload(world, page) {
    world.leavePage(page)
    world.openPage()
  },
  freeze: (world, page, draw) => freeze(world, page, draw, 'visible'),
  comeBack: (world, page, draw) => freeze(world, page, draw, 'shown-from-cache'),
  goOffline(world, page, draw) {
    const { now } = world.scheduler
    const millis = draw.between(1_000, 60_000)
    page.offline.push({ from: now, until: now + millis })
    world.scheduler.after(millis, 'online', () => page.happen('online'), page)
  },
  openTab: (world) => void (world.pages.length < 6 && world.openPage()),
  closeTab: (world, page) => void (world.pages.length > 1 && world.leavePage(page)),
  endElsewhere: (world, _, draw) => world.server.endElsewhere(draw.pick(['ada', 'bob'])),
  wipeCookies: (world) =>
    world.change((put) => {
      put('refresh', undefined)
      put('access', undefined)
    }),
  plantSession: (world, _, draw) =>
    world.change((put) => {
      const { access_token, refresh_token } = world.server.signIn(draw.pick(['ada', 'bob']))
      put('access', JSON.stringify([refresh_token, access_token]))
      put('refresh', refresh_token)
    }),
  damageCookie: (world, _, draw) =>
    world.change((put) =>
      put('access', draw.pick(['["', 'undefined', '%E0%A4%A', '["rt_s0_0","at"]', ''])),
    ),
  moveClock(world, _, draw) {
    world.surroundings.wallOffset += draw.pick([-1, 1]) * draw.between(1_000, 86_400_000)
  },
  outage(world) {
    const { now } = world.scheduler
    world.network.outages.push({ from: now, until: now + OUTAGE_MILLIS })
  },
}
