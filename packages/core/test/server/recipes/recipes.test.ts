import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from '../../support/open-network.js'
import { ada, openTab } from '../../support/open-tab.js'
import { headerOf, signIn } from '../authenticate/authenticate-app.js'
import { openServer } from '../open-server.js'
import { sendRequest } from './send-request.js'

/** The recipe files of the documentation, and how to serve each. */
const recipes: Record<string, () => Promise<unknown>> = {
  async Fetch() {
    const { handle } = await import('../../../../../docs/recipes/fetch.js')
    return createAdaptorServer({ fetch: handle })
  },
  Hono: async () => createAdaptorServer((await import('../../../../../docs/recipes/hono.js')).app),
  Express: async () => createServer((await import('../../../../../docs/recipes/express.js')).app),
  Node: async () => (await import('../../../../../docs/recipes/node-http.js')).server,
}

const REFRESH = 'POST /auth/sessions/current/refresh'
const PAGE = 'https://app.example'
const notCached = {
  'cache-control': 'private, no-store',
  vary: expect.stringMatching(/cookie.*x-stack-auth/i),
}

const network = openNetwork()
let project: TestProject
let server: Server

// The Hono server replaces these globals for the whole process.
const { Request, Response } = globalThis
afterAll(() => void Object.assign(globalThis, { Request, Response }))

describe.each(Object.entries(recipes))('the server of the recipe for %s', (_, start) => {
  beforeEach(async () => {
    project = await createTestProject({
      users: [ada],
      config: { anonymousAccountsEnabled: true, allowUserApiKeys: true },
    })
    vi.stubEnv('LATCHKEY_API_URL', project.baseUrl)
    vi.stubEnv('LATCHKEY_PROJECT_ID', project.projectId)
    vi.stubEnv('LATCHKEY_SECRET_SERVER_KEY', project.secretServerKey)
    vi.stubEnv('APP_ORIGIN', PAGE)
    vi.resetModules()
    server = ((await start()) as Server).listen(0)
    await once(server, 'listening')
  })

  afterEach(() => {
    server.close()
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })

  it('responds to a user with auth header or cookies, without caching (SR09)', async () => {
    const { user, cookie, header } = await signIn(project)
    for (const headers of [header, { cookie }]) {
      const response = await sendRequest(server, '/me', { headers })
      expect(response).toMatchObject({ status: 200, headers: notCached })
      expect(JSON.parse(response.body)).toMatchObject({ id: user.id })
    }
  })

  it('responds with 401 to signed-out and anonymous users', async () => {
    const tab = openTab(project)
    const anonymous = await tab.app.signInAnonymously()
    const anonymousHeaders = await anonymous.getAuthHeaders()
    for (const headers of [
      {},
      anonymousHeaders,
      { cookie: tab.browser.jar.read() },
      headerOf({}),
    ]) {
      expect(await sendRequest(server, '/me', { headers })).toMatchObject({ status: 401 })
      const note = { method: 'POST', headers, body: 'x' }
      expect(await sendRequest(server, '/notes', note)).toMatchObject({ status: 401 })
    }
  })

  it('reads the body of an authenticated request', async () => {
    const { user, header } = await signIn(project)
    const headers = { ...header, 'content-type': 'text/plain' }
    const response = await sendRequest(server, '/notes', { method: 'POST', headers, body: 'Grüße' })
    expect(response).toMatchObject({ status: 201, headers: notCached })
    expect(JSON.parse(response.body)).toEqual({ by: user.id, text: 'Grüße' })
  })

  it('refreshes an expired token without setting a cookie', async () => {
    const { user, cookie } = await signIn(project)
    const now = await project.clock.advance('11m')
    vi.useFakeTimers({ toFake: ['Date'], now })
    const response = await sendRequest(server, '/me', { headers: { cookie } })
    expect(JSON.parse(response.body)).toMatchObject({ id: user.id })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('responds with 401 to an expired token without a refresh token', async () => {
    const { accessToken } = await signIn(project)
    const now = await project.clock.advance('11m')
    vi.useFakeTimers({ toFake: ['Date'], now })
    const headers = headerOf({ accessToken })
    expect(await sendRequest(server, '/me', { headers })).toMatchObject({ status: 401 })
  })

  it('responds with 400 to a malformed auth header, even with cookies (AH01, AH02)', async () => {
    const { cookie, header, accessToken } = await signIn(project)
    const damaged = header['x-stack-auth']?.slice(0, -3) ?? ''
    const headers = { cookie, 'x-stack-auth': damaged }
    const { status, body } = await sendRequest(server, '/me', { headers })
    expect(status).toBe(400)
    expect(body).not.toContain(accessToken.slice(0, 10))
  })

  it('responds with 503 while the service is unreachable', async () => {
    const { header } = await signIn(project)
    network.offline()
    expect(await sendRequest(server, '/me', { headers: header })).toMatchObject({ status: 503 })
  })

  it('responds with 500 to an unexpected error of the service', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { header } = await signIn(project)
    await project.faults.on('GET /users/me', { kind: 'status', status: 403 })
    expect(await sendRequest(server, '/me', { headers: header })).toMatchObject({ status: 500 })
    expect(logged).toHaveBeenCalledOnce()
  })

  it('accepts a valid API key and responds with 401 to all others', async () => {
    const [user] = await openServer(project).listUsers()
    const key = await user!.createApiKey({ description: 'script' })
    const keyHeaders = { 'x-api-key': key.value }
    const response = await sendRequest(server, '/report', { headers: keyHeaders })
    expect(response).toMatchObject({ status: 200, headers: notCached })
    expect(JSON.parse(response.body)).toEqual({ for: user!.id })
    await key.revoke()
    const { header } = await signIn(project)
    for (const headers of [keyHeaders, header, {}])
      expect(await sendRequest(server, '/report', { headers })).toMatchObject({ status: 401 })
  })

  it('allows its page to send the auth header from another origin, without cookies (AH09)', async () => {
    const origin = 'https://elsewhere.example'
    const corsHeaders = { 'access-control-request-method': 'GET', origin }
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await sendRequest(server, '/me', { method, headers: corsHeaders })
      expect(headers['access-control-allow-origin']).toBe(PAGE)
      expect(headers['access-control-allow-headers']).toContain('x-stack-auth')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
    const { status } = await sendRequest(server, '/me', { method: 'OPTIONS', headers: corsHeaders })
    expect([200, 204]).toContain(status)
  })

  it.each(['//me', '/ME', '/me/', '/me;x', '/me%2f', '/%6de', '/./me', '/x/../me', '/me?a=/me'])(
    'rejects a signed-out user with the path %s and a spoofed middleware header (SR14)',
    async (path) => {
      const headers = { 'x-middleware-subrequest': 'middleware:middleware:middleware' }
      const { status } = await sendRequest(server, path, { headers })
      expect([401, 404]).toContain(status)
    },
  )
})
