import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AccessType } from '@latchkey/contract'
import { newestMail, openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { CALLBACK } from '../support/sign-in.js'

const DAY = 86_400_000

const service = await setupTestService({ trustedProxies: 1, sessions: { idleDays: 400 } })
const project = await openTestProject(service)

type Listed = Record<string, unknown> & { id: string }
async function list(userId: string, access: AccessType = 'server', accessToken?: string) {
  const response = await project.call('GET', `/auth/sessions?user_id=${userId}`, {
    access,
    ...(accessToken !== undefined && { accessToken }),
  })
  return response.body['items'] as Listed[]
}
const create = (body: Record<string, unknown>, access: AccessType = 'server', token?: string) =>
  project.call('POST', '/auth/sessions', {
    access,
    body,
    ...(token !== undefined && { accessToken: token }),
  })
const refresh = (refreshToken: unknown, on = project, headers: Record<string, string> = {}) =>
  on.call('POST', '/auth/sessions/current/refresh', {
    headers: { 'X-Stack-Refresh-Token': String(refreshToken), ...headers },
  })
const end = (id: string, options: { access?: AccessType; accessToken?: string }, query = 'me') =>
  project.call('DELETE', `/auth/sessions/${id}?user_id=${query}`, options)

describe('GET /auth/sessions', () => {
  it('lists impersonation sessions to admins only', async () => {
    const { id, accessToken } = await signUp(project)
    await create({ user_id: id, is_impersonation: true })
    expect(await list(id, 'client', accessToken)).toHaveLength(1)
    expect(await list(id, 'server')).toHaveLength(1)
    const all = await list(id, 'admin')
    expect(all.filter((session) => session['is_impersonation'])).toHaveLength(1)
    expect(all).toHaveLength(2)
  })

  it('returns the last IP address and location of a browser', async () => {
    const { id, refreshToken } = await signUp(project)
    service.clock.now += 1000
    await refresh(refreshToken, project, {
      'User-Agent': 'Mozilla/5.0',
      'X-Forwarded-For': '198.51.100.1, 192.0.2.7',
      'X-Vercel-IP-Country': 'CH',
      'X-Vercel-IP-City': 'Zurich',
    })
    const [session] = await list(id)
    expect(session).toMatchObject({
      created_at: START,
      last_used_at: START + 1000,
      last_used_at_end_user_ip_info: {
        ip: '192.0.2.7',
        countryCode: 'CH',
        regionCode: null,
        cityName: 'Zurich',
        latitude: null,
        longitude: null,
        tzIdentifier: null,
      },
    })
    await refresh(refreshToken)
    expect((await list(id))[0]).not.toHaveProperty('last_used_at_end_user_ip_info')
  })

  it('lists expired sessions, whose last use only a refresh updates', async () => {
    const { id, accessToken } = await signUp(project)
    service.clock.now += 1000
    await project.call('GET', '/users/me', { accessToken })
    service.clock.now += 400 * DAY
    expect(await list(id)).toEqual([expect.objectContaining({ last_used_at: START })])
  })

  it('returns an empty list for an unknown user or a user of another project', async () => {
    const stranger = await signUp(await openTestProject(service))
    expect(await list(randomUUID())).toEqual([])
    expect(await list(stranger.id)).toEqual([])
  })

  it('accepts a user ID in either case', async () => {
    const { id } = await signUp(project)
    expect(await list(id.toUpperCase())).toHaveLength(1)
  })

  it.each(['client', 'server'] as const)(
    'rejects the user ID me without a user with %s access',
    async (access) => {
      const response = await project.call('GET', '/auth/sessions?user_id=me', { access })
      expect([response.status, response.code]).toEqual([400, 'CANNOT_GET_OWN_USER_WITHOUT_USER'])
    },
  )
})

describe('DELETE /latchkey/users/{user_id}/sessions', () => {
  it('ends every session of the user and voids emailed codes, with one event in the audit log', async () => {
    const user = await signUp(project)
    const { refreshToken: other } = await signUp(project)
    const second = await create({ user_id: user.id })
    const request = { email: user.email, callback_url: CALLBACK }
    await project.call('POST', '/auth/password/send-reset-code', { body: request })
    const { code } = (await newestMail(service, project.id, user.email)) ?? {}
    service.clock.now += 1
    const path = `/latchkey/users/${user.id}/sessions`
    expect((await project.call('DELETE', path, { access: 'server' })).status).toBe(200)
    for (const token of [user.refreshToken, second.body['refresh_token']])
      expect((await refresh(token)).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    expect((await refresh(other)).status).toBe(200)
    const check = await project.call('POST', '/auth/password/reset/check-code', { body: { code } })
    expect(check.code).toBe('VERIFICATION_CODE_EXPIRED')
    const log = `/latchkey/audit-log?subject_id=${user.id}&action=session.ended`
    expect((await project.call('GET', log, { access: 'admin' })).body['items']).toMatchObject([
      { actor: { type: 'server' }, details: { reason: 'signed_out_everywhere' } },
    ])
  })
})

describe('DELETE /auth/sessions/{id}', () => {
  const plain404 = (response: { status: number; code: string | null }) =>
    expect([response.status, response.code]).toEqual([404, null])
  const second = async ({ email, id }: TestUser): Promise<string> => {
    const before = (await list(id)).map((session) => session.id)
    const body = { email, password: PASSWORD }
    await project.call('POST', '/auth/password/sign-in', { body })
    return (await list(id)).find((session) => !before.includes(session.id))?.id ?? ''
  }

  it('is limited to own sessions for clients', async () => {
    const [owner, other] = [await signUp(project), await signUp(project)]
    const id = await second(owner)
    plain404(await end(id, { accessToken: other.accessToken }))
    plain404(await end(id, { accessToken: other.accessToken }, owner.id))
    expect(await list(owner.id)).toHaveLength(2)
    expect((await end(id, { access: 'server' }, other.id)).body).toEqual({ success: true })
    expect(await list(owner.id)).toHaveLength(1)
  })

  it('ends a session that the client cannot list', async () => {
    const { id, accessToken } = await signUp(project)
    const impersonationSession = await create({ user_id: id, is_impersonation: true })
    const hidden = (await list(id, 'admin')).find((session) => session['is_impersonation'] === true)
    expect((await end(hidden?.id ?? '', { accessToken })).status).toBe(200)
    expect((await refresh(impersonationSession.body['refresh_token'])).status).toBe(401)
  })

  it('answers 404 for unknown sessions and sessions of another project', async () => {
    const other = await openTestProject(service)
    const stranger = await signUp(other)
    const theirs = await other.call('GET', '/auth/sessions?user_id=me', stranger)
    const [session] = theirs.body['items'] as Listed[]
    for (const id of [randomUUID(), session?.id ?? ''])
      plain404(await end(id, { access: 'server' }, stranger.id))
    expect((await refresh(stranger.refreshToken, other)).status).toBe(200)
  })

  it('requires a user ID, and a signed-in user for clients', async () => {
    for (const access of ['client', 'server', 'admin'] as const) {
      const path = `/auth/sessions/${randomUUID()}`
      expect((await project.call('DELETE', path, { access })).code).toBe('SCHEMA_ERROR')
    }
    const response = await end(randomUUID(), {})
    expect(response.code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
  })

  it('rejects the current session with server access too', async () => {
    const { id, accessToken } = await signUp(project)
    const [current] = await list(id)
    const response = await end(current?.id ?? '', { access: 'server', accessToken })
    expect([response.status, response.code]).toEqual([400, 'CANNOT_DELETE_CURRENT_SESSION'])
  })
})

describe('POST /auth/sessions', () => {
  it.each([
    ['365 days unless told otherwise', undefined, 365 * DAY],
    ['367 days at most', 367 * DAY, 367 * DAY],
    ['as long as it says', 5000, 5000],
  ])('creates a session that lives %s', async (_how, expires_in_millis, millis) => {
    const { id } = await signUp(project)
    const { body } = await create({ user_id: id, expires_in_millis })
    service.clock.now = START + millis - 1
    expect((await refresh(body['refresh_token'])).status).toBe(200)
    service.clock.now = START + millis
    expect((await refresh(body['refresh_token'])).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it.each([0, -1, Number.MIN_SAFE_INTEGER])('creates an expired session: %d', async (millis) => {
    const { id } = await signUp(project)
    const { status, body } = await create({ user_id: id, expires_in_millis: millis })
    expect(status).toBe(200)
    expect((await refresh(body['refresh_token'])).status).toBe(401)
  })

  it('rejects an unknown user', async () => {
    const stranger = await signUp(await openTestProject(service))
    for (const user_id of [randomUUID(), stranger.id]) {
      const response = await create({ user_id })
      expect([response.status, response.code]).toEqual([400, 'USER_ID_DOES_NOT_EXIST'])
      expect(response.body['details']).toEqual({ user_id })
    }
  })

  it('creates a session for the user ID me', async () => {
    expect((await create({ user_id: 'me' })).code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
    const { accessToken, id } = await signUp(project)
    await create({ user_id: 'me' }, 'admin', accessToken)
    expect(await list(id)).toHaveLength(2)
  })
})

describe('POST /auth/sessions/current/refresh', () => {
  it('rejects a token of another project, of an ended session, or none', async () => {
    const other = await openTestProject(service)
    const { refreshToken, accessToken } = await signUp(project)
    expect((await refresh(refreshToken, other)).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
    expect((await refresh('')).code).toBe('SCHEMA_ERROR')
    await project.call('DELETE', '/auth/sessions/current', { accessToken, body: {} })
    expect((await refresh(refreshToken)).code).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  })

  it('ignores an access token that has expired or is not one (70)', async () => {
    const { refreshToken, accessToken } = await signUp(project)
    service.clock.now += 11 * 60_000
    for (const token of [accessToken, 'no token'])
      expect((await refresh(refreshToken, project, { 'X-Stack-Access-Token': token })).status).toBe(
        200,
      )
  })

  it('rejects the refresh token of an ended session, whose access token is present (70)', async () => {
    const { refreshToken, accessToken } = await signUp(project)
    await project.call('DELETE', '/auth/sessions/current', { accessToken, body: {} })
    const response = await refresh(refreshToken, project, { 'X-Stack-Access-Token': accessToken })
    expect([response.status, response.code]).toEqual([401, 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'])
  })
})
