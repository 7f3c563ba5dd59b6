/** A bug, as a change of the shipped code. Every text stands in its file exactly once. */
export interface Mutant {
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  /** How many schedules find it. */
  readonly within: number
  /** Found by the share of schedules in which the service ends a session, and not by a broken rule. */
  readonly excused?: number
}

const RENEW = 'session/renew.ts'
const GUARD =
  '    if (!isWith(refreshToken, session.peek())) return undefined\n    if (!answer) return null\n'
const ASK = 'const answer = await refresh(refreshToken)'

/** A refresh that failed in a certain way is taken for the end of the session. */
const signsOutOn = (names: string) => [
  {
    file: RENEW,
    from: ASK,
    to: `const answer = await refresh(refreshToken).catch((error) => {
      if (${names}.includes(error.name)) return null
      throw error
    })`,
  },
]

const noCommitGuard = [{ file: RENEW, from: GUARD, to: '    if (!answer) return null\n' }]
const noRereadOn401 = [
  {
    file: RENEW,
    from: GUARD,
    to: '    if (!answer) return null\n    if (!isWith(refreshToken, session.peek())) return undefined\n',
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
    from: '.finally(() => {\n    if (flights',
    to: '.then((token) => {\n    queueMicrotask(() => flights.delete(session))\n    return token\n    if (flights',
  },
]
const serverFirst = [
  {
    file: 'apps/context.ts',
    from: 'const tokens = open().signOut()',
    to: 'const tokens = await open().getTokens()',
  },
  {
    file: 'apps/context.ts',
    from: 'const confirmed = await revoke(ctx, tokens, goOn)',
    to: 'const confirmed = await revoke(ctx, tokens, goOn)\n      open().signOut()',
  },
]
const noTimeout = [{ file: 'http/bounded.ts', from: 'timer = late &&', to: 'timer = undefined &&' }]
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
    changes: [
      {
        file: RENEW,
        from: '  if (flight?.refreshToken === refreshToken) return flight.result\n',
        to: '',
      },
    ],
  },
  '5xx-signs-out': { changes: signsOutOn("['UnexpectedResponseError']"), within: 40 },
  'network-signs-out': { changes: signsOutOn("['NetworkError', 'TimeoutError']"), within: 40 },
  'retry-post': {
    within: 40,
    changes: [{ file: 'http/retry.ts', from: '/^(GET|HEAD', to: '/^(POST|GET|HEAD' }],
  },
  'server-first-sign-out': { changes: serverFirst, within: 10 },
  'no-timeout': { changes: noTimeout, within: 20 },
  'ignore-new-refresh': { changes: ignoresRotation, within: 100, excused: 0.2 },
  'predecessor-like': {
    changes: [...poisonedPromise, ...noRereadOn401, ...serverFirst, ...noTimeout],
    within: 10,
  },
  // A page that comes back after it was frozen gives up the answer that waits for it.
  'time-up-before-answer': {
    changes: [
      {
        file: 'http/bounded.ts',
        from: 'timers.set(() => (timer = timers.set(giveUp, 0)), limitMillis)',
        to: 'timers.set(giveUp, limitMillis)',
      },
    ],
    within: 1_000,
    excused: 0.04,
  },
  // The answer to a refresh was cut short on its way, and nobody asks again before it is too late.
  'unreadable-is-final': {
    changes: [
      {
        file: 'http/recover.ts',
        from: 'reading.failure ?? unreadable(reading.error, options)',
        to: 'reading.failure',
      },
    ],
    within: 1_000,
    excused: 0.04,
  },
}
