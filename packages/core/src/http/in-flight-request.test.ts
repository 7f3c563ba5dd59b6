import { type KnownError, LatchkeyError } from '@latchkey/contract/errors/error'
import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import { exchangeToken } from '@latchkey/contract/routes/sign-in/oauth-token'
import { signUpWithPassword } from '@latchkey/contract/routes/sign-in/password-sign-up'
import { updateCurrentUser } from '@latchkey/contract/routes/users'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { inspect } from 'node:util'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeHttp, skipWaits } from '../../test/fakes/fake-http.js'
import { fakePlatform } from '../../test/fakes/fake-platform.js'
import {
  closeBeforeResponse,
  closeDuringResponse,
  respond,
  sendEndlessBody,
  sendInvalidGzip,
  startFaultyServer,
} from '../../test/support/faulty-server.js'
import type { Platform } from '../platform/platform.js'
import { noTokens, type TokenPair } from '../session/tokens.js'
import { CircuitBreaker } from './retry/circuit-breaker.js'
import type {
  HttpClient,
  HttpClientOptions,
  RateLimitWait,
  RequestEvent,
  TokenSource,
} from './http-client.js'
import { requestHeaders } from './request-headers.js'
import { REQUEST_TIMEOUT_MILLIS } from './retry/retry-policy.js'

const ACCESS_TOKEN = 'access-token-canary'
const REFRESH_TOKEN = 'refresh-token-canary'
const PASSWORD = 'hunter2-canary'

let waits: number[]
let http: HttpClient
let rejected: string[]
let accessToken: string

const httpWith = (platform: Partial<Platform>, options: Partial<HttpClientOptions> = {}) =>
  fakeHttp(fakePlatform(platform).platform, {
    apiUrl: () => `${server.url}/api/v1`,
    headers: () => ({ accessType: 'client', publishableClientKey: 'pck_canary' }),
    tokens: {
      getTokens: async () => ({ accessToken, refreshToken: REFRESH_TOKEN }),
      rejectAccessToken: (token) => void rejected.push(token),
    },
    ...options,
  })

const credentials = {
  body: {
    email: 'ada@example.com',
    password: PASSWORD,
    verificationCallbackUrl: 'https://app.example/verify',
  },
}
const send = {
  GET: () => http.request(readCurrentUser, {}),
  DELETE: () => http.request(deleteCurrentSession, {}),
  POST: () => http.request(signUpWithPassword, credentials),
  PATCH: () => http.request(updateCurrentUser, { body: { displayName: PASSWORD } }),
}
/** Resolves to the error of a request, which must contain no secret. */
const errorOf = async <Code extends KnownError['code']>(
  request: Promise<unknown>,
): Promise<LatchkeyError<Code>> => {
  const error: unknown = await request.then(
    () => new Error('The request succeeded.'),
    (thrown: unknown) => thrown,
  )
  const printed = [
    inspect(error, { depth: 10, showHidden: true }),
    JSON.stringify(error),
    String(error),
  ]
  expect(printed.join()).not.toContain('canary')
  return error as LatchkeyError<Code>
}
const rejectWith = (code: string) =>
  respond(400, { code, error: 'rejected' }, { 'x-stack-known-error': code })
const refreshBody = { grantType: 'refresh_token' } as const
const refresh = () => http.request(exchangeToken, { body: refreshBody }, { isIdempotent: true })

const server = await startFaultyServer()
afterAll(() => server.close())
beforeEach(() => {
  waits = []
  rejected = []
  accessToken = ACCESS_TOKEN
  http = httpWith(skipWaits(waits))
})

describe('a request without a complete response', () => {
  it.each([
    ['closed (HT45)', closeBeforeResponse],
    ['cut off (HT05)', closeDuringResponse],
    ['damaged (HT08)', sendInvalidGzip],
  ])('is repeated only if it is idempotent: %s', async (_, fault) => {
    server.respondWith(fault, respond(200, { id: 'u' }))
    expect(await send.GET()).toEqual({ id: 'u' })
    expect(server.requests).toHaveLength(2)

    server.respondWith(fault, respond(200, { id: 'u' }))
    expect((await errorOf(send.POST())).code).toBe('NETWORK_ERROR')
    // One request, and the two of the diagnostics.
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('succeeds in the fifth attempt, after waits that double (RT01, HT05)', async () => {
    const closed = Array.from({ length: 4 }, () => closeBeforeResponse)
    server.respondWith(...closed, respond(200))
    await send.DELETE()
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  it('is repeated sooner if it is a read that was refused', async () => {
    const closed = Array.from({ length: 4 }, () => closeBeforeResponse)
    server.respondWith(...closed, respond(200, { id: 'u' }))
    expect(await send.GET()).toEqual({ id: 'u' })
    expect(waits).toEqual([250, 500, 1000, 2000])
  })

  it.each(['GET', 'DELETE'] as const)(
    'rejects after five attempts of %s (RT02, RT05)',
    async (method) => {
      server.respondWith(closeBeforeResponse)
      const error = await errorOf<'NETWORK_ERROR'>(send[method]())
      expect(error).toMatchObject({ code: 'NETWORK_ERROR', status: 0 })
      expect(error.details.request).toMatchObject({ method })
      expect(error.details.causes).toHaveLength(5)
      expect(error.cause).toBe(error.details.causes?.[0])
      const attempts = server.requests.filter(({ headers }) => headers['x-stack-random-nonce'])
      expect(attempts).toHaveLength(5)
    },
  )

  it('rejects with the causes of all attempts, newest first (RT02)', async () => {
    let attempts = 0
    const fetch = () => Promise.reject(new TypeError(`failure ${(attempts += 1)}`))
    http = httpWith({ ...skipWaits(), fetch })
    const { details } = await errorOf<'NETWORK_ERROR'>(send.GET())
    const messages = details.causes?.map(({ message }) => message)
    expect(messages).toEqual(['failure 5', 'failure 4', 'failure 3', 'failure 2', 'failure 1'])
  })

  it('is attempted as often as the caller allows', async () => {
    server.respondWith(closeBeforeResponse)
    const request = http.request(readCurrentUser, {}, { maxAttempts: 2 })
    expect((await errorOf<'NETWORK_ERROR'>(request)).details.causes).toHaveLength(2)
  })

  it.each(['POST', 'PATCH'] as const)('is sent once with %s (RT03, RT04)', async (method) => {
    server.respondWith(closeBeforeResponse)
    expect((await errorOf(send[method]())).code).toBe('NETWORK_ERROR')
    expect(server.requests.filter((request) => request.method === method)).toHaveLength(1)
    expect(waits).toEqual([])
  })

  it('is repeated with POST if the caller says that it is idempotent', async () => {
    server.respondWith(closeBeforeResponse, respond(200, { access_token: 'a' }))
    await refresh()
    expect(server.requests).toHaveLength(2)
  })

  it('is not repeated if the response is no longer needed', async () => {
    const { platform, timers, pass } = fakePlatform({
      fetch: vi.fn(() => Promise.reject<Response>(new TypeError('no connection'))),
    })
    const isStale = vi.fn(() => true)
    const request = fakeHttp(platform).request(readCurrentUser, {}, { isStale })
    const failure = request.catch((error: unknown) => String(error))
    await expect.poll(() => timers.size).toBe(1)
    pass(1_500)
    expect(await failure).toBe('LatchkeyError: The session has changed during this request.')
    expect(platform.fetch).toHaveBeenCalledOnce()
  })

  it('is read up to 10 MB (HT07)', async () => {
    server.respondWith(sendEndlessBody)
    expect((await errorOf(send.GET())).message).toContain('10 MB')
    expect(server.requests).toHaveLength(1)
  })
})

describe('a request while the service is unavailable', () => {
  it.each([502, 503, 504])('is repeated after status %i if it is a read', async (status) => {
    server.respondWith(respond(status, 'down'), respond(200, { id: 'u' }))
    expect(await send.GET()).toEqual({ id: 'u' })
    expect(waits).toEqual([1000])
  })

  it.each([
    ['seconds', { 'retry-after': '3' }],
    [
      'an HTTP date',
      { 'retry-after': 'Thu, 01 Jan 2026 00:00:33 GMT', date: 'Thu, 01 Jan 2026 00:00:30 GMT' },
    ],
  ])('is repeated after a Retry-After with %s', async (_, headers) => {
    server.respondWith(respond(503, 'down', headers), respond(200, { id: 'u' }))
    expect(await send.GET()).toEqual({ id: 'u' })
    expect(waits).toEqual([4000])
  })

  it('rejects at once if it would have to wait longer than 10 s', async () => {
    server.respondWith(respond(503, 'down', { 'retry-after': '11' }))
    expect(await errorOf(send.GET())).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 503 })
    expect(server.requests).toHaveLength(1)
  })

  it('rejects after five attempts, of which the circuit breaker counts each', async () => {
    http = fakeHttp(fakePlatform(skipWaits()).platform, { apiUrl: () => server.url })
    server.respondWith(respond(503, 'down'))
    expect(await errorOf(send.GET())).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 503 })
    expect(await errorOf(send.GET())).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 503 })
    expect(server.requests).toHaveLength(5)
  })

  it('is sent as a probe although the circuit breaker rejects reads, which its response ends', async () => {
    http = fakeHttp(fakePlatform(skipWaits()).platform, { apiUrl: () => server.url })
    server.respondWith(respond(503, 'down'))
    await errorOf(send.GET())
    const probe = () => http.request(readCurrentUser, {}, { isProbe: true, maxAttempts: 1 })
    await errorOf(probe())
    expect(server.requests).toHaveLength(6)
    server.respondWith(respond(200, { id: 'u' }))
    await probe()
    expect(await send.GET()).toEqual({ id: 'u' })
    expect(server.requests).toHaveLength(2)
  })

  it.each(['POST', 'PATCH'] as const)('is sent once with %s', async (method) => {
    server.respondWith(respond(503, 'down', { 'retry-after': '1' }), respond(200))
    expect(await errorOf(send[method]())).toMatchObject({ status: 503 })
    expect(server.requests).toHaveLength(1)
  })

  it('is repeated with POST if the caller says that it is idempotent', async () => {
    server.respondWith(respond(503, 'down'), respond(200, { access_token: 'a' }))
    await refresh()
    expect(server.requests).toHaveLength(2)
  })

  it('may have deleted what the next attempt does not find', async () => {
    server.respondWith(respond(504, 'down'), rejectWith('TEAM_NOT_FOUND'))
    expect(await send.DELETE()).toEqual({})
  })
})

describe('a DELETE whose response was lost', () => {
  it('succeeds if nothing is left to delete (RT05)', async () => {
    server.respondWith(closeBeforeResponse, rejectWith('TEAM_NOT_FOUND'))
    expect(await send.DELETE()).toEqual({})
  })

  it('rejects for any other reason, and if no response was lost (RT05)', async () => {
    server.respondWith(closeBeforeResponse, rejectWith('TEAM_PERMISSION_REQUIRED'))
    expect(await errorOf(send.DELETE())).toMatchObject({ code: 'TEAM_PERMISSION_REQUIRED' })
    server.respondWith(rejectWith('TEAM_NOT_FOUND'))
    expect(await errorOf(send.DELETE())).toMatchObject({ code: 'TEAM_NOT_FOUND' })
    server.respondWith(closeBeforeResponse, rejectWith('TEAM_NOT_FOUND'))
    expect(await errorOf(send.GET())).toMatchObject({ code: 'TEAM_NOT_FOUND' })
  })

  it('is repeated although the circuit breaker rejects reads (RT05)', async () => {
    const { platform, tasks } = fakePlatform(skipWaits())
    const apiUrl = `${server.url}/api/v1`
    const fail = () =>
      Promise.reject(
        new LatchkeyError('NETWORK_ERROR', {
          status: 0,
          message: 'failed',
          details: { isOffline: false },
        }),
      )
    const breaker = CircuitBreaker.forService(platform, apiUrl)
    await breaker.run(tasks, fail).catch(() => {})
    http = fakeHttp(platform, { apiUrl: () => apiUrl })
    await expect(send.GET()).rejects.toThrow('failed')
    server.respondWith(closeBeforeResponse, respond(200))
    expect(await send.DELETE()).toEqual({})
  })

  it('emits no rate limit wait (RT05)', async () => {
    const listener = vi.fn()
    http.rateLimitWaits.subscribe(listener)
    server.respondWith(closeBeforeResponse, respond(200))
    await send.DELETE()
    expect(waits).toEqual([1000])
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('an unreadable response', () => {
  const captivePortal = respond(200, '<p>Sign in to the network</p>', {
    'content-type': 'text/html',
  })

  it('is a lost one if the caller says that the request is idempotent', async () => {
    server.respondWith(captivePortal, respond(200, { access_token: 'a' }))
    await refresh()
    expect(server.requests).toHaveLength(2)

    server.respondWith(captivePortal, respond(200, { access_token: 'a' }))
    const once = http.request(exchangeToken, { body: refreshBody })
    expect((await errorOf(once)).code).toBe('UNEXPECTED_RESPONSE')
    server.respondWith(respond(500), respond(200, { access_token: 'a' }))
    expect((await errorOf(refresh())).code).toBe('UNEXPECTED_RESPONSE')
  })

  it('is a lost one also after a lost response, and if it has a code in the header only', async () => {
    server.respondWith(closeBeforeResponse, respond(500), respond(200, { access_token: 'a' }))
    await refresh()
    expect(server.requests).toHaveLength(3)
    const headers = { 'x-stack-known-error': 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' }
    server.respondWith(respond(400, {}, headers), respond(200, { access_token: 'a' }))
    await refresh()
    expect(server.requests).toHaveLength(2)
    server.respondWith(closeBeforeResponse, respond(400, { error: 'invalid_grant' }))
    expect((await errorOf(refresh())).code).toBe('OAUTH_ERROR')
    expect(server.requests).toHaveLength(2)
  })
})

describe('a request that is rate limited', () => {
  it('is repeated after the wait with any method (HT25, RT06)', async () => {
    server.respondWith(respond(429, {}, { 'retry-after': '2' }), respond(200))
    await send.POST()
    expect(server.requests).toHaveLength(2)
    expect(waits).toEqual([3000])
  })

  it('rejects after five attempts (HT27, RT07)', async () => {
    server.respondWith(respond(429))
    const error = await errorOf<'RATE_LIMITED'>(send.POST())
    expect(error).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterMillis: null } })
    expect(server.requests).toHaveLength(5)
    expect(waits).toEqual([1000, 2000, 4000, 8000])
  })

  it('rejects at once if the wait is over 60 s (HT28)', async () => {
    server.respondWith(respond(429, {}, { 'retry-after': '61' }))
    const error = await errorOf<'RATE_LIMITED'>(send.GET())
    expect(error.details.retryAfterMillis).toBe(61_000)
    expect(server.requests).toHaveLength(1)
  })

  it('has a new nonce and current tokens in each attempt (RT14)', async () => {
    server.respondWith((response, request) => {
      accessToken = 'refreshed'
      respond(429)(response, request)
    }, respond(200))
    const platform = {
      ...skipWaits(),
      randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    }
    http = httpWith(platform)
    // One read of random bytes serves 20 nonces: use up those of other tests.
    const options = { platform, projectHeaders: {} }
    for (let nonces = 0; nonces < 20; nonces++) requestHeaders(options, undefined, noTokens)
    await send.GET()
    const [first, second] = server.requests.map(({ headers }) => headers)
    expect(first?.['x-stack-random-nonce']).not.toBe(second?.['x-stack-random-nonce'])
    expect(second?.['x-stack-access-token']).toBe('refreshed')
  })

  it('rejects at once in a runtime without secure random numbers', async () => {
    server.respondWith(respond(200))
    const randomBytes = () => {
      throw new ReferenceError('crypto is not defined')
    }
    const platform = { ...skipWaits(), randomBytes }
    // One read of random bytes serves 20 nonces: use up those of other tests.
    const useUpNonces = () => {
      for (;;) requestHeaders({ platform, projectHeaders: {} }, undefined, noTokens)
    }
    expect(useUpNonces).toThrow('crypto is not defined')
    const request = httpWith(platform).request(readCurrentUser, {})
    await expect(request).rejects.toThrow('crypto is not defined')
    expect(server.requests).toHaveLength(0)
  })

  /** Opens a client whose first request is rate limited for 10 s. */
  function openRateLimited(options: Partial<HttpClientOptions> = {}) {
    const device = fakePlatform({
      fetch: vi
        .fn(() => Promise.resolve(Response.json({ success: true })))
        .mockImplementationOnce(() =>
          Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '10' } })),
        ),
    })
    const client = fakeHttp(device.platform, options)
    const emitted: (RateLimitWait | null)[] = []
    client.rateLimitWaits.subscribe((wait) => emitted.push(wait))
    return { ...device, client, emitted }
  }

  it('emits the wait and its end', async () => {
    const { client, emitted, pass } = openRateLimited()
    const request = client.request(updateCurrentUser, { body: {} })
    await expect.poll(() => emitted).toMatchObject([{ millis: 11_000 }])
    pass(11_001)
    await request
    expect(emitted).toMatchObject([{ millis: 11_000 }, null])
  })

  it('rejects with the rest of the wait if the wait is canceled', async () => {
    const { client, platform, emitted, pass, timers } = openRateLimited()
    const request = client.request(updateCurrentUser, { body: {} }).catch((error: unknown) => error)
    await expect.poll(() => emitted).toHaveLength(1)
    pass(1_000)
    emitted[0]?.cancel()
    expect(await request).toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterMillis: 10_000 },
    })
    expect(timers.size).toBe(0)
    expect(platform.fetch).toHaveBeenCalledOnce()
  })

  it('emits no wait of a read', async () => {
    const { client, platform, emitted, pass, timers } = openRateLimited()
    const request = client.request(readCurrentUser, {})
    const remaining = () => [...timers.values()].map(({ due }) => due - platform.clock.monotonic())
    await expect.poll(() => remaining()).toEqual([11_000])
    pass(11_001)
    await request
    expect(emitted).toEqual([])
  })

  it('reports the retry with its reason', async () => {
    const events: RequestEvent[] = []
    const onEvent = (event: RequestEvent) => void events.push(event)
    const { client, pass, emitted } = openRateLimited({ onEvent })
    const request = client.request(updateCurrentUser, { body: {} })
    await expect.poll(() => emitted).toHaveLength(1)
    pass(11_001)
    await request
    expect(events).toMatchObject([
      { type: 'attempt', attempt: 1, status: 429 },
      { type: 'retry', attempt: 1, reason: 'rate-limit', waitMillis: 11_000 },
      { type: 'attempt', attempt: 2, status: 200 },
    ])
  })
})

it('repeats a request with status 508 if the service was calling itself (HT31)', async () => {
  server.respondWith(respond(508, { error: 'INFINITE_LOOP_DETECTED' }), respond(200))
  await send.POST()
  expect(server.requests).toHaveLength(2)
})

describe('a challenge of the service', () => {
  it('is solved for the next attempt, and the request rejects after five attempts', async () => {
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
    })
    const body = { code: 'PROOF_OF_WORK_REQUIRED', error: 'Solve it.', details: { challenge } }
    server.respondWith(respond(403, body, { 'x-stack-known-error': body.code }))
    expect(await errorOf(send.POST())).toMatchObject({ code: body.code, status: 403 })
    const proofs = server.requests.map(({ headers }) => headers['x-stack-proof-of-work'])
    expect(proofs).toEqual([undefined, ...Array.from({ length: 4 }, () => expect.any(String))])
    expect(waits).toEqual([])
  })
})

describe('an access token that the service rejects', () => {
  const reject = respond(
    200,
    { code: 'ACCESS_TOKEN_EXPIRED', error: 'expired' },
    { 'x-stack-known-error': 'ACCESS_TOKEN_EXPIRED', 'x-stack-actual-status': '401' },
  )

  it('is rejected at its source, and the request repeated once with another one (HT17)', async () => {
    server.respondWith(
      (response, request) => {
        accessToken = 'refreshed'
        reject(response, request)
      },
      respond(200, { id: 'u' }),
    )
    expect(await send.GET()).toEqual({ id: 'u' })
    expect(rejected).toEqual([ACCESS_TOKEN])
    expect(server.requests[1]?.headers['x-stack-access-token']).toBe('refreshed')
    expect(waits).toEqual([])
  })

  it('is replaced also after a lost response (HT17)', async () => {
    server.respondWith(closeBeforeResponse, reject, respond(200, { id: 'u' }))
    expect(await send.GET()).toEqual({ id: 'u' })
    expect(rejected).toEqual([ACCESS_TOKEN])
  })

  it('rejects the request if it is rejected twice, with any method (TK11)', async () => {
    server.respondWith(reject)
    expect(await errorOf(send.POST())).toMatchObject({ code: 'ACCESS_TOKEN_EXPIRED', status: 401 })
    expect(server.requests).toHaveLength(2)
    expect(rejected).toEqual([ACCESS_TOKEN, ACCESS_TOKEN])
  })

  it('is not rejected at its source if none was sent', async () => {
    const tokens = {
      getTokens: async () => ({ accessToken: null, refreshToken: null }),
      rejectAccessToken: (token: string) => void rejected.push(token),
    }
    server.respondWith(reject)
    const request = httpWith(skipWaits(), { tokens }).request(readCurrentUser, {})
    expect(await errorOf(request)).toMatchObject({ code: 'ACCESS_TOKEN_EXPIRED' })
    expect(rejected).toEqual([])
  })

  it('rejects the request at once if the caller passed the token', async () => {
    server.respondWith(reject)
    const tokens = { accessToken: 'own', refreshToken: null }
    await errorOf(http.request(readCurrentUser, {}, { tokens }))
    expect(server.requests).toHaveLength(1)
    expect(rejected).toEqual([])
  })
})

describe("the access token of the project's owner", () => {
  function openOwner(accessTokens: string[]) {
    const source = {
      getTokens: vi.fn(async () => ({
        accessToken: accessTokens.length > 1 ? accessTokens.shift()! : accessTokens[0]!,
        refreshToken: null,
      })),
      rejectAccessToken: vi.fn<TokenSource['rejectAccessToken']>(),
    }
    const events: RequestEvent[] = []
    http = httpWith(skipWaits(), {
      headers: () => ({ accessType: 'admin' }),
      ownerTokens: source,
      onEvent: (event) => void events.push(event),
    })
    return { source, events }
  }
  const sentTokens = () =>
    server.requests.map(({ headers }) => headers['x-stack-admin-access-token'])

  it('is sent with the tokens of the session, and also without them', async () => {
    openOwner(['owner'])
    server.respondWith(respond(200))
    await send.GET()
    await http.request(readCurrentUser, {}, { tokens: 'none' })
    expect(sentTokens()).toEqual(['owner', 'owner'])
    expect(server.requests.map(({ headers }) => headers['x-stack-access-token'])).toEqual([
      ACCESS_TOKEN,
      undefined,
    ])
  })

  it.each([
    'UNPARSABLE_ADMIN_ACCESS_TOKEN',
    'ADMIN_ACCESS_TOKEN_EXPIRED',
    'INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN',
    'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN',
    'API_KEY_NOT_FOUND',
  ])('is rejected at its source with %s, and the request sent once more', async (code) => {
    const { source, events } = openOwner(['old', 'new'])
    server.respondWith(rejectWith(code), respond(200, { id: 'u' }))
    expect(await send.PATCH()).toEqual({ id: 'u' })
    expect(sentTokens()).toEqual(['old', 'new'])
    expect(source.rejectAccessToken.mock.calls).toEqual([['old']])
    expect(events).toMatchObject([
      { type: 'attempt', attempt: 1, code },
      { type: 'retry', attempt: 1, reason: 'access-token', waitMillis: 0 },
      { type: 'attempt', attempt: 2, status: 200 },
    ])
  })

  it('rejects the request if it is rejected twice', async () => {
    openOwner(['old', 'new'])
    server.respondWith(rejectWith('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN'))
    expect(await errorOf(send.GET())).toMatchObject({ code: 'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN' })
    expect(sentTokens()).toEqual(['old', 'new'])
  })

  it('is not sent again for any other error', async () => {
    const { source } = openOwner(['owner'])
    server.respondWith(rejectWith('SCHEMA_ERROR'))
    expect(await errorOf(send.GET())).toMatchObject({ code: 'SCHEMA_ERROR' })
    expect(source.rejectAccessToken).not.toHaveBeenCalled()
  })
})

describe('the time limit of a request (F11)', () => {
  const tokens: TokenPair = { accessToken: 'a', refreshToken: 'r' }

  /** Sends a read of which every attempt fails after 15 s. Timers fire as soon as nothing else happens. */
  async function readWithoutResponse(
    getTokens: (pass: (millis: number) => void) => Promise<TokenPair>,
  ) {
    const { platform, freeze } = fakePlatform({
      fetch: vi.fn(() => {
        freeze(REQUEST_TIMEOUT_MILLIS)
        return Promise.reject(new TypeError('Failed to fetch'))
      }),
      timers: {
        set: (callback, millis) =>
          setImmediate(() => {
            freeze(millis)
            callback()
          }),
        clear: (timer) => clearImmediate(timer as NodeJS.Immediate | undefined),
      },
    })
    const startedAt = platform.clock.monotonic()
    const client = fakeHttp(platform, {
      headers: () => ({ accessType: 'server' }),
      tokens: { getTokens: () => getTokens(freeze), rejectAccessToken() {} },
    })
    const error = await client.request(readCurrentUser, {}).catch((thrown: unknown) => thrown)
    const attempts = vi.mocked(platform.fetch).mock.calls.length
    return { error, attempts, millis: platform.clock.monotonic() - startedAt }
  }

  it('allows no attempt for which there is no time after a long refresh', async () => {
    let isFirst = true
    const read = await readWithoutResponse((pass) => {
      if (isFirst) pass(47_500)
      isFirst = false
      return Promise.resolve(tokens)
    })
    expect(read).toMatchObject({ error: { code: 'NETWORK_ERROR' }, attempts: 3 })
    expect(read.millis).toBeLessThanOrEqual(100_000)
  })

  it('ends a wait for tokens', async () => {
    let isFirst = true
    const read = await readWithoutResponse((pass) => {
      if (!isFirst) return new Promise(() => {})
      isFirst = false
      pass(47_500)
      return Promise.resolve(tokens)
    })
    expect(read).toMatchObject({ error: { code: 'NETWORK_ERROR' }, attempts: 1 })
    expect(read.millis).toBeLessThanOrEqual(100_000)
  })
})

describe('a response after failures of the service', () => {
  it.each([
    [501, false],
    [502, true],
  ])(
    'with status %i resets the circuit breaker unless a gateway sent it',
    async (status, hasFailed) => {
      const { platform, tasks } = fakePlatform({
        fetch: () => Promise.resolve(new Response('', { status })),
      })
      const apiUrl = 'https://auth.example/api/v1'
      const breaker = CircuitBreaker.forService(platform, apiUrl)
      await breaker.run(tasks, () => Promise.reject(new Error('before'))).catch(() => {})
      const client = fakeHttp(platform, { apiUrl: () => apiUrl })
      await client.request(updateCurrentUser, { body: {} }).catch(() => {})
      expect(breaker.hasFailed).toBe(hasFailed)
    },
  )
})
