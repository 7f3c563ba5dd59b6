import { DEFAULT_HEADER_PREFIX, type KnownError } from '@latchkey/contract'
import { signUpWithPassword } from '@latchkey/contract/routes/password-sign-up'
import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import { updateCurrentUser } from '@latchkey/contract/routes/user-changes'
import { readCurrentUser } from '@latchkey/contract/routes/users'
import { exchangeToken } from '@latchkey/contract/routes/oauth'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import {
  answers,
  cutsOff,
  damagesGzip,
  floods,
  neverEnds,
  resets,
  staysSilent,
  startFaultyServer,
} from '../../test/faulty-server.js'
import { defaultPlatform } from '../platform/default-platform.js'
import type { Platform } from '../platform/platform.js'
import { attempt, call, type Caller } from './call.js'
import type { NetworkError, RateLimitedError, TransportError } from './errors.js'
import { requestHeaders } from './headers.js'
import type { Http } from './http.js'
import { recover } from './recover.js'

const ACCESS_TOKEN = 'access-token-canary'
const REFRESH_TOKEN = 'refresh-token-canary'
const KEY = 'pck_canary'
const PASSWORD = 'hunter2-canary'
const TIME_LIMIT_MILLIS = 15_000
const DIAGNOSTICS_LIMIT_MILLIS = 2500

let server: Awaited<ReturnType<typeof startFaultyServer>>
let waits: number[]
let http: Http
let rejected: string[]
let accessToken: string

/** Real requests; waits between them are noted and not waited for. */
const impatient = (): Partial<Platform> => ({
  fetch: (request, init) => fetch(request, init),
  timers: {
    set(callback, millis) {
      const isLimit = millis === TIME_LIMIT_MILLIS || millis === DIAGNOSTICS_LIMIT_MILLIS
      if (!isLimit && millis > 0) waits.push(millis)
      return setTimeout(callback, isLimit ? millis : 0)
    },
    clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
  },
})

function httpWith(platform: Partial<Platform>, changed: Partial<Http> = {}): Http {
  const fake = fakePlatform(platform)
  return {
    platform: fake.platform,
    apiUrl: `${server.url}/api/v1`,
    headerPrefix: DEFAULT_HEADER_PREFIX,
    circuit: {},
    recover,
    projectHeaders: () => ({
      projectId: 'project',
      accessType: 'client',
      publishableClientKey: KEY,
    }),
    tokens: async (given) => given ?? { accessToken, refreshToken: REFRESH_TOKEN },
    rejected: (token) => void rejected.push(token),
    during: fake.during,
    ...changed,
  }
}

const credential = {
  body: {
    email: 'ada@example.com',
    password: PASSWORD,
    verification_callback_url: 'https://app.example/verify',
  },
}
const asks = {
  GET: () => call(http, readCurrentUser, {}),
  DELETE: () => call(http, deleteCurrentSession, {}),
  POST: () => call(http, signUpWithPassword, credential),
  PATCH: () => call(http, updateCurrentUser, { body: { display_name: PASSWORD } }),
}
const failing = async (promise: Promise<unknown>): Promise<TransportError> => {
  const error: unknown = await promise.then(
    () => new Error('This call should have failed.'),
    (thrown: unknown) => thrown,
  )
  const printed = [
    inspect(error, { depth: 10, showHidden: true }),
    JSON.stringify(error),
    String(error),
  ]
  expect(printed.join()).not.toContain('canary')
  return error as TransportError
}

beforeAll(async () => {
  server = await startFaultyServer()
})
afterAll(() => server.close())
beforeEach(() => {
  waits = []
  rejected = []
  accessToken = ACCESS_TOKEN
  http = httpWith(impatient())
})

describe('a request', () => {
  it('carries the headers of the protocol, a body only where there is one, and no cookie', async () => {
    server.will(answers(200, { id: 'u' }))
    expect(await asks.GET()).toEqual({ id: 'u' })
    const [{ method, url, headers, body }] = server.seen as [(typeof server.seen)[number]]
    expect([method, url, body]).toEqual(['GET', '/api/v1/users/me', ''])
    expect(headers).toMatchObject({
      'x-stack-override-error-status': 'true',
      'x-stack-project-id': 'project',
      'x-stack-access-type': 'client',
      'x-stack-publishable-client-key': KEY,
      'x-stack-access-token': ACCESS_TOKEN,
      'x-stack-refresh-token': REFRESH_TOKEN,
      'ngrok-skip-browser-warning': 'true',
    })
    expect(headers['x-stack-client-version']).toMatch(/^(\w+)\s+(@[\w/]+)@([\d.]+)$/)
    expect(headers['x-stack-random-nonce']).toMatch(/^[\da-z]{45}$/)
    expect(headers).not.toHaveProperty('content-type')
    expect(headers).not.toHaveProperty('cookie')
  })

  it('without data sends {} where the call declares JSON, and carries data as JSON', async () => {
    server.will(answers(200))
    await asks.DELETE()
    await asks.POST()
    expect(server.seen.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['{}', 'application/json'],
      [JSON.stringify(credential.body), 'application/json'],
    ])
  })

  it('leaves cookies and caches alone, and follows nothing', async () => {
    const given = vi.fn<Platform['fetch']>(async () => Response.json({}))
    const { fetchOptions } = defaultPlatform()
    await call(httpWith({ fetch: given, fetchOptions }), readCurrentUser, {})
    expect(given.mock.lastCall?.[1]).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
    })
  })

  it('takes other tokens, or none, when told so', async () => {
    server.will(answers(200))
    await call(http, readCurrentUser, {}, { tokens: 'none' })
    await call(http, readCurrentUser, {}, { tokens: { accessToken: 'other', refreshToken: null } })
    expect(server.seen[0]?.headers).not.toHaveProperty('x-stack-access-token')
    expect(server.seen[1]?.headers['x-stack-access-token']).toBe('other')
    expect(server.seen[1]?.headers).not.toHaveProperty('x-stack-refresh-token')
  })

  it('takes extra headers along, which replace none of its own', async () => {
    server.will(answers(200))
    const extraRequestHeaders = { 'X-Extra': '1', 'x-stack-project-id': 'another' }
    await call(httpWith(impatient(), { extraRequestHeaders }), readCurrentUser, {})
    expect(server.seen[0]?.headers).toMatchObject({
      'x-extra': '1',
      'x-stack-project-id': 'project',
    })
  })

  it('to the token endpoint speaks OAuth: a form, its own client, none of our headers', async () => {
    server.will(answers(200, { access_token: 'a' }))
    const body = { grant_type: 'refresh_token', client_id: 'p&q', refresh_token: 'r+t' } as const
    await call(http, exchangeToken, { body })
    const { headers, body: sent } = server.seen[0]!
    expect(sent).toBe('grant_type=refresh_token&client_id=p%26q&refresh_token=r%2Bt')
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8')
    expect(headers.accept).toBe('application/json')
    expect(Object.keys(headers).filter((name) => name.startsWith('x-stack'))).toEqual([])
  })

  it.each(['\n', '\u0000', '…'])(
    'HT47 LG03 with a token that no header can hold: %j',
    async (byte) => {
      accessToken = `${ACCESS_TOKEN}${byte}rest`
      server.will(answers(200))
      const error = await failing(asks.GET())
      expect(error).toBeInstanceOf(TypeError)
      expect(error.message).toContain('accessToken')
      expect(server.seen).toHaveLength(0)
    },
  )
})

describe('an answer that is cut off, damaged or refused', () => {
  it.each([
    ['HT45 reset', resets],
    ['HT05 cut in the middle', cutsOff],
    ['HT08 damaged', damagesGzip],
  ])('%s: is asked for again where that is safe', async (_, fault) => {
    server.will(fault, answers(200, { id: 'u' }))
    expect(await asks.GET()).toEqual({ id: 'u' })
    expect(server.seen).toHaveLength(2)

    server.will(fault, answers(200, { id: 'u' }))
    const error = await failing(asks.POST())
    expect(error.name).toBe('NetworkError')
    // One request, and the two probes of the diagnostics.
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('RT01 HT05 comes at the fifth attempt, after waits that double', async () => {
    server.will(resets, resets, resets, resets, answers(200, { id: 'u' }))
    expect(await asks.GET()).toEqual({ id: 'u' })
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  it.each(['GET', 'DELETE'] as const)(
    'RT02 RT05 %s is given up after five attempts',
    async (method) => {
      server.will(resets)
      const error = (await failing(asks[method]())) as NetworkError
      expect(error.name).toBe('NetworkError')
      expect(error.request).toMatchObject({ method })
      expect(error.causes).toHaveLength(5)
      expect(error.cause).toBe(error.causes[0])
      expect(server.seen.filter(({ headers }) => headers['x-stack-random-nonce'])).toHaveLength(5)
    },
  )

  const refuses = (code: string) =>
    answers(400, { code, error: 'refused' }, { 'x-stack-known-error': code })

  it('RT05 a DELETE whose answer was lost is done when there is nothing left of it', async () => {
    server.will(resets, refuses('TEAM_NOT_FOUND'))
    expect(await asks.DELETE()).toEqual({})
  })

  it('RT05 a DELETE is refused for any other reason, and where no answer was lost', async () => {
    server.will(resets, refuses('TEAM_PERMISSION_REQUIRED'))
    expect(await failing(asks.DELETE())).toMatchObject({ code: 'TEAM_PERMISSION_REQUIRED' })
    server.will(refuses('TEAM_NOT_FOUND'))
    expect(await failing(asks.DELETE())).toMatchObject({ code: 'TEAM_NOT_FOUND' })
    server.will(resets, refuses('TEAM_NOT_FOUND'))
    expect(await failing(asks.GET())).toMatchObject({ code: 'TEAM_NOT_FOUND' })
  })

  it('RT05 a DELETE goes on where reads have given the service up', async () => {
    const before = { error: new Error('before'), failures: 5, isOnline: true, since: 0 }
    http = httpWith(impatient(), { circuit: { trouble: { ...before, until: Infinity } } })
    server.will(resets, answers(200))
    expect(await asks.DELETE()).toEqual({})
  })

  it('RT05 nobody is told of a wait that the service has not asked for', async () => {
    const waiting = vi.fn()
    http = httpWith(impatient(), { waiting })
    server.will(resets, answers(200))
    await asks.DELETE()
    expect(waits).toEqual([1000])
    expect(waiting).not.toHaveBeenCalled()
  })

  it('is made as often as the caller says, at most', async () => {
    server.will(resets)
    const asking = call(http, readCurrentUser, {}, { attempts: 2 })
    expect(((await failing(asking)) as NetworkError).causes).toHaveLength(2)
  })

  it('RT02 is told with what went wrong each time, newest first', async () => {
    let attempts = 0
    const fetch = () => Promise.reject(new TypeError(`failure ${(attempts += 1)}`))
    http = httpWith({ ...impatient(), fetch })
    const { causes } = (await failing(asks.GET())) as NetworkError
    const said = causes.map((cause) => (cause as Error).message)
    expect(said).toEqual(['failure 5', 'failure 4', 'failure 3', 'failure 2', 'failure 1'])
  })

  it.each(['POST', 'PATCH'] as const)('RT03 RT04 %s is sent once', async (method) => {
    server.will(resets)
    expect((await failing(asks[method]())).name).toBe('NetworkError')
    expect(server.seen.filter((request) => request.method === method)).toHaveLength(1)
    expect(waits).toEqual([])
  })

  it('that cannot be read is asked for again where the caller says that this does no harm', async () => {
    const proxy = answers(200, '<p>Sign in to the network</p>', { 'content-type': 'text/html' })
    const body = { grant_type: 'refresh_token' } as const
    server.will(proxy, answers(200, { access_token: 'a' }))
    await call(http, exchangeToken, { body }, { idempotent: true })
    expect(server.seen).toHaveLength(2)

    server.will(proxy, answers(200, { access_token: 'a' }))
    expect((await failing(call(http, exchangeToken, { body }))).name).toBe(
      'UnexpectedResponseError',
    )
    server.will(answers(503), answers(200, { access_token: 'a' }))
    const refused = call(http, exchangeToken, { body }, { idempotent: true })
    expect((await failing(refused)).name).toBe('UnexpectedResponseError')
  })

  it('that cannot be read is asked for again also where an answer was lost, or is half a refusal', async () => {
    const body = { grant_type: 'refresh_token' } as const
    const ask = () => call(http, exchangeToken, { body }, { idempotent: true })
    server.will(resets, answers(503), answers(200, { access_token: 'a' }))
    await ask()
    expect(server.seen).toHaveLength(3)
    const half = answers(400, {}, { 'x-stack-known-error': 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' })
    server.will(half, answers(200, { access_token: 'a' }))
    await ask()
    expect(server.seen).toHaveLength(2)
    server.will(resets, answers(400, { error: 'invalid_grant' }))
    expect((await failing(ask())).name).toBe('OAuthError')
    expect(server.seen).toHaveLength(2)
  })

  it('is asked for again when the caller says that this does no harm', async () => {
    server.will(resets, answers(200, { access_token: 'a' }))
    const body = { grant_type: 'refresh_token' } as const
    await call(http, exchangeToken, { body }, { idempotent: true })
    expect(server.seen).toHaveLength(2)
  })

  it('HT45 is a network error where nobody listens', async () => {
    http = httpWith(impatient(), { apiUrl: 'http://127.0.0.1:1/api/v1' })
    const error = await failing(asks.POST())
    expect(error).toMatchObject({ isOffline: false })
    expect(error.message).toContain('The service does not answer')
    expect(error.request).toEqual({ method: 'POST', path: '/auth/password/sign-up' })
  })

  it('HT07 is not read further than 10 MB', async () => {
    server.will(floods)
    expect((await failing(asks.GET())).message).toContain('10 MB')
    expect(server.seen).toHaveLength(1)
  })

  it('HT09 may begin with a byte order mark', async () => {
    server.will((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('\uFEFF{"id":"u"}'),
    )
    expect(await asks.GET()).toEqual({ id: 'u' })
  })

  it('may come in pieces, which are cut within a letter, too', async () => {
    const user = { id: 'u', displayName: 'Zoë 😀' }
    const body = new ReadableStream<Uint8Array>({
      start(pieces) {
        for (const byte of Buffer.from(JSON.stringify(user))) pieces.enqueue(Uint8Array.of(byte))
        pieces.close()
      },
    })
    const headers = { 'content-type': 'application/json' }
    http = httpWith({ fetch: async () => new Response(body, { headers }) })
    expect(await asks.GET()).toEqual(user)
  })

  it.each([301, 302, 303, 307, 308])('HT13 %i leads nowhere', async (status) => {
    const other = await startFaultyServer()
    other.will(answers(200, { id: 'evil' }))
    server.will(answers(status, {}, { location: `${other.url}/api/v1/users/me` }))
    expect((await failing(asks.POST())).name).toBe('UnexpectedResponseError')
    expect([server.seen.length, other.seen.length]).toEqual([1, 0])
    await other.close()
  })

  it.each([staysSilent, neverEnds])(
    'HT06 HT51 is waited for no longer than the limit',
    async (fault) => {
      server.will(fault)
      http = httpWith({
        ...impatient(),
        timers: {
          set: (callback, millis) => setTimeout(callback, millis),
          clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
        },
      })
      const options = { timeLimitMillis: 30 }
      const diagnosed = answers(200)
      server.will(fault, diagnosed)
      const error = await failing(call(http, signUpWithPassword, credential, options))
      expect(error.name).toBe('TimeoutError')
      expect(String((error as NetworkError).causes[0])).toContain('in time')
    },
  )
})

describe('what fetch itself does wrong', () => {
  // A text, whatever its type says: some scripts that watch fetch throw one.
  const BROKEN = JSON.parse('"broken"') as Error

  it.each([
    ['throws a text', () => Promise.reject(BROKEN)],
    [
      'throws at once',
      () => {
        throw new Error('broken')
      },
    ],
    ['answers nothing', () => Promise.resolve(undefined as unknown as Response)],
    ['is missing', undefined as unknown as Platform['fetch']],
  ] as [string, Platform['fetch']][])('HT48 it %s: a network error', async (_, broken) => {
    http = httpWith({ ...impatient(), fetch: broken })
    const error = await failing(asks.POST())
    expect(error.name).toBe('NetworkError')
    expect(error.cause).toBeInstanceOf(Error)
  })

  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'HT50 it gives up with "%s": a network error, and the session is not spoken of',
    async (message) => {
      http = httpWith({ ...impatient(), fetch: () => Promise.reject(new TypeError(message)) })
      expect((await failing(asks.GET())).name).toBe('NetworkError')
      expect(rejected).toEqual([])
    },
  )

  it('reads answers without a stream, and answers that cannot be looked into', async () => {
    const withoutStream = {
      status: 200,
      headers: new Headers({ 'content-type': 'application/json' }),
    }
    const text = async () => '{"id":"u"}'
    http = httpWith({ fetch: async () => ({ ...withoutStream, text }) as unknown as Response })
    expect(await asks.GET()).toEqual({ id: 'u' })
    const opaque = {
      status: 0,
      headers: new Headers(),
      text: async () => '',
      type: 'opaqueredirect',
    }
    http = httpWith({ fetch: async () => opaque as unknown as Response })
    expect((await failing(asks.GET())).name).toBe('UnexpectedResponseError')
  })
})

describe('a device without a connection', () => {
  it('HT46 is told to check it, and nothing is looked into', async () => {
    const given = vi.fn<Platform['fetch']>(() => Promise.reject(new TypeError('Failed to fetch')))
    http = httpWith({ ...impatient(), fetch: given, isOnline: () => false })
    const error = (await failing(asks.POST())) as NetworkError
    expect(error.message).toContain('check your internet connection')
    expect(error).toMatchObject({ name: 'NetworkError', isOffline: true })
    expect(given).toHaveBeenCalledOnce()
  })
})

describe('HT52 the diagnostics', () => {
  const probing = (reached: (url: string) => boolean) => {
    const probes: [string, RequestInit][] = []
    const given: Platform['fetch'] = async (url, init) => {
      if (init.method === 'POST') throw new TypeError('Failed to fetch')
      probes.push([url, init])
      if (!reached(url)) throw new TypeError(`${ACCESS_TOKEN} was refused`)
      return new Response('ok')
    }
    http = httpWith(
      { ...impatient(), fetch: given, fetchOptions: { credentials: 'omit' } },
      { apiUrl: 'https://auth.example/base/api/v1' },
    )
    return probes
  }

  it('ask the service and nobody else, without tokens, keys or cookies', async () => {
    const probes = probing(() => true)
    expect((await failing(asks.POST())).message).toContain('Other requests arrive')
    expect(probes.map(([url]) => url)).toEqual([
      'https://auth.example/base/api/v1',
      'https://auth.example/health',
    ])
    for (const [, init] of probes) {
      expect(init).not.toHaveProperty('headers')
      expect(init).toMatchObject({ credentials: 'omit', redirect: 'manual' })
    }
  })

  it('tell a server that lacks the API from one that is not there', async () => {
    probing((url) => url.endsWith('/health'))
    expect((await failing(asks.POST())).message).toContain('but not its API')
    probing(() => false)
    expect((await failing(asks.POST())).message).toContain('The service does not answer')
  })

  it('take 2.5 s at most', async () => {
    const { platform, during, pass, freeze, timers } = fakePlatform({
      fetch: (_, init) =>
        init.method === 'POST' ? Promise.reject(new TypeError('no')) : new Promise(() => {}),
    })
    const error = failing(call({ ...http, platform, during }, signUpWithPassword, credential))
    await expect.poll(() => timers.size).toBe(1)
    pass(2500)
    freeze(0)
    expect((await error).message).toContain('slow to answer')
    expect(timers.size).toBe(0)
  })

  it('do not run in the name of a secret key', async () => {
    const probes = probing(() => true)
    http = { ...http, projectHeaders: () => ({ accessType: 'server' }) }
    expect((await failing(asks.POST())).name).toBe('NetworkError')
    expect(probes).toEqual([])
  })
})

describe('429', () => {
  it('HT25 RT06 is followed by another attempt after the wait, whatever the method', async () => {
    server.will(answers(429, {}, { 'retry-after': '2' }), answers(200))
    await asks.POST()
    expect(server.seen).toHaveLength(2)
    expect(waits).toEqual([3000])
  })

  it('HT27 RT07 five times is a rate limit, after four waits', async () => {
    server.will(answers(429))
    const error = (await failing(asks.POST())) as RateLimitedError
    expect(error).toMatchObject({ name: 'RateLimitedError', retryAfterMillis: null })
    expect(server.seen).toHaveLength(5)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  it('HT28 with over 60 s is told at once', async () => {
    server.will(answers(429, {}, { 'retry-after': '61' }))
    const error = (await failing(asks.GET())) as RateLimitedError
    expect(error.retryAfterMillis).toBe(61_000)
    expect(server.seen).toHaveLength(1)
  })

  it('RT14 each attempt has a new nonce and the tokens of the moment', async () => {
    server.will((response, request) => {
      accessToken = 'renewed'
      answers(429)(response, request)
    }, answers(200))
    http = httpWith({
      ...impatient(),
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    })
    // They are made in advance, 20 at once: also by tests before this one.
    for (let made = 0; made < 20; made++)
      requestHeaders(http, undefined, { accessToken, refreshToken: null })
    await asks.GET()
    const [first, second] = server.seen.map(({ headers }) => headers)
    expect(first?.['x-stack-random-nonce']).not.toBe(second?.['x-stack-random-nonce'])
    expect(second?.['x-stack-access-token']).toBe('renewed')
  })
})

it('HT31 508 is followed by another attempt when the service was calling itself', async () => {
  server.will(answers(508, { error: 'INFINITE_LOOP_DETECTED' }), answers(200))
  await asks.POST()
  expect(server.seen).toHaveLength(2)
})

describe('an access token that the service refuses', () => {
  const refuses = answers(
    200,
    { code: 'ACCESS_TOKEN_EXPIRED', error: 'expired' },
    { 'x-stack-known-error': 'ACCESS_TOKEN_EXPIRED', 'x-stack-actual-status': '401' },
  )

  it('HT17 is told of, and the request is made once more with another one', async () => {
    server.will(
      (response, request) => {
        accessToken = 'renewed'
        refuses(response, request)
      },
      answers(200, { id: 'u' }),
    )
    expect(await asks.GET()).toEqual({ id: 'u' })
    expect(rejected).toEqual([ACCESS_TOKEN])
    expect(server.seen[1]?.headers['x-stack-access-token']).toBe('renewed')
    expect(waits).toEqual([])
  })

  it('HT17 is replaced also after an attempt that was lost', async () => {
    server.will(resets, refuses, answers(200, { id: 'u' }))
    expect(await asks.GET()).toEqual({ id: 'u' })
    expect(rejected).toEqual([ACCESS_TOKEN])
  })

  it('TK11 twice fails the request, whatever the method', async () => {
    server.will(refuses)
    const error: unknown = await failing(asks.POST())
    expect(error).toMatchObject({ code: 'ACCESS_TOKEN_EXPIRED', status: 401 })
    expect(server.seen).toHaveLength(2)
    expect(rejected).toEqual([ACCESS_TOKEN, ACCESS_TOKEN])
  })

  it('fails the request at once when the caller has brought it', async () => {
    server.will(refuses)
    const tokens = { accessToken: 'brought', refreshToken: null }
    await failing(call(http, readCurrentUser, {}, { tokens }))
    expect(server.seen).toHaveLength(1)
    expect(rejected).toEqual([])
  })
})

describe('HT49 a call that its caller gives up', () => {
  /** A fetch that never looks at its signal, as a bad wrapper would. */
  const deaf = vi.fn<Platform['fetch']>(() => new Promise(() => {}))
  const abortable = (platform: Partial<Platform>) => {
    const { timers, ...fake } = fakePlatform(platform)
    const controller = new AbortController()
    const added = vi.spyOn(controller.signal, 'addEventListener')
    const removed = vi.spyOn(controller.signal, 'removeEventListener')
    const listeners = () =>
      [added, removed].map(({ mock }) => new Set(mock.calls.map(([, listener]) => listener)))
    const asking = { ...http, platform: fake.platform, during: fake.during }
    const result = call(asking, readCurrentUser, {}, { signal: controller.signal })
    return { controller, result, timers, listeners }
  }
  beforeEach(() => {
    deaf.mockClear()
  })

  it('before it starts sends nothing', async () => {
    const signal = AbortSignal.abort()
    const { platform, during } = fakePlatform({ fetch: deaf })
    const fake = { ...http, platform, during }
    await expect(call(fake, readCurrentUser, {}, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(deaf).not.toHaveBeenCalled()
  })

  it('in flight ends at once', async () => {
    const { controller, result, timers, listeners } = abortable({ fetch: deaf })
    await expect.poll(() => deaf).toHaveBeenCalledOnce()
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    expect(deaf.mock.lastCall?.[1].signal?.aborted).toBe(true)
    await expect.poll(() => timers.size).toBe(0)
    const [added, removed] = listeners()
    expect(removed).toEqual(added)
    expect(deaf).toHaveBeenCalledOnce()
  })

  it('while the body streams frees the connection', async () => {
    server.will(neverEnds)
    const controller = new AbortController()
    const result = call(http, readCurrentUser, {}, { signal: controller.signal })
    await expect.poll(() => server.seen).toHaveLength(1)
    controller.abort(new Error('my own reason'))
    await expect(result).rejects.toThrow('my own reason')
  })

  it('during a wait makes no further attempt and looks into nothing', async () => {
    const broken = vi.fn<Platform['fetch']>(() => Promise.reject(new TypeError('Failed to fetch')))
    const { controller, result, timers } = abortable({ fetch: broken })
    await expect.poll(() => [...timers.values()].map(({ due }) => due)).toEqual([2000])
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => timers.size).toBe(0)
    expect(broken).toHaveBeenCalledOnce()
  })

  it('while it waits for its tokens sends nothing', async () => {
    const controller = new AbortController()
    let give = (_: { accessToken: string; refreshToken: null }) => {}
    const tokens = () =>
      new Promise<{ accessToken: string; refreshToken: null }>((resolve) => (give = resolve))
    const { platform, during } = fakePlatform({ fetch: deaf })
    const fake = { ...http, platform, during, tokens }
    const result = call(fake, readCurrentUser, {}, { signal: controller.signal })
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    give({ accessToken: 'late', refreshToken: null })
    await new Promise((resolve) => setImmediate(resolve))
    expect(deaf).not.toHaveBeenCalled()
  })
})

describe('an attempt', () => {
  const caller: Pick<Caller, 'call'> = { call: (...given) => call(http, ...given) }

  const refuses = (code: string) =>
    answers(400, { code, error: code, details: { min_length: 8 } }, { 'x-stack-known-error': code })

  it('resolves to the errors that its call declares', async () => {
    server.will(refuses('PASSWORD_TOO_SHORT'))
    const result = await attempt(caller, signUpWithPassword, credential)
    expect(result.status).toBe('error')
    const { error } = result as { error: KnownError<'PASSWORD_TOO_SHORT'> }
    expect(error.details.min_length).toBe(8)
  })

  it('resolves to the answer', async () => {
    server.will(answers(200, { access_token: 'a' }))
    const result = await attempt(caller, signUpWithPassword, credential)
    expect(result).toEqual({ status: 'ok', data: { accessToken: 'a' } })
  })

  it('rejects with every other error', async () => {
    server.will(refuses('SCHEMA_ERROR'))
    await expect(attempt(caller, signUpWithPassword, credential)).rejects.toMatchObject({
      code: 'SCHEMA_ERROR',
    })
    await expect(attempt(caller, deleteCurrentSession, {})).rejects.toMatchObject({
      code: 'SCHEMA_ERROR',
    })
    server.will(answers(500))
    await expect(attempt(caller, signUpWithPassword, credential)).rejects.toMatchObject({
      name: 'UnexpectedResponseError',
    })
  })
})
