import { AdminApp, type ProjectOwnerSession } from '@latchkey/core/admin'
import type { TestProject } from '@latchkey/testing'
import { createNetwork } from '@latchkey/testing/network'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signedIn } from '../support/signed-in.js'
import { ada } from '../support/open-tab.js'
import { openInternal } from './open-owner.js'

const internal = await openInternal()
const READ = 'GET /internal/projects/current'
const CREATE = 'POST /users'
const TOKEN = 'POST /auth/oauth/token'

const network = createNetwork(internal.url())
afterEach(() => network.reset())
afterAll(() => network.close())

let project: TestProject
beforeEach(async () => {
  // The clock of the project `internal` decides whether the access tokens of owners are valid.
  await internal.internal().reset()
  project = await internal.open()
})

const appOf = (projectOwnerSession: ProjectOwnerSession, { projectId, baseUrl } = project) =>
  new AdminApp({ projectId, baseUrl, projectOwnerSession })

/** Returns a session with a constant access token. */
const constantSession = (accessToken: string): ProjectOwnerSession => ({
  getTokens: async () => ({ accessToken, refreshToken: null }),
})

describe('projectOwnerSession', () => {
  it('sends its access token instead of keys', async () => {
    const { app, user } = await internal.asOwner(project)
    await app.getProject()
    await app.project.load()
    const { accessToken } = await user.currentSession.getTokens()
    const requests = [...network.requests(READ), ...network.requests('GET /projects/current')]
    expect(requests).toHaveLength(2)
    for (const { headers } of requests) {
      const names = [...headers.keys()].filter((name) => /key|token/.test(name))
      expect(names).toEqual(['x-stack-admin-access-token'])
      expect(headers.get('x-stack-admin-access-token')).toBe(accessToken)
      expect(headers.get('x-stack-access-type')).toBe('admin')
      expect(headers.get('x-stack-project-id')).toBe(project.projectId)
    }
  })

  it('refreshes a rejected token and retries the request once', async () => {
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

  it('refreshes once for concurrent requests', async () => {
    const { app } = await internal.asOwner(project)
    await internal.internal().clock.advance('61m')
    const queries = Array.from({ length: 10 }, (_, index) => `${index}`)
    await Promise.all(queries.map((query) => app.listUsers({ query })))
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('does not repeat a write that was rejected for its token', async () => {
    const { app } = await internal.asOwner(project)
    const before = await app.listUsers()
    await internal.internal().clock.advance('61m')
    await app.createUser({ displayName: 'Ada' })
    expect(network.calls(CREATE)).toBe(2)
    expect(await app.listUsers()).toHaveLength(before.length + 1)
  })

  it('retries after a lost connection', async () => {
    const { app } = await internal.asOwner(project)
    network.fail(READ, { times: 2 })
    expect((await app.getProject()).id).toBe(project.projectId)
    expect(network.calls(READ)).toBe(3)
  })

  it('refreshes a token that was rejected for the probe of the circuit breaker (RT11)', async () => {
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

  it('retries with another token before it reports an unknown API key', async () => {
    const { app } = await internal.asOwner(project)
    const read = await app.getProject()
    await read.update({ config: { allowUserApiKeys: true } })
    expect(await app.checkApiKey('sk_unknown', { type: 'user' })).toBeNull()
    expect(network.calls('POST /user-api-keys/check')).toBe(2)
  })
})

describe('an invalid projectOwnerSession', () => {
  const rejectionCode = async (app: AdminApp) => {
    const error = await app.getProject().then(
      () => undefined,
      (thrown: unknown) => thrown as { code?: string },
    )
    // Requests with the first token and with a second one, but not with a third.
    expect(network.calls(READ)).toBe(2)
    return error?.code
  }

  it('rejects a malformed token with UNPARSABLE_ADMIN_ACCESS_TOKEN', async () => {
    expect(await rejectionCode(appOf(constantSession('no.access.token')))).toBe(
      'UNPARSABLE_ADMIN_ACCESS_TOKEN',
    )
  })

  it('rejects an expired token that cannot be refreshed with ADMIN_ACCESS_TOKEN_EXPIRED', async () => {
    const { user } = await internal.openOwner(project)
    const { accessToken } = await user.currentSession.getTokens()
    await internal.internal().clock.advance('61m')
    expect(await rejectionCode(appOf(constantSession(accessToken!)))).toBe(
      'ADMIN_ACCESS_TOKEN_EXPIRED',
    )
  })

  it('rejects a user who does not own the project', async () => {
    const { user } = await internal.openOwner()
    expect(await rejectionCode(appOf(user.currentSession))).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  })

  it('rejects a user of another project than internal (AD10)', async () => {
    const other = await internal.open({ users: [ada] })
    const { user } = await signedIn(other)
    expect(await rejectionCode(appOf(user.currentSession, other))).toBe(
      'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN',
    )
  })

  it('rejects access to the project internal itself', async () => {
    const { user } = await internal.openOwner(internal.internal())
    const app = appOf(user.currentSession, internal.internal())
    expect(await rejectionCode(app)).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  })

  it('rejects access to a project that does not exist', async () => {
    const projectId = '11111111-1111-4111-8111-111111111111'
    const missingProject = { ...project, projectId }
    const { user } = await internal.openOwner(missingProject)
    expect(await rejectionCode(appOf(user.currentSession, missingProject))).toBe(
      'INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN',
    )
  })

  it('rejects a token of a deleted owner', async () => {
    const { user } = await internal.openOwner(project)
    const { accessToken } = await user.currentSession.getTokens()
    await internal
      .admin()
      .getUser(user.id)
      .then((owner) => owner?.delete())
    await expect(appOf(constantSession(accessToken!)).getProject()).rejects.toMatchObject({
      status: 401,
    })
    expect(network.calls(READ)).toBe(1)
  })

  it('rejects without a request after the owner signed out', async () => {
    const { user, app } = await internal.openOwner(project)
    await app.signOut({ noRedirect: true })
    await expect(appOf(user.currentSession).getProject()).rejects.toThrow('has signed out')
    expect(network.calls(READ)).toBe(0)
  })
})
