import { UsageError } from '@latchkey/contract/errors/error'
import { Readable } from 'node:stream'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { ServerApp } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../../support/open-network.js'
import { ada, openTab } from '../../support/open-tab.js'
import { headerOf, openServer, requestWith, signedOut, signIn } from './authenticate-app.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada],
    config: { anonymousAccountsEnabled: true },
  })
})

const KEYS = 'GET /projects/{project_id}/.well-known/jwks.json'
const REFRESH = 'POST /auth/sessions/current/refresh'
const ELEVEN_MINUTES = 660_000

/** Advances the clocks of the service and of a server. */
async function pass(server: { pass(millis: number): void }) {
  await project.clock.advance(ELEVEN_MINUTES)
  server.pass(ELEVEN_MINUTES)
}

describe('authenticate', () => {
  it('returns the user of the auth header or of the cookies without a request (AH05)', async () => {
    const { user, cookie, header, accessToken } = await signIn(project)
    const { app } = openServer(project)
    await app.authenticate(requestWith(header))
    network.reset()
    for (const headers of [header, { cookie }]) {
      const auth = await app.authenticate(requestWith(headers))
      expect(auth).toMatchObject({
        status: 'signed-in',
        userId: user.id,
        claims: { sub: user.id, aud: project.projectId, role: 'authenticated' },
      })
      expect(JSON.stringify(auth)).not.toContain(accessToken)
    }
    for (const route of [KEYS, REFRESH, 'GET /users/me'] as const)
      expect(network.calls(route)).toBe(0)
  })

  it('accepts tokens issued under the public base URL if the server uses an internal one', async () => {
    const { user, header } = await signIn(project)
    const internalUrl = 'https://auth.internal'
    const fetchInternal: typeof fetch = (url, init) =>
      fetch((url as string).replace(internalUrl, project.baseUrl), init)
    const warnings: string[] = []
    const { app } = openServer(project, {
      baseUrl: { browser: project.baseUrl, server: internalUrl },
      fetch: fetchInternal,
      platform: { warn: (message) => void warnings.push(message) },
    })
    expect(await app.authenticate(requestWith(header))).toMatchObject({ userId: user.id })
    expect(warnings).toEqual([])
  })

  it('needs no key and sends no key, cookie or token', async () => {
    const { header } = await signIn(project)
    const { projectId, baseUrl } = project
    const app = new ServerApp({ projectId, baseUrl })
    expect(await app.authenticate(requestWith(header))).toMatchObject({ status: 'signed-in' })
    const names = [...(network.requests(KEYS)[0]?.headers.keys() ?? [])]
    expect(names.filter((name) => /key|cookie|token/.test(name))).toEqual([])
  })

  it('does not read the body of the request', async () => {
    const { header } = await signIn(project)
    const { app } = openServer(project)
    const request = new Request('https://app.example', {
      method: 'POST',
      headers: header,
      body: 'x',
    })
    await app.authenticate(request)
    expect(request.bodyUsed).toBe(false)
    expect(await request.text()).toBe('x')
  })

  it('returns a function that reads the user', async () => {
    const { header } = await signIn(project)
    const auth = await openServer(project).app.authenticate(requestWith(header))
    const user = auth.status === 'signed-in' ? await auth.getUser() : undefined
    expect(user).toMatchObject({ primaryEmail: ada.email })
  })

  it('resolves to null for an anonymous user unless that is allowed (IN28)', async () => {
    const tab = openTab(project)
    const anonymous = await tab.app.signInAnonymously()
    const { app } = openServer(project)
    const request = requestWith({ cookie: tab.browser.jar.read() })
    const auth = await app.authenticate(request)
    if (auth.status === 'signed-out') throw new Error(auth.reason)
    expect(await auth.getUser()).toBeNull()
    for (const or of ['anonymous', 'anonymous-if-exists'] as const)
      expect(await auth.getUser({ or })).toMatchObject({ id: anonymous.id })
    await expect(auth.getUser({ or: 'throw' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await app.getInitialUser(request)).toMatchObject({ isAnonymous: true })
  })

  it('resolves to null if the account was deleted', async () => {
    const { user, header } = await signIn(project)
    const { app } = openServer(project)
    const auth = await app.authenticate(requestWith(header))
    await project.reset()
    if (auth.status === 'signed-out') throw new Error(auth.reason)
    expect(auth.userId).toBe(user.id)
    expect(await auth.getUser()).toBeNull()
  })
})

describe('authenticate without a valid session', () => {
  it.each([
    ['no cookie and no header', {}],
    ['an empty header, even with cookies (AH03)', { 'x-stack-auth': '{}' }],
    ['cookies without tokens (TK01)', { cookie: 'latchkey-refresh=undefined' }],
  ])('returns signed-out for %s', async (_, headers) => {
    const { cookie } = await signIn(project)
    const { app } = openServer(project)
    const allHeaders = 'x-stack-auth' in headers ? { cookie, ...headers } : headers
    expect(await app.authenticate(requestWith(allHeaders as Record<string, string>))).toEqual(
      signedOut('USER_AUTHENTICATION_REQUIRED'),
    )
    expect(network.calls(KEYS)).toBe(0)
  })

  it('returns signed-out for a token with changed claims (TK14)', async () => {
    const { accessToken } = await signIn(project)
    const [head = '', body = '', signature] = accessToken.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url')
    const { app } = openServer(project)
    const request = requestWith(headerOf({ accessToken: `${head}.${forged}.${signature}` }))
    expect(await app.authenticate(request)).toEqual(signedOut('UNPARSABLE_ACCESS_TOKEN'))
  })

  it('returns signed-out for an expired access token in the header, whatever the cookies contain (AH04)', async () => {
    const { accessToken, cookie } = await signIn(project)
    const server = openServer(project)
    const headers = { ...headerOf({ accessToken, refreshToken: null }), cookie }
    expect(await server.app.authenticate(requestWith(headers))).toMatchObject({
      status: 'signed-in',
    })
    await pass(server)
    expect(await server.app.authenticate(requestWith(headers))).toEqual(
      signedOut('ACCESS_TOKEN_EXPIRED'),
    )
    expect(network.calls(REFRESH)).toBe(0)
  })

  it('returns signed-out for a token of another project', async () => {
    const { accessToken } = await signIn(await createTestProject({ users: [ada] }))
    const { app } = openServer(project)
    const request = requestWith(headerOf({ accessToken }))
    expect(await app.authenticate(request)).toEqual(signedOut('UNPARSABLE_ACCESS_TOKEN'))
  })

  it('returns signed-out for a token longer than 16,384 characters, without a request', async () => {
    const accessToken = ['A', 'A', 'A'].map((letter) => letter.repeat(5_000)).join('.')
    const { app } = openServer(project)
    const request = requestWith(headerOf({ accessToken: `${accessToken}${'A'.repeat(1_300)}` }))
    expect(await app.authenticate(request)).toEqual(signedOut('UNPARSABLE_ACCESS_TOKEN'))
    expect(network.calls(KEYS)).toBe(0)
  })

  it('rejects a malformed header without repeating it (AH01, AH02)', async () => {
    const { cookie, accessToken } = await signIn(project)
    const { app } = openServer(project)
    const request = requestWith({ 'x-stack-auth': `{"accessToken":"${accessToken}`, cookie })
    const error = await app.authenticate(request).catch((thrown: unknown) => thrown as Error)
    expect(error).toMatchObject({
      message: expect.stringContaining('Invalid auth header'),
      status: 400,
    })
    expect(inspect(error)).not.toContain(accessToken.slice(0, 10))
  })
})

describe('authenticate with different kinds of requests (AH06)', () => {
  const shapes: Record<string, (headers: Record<string, string>) => object> = {
    'a Request': requestWith,
    'a plain object with a Headers object': (headers) => ({ headers: new Headers(headers) }),
    'a Map of headers': (headers) => ({ headers: new Map(Object.entries(headers)) }),
    'a Node request with plain headers': (headers) =>
      Object.assign(Readable.from(['body']), { headers: { host: 'app.example', ...headers } }),
    'plain headers in any case': (headers) => ({
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
      ),
    }),
    'plain headers with several values each': (headers) => ({
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.split('; ')]),
      ),
    }),
    'pairs of names and values': (headers) => ({ headers: Object.entries(headers) }),
    'an Express request, which also has a get method': (headers) => ({
      headers,
      get: () => 'something else',
    }),
    'the headers of Next': (headers) => new Headers(headers),
    'HTTP/2 headers': (headers) => ({ headers: { ':path': '/', ...headers } }),
  }

  it.each(Object.entries(shapes))('accepts %s', async (_, shape) => {
    const { user, cookie, header } = await signIn(project)
    const { app } = openServer(project)
    for (const headers of [{ cookie: `theme=dark; ${cookie}` }, header]) {
      const request = shape(headers) as Request
      expect(await app.authenticate(request)).toMatchObject({ userId: user.id })
    }
    expect(await app.authenticate(shape({}) as Request)).toEqual(
      signedOut('USER_AUTHENTICATION_REQUIRED'),
    )
  })

  it.each([
    ['undefined', undefined],
    ['a string', 'cookie: a=b'],
    ['an object without headers', {}],
    ['a promise of headers', Promise.resolve(new Headers())],
    ['a request whose headers are a string', { headers: 'cookie: a=b' }],
    ['names and values in a flat array', { headers: ['cookie', 'a=b'] }],
  ])('rejects %s with an explanation', async (_, request) => {
    const { app } = openServer(project)
    await expect(app.authenticate(request as never)).rejects.toThrow(
      new UsageError(
        'INVALID_ARGUMENT',
        'Pass the request itself: a Request, a request of Node or Express, or the awaited headers() of Next.',
      ),
    )
  })

  it('accepts a request that a Node server receives', async () => {
    const { user, cookie } = await signIn(project)
    const { app } = openServer(project)
    const server = createServer((request, response) => {
      void app.authenticate(request).then((auth) => response.end(JSON.stringify(auth)))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    // Not sent with the recorded `fetch`, which may only send requests to the service.
    const { request: send } = await import('node:http')
    const text = await new Promise<string>((resolve) =>
      send({ port, headers: { cookie } }, (response) => {
        response.setEncoding('utf8').on('data', resolve)
      }).end(),
    )
    server.close()
    expect(JSON.parse(text)).toMatchObject({ userId: user.id })
  })
})
