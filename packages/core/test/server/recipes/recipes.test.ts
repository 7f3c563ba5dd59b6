import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from '../../open-network.js'
import { ada, openTab } from '../../open-tab.js'
import { headerOf, signIn } from '../authenticate-app.js'
import { openServer } from '../open-server.js'
import { ask } from './ask.js'

/** The files that the documentation shows, as they are, and how each is served. */
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
const forOneUser = {
  'cache-control': 'private, no-store',
  vary: expect.stringMatching(/cookie.*x-stack-auth/i),
}

const network = openNetwork()
let project: TestProject
let server: Server

// Hono's server puts its own in their place, for all files of this process.
const { Request, Response } = globalThis
afterAll(() => void Object.assign(globalThis, { Request, Response }))

describe.each(Object.entries(recipes))('a server by the recipe for %s', (_, start) => {
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

  it('SR09: answers whoever is signed in, by header or cookies, and no cache keeps it', async () => {
    const { user, cookie, header } = await signIn(project)
    for (const headers of [header, { cookie }]) {
      const answer = await ask(server, '/me', { headers })
      expect(answer).toMatchObject({ status: 200, headers: forOneUser })
      expect(JSON.parse(answer.body)).toMatchObject({ id: user.id })
    }
  })

  it('takes neither nobody nor an anonymous user for signed in', async () => {
    const tab = openTab(project)
    const anonymous = await tab.app.signInAnonymously()
    const headers = await anonymous.getAuthHeaders()
    for (const given of [{}, headers, { cookie: tab.browser.jar.read() }, headerOf({})]) {
      expect(await ask(server, '/me', { headers: given })).toMatchObject({ status: 401 })
      const note = { method: 'POST', headers: given, body: 'x' }
      expect(await ask(server, '/notes', note)).toMatchObject({ status: 401 })
    }
  })

  it('reads the body of somebody who is known', async () => {
    const { user, header } = await signIn(project)
    const headers = { ...header, 'content-type': 'text/plain' }
    const answer = await ask(server, '/notes', { method: 'POST', headers, body: 'Grüße' })
    expect(answer).toMatchObject({ status: 201, headers: forOneUser })
    expect(JSON.parse(answer.body)).toEqual({ by: user.id, text: 'Grüße' })
  })

  it('renews an expired token, without a cookie', async () => {
    const { user, cookie } = await signIn(project)
    const now = await project.clock.advance('11m')
    vi.useFakeTimers({ toFake: ['Date'], now })
    const answer = await ask(server, '/me', { headers: { cookie } })
    expect(JSON.parse(answer.body)).toMatchObject({ id: user.id })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('refuses an expired token that nothing can renew', async () => {
    const { accessToken } = await signIn(project)
    const now = await project.clock.advance('11m')
    vi.useFakeTimers({ toFake: ['Date'], now })
    const headers = headerOf({ accessToken })
    expect(await ask(server, '/me', { headers })).toMatchObject({ status: 401 })
  })

  it('AH01, AH02: refuses a damaged auth header, whatever the cookies say', async () => {
    const { cookie, header, accessToken } = await signIn(project)
    const damaged = header['x-stack-auth']?.slice(0, -3) ?? ''
    const headers = { cookie, 'x-stack-auth': damaged }
    const { status, body } = await ask(server, '/me', { headers })
    expect(status).toBe(400)
    expect(body).not.toContain(accessToken.slice(0, 10))
  })

  it('says that it cannot tell while the service is out of reach', async () => {
    const { header } = await signIn(project)
    network.offline()
    expect(await ask(server, '/me', { headers: header })).toMatchObject({ status: 503 })
  })

  it('takes a refusal without a code for no outage', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { header } = await signIn(project)
    await project.faults.on('GET /users/me', { kind: 'status', status: 403 })
    expect(await ask(server, '/me', { headers: header })).toMatchObject({ status: 500 })
    expect(logged).toHaveBeenCalledOnce()
  })

  it('knows whose an API key is, and refuses all others', async () => {
    const [user] = await openServer(project).listUsers()
    const key = await user!.createApiKey({ description: 'script' })
    const headers = { 'x-api-key': key.value }
    const answer = await ask(server, '/report', { headers })
    expect(answer).toMatchObject({ status: 200, headers: forOneUser })
    expect(JSON.parse(answer.body)).toEqual({ for: user!.id })
    await key.revoke()
    const { header } = await signIn(project)
    for (const given of [headers, header, {}])
      expect(await ask(server, '/report', { headers: given })).toMatchObject({ status: 401 })
  })

  it('AH09: lets its own page send the auth header from elsewhere, and cookies nobody', async () => {
    const origin = 'https://elsewhere.example'
    const asking = { 'access-control-request-method': 'GET', origin }
    for (const method of ['OPTIONS', 'GET']) {
      const { headers } = await ask(server, '/me', { method, headers: asking })
      expect(headers['access-control-allow-origin']).toBe(PAGE)
      expect(headers['access-control-allow-headers']).toContain('x-stack-auth')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
    const { status } = await ask(server, '/me', { method: 'OPTIONS', headers: asking })
    expect([200, 204]).toContain(status)
  })

  it.each(['//me', '/ME', '/me/', '/me;x', '/me%2f', '/%6de', '/./me', '/x/../me', '/me?a=/me'])(
    'SR14: lets nobody in by the path %s, nor by a header of what stands before',
    async (path) => {
      const headers = { 'x-middleware-subrequest': 'middleware:middleware:middleware' }
      const { status } = await ask(server, path, { headers })
      expect([401, 404]).toContain(status)
    },
  )
})
