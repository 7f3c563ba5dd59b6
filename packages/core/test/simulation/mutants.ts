import type { Excuse } from './excuses.js'

/** A bug as a change to the source code. Each `from` occurs exactly once in its file. */
export interface Mutant {
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  /** The number of schedules that detect it, with a service that rotates refresh tokens. */
  readonly within: number
  /** The first seed, if earlier ones do not detect it. Default: 1. */
  readonly seed?: number
  /**
   * Upper limits for the share of schedules in which the service ends a session, by reason. Detects a mutant
   * that violates no rule.
   */
  readonly excused?: Readonly<Partial<Record<Excuse, number>>>
}

const RENEW = 'session/renew.ts'
const COOKIES = 'session/stores/cookie.ts'
const GUARD =
  '    if (answer === undefined || isStale()) return undefined\n    if (!answer) return null\n'
const ASK = 'const answer = await refresh(refreshToken, isStale)'

/** Treats a refresh that fails with one of these errors as the end of the session. */
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

/** The bugs that the simulation must detect: those that it was designed for, and those that it has found. */
export const mutants: Readonly<Record<string, Mutant>> = {
  'no-commit-guard': { changes: noCommitGuard, within: 40 },
  'no-reread-on-401': { changes: noRereadOn401, within: 150 },
  'poisoned-promise': { changes: poisonedPromise, within: 100 },
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
  // A page that resumes after a freeze times out although the response has arrived.
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
  // A truncated response to a refresh is not retried before the grace period ends.
  'unreadable-is-final': {
    changes: [{ file: 'http/recover.ts', from: '(status === 200 || isUnsure)', to: 'isUnsure' }],
    within: 800,
    excused: { other: 0.006 },
  },
  // A gateway error after a lost response is not retried.
  'unsure-is-final': {
    changes: [
      { file: 'http/recover.ts', from: '(status === 200 || isUnsure)', to: 'status === 200' },
    ],
    within: 800,
    excused: { other: 0.006 },
  },
  // TK13: a response without a readable access token is treated as that of another user.
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
  // A tab retries a refresh that another tab has completed.
  'stale-is-asked-for': {
    changes: [{ file: 'http/recover.ts', from: 'if (options.isStale?.())', to: 'if (false)' }],
    within: 200,
  },
  // Active queries are not refetched after a change.
  'watched-stays-stale': {
    changes: [{ file: 'cache/invalidate.ts', from: 'if (isStale())', to: 'if (!query)' }],
    within: 300,
  },
  // OA06: a callback is processed each time the page loads.
  'callback-taken-twice': {
    changes: [
      { file: 'flows/oauth.ts', from: '  cookies.remove(name)\n  storage.remove(name)\n', to: '' },
    ],
    within: 300,
  },
  // OA27: a code is exchanged again after the response was lost.
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
  // A disposed app keeps waiting for the connection.
  'listens-for-ever': {
    changes: [{ file: 'flows/sign-out-trouble.ts', from: '      signal.onabort = done\n', to: '' }],
    seed: 700,
    within: 100,
  },
  // All apps of a process share one cookie cache, also across browsers.
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
  // A user whose access token is too large for a cookie cannot sign in.
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
  // CK12: the first of two cookies with the same name wins, whatever the access token says.
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
  // F10: the pause does not grow after repeated failures.
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

/** The mutants of `npm test`. Each violates a different rule within ten schedules. */
export const quickMutants: readonly string[] = [
  'no-commit-guard',
  'no-reread-on-401',
  'no-single-flight',
  'retry-post',
  'no-timeout',
  'stale-is-asked-for',
  'cookies-of-another-browser',
  'says-nothing-of-two-cookies',
]

export const nightlyMutants = Object.keys(mutants).filter((name) => !quickMutants.includes(name))
