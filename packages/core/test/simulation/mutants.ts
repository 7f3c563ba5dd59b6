import type { Mode } from './config.js'

/** A bug as a change to the source code. Each `from` occurs exactly once in its file, whose path starts in `packages`. */
export interface Mutant {
  readonly changes: readonly { readonly file: string; readonly from: string; readonly to: string }[]
  /** Default: cookie. */
  readonly mode?: Mode
  /** The number of schedules that detect it, with a service that rotates refresh tokens. */
  readonly within: number
  /** The first seed, if earlier ones do not detect it. Default: 1. */
  readonly seed?: number
}

const REFRESHER = 'core/src/session/token-refresher.ts'
const COOKIES = 'core/src/session/stores/cookie.ts'
const SESSION_COOKIES = 'core/src/session/stores/session-cookies.ts'
const TASKS = 'core/src/platform/task-runner.ts'
const ATTEMPTS = 'core/src/http/retry/request-attempts.ts'
const SIGN_OUT = 'core/src/flows/sign-out.ts'
const END_AT_SERVICE = 'core/src/flows/end-at-service.ts'
const OAUTH_CALLBACK = 'core/src/flows/oauth/oauth-callback.ts'
const HANDLER = 'core/src/server-sessions/handler/session-handler.ts'
/** The rules by which the service replaces refresh tokens. */
const RULES = 'service/src/domain/sessions/refresh-rules.ts'
const BINDING = 'core/src/bound-sessions/session-binding.ts'
const GUARD =
  "    if (response === undefined || isStale()) return 'superseded'\n    if (response === null) return 'expired'\n"
const REFRESH = 'const response = await this.#refreshTokens(refreshToken, isStale)'

/** Treats a refresh that fails with one of these error codes as the end of the session. */
const signsOutOn = (codes: string) => [
  {
    file: REFRESHER,
    from: REFRESH,
    to: `${REFRESH}.catch((error) => {
      if (${codes}.includes(error.code)) return null
      throw error
    })`,
  },
]

const noCommitGuard = [
  {
    file: REFRESHER,
    from: GUARD,
    to: "    if (response === undefined) return 'superseded'\n    if (response === null) return 'expired'\n",
  },
]
const noRereadOn401 = [
  {
    file: REFRESHER,
    from: GUARD,
    to: "    if (!response) return 'expired'\n    if (isStale()) return 'superseded'\n",
  },
  {
    file: REFRESHER,
    from: 'if (isOver && hasRefreshToken(state, refreshToken)) this.#session.end()',
    to: 'if (isOver) this.#session.end()',
  },
]
const poisonedPromise = [
  {
    file: REFRESHER,
    from: '.finally(() =>\n      this.#inFlight.delete(refreshToken),\n    )',
    to: `.then((token) => {
      queueMicrotask(() => this.#inFlight.delete(refreshToken))
      return token
    })`,
  },
]
const serverFirst = [
  {
    file: SIGN_OUT,
    from: 'const tokens = client.session().signOut()',
    to: 'const tokens = await client.session().getTokens()',
  },
  {
    file: SIGN_OUT,
    from: '  const confirmed = await client.session().endAtService(tokens)\n',
    to: '  const confirmed = await client.session().endAtService(tokens)\n  client.session().signOut()\n',
  },
]
const noTimeout = [
  {
    file: TASKS,
    from: 'if (!timeout || !this.#running.has(abort)) return\n',
    to: 'if (!timeout || this.#running.has(abort)) return\n',
  },
]
const ignoresRotation = [
  {
    file: REFRESHER,
    from: 'const { accessToken, refreshToken: newRefreshToken = refreshToken } = response',
    to: 'const { accessToken } = response\n    const newRefreshToken = refreshToken',
  },
]

/** The bugs that the simulation must detect: those that it was designed for, and those that it has found. */
export const mutants: Readonly<Record<string, Mutant>> = {
  'no-commit-guard': { changes: noCommitGuard, within: 40 },
  'no-reread-on-401': { changes: noRereadOn401, within: 150 },
  'poisoned-promise': { changes: poisonedPromise, within: 100 },
  'no-single-flight': {
    within: 30,
    changes: [
      {
        file: REFRESHER,
        from: 'const inFlight = this.#inFlight.get(refreshToken)',
        to: 'const inFlight = undefined',
      },
    ],
  },
  '5xx-signs-out': { changes: signsOutOn("['UNEXPECTED_RESPONSE']"), within: 100 },
  'network-signs-out': { changes: signsOutOn("['NETWORK_ERROR', 'TIMEOUT']"), within: 40 },
  'retry-post': {
    within: 40,
    changes: [
      { file: 'core/src/http/retry/retry-policy.ts', from: '/^(GET|HEAD', to: '/^(POST|GET|HEAD' },
    ],
  },
  'server-first-sign-out': { changes: serverFirst, within: 10 },
  'no-timeout': { changes: noTimeout, within: 20 },
  'ignore-new-refresh': { changes: ignoresRotation, within: 100 },
  'predecessor-like': {
    changes: [...poisonedPromise, ...noRereadOn401, ...serverFirst, ...noTimeout],
    within: 10,
  },
  // A page that resumes after a freeze times out although the response has arrived.
  'time-up-before-answer': {
    changes: [
      {
        file: TASKS,
        from: 'this.#timers.set(onLimit, timeout.millis)',
        to: 'this.#timers.set(expire, timeout.millis)',
      },
    ],
    within: 300,
  },
  // TK13: a response without a readable access token is treated as that of another user.
  'unreadable-is-of-another': {
    changes: [
      {
        file: REFRESHER,
        from: 'if (received && isOfOtherUser(before, received))',
        to: 'if (!received || isOfOtherUser(before, received))',
      },
    ],
    within: 100,
  },
  // A tab retries a refresh that another tab has completed.
  'stale-is-asked-for': {
    changes: [{ file: ATTEMPTS, from: 'if (isStale?.())', to: 'if (false)' }],
    within: 200,
  },
  // Active queries are not refetched after a change.
  'watched-stays-stale': {
    changes: [
      {
        file: 'core/src/app/query-cache.ts',
        from: 'if (!this.#needsReading(query)) return\n    const wait',
        to: 'if (query) return\n    const wait',
      },
    ],
    within: 300,
  },
  // F14: a page shows the failure of an outage until it is reloaded.
  'failure-stays': {
    changes: [
      {
        file: 'core/src/lib/query.ts',
        from: 'this.#stopRecovery ??= this.#options.recover?.(error, this.#failures)',
        to: 'this.#stopRecovery ??= undefined',
      },
    ],
    within: 100,
  },
  // OA06: a callback is processed each time the page loads.
  'callback-taken-twice': {
    changes: [
      { file: OAUTH_CALLBACK, from: '  removePendingAuthorization(client, pending)\n', to: '' },
    ],
    within: 300,
  },
  // OA27: a code is exchanged again after the response was lost.
  'code-exchanged-again': {
    changes: [
      {
        file: OAUTH_CALLBACK,
        from: "{ tokens: 'none', expect:",
        to: "{ tokens: 'none', isIdempotent: true, expect:",
      },
    ],
    within: 300,
  },
  // A disposed app keeps waiting for the connection.
  'listens-for-ever': {
    changes: [
      { file: END_AT_SERVICE, from: "    signal.addEventListener('abort', finish)\n", to: '' },
    ],
    seed: 200,
    within: 100,
  },
  // All apps of a process share one cookie cache, also across browsers.
  'cookies-of-another-browser': {
    changes: [
      {
        file: COOKIES,
        from: '/** How a store names and writes its cookies. */\n',
        to: "let seen = { at: -1, text: '' }\n",
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
        from: '      writeCookie(jar, names.access, pair, ACCESS_COOKIE_SECONDS)\n',
        to: `      if (!writeCookie(jar, names.access, pair, ACCESS_COOKIE_SECONDS))
        throw new Error('The session cannot be stored.')\n`,
      },
    ],
    within: 200,
  },
  // CK12: the first of two cookies with the same name wins, whatever the access token says.
  'first-of-two-cookies': {
    changes: [
      {
        file: SESSION_COOKIES,
        from: '    refreshTokens.find((token) => pairs.some((pair) => pair[0] === token)) ??\n',
        to: '',
      },
    ],
    within: 100,
  },
  'says-nothing-of-two-cookies': {
    changes: [
      {
        file: SESSION_COOKIES,
        from: 'new Set(refreshTokens).size > 1',
        to: 'refreshTokens.length > 9',
      },
    ],
    within: 50,
  },
  // F10: the pause does not grow after repeated failures.
  'asks-on-in-an-outage': {
    changes: [
      {
        file: 'core/src/http/retry/circuit-breaker.ts',
        from: 'pauseMillis : LONG_PAUSE_MILLIS',
        to: 'pauseMillis : SHORT_PAUSE_MILLIS',
      },
    ],
    within: 600,
  },
  // Tabs that refresh at the same time, or whose response was lost, lose their session.
  'no-grace': {
    within: 600,
    changes: [{ file: RULES, from: 'GRACE_MILLIS = 30_000', to: 'GRACE_MILLIS = 0' }],
  },
  'grace-without-end': {
    within: 600,
    changes: [{ file: RULES, from: 'GRACE_MILLIS = 30_000', to: 'GRACE_MILLIS = 1e12' }],
  },
  'lost-response-is-reuse': {
    within: 600,
    changes: [{ file: RULES, from: "'replaced' : 'unanswered'", to: "'replaced' : 'reused'" }],
  },
  // A thief that refreshes often receives each new token.
  'replaced-token-gets-successor': {
    within: 600,
    changes: [
      {
        file: RULES,
        from: "  if (!rotates) return 'keeps'\n",
        to: "  if (state !== 'current') return 'returns-current'\n  if (!rotates) return 'keeps'\n",
      },
    ],
  },
  'lost-successor-stays-valid': {
    within: 600,
    changes: [
      {
        file: RULES,
        from: 'const replacedHash = isReplaced ? refreshTokenHash : hashSecret(refreshToken)',
        to: 'const replacedHash = refreshTokenHash',
      },
    ],
  },
  'reuse-does-not-end-session': {
    within: 600,
    changes: [{ file: RULES, from: "return 'ends-session'", to: "return 'keeps'" }],
  },
  // A command-line tool and the pages replace each other's tokens.
  'shared-token-is-replaced': {
    within: 600,
    changes: [{ file: RULES, from: 'if (isShared) return state', to: 'if (!state) return state' }],
  },
  // The response of a sign-out removes the cookies of a sign-in in another tab.
  'sign-out-removes-cookies': {
    mode: 'server',
    within: 300,
    changes: [
      {
        file: 'core/src/server-sessions/handler/handler-cookies.ts',
        from: 'this.#remove(this.#names.access)',
        to: 'for (const name of Object.values(this.#names)) this.#remove(name)',
      },
    ],
  },
  // A repeated sign-out ends the session that another tab has begun meanwhile.
  'sign-out-of-another-session': {
    mode: 'server',
    seed: 1200,
    within: 150,
    changes: [
      {
        file: HANDLER,
        from: 'if (hasEnded) {',
        to: 'if (hasEnded || isSignOut(request.method, path)) {',
      },
    ],
  },
  // The server goes on with a session that the page has ended without a connection.
  'ended-session-goes-on': {
    mode: 'server',
    within: 300,
    changes: [
      {
        file: HANDLER,
        from: 'const hasEnded = isEndedByPage(stored.marker, stored.tokens)',
        to: 'const hasEnded = false',
      },
    ],
  },
  // Requests of all browsers use the cookies of the first one.
  'cookies-of-another-request': {
    mode: 'server',
    within: 50,
    changes: [
      {
        file: HANDLER,
        from: 'const stored = readStoredCookies(request, names)',
        to: 'const stored = (this.stored ??= readStoredCookies(request, names))',
      },
    ],
  },
  // The end of a session also ends the one after it in another tab.
  'ends-later-session': {
    mode: 'server',
    within: 300,
    changes: [
      {
        file: 'core/src/server-sessions/page/handler-request.ts',
        from: 'if ((marker?.sessionId ?? UNKNOWN_SESSION_ID) !== sessionId) return\n',
        to: '',
      },
    ],
  },
  // All sessions of a server get the tokens of one of them.
  'refreshes-for-another-session': {
    mode: 'server',
    within: 100,
    changes: [
      {
        file: 'core/src/app/incoming-requests/refresh-cache.ts',
        from: 'const cached = this.#entries.get(refreshToken)\n',
        to: "const cached = this.#entries.get('one')\n",
      },
      {
        file: 'core/src/app/incoming-requests/refresh-cache.ts',
        from: 'this.#entries.set(refreshToken, entry)',
        to: "this.#entries.set('one', entry)",
      },
    ],
  },
  // A page that could not open its keys once ends its session.
  'gives-up-keys-at-once': {
    mode: 'bound',
    within: 300,
    changes: [{ file: BINDING, from: 'readKey().catch(readKey)', to: 'readKey()' }],
  },
  'refreshes-without-slow-keys': {
    mode: 'bound',
    within: 300,
    changes: [
      {
        file: BINDING,
        from: "if (fetch === 'timeout') throw slowKeyStore(platform)",
        to: "if (fetch === 'timeout') return undefined",
      },
    ],
  },
  'refreshes-after-slow-keys': {
    mode: 'bound',
    within: 300,
    changes: [{ file: BINDING, from: 'if (options.isStale?.()) throw', to: 'if (!options) throw' }],
  },
  'key-of-each-page': {
    mode: 'bound',
    within: 50,
    changes: [
      {
        file: BINDING,
        from: '(await keys.get(name)) ?? keys.add(',
        to: 'keys.add(`${name}${Math.random()}`, ',
      },
    ],
  },
  // A service without this check accepts copies of tokens.
  'accepts-refresh-without-key': {
    mode: 'bound',
    within: 300,
    changes: [
      {
        file: RULES,
        from: 'if (keyThumbprint !== null && keyThumbprint !== key)',
        to: 'if (keyThumbprint !== null && key !== undefined && keyThumbprint !== key)',
      },
    ],
  },
  'forgets-nonce': {
    mode: 'bound',
    within: 20,
    changes: [
      {
        file: 'core/src/bound-sessions/session-binding.ts',
        from: '    nonce = issued\n',
        to: '',
      },
    ],
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
