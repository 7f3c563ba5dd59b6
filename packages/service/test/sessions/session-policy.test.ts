import { describe, expect, it } from 'vitest'
import { openTestProject, PASSWORD, signUp, type TestProject } from '../support/project.js'
import { setupTestService, START } from '../support/service.js'
import { switchConfig } from '../support/sign-in.js'
import { callOk } from '../support/with-access.js'

const DAY = 86_400_000

const service = await setupTestService({ sessions: { lifetimeDays: 20, idleDays: 10 } })

const refresh = async (project: TestProject, refreshToken: string) =>
  (
    await project.call('POST', '/auth/sessions/current/refresh', {
      headers: { 'X-Stack-Refresh-Token': refreshToken },
    })
  ).status

async function signIn(project: TestProject, email: string): Promise<string> {
  service.clock.now += 1000
  const { body } = await project.call('POST', '/auth/password/sign-in', {
    body: { email, password: PASSWORD },
  })
  return String(body['refresh_token'])
}

describe('maxSessionsPerUser', () => {
  it('ends the oldest session when another one begins, with the reason in the audit log', async () => {
    const project = await openTestProject(service, { config: { maxSessionsPerUser: 2 } })
    const { id, email, refreshToken: first } = await signUp(project)
    const second = await signIn(project, email)
    expect(await refresh(project, first)).toBe(200)
    const third = await signIn(project, email)
    const statuses = []
    for (const token of [first, second, third]) statuses.push(await refresh(project, token))
    expect(statuses).toEqual([401, 200, 200])
    const path = 'GET /latchkey/audit-log?action=session.ended'
    const { items } = await callOk(project, path, { access: 'admin' })
    expect(items).toMatchObject([{ subject: { id }, details: { reason: 'session_limit_reached' } }])
  })

  it('does not count impersonations and the sessions of other users', async () => {
    const project = await openTestProject(service, { config: { maxSessionsPerUser: 1 } })
    const { id, refreshToken } = await signUp(project)
    await signUp(project)
    await callOk(project, 'POST /auth/sessions', {
      access: 'server',
      body: { user_id: id, is_impersonation: true },
    })
    expect(await refresh(project, refreshToken)).toBe(200)
  })
})

describe('sessionLifetimeDays', () => {
  it('shortens the lifetime of the service, also of sessions that began before', async () => {
    const project = await openTestProject(service)
    const { refreshToken } = await signUp(project)
    await switchConfig(service, project, { sessionLifetimeDays: 2 })
    service.clock.now = START + 2 * DAY - 1
    expect(await refresh(project, refreshToken)).toBe(200)
    service.clock.now = START + 2 * DAY
    expect(await refresh(project, refreshToken)).toBe(401)
  })

  it('does not extend the lifetime of the service', async () => {
    const project = await openTestProject(service, { config: { sessionLifetimeDays: 365 } })
    const { refreshToken } = await signUp(project)
    for (const days of [9, 18]) {
      service.clock.now = START + days * DAY
      expect(await refresh(project, refreshToken)).toBe(200)
    }
    service.clock.now = START + 20 * DAY
    expect(await refresh(project, refreshToken)).toBe(401)
  })

  it('limits the sessions that a server creates', async () => {
    const project = await openTestProject(service, { config: { sessionLifetimeDays: 2 } })
    const { id } = await signUp(project)
    const { refresh_token: token } = await callOk(project, 'POST /auth/sessions', {
      access: 'server',
      body: { user_id: id, expires_in_millis: 5 * DAY },
    })
    service.clock.now = START + 2 * DAY
    expect(await refresh(project, String(token))).toBe(401)
  })
})

describe('sessionIdleDays', () => {
  it('shortens the idle time of the service', async () => {
    const project = await openTestProject(service, { config: { sessionIdleDays: 1 } })
    const { refreshToken } = await signUp(project)
    service.clock.now = START + DAY - 1
    expect(await refresh(project, refreshToken)).toBe(200)
    service.clock.now = START + 2 * DAY - 1
    expect(await refresh(project, refreshToken)).toBe(401)
  })
})
