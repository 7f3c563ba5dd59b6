import { type Draw, drawFrom } from './random.js'
import type { Rotation } from './environment/server-model.js'

/**
 * Where the session is: in cookies that pages read and refresh, in such cookies and bound to a key of the browser, or on
 * the app's server.
 */
export type Mode = 'cookie' | 'bound' | 'server'

/** The client and the service of a campaign. */
export interface Variant {
  readonly mode: Mode
  readonly rotation: Rotation
}

/** Faults of a request, each with its probability. */
export interface Faults {
  readonly lostBefore: number
  readonly lostAfter: number
  readonly tooMany: number
  readonly unavailable: number
  readonly silent: number
  readonly truncated: number
  readonly html: number
  readonly wrongCode: number
  /** The access token of a response is unreadable. */
  readonly garbled: number
}

/** Actions of tabs, users and the environment, by weight. */
export type Action =
  | 'read'
  | 'readUser'
  | 'write'
  | 'burst'
  | 'signInAda'
  | 'signInBob'
  | 'signInEve'
  | 'signOut'
  | 'reload'
  | 'freeze'
  | 'comeBack'
  | 'goOffline'
  | 'openTab'
  | 'closeTab'
  | 'endElsewhere'
  | 'wipeCookies'
  | 'plantSession'
  | 'damageCookie'
  | 'duplicateCookie'
  | 'moveClock'
  | 'outage'
  | 'longOutage'
  | 'dispose'
  | 'leaveLegacyCookie'
  | 'blockCookies'
  | 'rename'
  | 'render'
  | 'visitProvider'
  | 'letToolIn'
  | 'steal'
  | 'restoreCookies'
  | 'makeTeam'
  | KeyAction

/** Faults of the store of keys. */
type KeyAction = 'failToOpenKeys' | 'failToOpenKeysOnce' | 'openKeysSlowly' | 'wipeKeys'

export interface Config extends Variant {
  readonly seed: number
  readonly tabs: number
  /** Tabs in a second browser of the same users; 0 if there is no second browser. */
  readonly tabsBeside: number
  readonly locks: 'none' | 'working' | 'orphaned'
  /** How tabs detect that another tab has changed cookies. */
  readonly news: 'events' | 'poll'
  readonly latency: readonly [low: number, high: number]
  readonly faults: Faults
  readonly actions: Readonly<Record<Action, number>>
  /** Number of actions of all tabs together. */
  readonly actionCount: number
  readonly faultMillis: number
  /** Errors of the clocks of the device and of the service, in milliseconds. */
  readonly deviceSkew: number
  readonly serviceSkew: number
  /** Numbers of the actions that a shrunk schedule omits. */
  readonly without: ReadonlySet<number>
}

/** The parts that are omitted from the schedule of a seed, so that a failure is easier to read. */
export interface Reduction {
  /** Numbers of the omitted actions. */
  readonly without?: readonly number[]
  /** The omitted faults. */
  readonly quiet?: readonly (keyof Faults)[]
  readonly tabs?: number
  readonly tabsBeside?: number
}

const ACTION_WEIGHTS: Readonly<Record<Exclude<Action, KeyAction>, number>> = {
  read: 12,
  readUser: 8,
  write: 6,
  burst: 1,
  signInAda: 3,
  signInBob: 2,
  signInEve: 1,
  signOut: 2,
  reload: 3,
  freeze: 3,
  comeBack: 1,
  goOffline: 1,
  openTab: 1,
  closeTab: 1,
  endElsewhere: 1,
  wipeCookies: 1,
  plantSession: 1,
  damageCookie: 1,
  duplicateCookie: 0.4,
  moveClock: 1,
  outage: 1,
  longOutage: 0.05,
  dispose: 1,
  leaveLegacyCookie: 1,
  blockCookies: 0.1,
  rename: 2,
  render: 1,
  visitProvider: 2,
  letToolIn: 1,
  steal: 0.5,
  restoreCookies: 0.3,
  makeTeam: 1,
}

const KEY_ACTION_WEIGHTS: Readonly<Record<KeyAction, number>> = {
  failToOpenKeys: 1,
  failToOpenKeysOnce: 2,
  openKeysSlowly: 2,
  wipeKeys: 1,
}

const FAULTS: Faults = {
  lostBefore: 0.1,
  lostAfter: 0.1,
  tooMany: 0.06,
  unavailable: 0.06,
  silent: 0.03,
  truncated: 0.03,
  html: 0.02,
  wrongCode: 0.01,
  garbled: 0.02,
}

/** Each kind is off, rare, or frequent: uniform mixes would hide rare pairs. */
const swarm = <Names extends object>(draw: Draw, rates: Names, factors: readonly number[]): Names =>
  Object.fromEntries(
    Object.entries(rates as Record<string, number>).map(([name, rate]) => [
      name,
      rate * draw.pick(factors),
    ]),
  ) as Names

/** No page of another domain can plant a cookie whose name begins with `__Host-`. */
const withoutPlanting: Partial<Record<Action, number>> = {
  plantSession: 0,
  damageCookie: 0,
  duplicateCookie: 0,
  leaveLegacyCookie: 0,
}

/**
 * Has a source of its own, so that the seeds of the other modes keep their meaning. In many schedules no key is lost, and
 * none may end a session.
 */
const keyActions = (seed: number, mode: Mode) =>
  swarm(drawFrom(seed, 'keys'), KEY_ACTION_WEIGHTS, mode === 'bound' ? [0, 0, 0, 0.5, 1, 2] : [0])

const DAY_MILLIS = 86_400_000

/** Derives the configuration of a run from its seed. */
export function configOf(seed: number, variant: Variant, reduction: Reduction = {}): Config {
  const whole = wholeConfigOf(seed, variant)
  const { without = [], quiet = [], ...tabs } = reduction
  const silence = Object.fromEntries(quiet.map((name) => [name, 0]))
  return { ...whole, ...tabs, faults: { ...whole.faults, ...silence }, without: new Set(without) }
}

function wholeConfigOf(seed: number, { mode, rotation }: Variant): Config {
  const draw = drawFrom(seed, 'config')
  const weights = swarm(draw, ACTION_WEIGHTS, [0, 0, 0.5, 1, 1, 2])
  return {
    seed,
    mode,
    rotation,
    tabs: draw.pick([1, 1, 2, 2, 3, 4, 6]),
    locks: draw.pick(['none', 'working', 'working', 'orphaned']),
    news: draw.pick(['events', 'poll']),
    latency: draw.pick([
      [5, 100],
      [5, 4000],
    ]),
    faults: swarm(draw, FAULTS, [0, 0.3, 1]),
    // A schedule without a read or a signed-in user shows nothing.
    actions: {
      ...weights,
      ...(mode === 'server' && withoutPlanting),
      ...keyActions(seed, mode),
      read: weights.read + 4,
      signInAda: weights.signInAda + 1,
    },
    actionCount: draw.pick([8, 16, 30, 50]),
    faultMillis: draw.pick([60_000, 200_000, 600_000]),
    deviceSkew: draw.pick([0, 0, 3_600_000, -3_600_000, DAY_MILLIS, -DAY_MILLIS]),
    serviceSkew: draw.pick([0, 0, 7_200_000, -7_200_000]),
    tabsBeside: draw.pick([0, 0, 0, 0, 1, 2]),
    without: new Set(),
  }
}
