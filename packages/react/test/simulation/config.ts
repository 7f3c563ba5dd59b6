import {
  type Config,
  configOf,
  type Action,
  type Reduction,
} from '../../../core/test/simulation/config.js'
import { type Draw, drawFrom } from '../../../core/test/simulation/random.js'
import type { Rotation } from '../../../core/test/simulation/environment/server-model.js'
import type { TabOptions } from './screen.js'
import { SECTIONS } from './settings.js'

/** Actions of the user on the pages, by weight. */
export type Act =
  | 'fill'
  | 'press'
  | 'follow'
  | 'openEmail'
  | 'visit'
  | 'openSettings'
  | 'back'
  | 'hide'
  | 'reload'

export interface PagesConfig {
  readonly world: Config
  readonly tabOptions: TabOptions
  readonly hasPasswords: boolean
  readonly acts: Readonly<Record<Act, number>>
  readonly actCount: number
  /** True for a signed-in user who visits the account settings most of the time. */
  readonly isAtSettings: boolean
  /** The sections of the account settings that are checked after the last fault. */
  readonly sections: readonly string[]
  /** Numbers of the actions that a shrunk schedule leaves out. */
  readonly withoutActs: ReadonlySet<number>
}

export interface PagesReduction extends Reduction {
  readonly withoutActs?: readonly number[]
}

const ACTS: Readonly<Record<Exclude<Act, 'openSettings'>, number>> = {
  fill: 14,
  press: 4,
  follow: 2,
  openEmail: 5,
  visit: 4,
  back: 1,
  hide: 1,
  reload: 1,
}

/** Actions in the account settings, where each section has a URL. */
const SETTINGS_ACTIONS: Partial<Record<Act, number>> = {
  ...{ fill: 30, openSettings: 6, follow: 2, visit: 0.5, openEmail: 0.5, reload: 0.5, hide: 0.5 },
}

/** Actions in other tabs and of the environment. */
const TAB_ACTIONS: readonly Action[] = [
  ...(['read', 'readUser', 'signInAda', 'signInBob', 'signOut', 'reload', 'freeze'] as const),
  ...(['comeBack', 'goOffline', 'openTab', 'closeTab', 'endElsewhere', 'wipeCookies'] as const),
  ...(['outage', 'dispose', 'moveClock'] as const),
]

/**
 * Derives the configuration of a run from its seed: the session simulation and a user of its pages.
 */
export function pagesConfigOf(
  seed: number,
  rotation: Rotation,
  { withoutActs = [], ...reduction }: PagesReduction = {},
): PagesConfig {
  const world = configOf(seed, { mode: 'cookie', rotation }, reduction)
  const draw = drawFrom(seed, 'pages')
  const acts = actsOf(draw)
  const faultMillis = draw.pick([60_000, 200_000])
  const tabOptions = { hasRouter: draw.chance(0.5), isStrict: draw.chance(0.5) }
  const hasPasswords = draw.chance(0.5)
  const actCount = draw.pick([6, 12, 24])
  const isAtSettings = draw.chance(0.4)
  // With wrong clocks, most actions would require a recent sign-in first.
  const areClocksRight = isAtSettings && draw.chance(0.5)
  return {
    world: {
      ...world,
      ...(areClocksRight && { deviceSkew: 0, serviceSkew: 0 }),
      actions: tabActionsOf(world.actions),
      // The rules check pages, so there are fewer tabs and fewer actions in them.
      tabs: Math.min(world.tabs, 3),
      tabsBeside: 0,
      actionCount: Math.ceil(world.actionCount / 4),
      faultMillis,
    },
    tabOptions,
    hasPasswords,
    isAtSettings,
    acts: { ...acts, ...(isAtSettings && SETTINGS_ACTIONS) },
    actCount: isAtSettings ? 36 : actCount,
    // Lazily loaded modules are loaded before all other schedules.
    sections: seed === 0 ? SECTIONS : [draw.pick(SECTIONS)],
    withoutActs: new Set(withoutActs),
  }
}

function actsOf(draw: Draw): Record<Act, number> {
  const factors = [0, 0.5, 1, 1, 2]
  const weights = Object.entries(ACTS).map(([name, weight]) => [name, weight * draw.pick(factors)])
  const acts = Object.fromEntries(weights) as Record<Act, number>
  return { ...acts, fill: acts.fill + 4, openSettings: 0 }
}

const tabActionsOf = (weights: Config['actions']) =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [
      name,
      TAB_ACTIONS.includes(name as Action) ? weight : 0,
    ]),
  ) as Record<Action, number>
