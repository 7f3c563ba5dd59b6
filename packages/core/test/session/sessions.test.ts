import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { signedIn } from '../support/signed-in.js'
import { queryOf } from '@latchkey/core/query'

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

describe('user sessions', () => {
  it('are listed newest first with the current session marked', async () => {
    const first = await signedIn(project)
    await project.clock.advance('1h')
    const { user } = await signedIn(project)
    const sessions = await user.listSessions()
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        userId: user.id,
        createdAt: expect.any(Date),
        lastUsedAt: expect.any(Date),
        isCurrentSession: true,
        isImpersonation: false,
        geoInfo: null,
        browser: expect.any(String),
        operatingSystem: null,
        deviceType: null,
        signInMethod: 'password',
        signInProviderId: null,
      },
      expect.objectContaining({ isCurrentSession: false }),
    ])
    const [newer, older] = sessions.map(({ createdAt }) => createdAt.getTime())
    expect(newer! - older!).toBeGreaterThanOrEqual(3_600_000)
    expect((await first.user.listSessions()).map((session) => session.isCurrentSession)).toEqual([
      false,
      true,
    ])
    expect(Object.isFrozen(sessions[0])).toBe(true)
  })

  it('contain the location from the headers of a proxy', async () => {
    const browser = { 'User-Agent': 'Mozilla/5.0', 'X-Forwarded-For': '203.0.113.7' }
    const place = { 'CF-IPCountry': 'DE', 'X-Vercel-IP-Latitude': '52.5' }
    const { app } = openTab(project, { extraRequestHeaders: { ...browser, ...place } })
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    expect(await user.listSessions()).toMatchObject([
      {
        geoInfo: {
          ip: '203.0.113.7',
          countryCode: 'DE',
          regionCode: null,
          cityName: null,
          latitude: 52.5,
          longitude: null,
          tzIdentifier: null,
        },
      },
    ])
  })

  it('contain the device and the sign-in method', async () => {
    const { app } = openTab(project, { extraRequestHeaders: { 'User-Agent': CHROME } })
    await app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    expect(await user.listSessions()).toMatchObject([
      {
        browser: 'Chrome',
        operatingSystem: 'macOS',
        deviceType: 'desktop',
        signInMethod: 'password',
        signInProviderId: null,
      },
    ])
    expect(network.calls('GET /auth/sessions')).toBe(0)
  })

  it('have no device from a service that lacks the list with devices', async () => {
    const { user } = await signedIn(project)
    await project.faults.on('GET /latchkey/sessions', { kind: 'status', status: 404 }, { times: 9 })
    const [session] = await user.listSessions()
    expect(session).toMatchObject({ isCurrentSession: true, isImpersonation: false })
    expect(session).not.toHaveProperty('browser')
    expect(session).not.toHaveProperty('signInMethod')
    await user.listSessions()
    expect(network.calls('GET /latchkey/sessions')).toBe(1)
    expect(network.calls('GET /auth/sessions')).toBe(2)
  })

  it('can be revoked individually, which updates subscribers', async () => {
    const other = await signedIn(project)
    const { app, user } = await signedIn(project)
    const query = queryOf(app, user, 'listSessions')
    const stop = query.subscribe(() => {})
    const { id } = (await query.load()).find((session) => !session.isCurrentSession)!
    await user.revokeSession(id)
    expect(await user.listSessions()).toHaveLength(1)
    stop()
    other.pass(600_000)
    await project.clock.advance('10m')
    expect(await other.app.user.refresh()).toBeNull()
    expect(other.app.session.get()).toEqual({ status: 'signed-out' })
  })

  it('can all be revoked except the current one', async () => {
    const others = [await signedIn(project), await signedIn(project)]
    const { app, user } = await signedIn(project)
    const query = queryOf(app, user, 'listSessions')
    onTestFinished(query.subscribe(() => {}))
    expect(await query.load()).toHaveLength(3)
    await user.revokeOtherSessions()
    await expect
      .poll(() => query.get().data?.map((session) => session.isCurrentSession))
      .toEqual([true])
    for (const other of others) {
      other.pass(600_000)
      expect(await other.app.user.refresh()).toBeNull()
    }
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('are all revoked even if a response is lost', async () => {
    await signedIn(project)
    await signedIn(project)
    const { user } = await signedIn(project)
    await project.faults.on('DELETE /auth/sessions/{id}', { kind: 'lost-answer' }, { times: 1 })
    await user.revokeOtherSessions()
    expect(await user.listSessions()).toHaveLength(1)
  })

  it('cannot include the current session, which only a sign-out ends', async () => {
    const { user, app } = await signedIn(project)
    const [current] = await user.listSessions()
    await expect(user.revokeSession(current!.id)).rejects.toMatchObject({
      code: 'CANNOT_DELETE_CURRENT_SESSION',
    })
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('reject an unknown ID with 404', async () => {
    const { user } = await signedIn(project)
    await expect(user.revokeSession('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      status: 404,
    })
  })

  it.each(['', '.', '..', 'a\u0000b'])('reject the ID %j before a request (AK12)', async (id) => {
    const { user } = await signedIn(project)
    await expect(user.revokeSession(id)).rejects.toThrow(TypeError)
    expect(network.calls('DELETE /auth/sessions/{id}')).toBe(0)
  })
})
