import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ClientApp } from '@latchkey/core'
import { type RequestLike, ServerApp, type ServerAppOptions } from '@latchkey/core/server'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const READ = 'GET /users/me'
const REFRESH = 'POST /auth/sessions/current/refresh'
const ADA = { primaryEmail: ada.email }

/** An app on a server. */
const serverApp = (options: ServerAppOptions) => {
  const { projectId, publishableClientKey, secretServerKey, baseUrl } = project
  return new ServerApp({ projectId, publishableClientKey, secretServerKey, baseUrl, ...options })
}
const requestWith = (headers: Record<string, string>) =>
  new Request('https://app.example', { headers })

/** What the browser of somebody who has signed in sends along. */
async function signedIn(credential = ada) {
  const { app, browser } = openTab(project)
  await app.signInWithCredential({ ...credential, noRedirect: true })
  const user = await app.getUser({ or: 'throw' })
  return {
    cookie: browser.jar.read(),
    header: await user.getAuthHeaders(),
    tokens: await user.getAuthJson(),
  }
}

describe('a server that is sent a session', () => {
  it('knows whose it is by the auth header, or by the cookies, without a word of its own', async () => {
    const { cookie, header } = await signedIn()
    for (const headers of [header, { cookie }]) {
      const app = serverApp({ tokenStore: requestWith(headers) })
      expect(app.session.get()).toEqual({ status: 'active' })
      expect(await app.getUser()).toMatchObject(ADA)
    }
  })

  it('refreshes once for a request, however many apps speak for it (AH07)', async () => {
    const { cookie } = await signedIn()
    await project.clock.advance('11m')
    const tokenStore = requestWith({ cookie })
    for (let count = 0; count < 3; count += 1) {
      expect(await serverApp({ tokenStore }).getUser()).toMatchObject(ADA)
    }
    expect(network.calls(REFRESH)).toBe(1)
    expect(tokenStore.headers.get('cookie')).toBe(cookie)
  })

  it('lets a call bring its own, where the app has none', async () => {
    const { header } = await signedIn()
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

  it('has nobody in a call without any, whoever the app itself speaks for', async () => {
    const { tokens } = await signedIn()
    const app = serverApp({ tokenStore: tokens })
    expect(await app.getUser()).toMatchObject(ADA)
    expect(await app.getUser({ tokenStore: null })).toBeNull()
  })

  it('answers each of many requests at once for its own user (SR01)', async () => {
    const grace = { email: 'grace@example.com', password: 'another password' }
    project = await createTestProject({ users: [ada, grace] })
    const app = serverApp({ tokenStore: null })
    const people = await Promise.all([ada, grace].map(signedIn))
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { cookie = '', header = {} } = people[index % 2] ?? {}
        const headers = index % 3 ? header : { cookie }
        return (await app.getUser({ tokenStore: requestWith(headers) }))?.primaryEmail
      }),
    )
    expect(answers).toEqual(answers.map((_, index) => (index % 2 ? grace.email : ada.email)))
  })
})

describe('a request with an auth header', () => {
  it('is refused when that is damaged, whatever its cookies say, and repeats nothing of it (AH01, AH02)', async () => {
    const { cookie, tokens } = await signedIn()
    const text = `${JSON.stringify(tokens)} and more`
    const app = serverApp({ tokenStore: requestWith({ 'x-stack-auth': text, cookie }) })
    const failure = (await app.getUser().catch((error: unknown) => error)) as Error
    expect(failure.message).toMatch(/^Invalid auth header/)
    expect(failure.stack).not.toContain(tokens.refreshToken)
    expect(network.calls(REFRESH)).toBe(0)
  })

  it('is signed out when that holds no tokens, whatever its cookies say (AH03)', async () => {
    const { cookie } = await signedIn()
    const asked = network.calls(READ)
    const app = serverApp({ tokenStore: requestWith({ 'x-stack-auth': '{}', cookie }) })
    expect(await app.getUser()).toBeNull()
    expect(network.calls(READ)).toBe(asked)
  })

  it('is not refreshed with the token of its cookies (AH04)', async () => {
    const { cookie, tokens } = await signedIn()
    const header = JSON.stringify({ accessToken: tokens.accessToken })
    const request = () => requestWith({ 'x-stack-auth': header, cookie })
    expect(await serverApp({ tokenStore: request() }).getUser()).toMatchObject(ADA)
    await project.clock.advance('11m')
    expect(await serverApp({ tokenStore: request() }).getUser()).toBeNull()
    expect(network.calls(REFRESH)).toBe(0)
  })

  it('is what a front end sends, also after it has signed out (AH08)', async () => {
    const { app } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    await app.signOut({ noRedirect: true })
    const header = await user.getAuthHeaders()
    expect(header).toEqual({ 'x-stack-auth': '{"accessToken":null,"refreshToken":null}' })
    expect(await serverApp({ tokenStore: requestWith(header) }).getUser()).toBeNull()
  })
})

describe('PP07 what something else has put on the prototype of every object', () => {
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

  it('is neither a request nor an option', async () => {
    const { header, tokens } = await signedIn()
    polluted.headers = { get: (name: string) => header[name] }
    polluted.tokenStore = tokens
    polluted.status = 'active'
    expect(openTab(project).app.session.get().status).toBe('signed-out')
    const none = { accessToken: null, refreshToken: null }
    expect(serverApp({ tokenStore: none }).session.get().status).toBe('signed-out')
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
  ])('is no session of headers that a server was given, %s', async (_, planted) => {
    const { header } = await signedIn()
    polluted.headers = planted(header)
    const { projectId, secretServerKey, baseUrl } = project
    const server = new ServerApp({ projectId, secretServerKey, baseUrl })
    const asked = await server.authenticate(new Headers())
    expect(asked).toMatchObject({ status: 'signed-out' })
    expect(asked).toEqual(await server.authenticate(new Headers({ 'x-other': '1' })))
  })

  it('is no API key in place of the session that a server asks for', async () => {
    project = await createTestProject({ users: [ada], config: { allowUserApiKeys: true } })
    const { projectId, secretServerKey, baseUrl } = project
    const server = new ServerApp({ projectId, secretServerKey, baseUrl })
    const mallory = await server.createUser({})
    const { value } = await mallory.createApiKey({ description: 'script' })
    const { header } = await signedIn()
    // Where it could be counted, each body and answer would seem to have it, too.
    Object.defineProperty(polluted, 'apiKey', { value, configurable: true })
    expect(await server.getUser({ tokenStore: requestWith({}) })).toBeNull()
    expect(await server.getUser({ tokenStore: requestWith(header) })).toMatchObject(ADA)
    const auth = await server.authenticate(requestWith(header))
    expect(auth.status === 'signed-in' && (await auth.getUser())).toMatchObject(ADA)
  })

  it('is nobody whom a call could speak for in place of its own session', async () => {
    const grace = { email: 'grace@example.com', password: 'another password' }
    project = await createTestProject({ users: [ada, grace] })
    const { projectId, secretServerKey, baseUrl } = project
    const server = new ServerApp({ projectId, secretServerKey, baseUrl })
    const { app } = openTab(project)
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const { header } = await signedIn()
    const { tokens: value } = await signedIn(grace)
    Object.defineProperty(polluted, 'tokens', { value, configurable: true })
    expect(await server.getUser({ tokenStore: requestWith(header) })).toMatchObject(ADA)
    expect(await app.getUser()).toMatchObject(ADA)
  })
})

it('keeps nothing of 10 000 requests (AH07)', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { cookie } = await signedIn()
  const requests: WeakRef<RequestLike>[] = []
  for (let count = 0; count < 10_000; count += 1) {
    const tokenStore = { headers: new Map([['cookie', cookie]]) }
    expect(serverApp({ tokenStore }).session.get().status).toBe('active')
    requests.push(new WeakRef(tokenStore))
  }
  // What something of the runtime holds for a moment goes by itself; a leak stays.
  await expect
    .poll(async () => {
      await setImmediate()
      collect()
      return requests.filter((request) => request.deref()).length
    })
    .toBe(0)
})
