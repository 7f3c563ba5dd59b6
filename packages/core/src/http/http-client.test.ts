import { type KnownError, UsageError } from '@latchkey/contract/errors/error'
import { deleteCurrentSession } from '@latchkey/contract/routes/current-session'
import { exchangeToken } from '@latchkey/contract/routes/sign-in/oauth-token'
import { signUpWithPassword } from '@latchkey/contract/routes/sign-in/password-sign-up'
import { updateCurrentUser } from '@latchkey/contract/routes/users'
import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeHttp, skipWaits } from '../../test/fakes/fake-http.js'
import { fakePlatform } from '../../test/fakes/fake-platform.js'
import { neverEnd, respond, startFaultyServer } from '../../test/support/faulty-server.js'
import { defaultPlatform } from '../platform/default-platform.js'
import type { Platform } from '../platform/platform.js'
import { TaskRunner } from '../platform/task-runner.js'
import type { TokenPair } from '../session/tokens.js'
import {
  type HttpClient,
  type HttpClientOptions,
  noSession,
  type RequestEvent,
} from './http-client.js'

const KEY = 'pck_key'
const JSON_TYPE = { 'content-type': 'application/json' }
const tokens: TokenPair = { accessToken: 'access', refreshToken: 'refresh' }
const credentials = {
  body: {
    email: 'ada@example.com',
    password: 'a password',
    verificationCallbackUrl: 'https://app.example/verify',
  },
}

let http: HttpClient
let accessToken: string

const httpWith = (platform: Partial<Platform>, options: Partial<HttpClientOptions> = {}) =>
  fakeHttp(fakePlatform(platform).platform, {
    apiUrl: () => `${server.url}/api/v1`,
    headers: () => ({ projectId: 'project', accessType: 'client', publishableClientKey: KEY }),
    tokens: {
      getTokens: async () => ({ ...tokens, accessToken }),
      rejectAccessToken() {},
    },
    ...options,
  })

const server = await startFaultyServer()
afterAll(() => server.close())
beforeEach(() => {
  accessToken = 'access'
  http = httpWith(skipWaits())
})

describe('HttpClient.request', () => {
  it('sends the headers of the protocol, a body only if there is one, and no cookie', async () => {
    server.respondWith(respond(200, { id: 'u' }))
    expect(await http.request(readCurrentUser, {})).toEqual({ id: 'u' })
    const [{ method, url, headers, body }] = server.requests as [(typeof server.requests)[number]]
    expect([method, url, body]).toEqual(['GET', '/api/v1/users/me', ''])
    expect(headers).toMatchObject({
      'x-stack-override-error-status': 'true',
      'x-stack-project-id': 'project',
      'x-stack-access-type': 'client',
      'x-stack-publishable-client-key': KEY,
      'x-stack-access-token': 'access',
      'x-stack-refresh-token': 'refresh',
      'ngrok-skip-browser-warning': 'true',
    })
    expect(headers['x-stack-client-version']).toMatch(/^(\w+)\s+(@[\w/]+)@([\d.]+)$/)
    expect(headers['x-stack-random-nonce']).toMatch(/^[\da-z]{45}$/)
    expect(headers).not.toHaveProperty('content-type')
    expect(headers).not.toHaveProperty('cookie')
  })

  it('sends {} if the endpoint declares it, and input as JSON in snake_case', async () => {
    server.respondWith(respond(200))
    await http.request(deleteCurrentSession, {})
    await http.request(signUpWithPassword, credentials)
    expect(server.requests.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      ['{}', 'application/json'],
      [
        JSON.stringify({
          email: 'ada@example.com',
          password: 'a password',
          verification_callback_url: 'https://app.example/verify',
        }),
        'application/json',
      ],
    ])
  })

  it('converts the response to camelCase and dates', async () => {
    server.respondWith(respond(200, { display_name: 'Ada', signed_up_at_millis: 5 }))
    const user = await http.request(readCurrentUser, {})
    expect(user).toEqual({ displayName: 'Ada', signedUpAt: new Date(5) })
  })

  it('uses no cookies and caches, and follows no redirects', async () => {
    const fetch = vi.fn<Platform['fetch']>(async () => Response.json({}))
    const { fetchOptions } = defaultPlatform()
    await httpWith({ fetch, fetchOptions }).request(readCurrentUser, {})
    expect(fetch.mock.lastCall?.[1]).toMatchObject({
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
    })
  })

  it.each([
    ['DELETE', deleteCurrentSession, { keepalive: true, body: '{}' }],
    ['GET', readCurrentUser, { keepalive: false, body: null }],
  ])('keeps a %s alive after the page was left only if it deletes', async (_, endpoint, init) => {
    const fetch = vi.fn<Platform['fetch']>(async () => Response.json({}))
    await httpWith({ fetch }).request(endpoint, {})
    expect(fetch.mock.calls[0]?.[1]).toMatchObject(init)
  })

  it('sends other tokens, or none, if the options say so', async () => {
    server.respondWith(respond(200))
    await http.request(readCurrentUser, {}, { tokens: 'none' })
    const own = { accessToken: 'other', refreshToken: null }
    await http.request(readCurrentUser, {}, { tokens: own })
    expect(server.requests[0]?.headers).not.toHaveProperty('x-stack-access-token')
    expect(server.requests[1]?.headers['x-stack-access-token']).toBe('other')
    expect(server.requests[1]?.headers).not.toHaveProperty('x-stack-refresh-token')
  })

  it.each(['none', { accessToken: 'own', refreshToken: null }] as const)(
    'does not ask the token source for tokens with tokens: %o',
    async (own) => {
      const getTokens = vi.fn(async () => tokens)
      const source = { getTokens, rejectAccessToken: vi.fn() }
      server.respondWith(respond(200))
      const client = httpWith(skipWaits(), { tokens: source })
      await client.request(readCurrentUser, {}, { tokens: own })
      expect(getTokens).not.toHaveBeenCalled()
    },
  )

  it('ignores tokens on the prototype of all objects', async () => {
    server.respondWith(respond(200))
    const polluted = Object.create({ tokens: { accessToken: 'injected', refreshToken: null } })
    await http.request(readCurrentUser, {}, polluted as object)
    expect(server.requests[0]?.headers['x-stack-access-token']).toBe('access')
  })

  it('sends extra headers, which replace none of the protocol', async () => {
    server.respondWith(respond(200))
    const extraHeaders = { 'X-Extra': '1', 'x-stack-project-id': 'another' }
    await httpWith(skipWaits(), { extraHeaders }).request(readCurrentUser, {})
    expect(server.requests[0]?.headers).toMatchObject({
      'x-extra': '1',
      'x-stack-project-id': 'project',
    })
  })

  it('sends a form to the token endpoint, whose only header of the protocol is the version', async () => {
    server.respondWith(respond(200, { access_token: 'a' }))
    const body = { grantType: 'refresh_token', clientId: 'p&q', refreshToken: 'r+t' } as const
    await http.request(exchangeToken, { body })
    const { headers, body: form } = server.requests[0]!
    expect(form).toBe('grant_type=refresh_token&client_id=p%26q&refresh_token=r%2Bt')
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8')
    expect(headers.accept).toBe('application/json')
    expect(Object.keys(headers).filter((name) => name.startsWith('x-stack'))).toEqual([
      'x-stack-client-version',
    ])
  })

  it.each(['\n', '\u0000', '…'])(
    'rejects a token that no header can have, without repeating it: %j (HT47, LG03)',
    async (character) => {
      accessToken = `secret${character}rest`
      server.respondWith(respond(200))
      const error: unknown = await http
        .request(readCurrentUser, {})
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(TypeError)
      expect((error as Error).message).toContain('accessToken')
      expect((error as Error).message).not.toContain('secret')
      expect(server.requests).toHaveLength(0)
    },
  )

  it.each(['ssk_server', 'sak_admin'])(
    'rejects %s as a publishable key and sends nothing (SK05)',
    async (publishableClientKey) => {
      const fetch = vi.fn<Platform['fetch']>(async () => Response.json({}))
      const client = httpWith({ fetch }, { headers: () => ({ publishableClientKey }) })
      const result = client.request(readCurrentUser, {})
      await expect(result).rejects.toThrow(
        new UsageError(
          'INVALID_CONFIGURATION',
          'publishableClientKey contains a secret key. Revoke that key, and pass the publishable client key.',
        ),
      )
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  it('reads its settings once, for the first request', async () => {
    server.respondWith(respond(200))
    const apiUrl = vi.fn(() => `${server.url}/api/v1`)
    const headers = vi.fn(() => ({ projectId: 'project' }))
    const client = httpWith(skipWaits(), { apiUrl, headers })
    expect(headers).not.toHaveBeenCalled()
    await client.request(readCurrentUser, {})
    await client.request(readCurrentUser, {})
    expect([apiUrl.mock.calls.length, headers.mock.calls.length]).toEqual([1, 1])
  })
})

describe('the result of HttpClient.request', () => {
  /** Sends a request that receives this response. */
  function requestWith({
    status = 200,
    headers = JSON_TYPE,
    text = '{"a_b":1}',
  }: {
    status?: number
    headers?: Record<string, string>
    text?: string
  }) {
    const fetch = vi.fn<Platform['fetch']>(() => {
      // No constructor creates a response with every status that a server can send.
      const response = new Response(text, { headers })
      return Promise.resolve(Object.defineProperty(response, 'status', { value: status }))
    })
    const client = fakeHttp(fakePlatform({ fetch }).platform)
    return { result: client.request(readCurrentUser, {}), fetch }
  }

  it.each<[string, Parameters<typeof requestWith>[0]]>([
    ['200', {}],
    ['201', { status: 201 }],
    ['299', { status: 299 }],
    ['a charset', { headers: { 'content-type': 'Application/JSON; charset=utf-8' } }],
    ['an actual status of 200', { headers: { ...JSON_TYPE, 'x-stack-actual-status': '200' } }],
  ])('is a success: %s', async (_, response) => {
    expect(await requestWith(response).result).toEqual({ aB: 1 })
  })

  it.each<[string, Parameters<typeof requestWith>[0]]>([
    ['199', { status: 199 }],
    ['300', { status: 300 }],
    ['400', { status: 400 }],
    ['a code without a body', { headers: { ...JSON_TYPE, 'x-stack-known-error': 'X' } }],
    [
      'a code in a success (HT44)',
      { headers: { ...JSON_TYPE, 'x-stack-known-error': 'USER_NOT_FOUND' } },
    ],
    ['an empty code (HT44)', { headers: { ...JSON_TYPE, 'x-stack-known-error': '' } }],
    [
      'an actual status of 401 (HT34)',
      { headers: { ...JSON_TYPE, 'x-stack-actual-status': '401' } },
    ],
    [
      'an actual status of 401 with an empty code (HT34)',
      { headers: { ...JSON_TYPE, 'x-stack-actual-status': '401', 'x-stack-known-error': '' } },
    ],
    ['an empty actual status (HT36)', { headers: { ...JSON_TYPE, 'x-stack-actual-status': '' } }],
    ['a blank actual status (HT36)', { headers: { ...JSON_TYPE, 'x-stack-actual-status': ' ' } }],
    ['no content type (HT02)', { headers: {} }],
    ['another content type', { headers: { 'content-type': 'text/application/json' } }],
    ['a longer content type', { headers: { 'content-type': 'application/jsonx' } }],
    ['no body', { text: '' }],
    ['half a body', { text: '{"a":' }],
    ['a list', { text: '[]' }],
    ['a string', { text: '"a"' }],
    ['a number', { text: '1' }],
    ['null', { text: 'null' }],
  ])('is UNEXPECTED_RESPONSE: %s', async (_, response) => {
    await expect(requestWith(response).result).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
  })

  it('is read from a response that arrives in pieces, also within a character', async () => {
    const user = { id: 'u', display_name: 'Zoë 😀' }
    const body = new ReadableStream<Uint8Array>({
      start(pieces) {
        for (const byte of Buffer.from(JSON.stringify(user))) pieces.enqueue(Uint8Array.of(byte))
        pieces.close()
      },
    })
    const client = httpWith({ fetch: async () => new Response(body, { headers: JSON_TYPE }) })
    expect(await client.request(readCurrentUser, {})).toEqual({ id: 'u', displayName: 'Zoë 😀' })
  })

  it('can begin with a byte order mark (HT09)', async () => {
    server.respondWith((response) => response.writeHead(200, JSON_TYPE).end('\uFEFF{"id":"u"}'))
    expect(await http.request(readCurrentUser, {})).toEqual({ id: 'u' })
  })

  it('is read from a response without a stream, and rejects for an opaque one', async () => {
    const withoutStream = { status: 200, headers: new Headers(JSON_TYPE) }
    const text = async () => '{"id":"u"}'
    const client = httpWith({
      fetch: async () => ({ ...withoutStream, text }) as unknown as Response,
    })
    expect(await client.request(readCurrentUser, {})).toEqual({ id: 'u' })
    const opaque = {
      status: 0,
      headers: new Headers(),
      text: async () => '',
      type: 'opaqueredirect',
    }
    const blocked = httpWith({ fetch: async () => opaque as unknown as Response })
    await expect(blocked.request(readCurrentUser, {})).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
  })

  it.each([301, 302, 303, 307, 308])('is no redirect with status %i (HT13)', async (status) => {
    const other = await startFaultyServer()
    other.respondWith(respond(200, { id: 'evil' }))
    server.respondWith(respond(status, {}, { location: `${other.url}/api/v1/users/me` }))
    await expect(http.request(signUpWithPassword, credentials)).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
    expect([server.requests.length, other.requests.length]).toEqual([1, 0])
    await other.close()
  })
})

describe('HttpClient.requestResult', () => {
  const rejectWith = (code: string) =>
    respond(400, { code, error: code, details: { min_length: 8 } }, { 'x-stack-known-error': code })

  it('resolves to the errors that the endpoint declares', async () => {
    server.respondWith(rejectWith('PASSWORD_TOO_SHORT'))
    const result = await http.requestResult(signUpWithPassword, credentials)
    expect(result.status).toBe('error')
    const { error } = result as { error: KnownError<'PASSWORD_TOO_SHORT'> }
    expect(error.details.minLength).toBe(8)
  })

  it('resolves to the response', async () => {
    server.respondWith(respond(200, { access_token: 'a' }))
    const result = await http.requestResult(signUpWithPassword, credentials)
    expect(result).toEqual({ status: 'ok', data: { accessToken: 'a' } })
  })

  it('resolves to the errors in expect, also to those that the endpoint does not declare', async () => {
    server.respondWith(rejectWith('OUTER_OAUTH_TIMEOUT'))
    const result = await http.requestResult(signUpWithPassword, credentials, {
      expect: ['OUTER_OAUTH_TIMEOUT'],
    })
    expect(result).toMatchObject({ status: 'error', error: { code: 'OUTER_OAUTH_TIMEOUT' } })
  })

  it('rejects with a declared error that expect does not contain', async () => {
    server.respondWith(rejectWith('PASSWORD_TOO_SHORT'))
    const rejected = { code: 'PASSWORD_TOO_SHORT' }
    const request = http.requestResult(signUpWithPassword, credentials, {
      expect: ['SCHEMA_ERROR'],
    })
    await expect(request).rejects.toMatchObject(rejected)
    const withoutCodes = http.requestResult(signUpWithPassword, credentials, { expect: [] })
    await expect(withoutCodes).rejects.toMatchObject(rejected)
  })

  it('rejects with every other error', async () => {
    server.respondWith(rejectWith('SCHEMA_ERROR'))
    const rejected = { code: 'SCHEMA_ERROR' }
    await expect(http.requestResult(signUpWithPassword, credentials)).rejects.toMatchObject(
      rejected,
    )
    await expect(http.requestResult(deleteCurrentSession, {})).rejects.toMatchObject(rejected)
    const withoutErrors = { method: 'GET', path: '/anything' } as const
    await expect(http.requestResult(withoutErrors, {})).rejects.toMatchObject(rejected)
    server.respondWith(respond(500))
    await expect(http.requestResult(signUpWithPassword, credentials)).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    })
  })
})

describe('HttpClient.requestRaw', () => {
  const endpoint = { method: 'POST', path: '/anything' } as const

  it('sends the query and the body as they are and resolves to the response as it came', async () => {
    server.respondWith(respond(201, [{ a_b: 1 }], { 'x-other': '1' }))
    const query = { userId: 'me' }
    const response = await http.requestRaw(endpoint, { query, body: { aB: 1 } })
    expect(server.requests[0]).toMatchObject({
      url: '/api/v1/anything?userId=me',
      body: '{"aB":1}',
    })
    expect(response).toMatchObject({ status: 201, text: '[{"a_b":1}]' })
    expect(response.headers.get('x-other')).toBe('1')
  })

  it.each([200, 204])('accepts a success with status %i without a body', async (status) => {
    const fetch = async () => new Response(null, { status })
    const response = await httpWith({ fetch }).requestRaw(endpoint, {})
    expect(response).toMatchObject({ status, text: '' })
  })

  it('rejects errors and keeps their codes', async () => {
    server.respondWith(respond(403, null))
    await expect(http.requestRaw(endpoint, {})).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 403,
    })
    const code = 'TEAM_MEMBERSHIP_ALREADY_EXISTS'
    server.respondWith(respond(409, { code, error: 'exists' }, { 'x-stack-known-error': code }))
    await expect(http.requestRaw(endpoint, {})).rejects.toMatchObject({ code, status: 409 })
  })
})

describe('HttpClient.forSession', () => {
  it('requests the tokens of that generation and shares the rate limit waits', async () => {
    const source = { getTokens: vi.fn(async () => tokens), rejectAccessToken: vi.fn() }
    const client = httpWith(skipWaits(), { tokens: source })
    const forSession = client.forSession(7)
    server.respondWith(respond(200))
    await forSession.request(readCurrentUser, {})
    expect(await forSession.getTokens({ minRemainingMillis: 5 })).toBe(tokens)
    expect(source.getTokens.mock.calls).toEqual([
      [{ generation: 7 }],
      [{ generation: 7, minRemainingMillis: 5 }],
    ])
    expect(forSession.rateLimitWaits).toBe(client.rateLimitWaits)
    expect(client.forSession(7)).toBe(forSession)
    expect(client.forSession(8)).not.toBe(forSession)
  })

  it('sends nothing if the session has ended', async () => {
    const ended = new Error('The session has ended.')
    const source = { getTokens: () => Promise.reject(ended), rejectAccessToken: vi.fn() }
    server.respondWith(respond(200))
    const client = httpWith(skipWaits(), { tokens: source }).forSession(7)
    await expect(client.request(readCurrentUser, {})).rejects.toBe(ended)
    expect(server.requests).toEqual([])
  })
})

describe('HttpClient.withoutSession', () => {
  it('sends no tokens except those of the request', async () => {
    server.respondWith(respond(200))
    const client = http.withoutSession()
    expect(await client.getTokens()).toEqual({ accessToken: null, refreshToken: null })
    await client.request(readCurrentUser, {})
    await client.request(readCurrentUser, {}, { tokens })
    const sentTokens = server.requests.map(({ headers }) => headers['x-stack-access-token'])
    expect(sentTokens).toEqual([undefined, 'access'])
  })
})

describe('HttpClient.with', () => {
  it('sends neither keys nor tokens without them', async () => {
    server.respondWith(respond(200))
    const getTokens = vi.fn(async () => tokens)
    const ownerTokens = { getTokens, rejectAccessToken() {} }
    const without = { headers: () => ({}), ownerTokens: undefined, tokens: noSession }
    await httpWith(skipWaits(), { ownerTokens }).with(without).request(readCurrentUser, {})
    const names = server.requests.flatMap(({ headers }) => Object.keys(headers))
    expect(names.filter((name) => /key|token|project|access-type/.test(name))).toEqual([])
    expect(getTokens).not.toHaveBeenCalled()
  })
})

describe('a request that is aborted (HT49)', () => {
  /** A fetch that ignores its signal, as a broken wrapper does. */
  const neverSettle = vi.fn<Platform['fetch']>(() => new Promise(() => {}))
  function abortable(platform: Partial<Platform>) {
    const { timers, tasks, ...fake } = fakePlatform(platform)
    const controller = new AbortController()
    const added = vi.spyOn(controller.signal, 'addEventListener')
    const removed = vi.spyOn(controller.signal, 'removeEventListener')
    const listeners = () =>
      [added, removed].map(({ mock }) => new Set(mock.calls.map(([, listener]) => listener)))
    const client = fakeHttp(fake.platform, { tasks })
    const result = client.request(readCurrentUser, {}, { signal: controller.signal })
    return { controller, result, timers, listeners }
  }
  beforeEach(() => {
    neverSettle.mockClear()
  })

  it('sends nothing if it was aborted before', async () => {
    const client = fakeHttp(fakePlatform({ fetch: neverSettle }).platform)
    const signal = AbortSignal.abort()
    await expect(client.request(readCurrentUser, {}, { signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(neverSettle).not.toHaveBeenCalled()
  })

  it('rejects at once and leaves no timers and listeners', async () => {
    const { controller, result, timers, listeners } = abortable({ fetch: neverSettle })
    await expect.poll(() => neverSettle).toHaveBeenCalledOnce()
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    expect(neverSettle.mock.lastCall?.[1].signal?.aborted).toBe(true)
    await expect.poll(() => timers.size).toBe(0)
    const [added, removed] = listeners()
    expect(removed).toEqual(added)
    expect(neverSettle).toHaveBeenCalledOnce()
  })

  it('rejects with the reason while the body arrives', async () => {
    server.respondWith(neverEnd)
    const controller = new AbortController()
    const result = http.request(readCurrentUser, {}, { signal: controller.signal })
    await expect.poll(() => server.requests).toHaveLength(1)
    controller.abort(new Error('my own reason'))
    await expect(result).rejects.toThrow('my own reason')
  })

  it('makes no further attempt and no diagnosis if it waits', async () => {
    const fail = vi.fn<Platform['fetch']>(() => Promise.reject(new TypeError('Failed to fetch')))
    const { controller, result, timers } = abortable({ fetch: fail })
    await expect.poll(() => [...timers.values()].map(({ due }) => due)).toEqual([1250])
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    await expect.poll(() => timers.size).toBe(0)
    expect(fail).toHaveBeenCalledOnce()
  })

  it('sends nothing if it waits for its tokens', async () => {
    const controller = new AbortController()
    let provide = (_: TokenPair) => {}
    const getTokens = () => new Promise<TokenPair>((resolve) => (provide = resolve))
    const client = fakeHttp(fakePlatform({ fetch: neverSettle }).platform, {
      tokens: { getTokens, rejectAccessToken() {} },
    })
    const result = client.request(readCurrentUser, {}, { signal: controller.signal })
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    provide(tokens)
    await new Promise((resolve) => setImmediate(resolve))
    expect(neverSettle).not.toHaveBeenCalled()
  })

  it('rejects with the reason if the app is disposed of', async () => {
    const { platform } = fakePlatform({ fetch: neverSettle })
    const tasks = new TaskRunner(platform.timers)
    const result = fakeHttp(platform, { tasks }).request(readCurrentUser, {})
    await expect.poll(() => neverSettle).toHaveBeenCalledOnce()
    tasks.dispose(new Error('disposed of'))
    await expect(result).rejects.toThrow('disposed of')
  })
})

describe('the events of a request', () => {
  it('are its attempts with their status and code, and its retries', async () => {
    const events: RequestEvent[] = []
    const client = httpWith(skipWaits(), { onEvent: (event) => void events.push(event) })
    const code = 'USER_EMAIL_ALREADY_EXISTS'
    server.respondWith(
      respond(429),
      respond(
        200,
        { code, error: 'exists' },
        { 'x-stack-known-error': code, 'x-stack-actual-status': '409' },
      ),
    )
    await client.request(updateCurrentUser, { body: {} }).catch(() => {})
    const request = { method: 'PATCH', path: '/users/me' }
    expect(events).toEqual([
      { type: 'attempt', ...request, attempt: 1, status: 429, code: null },
      { type: 'retry', ...request, attempt: 1, reason: 'rate-limit', waitMillis: 1000 },
      { type: 'attempt', ...request, attempt: 2, status: 409, code },
    ])
  })
})
