import type { Excuse } from './excuses.js'

/** A bug, as a change of the shipped code. Every text stands in its file exactly once. */
export interface Mutant {
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  /** How many schedules find it. */
  readonly within: number
  /** The seed to begin with, where none before it finds it. Default: 1. */
  readonly seed?: number
  /** Found by the share of schedules in which the service ends a session for a reason, and not by a broken rule. */
  readonly excused?: Readonly<Partial<Record<Excuse, number>>>
}

const RENEW = 'session/renew.ts'
const COOKIES = 'session/stores/cookie.ts'
const GUARD =
  '    if (answer === undefined || isStale()) return undefined\n    if (!answer) return null\n'
const ASK = 'const answer = await refresh(refreshToken, isStale)'

/** A refresh that failed in a certain way is taken for the end of the session. */
const signsOutOn = (names: string) => [
  {
    file: RENEW,
    from: ASK,
    to: `const answer = await refresh(refreshToken, isStale).catch((error) => {
      if (${names}.includes(error.name)) return null
      throw error
    })`,
  },
]

const noCommitGuard = [
  {
    file: RENEW,
    from: GUARD,
    to: '    if (answer === undefined) return undefined\n    if (!answer) return null\n',
  },
]
const noRereadOn401 = [
  {
    file: RENEW,
    from: GUARD,
    to: '    if (!answer) return null\n    if (isStale()) return undefined\n',
  },
  {
    file: RENEW,
    from: 'if (token !== undefined && isWith(refreshToken, session.state)) session.end()',
    to: 'if (token !== undefined) session.end()',
  },
]
const poisonedPromise = [
  {
    file: RENEW,
    from: '.finally(() => own.delete(refreshToken))',
    to: `.then((token) => {
      queueMicrotask(() => own.delete(refreshToken))
      return token
    })`,
  },
]
const serverFirst = [
  {
    file: 'apps/context.ts',
    from: 'const tokens = open().signOut()',
    to: 'const tokens = await open().getTokens()',
  },
  {
    file: 'apps/actions.ts',
    from: 'const confirmed = await revoke(ctx, tokens, goOn)',
    to: 'const confirmed = await revoke(ctx, tokens, goOn)\n  ctx.open().signOut()',
  },
]
const noTimeout = [
  { file: 'platform/work.ts', from: 'if (late && underWay.has(abort))', to: 'if (false)' },
]
const ignoresRotation = [
  {
    file: RENEW,
    from: 'const { accessToken, refreshToken: rotated = refreshToken } = answer',
    to: 'const { accessToken } = answer\n    const rotated = refreshToken',
  },
]

/** The bugs that the simulation has to find: those of its design, and every one that it has found. */
export const mutants: Readonly<Record<string, Mutant>> = {
  'no-commit-guard': { changes: noCommitGuard, within: 40 },
  'no-reread-on-401': { changes: noRereadOn401, within: 150 },
  'poisoned-promise': { changes: poisonedPromise, within: 40 },
  'no-single-flight': {
    within: 30,
    changes: [{ file: RENEW, from: '    own.get(refreshToken) ??\n', to: '' }],
  },
  '5xx-signs-out': { changes: signsOutOn("['UnexpectedResponseError']"), within: 100 },
  'network-signs-out': { changes: signsOutOn("['NetworkError', 'TimeoutError']"), within: 40 },
  'retry-post': {
    within: 40,
    changes: [{ file: 'http/retry.ts', from: '/^(GET|HEAD', to: '/^(POST|GET|HEAD' }],
  },
  'server-first-sign-out': { changes: serverFirst, within: 10 },
  'no-timeout': { changes: noTimeout, within: 20 },
  'ignore-new-refresh': { changes: ignoresRotation, within: 100, excused: { other: 0.2 } },
  'predecessor-like': {
    changes: [...poisonedPromise, ...noRereadOn401, ...serverFirst, ...noTimeout],
    within: 10,
  },
  // A page that comes back after it was frozen gives up the answer that waits for it.
  'time-up-before-answer': {
    changes: [
      {
        file: 'platform/work.ts',
        from: 'timers.set(() => (timer = timers.set(giveUp, 0)), limitMillis)',
        to: 'timers.set(giveUp, limitMillis)',
      },
    ],
    within: 300,
  },
  // The answer to a refresh was cut short on its way, and nobody asks again before it is too late.
  'unreadable-is-final': {
    changes: [{ file: 'http/recover.ts', from: '(status === 200 || isUnsure)', to: 'isUnsure' }],
    within: 800,
    excused: { other: 0.006 },
  },
  // A gateway fails after an answer was lost.
  'unsure-is-final': {
    changes: [
      { file: 'http/recover.ts', from: '(status === 200 || isUnsure)', to: 'status === 200' },
    ],
    within: 800,
    excused: { other: 0.006 },
  },
  // TK13: an answer without a token to read is taken for one of somebody else.
  'unreadable-is-of-another': {
    changes: [
      {
        file: RENEW,
        from: 'if (received && isOfAnother(before, received))',
        to: 'if (!received || isOfAnother(before, received))',
      },
    ],
    within: 100,
  },
  // A page goes on asking for what another tab has had for long.
  'stale-is-asked-for': {
    changes: [{ file: 'http/recover.ts', from: 'if (options.isStale?.())', to: 'if (false)' }],
    within: 200,
  },
  // What is shown is not read again after a change.
  'watched-stays-stale': {
    changes: [{ file: 'cache/invalidate.ts', from: 'if (isStale())', to: 'if (!entry)' }],
    within: 300,
  },
  // OA06: a callback is taken up as often as it is loaded.
  'callback-taken-twice': {
    changes: [
      { file: 'flows/oauth.ts', from: '  cookies.remove(name)\n  storage.remove(name)\n', to: '' },
    ],
    within: 300,
  },
  // OA27: a code whose answer was lost is exchanged again.
  'code-exchanged-again': {
    changes: [
      {
        file: 'flows/oauth.ts',
        from: "ctx.attempt(exchangeCode, { body }, { tokens: 'new' })",
        to: "ctx.attempt(exchangeCode, { body }, { tokens: 'new', idempotent: true })",
      },
    ],
    within: 300,
  },
  // An app that is disposed of waits on for the connection.
  'listens-for-ever': {
    changes: [{ file: 'flows/sign-out-trouble.ts', from: '      signal.onabort = done\n', to: '' }],
    seed: 700,
    within: 100,
  },
  // What is read of the cookies is kept for all apps of a process, whichever browser they are in.
  'cookies-of-another-browser': {
    changes: [
      {
        file: COOKIES,
        from: 'const MAX_COOKIE_BYTES = 4096\n',
        to: "const MAX_COOKIE_BYTES = 4096\nlet seen = { at: -1, text: '' }\n",
      },
      {
        file: COOKIES,
        from: 'const text = jar.read()\n',
        to: `const at = platform.clock.monotonic()
    if (seen.at !== at) seen = { at, text: jar.read() }
    const { text } = seen\n`,
      },
      {
        file: COOKIES,
        from: '  if (value && fits)',
        to: '  seen.at = -1\n  if (value && fits)',
      },
    ],
    within: 100,
  },
  // Whoever has more said of them than a cookie holds cannot sign in.
  'too-much-is-refused': {
    changes: [
      {
        file: COOKIES,
        from: '      put(jar, names.access, pair, ACCESS_COOKIE_SECONDS)\n',
        to: `      if (!put(jar, names.access, pair, ACCESS_COOKIE_SECONDS))
        throw new Error('The session cannot be stored.')\n`,
      },
    ],
    within: 200,
  },
  // CK12: of two cookies of one name, the first is taken, whatever the access token says.
  'first-of-two-cookies': {
    changes: [
      {
        file: COOKIES,
        from: '    own.find((token) => pairs.some((pair) => pair[0] === token)) ??\n',
        to: '',
      },
    ],
    within: 100,
  },
  'says-nothing-of-two-cookies': {
    changes: [{ file: COOKIES, from: 'new Set(own).size > 1', to: 'own.length > 9' }],
    within: 50,
  },
  // F10: who has failed often is not more patient.
  'asks-on-in-an-outage': {
    changes: [
      {
        file: 'http/circuit.ts',
        from: 'pauseMillis : LONG_PAUSE_MILLIS',
        to: 'pauseMillis : SECOND_MILLIS',
      },
    ],
    within: 600,
  },
}
