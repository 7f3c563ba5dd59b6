import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ClientApp } from '@latchkey/core'
import { type RequestLike, ServerApp, type ServerAppOptions } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const READ = 'GET /users/me'
const REFRESH = 'POST /auth/sessions/current/refresh'
const ADA = { primaryEmail: ada.email }

/** Creates a server app. */
const serverApp = (options: ServerAppOptions) => {
  const { projectId, publishableClientKey, secretServerKey, baseUrl } = project
  return new ServerApp({ projectId, publishableClientKey, secretServerKey, baseUrl, ...options })
}
const requestWith = (headers: Record<string, string>) =>
  new Request('https://app.example', { headers })

/** Signs in, and returns what a browser sends with its requests. */
async function signInAndGetSession(credential = ada) {
  const { app, browser } = openTab(project)
  await app.signInWithCredential({ ...credential, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  return {
    cookie: browser.jar.read(),
    header: await user.getAuthHeaders(),
    tokens: await user.getAuthJson(),
  }
}

describe('a server app with the session of a request', () => {
  it('reads the session from the auth header or from cookies', async () => {
    const { cookie, header } = await signInAndGetSession()
    for (const headers of [header, { cookie }]) {
      const app = serverApp({ tokenStore: requestWith(headers) })
      expect(app.session.get()).toEqual({ status: 'active' })
      expect(await app.getUser()).toMatchObject(ADA)
    }
  })

  it('refreshes once per request, even if several apps use it (AH07)', async () => {
    const { cookie } = await signInAndGetSession()
    await project.clock.advance('11m')
    const tokenStore = requestWith({ cookie })
    for (let count = 0; count < 3; count += 1) {
      expect(await serverApp({ tokenStore }).getUser()).toMatchObject(ADA)
    }
    expect(network.calls(REFRESH)).toBe(1)
    expect(tokenStore.headers.get('cookie')).toBe(cookie)
  })

  it('uses the tokenStore that is passed to a call', async () => {
    const { header } = await signInAndGetSession()
    const app = serverApp({ tokenStore: null })
    const user = await app.getUser({ tokenStore: requestWith(header), or: 'throw' })
    await user.setDisplayName('Ada')
    expect(await app.getUser({ tokenStore: requestWith(header) })).toMatchObject({
      displayName: 'Ada',
    })
    await expect(app.getUser({ tokenStore: requestWith({}), or: 'throw' })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
  })

  it('resolves to null for a call with tokenStore: null, whatever the session of the app is', async () => {
    const { tokens } = await signInAndGetSession()
    const app = serverApp({ tokenStore: tokens })
    expect(await app.getUser()).toMatchObject(ADA)
    expect(await app.getUser({ tokenStore: null })).toBeNull()
  })

  it('resolves to the right user in 60 concurrent calls (SR01)', async () => {
    const grace = { email: 'grace@example.com', password: 'another password' }
    project = await createTestProject({ users: [ada, grace] })
    const app = serverApp({ tokenStore: null })
    const sessions = await Promise.all([ada, grace].map(signInAndGetSession))
    const emails = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { cookie = '', header = {} } = sessions[index % 2] ?? {}
        const headers = index % 3 ? header : { cookie }
        return (await app.getUser({ tokenStore: requestWith(headers) }))?.primaryEmail
      }),
    )
    expect(emails).toEqual(emails.map((_, index) => (index % 2 ? grace.email : ada.email)))
  })
})

describe('a request with an auth header', () => {
  it('is rejected if the header is invalid, without repeating it or using the cookies (AH01, AH02)', async () => {
    const { cookie, tokens } = await signInAndGetSession()
    const text = `${JSON.stringify(tokens)} and more`
    const app = serverApp({ tokenStore: requestWith({ 'x-stack-auth': text, cookie }) })
    const failure = (await app.getUser().catch((error: unknown) => error)) as Error
    expect(failure.message).toMatch(/^Invalid auth header/)
    expect(failure.stack).not.toContain(tokens.refreshToken)
    expect(network.calls(REFRESH)).toBe(0)
  })

  it('is signed out if the header has no tokens, even with cookies (AH03)', async () => {
    const { cookie } = await signInAndGetSession()
    const result = network.calls(READ)
    const app = serverApp({ tokenStore: requestWith({ 'x-stack-auth': '{}', cookie }) })
    expect(await app.getUser()).toBeNull()
    expect(network.calls(READ)).toBe(result)
  })

  it('is not refreshed with the token of the cookies (AH04)', async () => {
    const { cookie, tokens } = await signInAndGetSession()
    const header = JSON.stringify({ accessToken: tokens.accessToken })
    const request = () => requestWith({ 'x-stack-auth': header, cookie })
    expect(await serverApp({ tokenStore: request() }).getUser()).toMatchObject(ADA)
    await project.clock.advance('11m')
    expect(await serverApp({ tokenStore: request() }).getUser()).toBeNull()
    expect(network.calls(REFRESH)).toBe(0)
  })

  it('has no tokens in the header after a sign-out in the browser (AH08)', async () => {
    const { app } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    await app.signOut({ noRedirect: true })
    const header = await user.getAuthHeaders()
    expect(header).toEqual({ 'x-stack-auth': '{"accessToken":null,"refreshToken":null}' })
    expect(await serverApp({ tokenStore: requestWith(header) }).getUser()).toBeNull()
  })
})

describe('properties that other code adds to Object.prototype (PP07)', () => {
  const polluted = Object.prototype as {
    apiKey?: unknown
    tokens?: unknown
    headers?: unknown
    tokenStore?: unknown
    status?: unknown
  }
  afterEach(() => {
    delete polluted.apiKey
    delete polluted.tokens
    delete polluted.headers
    delete polluted.tokenStore
    delete polluted.status
  })

  it('are not read as a request or an option', async () => {
    const { header, tokens } = await signInAndGetSession()
    polluted.headers = { get: (name: string) => header[name] }
    polluted.tokenStore = tokens
    polluted.status = 'active'
    expect(openTab(project).app.session.get().status).toBe('signed-out')
    const noTokens = { accessToken: null, refreshToken: null }
    expect(serverApp({ tokenStore: noTokens }).session.get().status).toBe('signed-out')
    expect(serverApp({}).session.get().status).toBe('signed-out')
    const { projectId, publishableClientKey, baseUrl } = project
    const onServer = new ClientApp({ projectId, publishableClientKey, baseUrl })
    expect(onServer.session.get().status).toBe('unknown')
    const { app } = openTab(project)
    expect(await app.getUser()).toBeNull()
    await expect(app.getUser({ or: 'throw' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  it.each([
    [
      'as a function',
      (header: Record<string, string>) => ({ get: (name: string) => header[name] }),
    ],
    ['as a plain object', (header: Record<string, string>) => header],
  ])('are not read as headers of a request, %s', async (_, createHeaders) => {
    const { header } = await signInAndGetSession()
    polluted.headers = createHeaders(header)
    const { projectId, secretServerKey, baseUrl } = project
    const server = new ServerApp({ projectId, secretServerKey, baseUrl })
    const result = await server.authenticate(new Headers())
    expect(result).toMatchObject({ status: 'signed-out' })
    expect(result).toEqual(await server.authenticate(new Headers({ 'x-other': '1' })))
  })

  it('are not read as an API key', async () => {
    project = await createTestProject({ users: [ada], config: { allowUserApiKeys: true } })
    const { projectId, secretServerKey, baseUrl } = project
    const server = new ServerApp({ projectId, secretServerKey, baseUrl })
    const otherUser = await server.createUser({})
    const { value } = await otherUser.createApiKey({ description: 'script' })
    const { header } = await signInAndGetSession()
    // Not enumerable, because otherwise each request body and response would contain the property
    // as well.
    Object.defineProperty(polluted, 'apiKey', { value, configurable: true })
    expect(await server.getUser({ tokenStore: requestWith({}) })).toBeNull()
    expect(await server.getUser({ tokenStore: requestWith(header) })).toMatchObject(ADA)
    const auth = await server.authenticate(requestWith(header))
    expect(auth.status === 'signed-in' && (await auth.getUser())).toMatchObject(ADA)
  })

  it('are not read as the tokens of a session', async () => {
    const grace = { email: 'grace@example.com', password: 'another password' }
    project = await createTestProject({ users: [ada, grace] })
    const { projectId, secretServerKey, baseUrl } = project
    const server = new ServerApp({ projectId, secretServerKey, baseUrl })
    const { app } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const { header } = await signInAndGetSession()
    const { tokens: value } = await signInAndGetSession(grace)
    Object.defineProperty(polluted, 'tokens', { value, configurable: true })
    expect(await server.getUser({ tokenStore: requestWith(header) })).toMatchObject(ADA)
    expect(await app.getUser()).toMatchObject(ADA)
  })
})

it('releases 10,000 requests (AH07)', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { cookie } = await signInAndGetSession()
  const requests: WeakRef<RequestLike>[] = []
  for (let count = 0; count < 10_000; count += 1) {
    const tokenStore = { headers: new Map([['cookie', cookie]]) }
    expect(serverApp({ tokenStore }).session.get().status).toBe('active')
    requests.push(new WeakRef(tokenStore))
  }
  // References that the runtime holds for a moment are released later; a leak stays.
  await expect
    .poll(async () => {
      await setImmediate()
      collect()
      return requests.filter((request) => request.deref()).length
    })
    .toBe(0)
})
