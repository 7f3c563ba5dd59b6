import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HandlerResult, PageCall } from '../../src/server-sessions/protocol.js'
import { openServer } from '../server/open-server.js'
import { openHeldTab } from '../support/held-tab.js'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { grace } from '../support/signed-in.js'

const network = openNetwork()
const ORIGIN = 'https://app.example'
const PREFIX = `${ORIGIN}/api/latchkey/api/v1`
const REFRESH = 'POST /auth/sessions/current/refresh'

let project: TestProject
let handler: (request: Request) => Promise<Response>
let cookies: Map<string, string>
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { oauthProviders: [{ id: 'github', type: 'shared' }] },
  })
  handler = openServer(project).createSessionHandler()
  cookies = new Map()
})

const fromPage = { 'x-latchkey-request': '1', 'sec-fetch-site': 'same-origin' }

interface Call {
  method?: string
  headers?: Record<string, string>
  body?: object | undefined
  origin?: string
  /** Parts of the description of the call that differ. */
  description?: Partial<PageCall>
}

/** The header with which a page describes its call. */
const describeCall = (path: string, description: Partial<PageCall> = {}) =>
  JSON.stringify({
    projectId: project.projectId,
    publishableClientKey: project.publishableClientKey,
    hasSession: true,
    path,
    ...description,
  })

/** Sends a request with the cookies of the browser, and stores those of the response. */
async function call(
  path: string,
  { method = 'GET', headers = fromPage, body, origin = PREFIX, description }: Call = {},
): Promise<Response> {
  const response = await handler(
    new Request(origin + path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        ...headers,
        ...('x-latchkey-request' in headers && {
          'x-latchkey-request': describeCall(path, description),
        }),
      },
      body: body ? JSON.stringify(body) : null,
    }),
  )
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (line.endsWith('; Max-Age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }
  return response
}

const markerName = () => `__Host-latchkey-session-${project.projectId}`

/** Marks the session as ended, as a page does before it sends the sign-out. */
const endOnPage = () => {
  const [sessionId = ''] = cookies.get(markerName())?.split('.') ?? []
  cookies.set(markerName(), `${sessionId}.ended`)
}

/** Reads the result of the service in a response of the handler. */
const resultOf = async (response: Response) => {
  expect(response.headers.get('x-latchkey-response')).toBe('result')
  return (await response.json()) as HandlerResult
}

const signIn = () => call('/auth/password/sign-in', { method: 'POST', body: ada })
const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).status

describe('the cookies of createSessionHandler', () => {
  it('are hidden from scripts and bound to the host, except for the marker', async () => {
    const lines = (await signIn()).headers.getSetCookie()
    const attributes = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('; '))]),
    )
    expect(attributes).toEqual({
      [`__Host-latchkey-refresh-${project.projectId}`]:
        '; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=31536000',
      '__Host-latchkey-access': '; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=86400',
      [`__Host-latchkey-session-${project.projectId}`]:
        '; Path=/; SameSite=Lax; Secure; Max-Age=31536000',
    })
    const marker = cookies.get(`__Host-latchkey-session-${project.projectId}`)
    expect(marker).toMatch(/^[\da-f-]{36}\.[\da-f-]{36}\.\d{10}$/)
  })

  it.each([
    ['http://localhost:3000', {}, false],
    ['http://localhost:3000', { origin: 'https://app.example' }, true],
    ['http://localhost:3000', { 'x-forwarded-proto': 'https' }, true],
    ['http://app.example', {}, true],
  ])('of a request to %s with %o are Secure: %s', async (origin, headers, isSecure) => {
    const response = await call('/auth/password/sign-in', {
      method: 'POST',
      body: ada,
      origin: `${origin}/api/latchkey/api/v1`,
      headers: { ...fromPage, ...headers },
    })
    for (const line of response.headers.getSetCookie())
      expect([line.startsWith('__Host-'), line.includes('; Secure')]).toEqual([isSecure, isSecure])
  })

  it('sign a user in for a server that renders', async () => {
    await signIn()
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const request = new Request(ORIGIN, { headers: { cookie } })
    const result = await openServer(project).authenticate(request)
    expect(result.status).toBe('signed-in')
  })

  it('replace those of later clients of Stack Auth', async () => {
    const { tokens } = await project.signedIn({ email: grace.email })
    const refresh = `__Host-latchkey-refresh-${project.projectId}`
    const older = JSON.stringify({ refresh_token: tokens.refreshToken, updated_at_millis: 1 })
    cookies.set(`${refresh}--default`, encodeURIComponent(older))
    cookies.set('__Host-latchkey-refresh', tokens.refreshToken ?? '')
    expect((await resultOf(await call('/users/me'))).fields).toMatchObject({
      primary_email: grace.email,
    })
    expect(cookies.get(refresh)).toBe(tokens.refreshToken)
    expect(cookies.size).toBe(3)
    cookies.set(`${refresh}--default`, encodeURIComponent(older))
    await signIn()
    expect((await resultOf(await call('/users/me'))).fields).toMatchObject({
      primary_email: ada.email,
    })
  })

  it('take over and hide a session that a script has stored', async () => {
    const { tokens } = await project.signedIn({ email: ada.email })
    cookies.set(`__Host-latchkey-refresh-${project.projectId}`, tokens.refreshToken ?? '')
    const response = await call('/users/me')
    expect((await resultOf(response)).fields).toMatchObject({ primary_email: ada.email })
    const readable = response.headers.getSetCookie().filter((line) => !line.includes('HttpOnly'))
    expect(readable).toEqual([expect.stringMatching(`^${markerName()}=`)])
    expect([...cookies.keys()].sort()).toEqual(
      ['access', `refresh-${project.projectId}`, `session-${project.projectId}`].map(
        (name) => `__Host-latchkey-${name}`,
      ),
    )
  })
})

describe('a request to createSessionHandler', () => {
  it.each([
    ['of the own page', fromPage, 200],
    ['of a browser without Sec-Fetch-Site', { 'x-latchkey-request': '1', origin: ORIGIN }, 200],
    ['without the header of the client', { 'sec-fetch-site': 'same-origin' }, 403],
    ['of another site', { ...fromPage, 'sec-fetch-site': 'cross-site' }, 403],
    ['of another host of the site', { ...fromPage, 'sec-fetch-site': 'same-site' }, 403],
    ['of the address bar', { ...fromPage, 'sec-fetch-site': 'none' }, 403],
    ['of another origin', { 'x-latchkey-request': '1', origin: 'https://evil.example' }, 403],
    ['of an opaque origin', { 'x-latchkey-request': '1', origin: 'null' }, 403],
  ])('%s gets %s %s', async (_, headers, status) => {
    await signIn()
    expect(await statusOf('/users/me', { headers })).toBe(status)
    expect(await statusOf('/users/me', { method: 'PATCH', body: {}, headers })).toBe(status)
  })

  it('gets no permission for another origin', async () => {
    const response = await call('/users/me', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-headers': 'x-latchkey-request',
      },
    })
    expect(response.status).toBe(403)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-c'))).toEqual([])
  })

  it('is refused for another project, another path and a large body', async () => {
    expect(await statusOf('/users/me', { description: { projectId: 'other' } })).toBe(400)
    expect(await statusOf('/users/me', { origin: `${ORIGIN}/api` })).toBe(404)
    // The service answers, not the server that the path names.
    const { status } = await resultOf(await call('//evil.example/users/me'))
    expect(status).toBe(404)
    const body = { displayName: 'x'.repeat(1_000_001) }
    expect(await statusOf('/users/me', { method: 'PATCH', body })).toBe(413)
  })

  it('never has more rights than the page', async () => {
    await signIn()
    const headers = {
      ...fromPage,
      'x-stack-access-type': 'server',
      'x-stack-secret-server-key': project.secretServerKey,
    }
    const { code } = await resultOf(await call('/users', { headers }))
    expect(code).toBe('INSUFFICIENT_ACCESS_TYPE')
  })

  it('uses the tokens of the cookies only', async () => {
    const { accessToken } = (await project.signedIn({ email: ada.email })).tokens
    const headers = { ...fromPage, 'x-stack-access-token': accessToken ?? '' }
    const { code } = await resultOf(await call('/users/me', { headers }))
    expect(code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  })
})

describe('the description of a call', () => {
  const withHeader = (header: string) => {
    const headers = { ...fromPage, 'x-latchkey-request': header }
    return handler(new Request(`${PREFIX}/projects/current`, { headers }))
  }

  it.each([
    ['is no JSON', '1.'],
    ['is no object', '1'],
    ['is null', 'null'],
    ['has no path', '{"projectId":"p"}'],
    [
      'has a key that no header can have',
      '{"projectId":"p","path":"/","publishableClientKey":"\\n"}',
    ],
    ['has a proof that is no text', '{"projectId":"p","path":"/","proofOfWork":1}'],
  ])('is refused if it %s', async (_, header) => {
    const response = await withHeader(header)
    expect(response.status).toBe(400)
    expect(response.headers.get('x-latchkey-response')).toBe('refused')
  })
})

describe('a response of createSessionHandler', () => {
  /** Requests with which a script of the page asks for tokens. */
  it.each([
    '/auth/oauth/cross-domain/authorize',
    '/auth/oauth/cross-domain/%61uthorize',
    '/%61uth/oauth/cross%2ddomain/authorize',
  ])('to %s contains no code with which another page continues the session', async (path) => {
    await signIn()
    const response = await call(path, {
      method: 'POST',
      body: {
        redirect_uri: 'http://localhost:3000/handler/oauth-callback',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        state: 'state',
      },
    })
    expect(response.status).toBe(404)
  })

  it.each([
    ['POST /auth/sessions/current/refresh', {}],
    ['POST /auth/sessions', { user_id: 'me' }],
    ['POST /auth/oauth/cross-domain/authorize', {}],
    ['GET /users/me', undefined],
    ['GET /auth/sessions?user_id=me', undefined],
  ])('to %s contains no token', async (request, body) => {
    await signIn()
    const [method = '', path = ''] = request.split(' ')
    const response = await call(path, { method, body })
    expect(await response.text()).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
  })

  it('to a refresh with the form of OAuth contains none either', async () => {
    await signIn()
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: 'held.by.server',
      client_id: project.projectId,
      client_secret: project.publishableClientKey,
    })
    const path = '/auth/oauth/token'
    const headers = { ...fromPage, 'x-latchkey-request': describeCall(path) }
    const response = await handler(
      new Request(PREFIX + path, { method: 'POST', headers, body: form }),
    )
    expect((await resultOf(response)).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })
})

describe('createSessionHandler', () => {
  it('refuses a response of the service over 10 MB', async () => {
    const body = JSON.stringify({ id: 'x'.repeat(10_000_001) })
    const headers = { 'Content-Type': 'application/json' }
    network.replaceAnswer('GET /projects/current', { status: 200, body, headers })
    const response = await call('/projects/current')
    expect(response.status).toBe(502)
    expect(await response.text()).toBe('The response of the service is over 10 MB.')
  })

  it('refreshes an expired access token once for concurrent requests', async () => {
    await signIn()
    cookies.delete('__Host-latchkey-access')
    const statuses = await Promise.all([statusOf('/users/me'), statusOf('/users/me')])
    expect(statuses).toEqual([200, 200])
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('says that the service cannot be reached, and keeps the session', async () => {
    await signIn()
    cookies.delete('__Host-latchkey-access')
    network.offline()
    const response = await call('/users/me')
    expect(response.status).toBe(503)
    expect(response.headers.get('x-latchkey-response')).toBe('unreachable')
    expect(cookies.size).toBe(2)
  })

  it('names a session that has ended, and leaves its cookies to the page', async () => {
    await signIn()
    const id = cookies.get(`__Host-latchkey-session-${project.projectId}`)?.split('.')[0]
    await openServer(project)
      .getUser(cookies.get(markerName())?.split('.')[1] ?? '')
      .then((user) => user?.revokeSession(id ?? ''))
    const response = await call('/users/me')
    const name = `__Host-latchkey-session-${project.projectId}`
    expect(response.headers.get('x-latchkey-session-ended')).toBe(`${name} ${id}`)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('keeps a session that began after the one that the page has ended', async () => {
    await signIn()
    const name = `__Host-latchkey-session-${project.projectId}`
    cookies.set(name, `${crypto.randomUUID()}.ended`)
    expect((await resultOf(await call('/users/me'))).fields).toMatchObject({
      primary_email: ada.email,
    })
    expect(cookies.get(name)).toMatch(/\.\d{10}$/)
  })

  it('that signs out leaves the cookies of a sign-in that another tab has completed meanwhile', async () => {
    await signIn()
    const signedIn = new Map(cookies)
    endOnPage()
    await call('/auth/sessions/current', { method: 'DELETE' })
    const afterSignOut = new Map(cookies)
    const isRemoved = (name: string) => signedIn.has(name) && !afterSignOut.has(name)
    const removed = [...signedIn.keys()].filter(isRemoved)
    await signIn()
    for (const name of removed) cookies.delete(name)
    expect((await resultOf(await call('/users/me'))).fields).toMatchObject({
      primary_email: ada.email,
    })
  })

  it('that signs out does not end the session that another tab has begun meanwhile', async () => {
    await signIn()
    const first = new Map(cookies)
    await call('/auth/sessions/current', { method: 'DELETE' })
    expect(await statusOf('/users/me')).toBe(200)
    expect(cookies).toEqual(first)
  })

  it('passes on the address of the browser that its option returns', async () => {
    const addresses: (string | null)[] = []
    const server = openServer(project, {
      async fetch(input, init) {
        addresses.push(new Headers(init?.headers).get('x-forwarded-for'))
        return fetch(input, init)
      },
    })
    handler = server.createSessionHandler({
      clientAddress: (request) => request.headers.get('x-real-ip'),
    })
    await call('/projects/current', { headers: { ...fromPage, 'x-real-ip': '192.0.2.7' } })
    await call('/projects/current', { headers: { ...fromPage, 'x-forwarded-for': '192.0.2.8' } })
    expect(addresses).toEqual(['192.0.2.7', null])
  })

  it('sends the extra headers of its app to the service', async () => {
    const values: (string | null)[] = []
    const server = openServer(project, {
      extraRequestHeaders: { 'X-Gateway': 'open' },
      async fetch(input, init) {
        values.push(new Headers(init?.headers).get('x-gateway'))
        return fetch(input, init)
      },
    })
    handler = server.createSessionHandler()
    await call('/projects/current')
    expect(values).toEqual(['open'])
  })

  it('sends no read to a service that has failed five times in a row', async () => {
    let requests = 0
    const clock = { wall: () => Date.now(), monotonic: () => 2_000 * requests }
    const server = openServer(project, {
      platform: { clock, report: () => {} },
      fetch() {
        requests++
        return Promise.reject(new TypeError('There is no connection.'))
      },
    })
    handler = server.createSessionHandler()
    for (let read = 0; read < 7; read++) expect(await statusOf('/projects/current')).toBe(503)
    expect(requests).toBe(5)
  })

  it('signs out at once when the service responds again after failed reads', async () => {
    await signIn()
    let isDown = true
    let requests = 0
    const clock = { wall: () => Date.now(), monotonic: () => 2_000 * requests }
    const server = openServer(project, {
      platform: { clock, report: () => {} },
      fetch(...args) {
        requests++
        return isDown ? Promise.reject(new TypeError('There is no connection.')) : fetch(...args)
      },
    })
    handler = server.createSessionHandler()
    for (let read = 0; read < 5; read++) expect(await statusOf('/projects/current')).toBe(503)
    isDown = false
    endOnPage()
    const response = await call('/auth/sessions/current', { method: 'DELETE' })
    expect((await resultOf(response)).fields).toEqual({ success: true })
  })

  it('rejects for a path that is none', async () => {
    handler = openServer(project).createSessionHandler({ path: 'api' })
    await expect(call('/users/me')).rejects.toThrow('path must be like /api/latchkey.')
  })
})

describe('the way to a provider', () => {
  const query = new URLSearchParams({ type: 'link', token: 'held.by.server' })
  const path = () => `/auth/oauth/authorize/github?${query}`
  const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }

  it('leads to the service with the access token, which only the browser follows', async () => {
    await signIn()
    const response = await call(path(), { headers: navigation })
    const location = new URL(response.headers.get('location') ?? '')
    expect(response.status).toBe(307)
    expect(location.origin + location.pathname).toBe(
      `${project.baseUrl}/api/v1/auth/oauth/authorize/github`,
    )
    expect(location.searchParams.get('token')).toMatch(/^eyJ/)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it.each([
    ['a link of another site', { ...navigation, 'sec-fetch-site': 'cross-site' }],
    ['a script', { ...navigation, 'sec-fetch-mode': 'cors' }],
    ['a browser that does not say', {}],
  ])('is refused for %s', async (_, headers) => {
    await signIn()
    expect(await statusOf(path(), { headers })).toBe(403)
  })
})

describe('a page with a session handler', () => {
  it('needs the option sessions and a path', () => {
    const open = (options: object) => () => openHeldTab(project, openServer(project), options)
    expect(open({ sessions: 'browser' })).toThrow("needs sessions: 'server'")
    expect(open({ sessionPath: 'https://evil.example' })).toThrow('sessionPath must be a path')
  })

  it('says which setting is wrong if the cookies are missing after a sign-in', async () => {
    const tab = openHeldTab(project, openServer(project), { cookiePrefix: 'other' })
    await expect(tab.app.signInWithPassword({ ...ada, noRedirect: true })).rejects.toThrow(
      'The sign-in did not set the cookies of the session.',
    )
  })
})
