import {
  type Config,
  configOf,
  type Deed,
  type Reduction,
} from '../../../core/test/simulation/config.js'
import { type Draw, drawFrom } from '../../../core/test/simulation/random.js'
import type { Rotation } from '../../../core/test/simulation/server-model.js'
import type { Manner } from './screen.js'
import { SECTIONS } from './settings.js'

/** Actions of a person on the pages, by weight. */
export type Act =
  | 'fill'
  | 'press'
  | 'follow'
  | 'openMail'
  | 'visit'
  | 'openSettings'
  | 'back'
  | 'hide'
  | 'reload'

export interface PagesConfig {
  readonly world: Config
  readonly manner: Manner
  readonly hasPasswords: boolean
  readonly acts: Readonly<Record<Act, number>>
  readonly actCount: number
  /** True for a signed-in user who visits the account settings most of the time. */
  readonly isAtSettings: boolean
  /** What is looked at of the account settings once nothing goes wrong any more. */
  readonly sections: readonly string[]
  /** Acts that a shrunk schedule leaves out, by their number. */
  readonly withoutActs: ReadonlySet<number>
}

export interface PagesReduction extends Reduction {
  readonly withoutActs?: readonly number[]
}

const ACTS: Readonly<Record<Exclude<Act, 'openSettings'>, number>> = {
  fill: 14,
  press: 4,
  follow: 2,
  openMail: 5,
  visit: 4,
  back: 1,
  hide: 1,
  reload: 1,
}

/** Actions in the account settings, where each section has a URL. */
const AT_SETTINGS: Partial<Record<Act, number>> = {
  ...{ fill: 30, openSettings: 6, follow: 2, visit: 0.5, openMail: 0.5, reload: 0.5, hide: 0.5 },
}

/** Actions in other tabs and of the environment. */
const DEEDS: readonly Deed[] = [
  ...(['read', 'readUser', 'signInAda', 'signInBob', 'signOut', 'reload', 'freeze'] as const),
  ...(['comeBack', 'goOffline', 'openTab', 'closeTab', 'endElsewhere', 'wipeCookies'] as const),
  ...(['outage', 'dispose', 'moveClock'] as const),
]

/**
 * Derives the configuration of a run from its seed: the simulation of sessions, and a person who uses its
 * pages.
 */
export function pagesConfigOf(
  seed: number,
  rotation: Rotation,
  { withoutActs = [], ...reduction }: PagesReduction = {},
): PagesConfig {
  const world = configOf(seed, rotation, reduction)
  const draw = drawFrom(seed, 'pages')
  const acts = actsOf(draw)
  const troubleMillis = draw.pick([60_000, 200_000])
  const manner = { hasRouter: draw.chance(0.5), isStrict: draw.chance(0.5) }
  const hasPasswords = draw.chance(0.5)
  const actCount = draw.pick([6, 12, 24])
  const isAtSettings = draw.chance(0.4)
  // By clocks that are wrong, a sign-in is old: it is asked for again before most of what can be done.
  const areClocksRight = isAtSettings && draw.chance(0.5)
  return {
    world: {
      ...world,
      ...(areClocksRight && { deviceSkew: 0, serviceSkew: 0 }),
      deeds: deedsOf(world.deeds),
      // Pages are what is looked at: fewer tabs, and less that they do by themselves.
      tabs: Math.min(world.tabs, 3),
      tabsBeside: 0,
      deedCount: Math.ceil(world.deedCount / 4),
      troubleMillis,
    },
    manner,
    hasPasswords,
    isAtSettings,
    acts: { ...acts, ...(isAtSettings && AT_SETTINGS) },
    actCount: isAtSettings ? 36 : actCount,
    // What is loaded when it is first shown is loaded before all other schedules.
    sections: seed === 0 ? SECTIONS : [draw.pick(SECTIONS)],
    withoutActs: new Set(withoutActs),
  }
}

function actsOf(draw: Draw): Record<Act, number> {
  const factors = [0, 0.5, 1, 1, 2]
  const drawn = Object.entries(ACTS).map(([name, weight]) => [name, weight * draw.pick(factors)])
  const acts = Object.fromEntries(drawn) as Record<Act, number>
  return { ...acts, fill: acts.fill + 4, openSettings: 0 }
}

const deedsOf = (deeds: Config['deeds']) =>
  Object.fromEntries(
    Object.entries(deeds).map(([name, weight]) => [
      name,
      DEEDS.includes(name as Deed) ? weight : 0,
    ]),
  ) as Record<Deed, number>
