import type { Config, Deed } from './config.js'
import { deeds } from './deeds.js'
import type { Page } from './page.js'
import { type Excuse, excuses } from './excuses.js'
import { drawFrom } from './random.js'
import { type Violation, World } from './world.js'

export interface Ran {
  readonly violations: readonly Violation[]
  /** Why the service itself has ended sessions, since a rotated token came back too late. */
  readonly losses: ReadonlySet<Excuse>
  readonly trace: number
  /** The last that happened, where it was asked for. */
  readonly log: readonly string[]
}

const CALM_MILLIS = 400_000
const LAST_MILLIS = 200_000

/** Runs one schedule: trouble, then calm, then what has to be true. */
export async function runSchedule(config: Config, keepsLog = false): Promise<Ran> {
  const world = new World(config, keepsLog)
  const { scheduler, network } = world
  const end = (until: number) => scheduler.until(until, world.settled)
  plan(world)
  await end(config.troubleMillis)
  network.isCalm = true
  for (const page of world.pages) {
    if (!page.isOnline) page.happen('online')
    for (const span of [...page.freezes, ...page.offline])
      span.until = Math.min(span.until, scheduler.now)
  }
  for (const outage of network.outages) outage.until = Math.min(outage.until, scheduler.now)
  await end(config.troubleMillis + CALM_MILLIS / 2)
  // A sign-out that could not be told to the service is told when the device is connected again.
  for (const page of world.pages) page.happen('online')
  await end(config.troubleMillis + CALM_MILLIS)
  if (!scheduler.isOverrun) await judge(world, () => end(scheduler.now + LAST_MILLIS))
  if (scheduler.isOverrun) world.complain('V5', 'there is no end to it')
  return {
    violations: world.violations,
    losses: excuses(world),
    trace: scheduler.trace,
    log: scheduler.recent,
  }
}

/** Draws what is done when; every deed has a source of its own. */
function plan(world: World): void {
  const { config, scheduler } = world
  const draw = drawFrom(config.seed, 'plan')
  for (let i = 0; i < config.tabs; i++) world.openPage()
  for (let number = 0; number < config.deedCount; number++) {
    const at = draw.between(0, config.troubleMillis * 0.95)
    const name = number === 0 ? 'signInAda' : draw.weighted<Deed>(config.deeds)
    if (config.without.has(number)) continue
    const own = drawFrom(config.seed, `deed ${number}`)
    scheduler.after(number === 0 ? 0 : at, `deed ${number} ${name}`, () => {
      const page = own.pick(world.pages)
      const run = () => deeds[name](world, page, own, `${number}`)
      // A frozen page does nothing until it goes on.
      if (page.frozenUntil > scheduler.now) scheduler.after(0, `late ${name}`, run, page)
      else run()
    })
  }
}

const probe = (page: Page) => page.app.sendRequest('/probe').catch(() => {})

/** What has to be true once everything has come to rest. */
async function judge(world: World, rest: () => Promise<void>): Promise<void> {
  for (const { page, what, at } of world.open)
    world.complain('C5', `${page.name} ${what} since ${at / 1000} s`)
  const seen = new Map(world.pages.map((page) => [page, undefined as string | null | undefined]))
  for (const page of world.pages)
    // What is remembered of a session that was ended elsewhere is found out by asking.
    probe(page)
      .then(() => page.app.getUser())
      .then(
        (user) => seen.set(page, user?.id ?? null),
        (error: unknown) => world.complain('C4', `${page.name} cannot know: ${String(error)}`),
      )
  await rest()
  const { session } = world
  const expected = session && !session.ended ? session.user : null
  for (const [page, user] of seen) {
    if (user !== expected)
      world.complain('C1', `${page.name} is signed in as ${user}, not as ${expected}`)
    if (page.shown !== expected)
      world.complain('C9', `${page.name} shows ${page.shown}, not ${expected}`)
    const { status } = page.app.session.get()
    if (status !== (expected === null ? 'signed-out' : 'active'))
      world.complain('C3', `${page.name} says ${status} of ${expected}`)
  }
  if (session?.ended && !world.cookiesAreEmpty)
    world.complain('C4', `the cookies still hold ${session.id}`)
  for (const [id, times] of world.server.done)
    if (times > 1) world.complain('C6', `deed ${id} was done ${times} times`)
  const { pages } = world
  for (const page of pages) page.dispose()
  await rest()
  for (const page of pages) {
    const left = Object.entries(page.left).filter(([, count]) => count)
    if (left.length) world.complain('C7', `${page.name} leaves ${left.join(' ')}`)
  }
}
