import { AdminApp, type ProjectOwnerSession } from '@latchkey/core/admin'
import type { TestProject } from '@latchkey/testing'
import { createNetwork, type Network } from '@latchkey/testing/network'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../signed-in.js'
import { ada } from '../open-tab.js'
import { openInternal } from './open-owner.js'

const internal = openInternal()
const READ = 'GET /internal/projects/current'
const CREATE = 'POST /internal/api-keys'
const TOKEN = 'POST /auth/oauth/token'
const hour = 3_600_000

let network: Network
beforeAll(() => {
  network = createNetwork(internal.url())
})
afterEach(() => network.reset())
afterAll(() => network.close())

let project: TestProject
beforeEach(async () => {
  // The tokens of all projects are to be judged by the same time.
  await internal.internal().reset()
  project = await internal.open()
})

const appOf = (projectOwnerSession: ProjectOwnerSession, { projectId, baseUrl } = project) =>
  new AdminApp({ projectId, baseUrl, projectOwnerSession })

/** A session that always has the same access token. */
const fixed = (accessToken: string): ProjectOwnerSession => ({
  getTokens: async () => ({ accessToken, refreshToken: null }),
})

describe("an owner's session", () => {
  it('is sent in place of keys, and of nothing else', async () => {
    const { app, user } = await internal.asOwner(project)
    await app.getProject()
    await app.project.load()
    const { accessToken } = await user.currentSession.getTokens()
    const requests = [...network.requests(READ), ...network.requests('GET /projects/current')]
    expect(requests).toHaveLength(2)
    for (const { headers } of requests) {
      const sent = [...headers.keys()].filter((name) => /key|token/.test(name))
      expect(sent).toEqual(['x-stack-admin-access-token'])
      expect(headers.get('x-stack-admin-access-token')).toBe(accessToken)
      expect(headers.get('x-stack-access-type')).toBe('admin')
      expect(headers.get('x-stack-project-id')).toBe(project.projectId)
    }
  })

  it('is refreshed when its token is refused, and the request made once more', async () => {
    const events: object[] = []
    const onEvent = (event: object) => void events.push(event)
    const { app } = await internal.asOwner(project, { onEvent })
    await internal.internal().clock.advance('61m')
    expect((await app.getProject()).id).toBe(project.projectId)
    expect([network.calls(READ), network.calls(TOKEN)]).toEqual([2, 1])
    expect(events).toContainEqual({
      type: 'retry',
      method: 'GET',
      path: '/internal/projects/current',
      attempt: 1,
      reason: 'access-token',
      waitMillis: 0,
    })
  })

  it('is refreshed once for all requests that need it', async () => {
    const { app } = await internal.asOwner(project)
    await internal.internal().clock.advance('61m')
    const queries = Array.from({ length: 10 }, (_, index) => `${index}`)
    await Promise.all(queries.map((query) => app.listUsers({ query })))
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('makes nothing twice', async () => {
    const { app } = await internal.asOwner(project)
    const before = await app.listInternalApiKeys()
    await internal.internal().clock.advance('61m')
    await app.createInternalApiKey({ description: 'CI', expiresAt: new Date(Date.now() + hour) })
    expect(network.calls(CREATE)).toBe(2)
    expect(await app.listInternalApiKeys()).toHaveLength(before.length + 1)
  })

  it('goes on after a lost connection as every request does', async () => {
    const { app } = await internal.asOwner(project)
    network.fail(READ, { times: 2 })
    expect((await app.getProject()).id).toBe(project.projectId)
    expect(network.calls(READ)).toBe(3)
  })

  it('RT11: is refreshed when its token is refused to the one that asks whether a service is back', async () => {
    const { user, platform, pass } = await internal.openOwner(project)
    const { projectId, baseUrl } = project
    const projectOwnerSession = user.currentSession
    const app = new AdminApp({ projectId, baseUrl, platform, projectOwnerSession })
    network.fail(READ, { times: 5 })
    await expect(app.getProject()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    await internal.internal().clock.advance('61m')
    pass(30_000)
    expect((await app.getProject()).id).toBe(projectId)
    expect([network.calls(READ), network.calls(TOKEN)]).toEqual([7, 1])
  })

  it('is tried with another token before an API key is said to be unknown', async () => {
    const { app } = await internal.asOwner(project)
    const read = await app.getProject()
    await read.update({ config: { allowUserApiKeys: true } })
    expect(await app.checkApiKey('sk_unknown', { type: 'user' })).toBeNull()
    expect(network.calls('POST /user-api-keys/check')).toBe(2)
  })
})

describe("an owner's session is refused", () => {
  const refusal = async (app: AdminApp) => {
    const error = await app.getProject().then(
      () => undefined,
      (thrown: unknown) => thrown as { code?: string },
    )
    // The first token, and another one; never a third.
    expect(network.calls(READ)).toBe(2)
    return error?.code
  }

  it('when its token cannot be read', async () => {
    expect(await refusal(appOf(fixed('no.access.token')))).toBe('UNPARSABLE_ADMIN_ACCESS_TOKEN')
  })

  it('when its token has expired and there is no other', async () => {
    const { user } = await internal.openOwner(project)
    const { accessToken } = await user.currentSession.getTokens()
    await internal.internal().clock.advance('61m')
    expect(await refusal(appOf(fixed(accessToken!)))).toBe('ADMIN_ACCESS_TOKEN_EXPIRED')
  })

  it('when the user does not own the project', async () => {
    const { user } = await internal.openOwner()
    expect(await refusal(appOf(user.currentSession))).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  })

  it('AD10: when the user is of another project than internal', async () => {
    const other = await internal.open({ users: [ada] })
    const { user } = await signedIn(other)
    expect(await refusal(appOf(user.currentSession, other))).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  })

  it('on the project internal itself', async () => {
    const { user } = await internal.openOwner(internal.internal())
    const app = appOf(user.currentSession, internal.internal())
    expect(await refusal(app)).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  })

  it('when the project is gone', async () => {
    const projectId = '11111111-1111-4111-8111-111111111111'
    const gone = { ...project, projectId }
    const { user } = await internal.openOwner(gone)
    expect(await refusal(appOf(user.currentSession, gone))).toBe(
      'INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN',
    )
  })

  it('when the owner is gone', async () => {
    const { user } = await internal.openOwner(project)
    const { accessToken } = await user.currentSession.getTokens()
    await internal
      .admin()
      .getUser(user.id)
      .then((one) => one?.delete())
    await expect(appOf(fixed(accessToken!)).getProject()).rejects.toMatchObject({ status: 401 })
    expect(network.calls(READ)).toBe(1)
  })

  it('when the owner has signed out, before anything is sent', async () => {
    const { user, app } = await internal.openOwner(project)
    await app.signOut({ noRedirect: true })
    await expect(appOf(user.currentSession).getProject()).rejects.toThrow('has signed out')
    expect(network.calls(READ)).toBe(0)
  })
})
