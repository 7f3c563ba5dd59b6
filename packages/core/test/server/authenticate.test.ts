import { Readable } from 'node:stream'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { ServerApp } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../open-network.js'
import { ada, openTab } from '../open-tab.js'
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

/** Lets the service's time and that of a server pass. */
async function pass(server: { pass(millis: number): void }) {
  await project.clock.advance(ELEVEN_MINUTES)
  server.pass(ELEVEN_MINUTES)
}

describe('a server that is sent a session', () => {
  it('knows whose it is by the auth header, or by the cookies, without asking (AH05)', async () => {
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

  it('takes tokens of the address that its pages have, too, where it reaches the service by another', async () => {
    const { user, header } = await signIn(project)
    const inside = 'https://auth.internal'
    const reach: typeof fetch = (url, init) =>
      fetch((url as string).replace(inside, project.baseUrl), init)
    const warned: string[] = []
    const { app } = openServer(project, {
      baseUrl: { browser: project.baseUrl, server: inside },
      fetch: reach,
      platform: { warn: (message) => void warned.push(message) },
    })
    expect(await app.authenticate(requestWith(header))).toMatchObject({ userId: user.id })
    expect(warned).toEqual([])
  })

  it('needs no key and no cookie of its own for that, and sends none', async () => {
    const { header } = await signIn(project)
    const { projectId, baseUrl } = project
    const app = new ServerApp({ projectId, baseUrl })
    expect(await app.authenticate(requestWith(header))).toMatchObject({ status: 'signed-in' })
    const names = [...(network.requests(KEYS)[0]?.headers.keys() ?? [])]
    expect(names.filter((name) => /key|cookie|token/.test(name))).toEqual([])
  })

  it('leaves the body to whoever handles the request', async () => {
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

  it('reads the user when that is asked for', async () => {
    const { header } = await signIn(project)
    const auth = await openServer(project).app.authenticate(requestWith(header))
    const user = auth.status === 'signed-in' ? await auth.getUser() : undefined
    expect(user).toMatchObject({ primaryEmail: ada.email })
  })

  it('IN28: has no user in an anonymous one, unless that is allowed', async () => {
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

  it('has no user either where the account has gone', async () => {
    const { user, header } = await signIn(project)
    const { app } = openServer(project)
    const auth = await app.authenticate(requestWith(header))
    await project.reset()
    if (auth.status === 'signed-out') throw new Error(auth.reason)
    expect(auth.userId).toBe(user.id)
    expect(await auth.getUser()).toBeNull()
  })
})

describe('nobody is signed in', () => {
  it.each([
    ['no cookie and no header', {}],
    ['AH03: an empty header, whatever the cookies say', { 'x-stack-auth': '{}' }],
    ['TK01: cookies that hold no tokens', { cookie: 'latchkey-refresh=undefined' }],
  ])('with %s', async (_, headers) => {
    const { cookie } = await signIn(project)
    const { app } = openServer(project)
    const given = 'x-stack-auth' in headers ? { cookie, ...headers } : headers
    expect(await app.authenticate(requestWith(given as Record<string, string>))).toEqual(
      signedOut('USER_AUTHENTICATION_REQUIRED'),
    )
    expect(network.calls(KEYS)).toBe(0)
  })

  it('TK14: by a token that was only written, not signed; and nothing of it is told', async () => {
    const { accessToken } = await signIn(project)
    const [head = '', body = '', signature] = accessToken.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url')
    const { app } = openServer(project)
    const request = requestWith(headerOf({ accessToken: `${head}.${forged}.${signature}` }))
    expect(await app.authenticate(request)).toEqual(signedOut('UNPARSABLE_ACCESS_TOKEN'))
  })

  it('AH04: by an access token alone once it is over, whatever refresh token the cookies have', async () => {
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

  it('by a token of another project', async () => {
    const { accessToken } = await signIn(await createTestProject({ users: [ada] }))
    const { app } = openServer(project)
    const request = requestWith(headerOf({ accessToken }))
    expect(await app.authenticate(request)).toEqual(signedOut('UNPARSABLE_ACCESS_TOKEN'))
  })

  it('by tokens of over 16 384 characters, and nothing is asked for them', async () => {
    const accessToken = ['A', 'A', 'A'].map((letter) => letter.repeat(5_000)).join('.')
    const { app } = openServer(project)
    const request = requestWith(headerOf({ accessToken: `${accessToken}${'A'.repeat(1_300)}` }))
    expect(await app.authenticate(request)).toEqual(signedOut('UNPARSABLE_ACCESS_TOKEN'))
    expect(network.calls(KEYS)).toBe(0)
  })

  it('AH01, AH02: a damaged header is an error, which repeats nothing of it', async () => {
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

describe('AH06: a request is taken as', () => {
  const shapes: Record<string, (headers: Record<string, string>) => object> = {
    'a Request': requestWith,
    'a plain object with headers that can be got': (headers) => ({ headers: new Headers(headers) }),
    'a Map of headers': (headers) => ({ headers: new Map(Object.entries(headers)) }),
    "Node's, with plain headers": (headers) =>
      Object.assign(Readable.from(['body']), { headers: { host: 'app.example', ...headers } }),
    'plain headers in any case': (headers) => ({
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
      ),
    }),
    'plain headers of several values each': (headers) => ({
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value.split('; ')]),
      ),
    }),
    'pairs of headers': (headers) => ({ headers: Object.entries(headers) }),
    "Express's, which can also be asked": (headers) => ({ headers, get: () => 'something else' }),
    "Next's headers": (headers) => new Headers(headers),
    'HTTP/2 headers': (headers) => ({ headers: { ':path': '/', ...headers } }),
  }

  it.each(Object.entries(shapes))('%s', async (_, shape) => {
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
    ['nothing', undefined],
    ['a text', 'cookie: a=b'],
    ['an object without headers', {}],
    ['headers that are still to come', Promise.resolve(new Headers())],
    ['a request whose headers are a text', { headers: 'cookie: a=b' }],
    ['names and values in one row', { headers: ['cookie', 'a=b'] }],
  ])('%s is refused, with what to pass', async (_, request) => {
    const { app } = openServer(project)
    await expect(app.authenticate(request as never)).rejects.toThrow(
      new TypeError(
        'Pass the request itself: a Request, a request of Node or Express, or the awaited headers() of Next.',
      ),
    )
  })

  it('what comes over the wire to Node itself', async () => {
    const { user, cookie } = await signIn(project)
    const { app } = openServer(project)
    const server = createServer((request, response) => {
      void app.authenticate(request).then((auth) => response.end(JSON.stringify(auth)))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    // Not by the `fetch` that is watched: only the service may be called by that.
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
