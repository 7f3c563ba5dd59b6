import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { authorizePath, openSharedProject } from '../support/oauth.js'
import {
  openTestProject,
  OTHER_PASSWORD,
  PASSWORD,
  signUp,
  type TestProject,
  type TestUser,
} from '../support/project.js'
import { callOk } from '../support/with-access.js'
import { setupTestService, START } from '../support/service.js'
import { proveEmail, requireTotp, switchConfig } from '../support/sign-in.js'

const DAY = 86_400_000
/** A secret of an authenticator app. */
const SECRET = Buffer.alloc(20, 1).toString('base64')

const service = await setupTestService()
const today = new Date(START).toISOString().slice(0, 10)
const overdue = { requireSecondFactorFrom: today, secondFactorGraceDays: 0 }

const open = (config: Parameters<typeof switchConfig>[2]) => openTestProject(service, { config })

const me = async (project: TestProject, { accessToken }: TestUser, headers = {}) =>
  (await project.call('GET', '/users/me', { accessToken, headers })).body

async function refresh(project: TestProject, user: TestUser, headers = {}) {
  const { body } = await project.call('POST', '/auth/sessions/current/refresh', {
    headers: { ...headers, 'X-Stack-Refresh-Token': user.refreshToken },
  })
  return decodeJwt(String(body['access_token']))
}

const createTeam = (project: TestProject, { accessToken }: TestUser) =>
  project.call('POST', '/teams', { accessToken, body: { display_name: 'Team' } })

const restricted = {
  is_restricted: true,
  restricted_reason: { type: 'second_factor_required' },
}

describe('the rule that requires a second factor', () => {
  it('counts the days of grace from the sign-up', async () => {
    const project = await open({ requireSecondFactorFrom: today, secondFactorGraceDays: 3 })
    service.clock.now = START + DAY
    const user = await signUp(project)
    const fields = await me(project, user)
    expect(fields['second_factor_due_at_millis']).toBe(START + 4 * DAY)
    expect(fields).not.toHaveProperty('is_restricted')
  })

  it('counts the days of grace from its own day for users who signed up before', async () => {
    const project = await open({ secondFactorGraceDays: 3 })
    service.clock.now = START
    const user = await signUp(project)
    expect(await me(project, user)).not.toHaveProperty('second_factor_due_at_millis')
    await switchConfig(service, project, { requireSecondFactorFrom: '2099-01-01' })
    expect((await me(project, user))['second_factor_due_at_millis']).toBe(
      Date.UTC(2099, 0, 1) + 3 * DAY,
    )
  })

  it('restricts the user after the grace, in the user and in the access token', async () => {
    const project = await open(overdue)
    const user = await signUp(project)
    expect(await me(project, user)).toMatchObject(restricted)
    expect(await refresh(project, user)).toMatchObject(restricted)
  })

  it('rejects calls of a restricted user until the second factor is set up', async () => {
    const project = await open({ ...overdue, clientTeamCreationEnabled: true })
    const user = await signUp(project)
    const refused = await createTeam(project, user)
    expect([refused.status, refused.text]).toEqual([
      403,
      'This call needs a second factor. Set one up first.',
    ])
    await requireTotp(project, user)
    expect((await createTeam(project, user)).status).toBe(201)
    const fields = await me(project, user)
    expect(fields).not.toHaveProperty('is_restricted')
    expect(fields).not.toHaveProperty('second_factor_due_at_millis')
  })

  it('lets a restricted user make only the calls that set up the factor and end sessions', async () => {
    const project = await open({ ...overdue, allowUserApiKeys: true, createTeamOnSignUp: true })
    const { accessToken } = await signUp(project)
    const statusOf = async (request: string, body?: object) => {
      const [method = '', path = ''] = request.split(' ')
      const { status } = await project.call(method, path, { accessToken, body })
      return [request, status]
    }
    const expected = [
      ['GET /users/me', 200],
      ['GET /latchkey/sessions?user_id=me', 200],
      ['GET /latchkey/recovery-codes?user_id=me', 200],
      ['GET /teams?user_id=me', 403],
      ['GET /contact-channels?user_id=me', 403],
      ['GET /user-api-keys?user_id=me', 403],
      ['GET /latchkey/export?user_id=me', 403],
    ] as const
    expect(await Promise.all(expected.map(([request]) => statusOf(request)))).toEqual(expected)
    const newPassword = { old_password: PASSWORD, new_password: OTHER_PASSWORD }
    expect(await statusOf('POST /auth/password/update', newPassword)).toContain(403)
    expect(await statusOf('PATCH /users/me', { totp_secret_base64: SECRET })).toContain(200)
    expect(await statusOf('POST /latchkey/recovery-codes', {})).toContain(200)
  })

  it('lets a restricted user link no provider account', async () => {
    const project = await openSharedProject(service, overdue)
    const { accessToken } = await signUp(project)
    const query = { type: 'link', token: accessToken }
    const { status, text } = await project.call('GET', authorizePath(project, 'github', query), {
      access: 'none',
    })
    expect([status, text]).toEqual([403, 'This call needs a second factor. Set one up first.'])
  })

  it('lets a restricted user sign out', async () => {
    const project = await open(overdue)
    const { accessToken, refreshToken } = await signUp(project)
    const { status } = await project.call('DELETE', '/auth/sessions/current', {
      accessToken,
      headers: { 'X-Stack-Refresh-Token': refreshToken },
    })
    expect(status).toBe(200)
  })

  it('asks an unverified user to verify the email first if the project requires both', async () => {
    const project = await open({ ...overdue, requireEmailVerification: true })
    const user = await signUp(project)
    const reason = async () => (await me(project, user))['restricted_reason']
    expect(await reason()).toEqual({ type: 'email_not_verified' })
    await proveEmail(project, user)
    expect(await reason()).toEqual({ type: 'second_factor_required' })
  })

  it('names a reason that published clients since 2.8.41 know', async () => {
    const project = await open(overdue)
    const user = await signUp(project)
    const headers = { 'X-Stack-Client-Version': 'js @stackframe/js@2.8.108' }
    const closest = { is_restricted: true, restricted_reason: { type: 'email_not_verified' } }
    const fields = await me(project, user, headers)
    expect(fields).toMatchObject(closest)
    expect(fields).not.toHaveProperty('second_factor_due_at_millis')
    expect(await refresh(project, user, headers)).toMatchObject(closest)
  })

  it('does not cover anonymous users', async () => {
    const project = await open({ ...overdue, anonymousAccountsEnabled: true })
    const { body } = await project.call('POST', '/auth/anonymous/sign-up', { body: {} })
    const { body: fields } = await project.call('GET', '/users/me', {
      accessToken: String(body['access_token']),
    })
    expect(fields).toMatchObject({ is_anonymous: true })
    expect(fields).not.toHaveProperty('second_factor_due_at_millis')
  })

  it('rejects the API keys of a restricted user', async () => {
    const project = await open({ allowUserApiKeys: true })
    const user = await signUp(project)
    const { body } = await project.call('POST', '/user-api-keys', {
      accessToken: user.accessToken,
      body: { user_id: 'me', description: 'Key', expires_at_millis: null },
    })
    await switchConfig(service, project, overdue)
    const check = { access: 'server' as const, body: { api_key: body['value'] } }
    expect((await project.call('POST', '/user-api-keys/check', check)).code).toBe('API_KEY_REVOKED')
  })

  it('leaves restricted users out of the list that a server asks for', async () => {
    const project = await open(overdue)
    await signUp(project)
    const secured = await signUp(project)
    await requireTotp(project, secured)
    const ids = async (query: string) => {
      const { body } = await project.call('GET', `/users${query}`, { access: 'server' })
      return (body['items'] as { id: string }[]).map(({ id }) => id)
    }
    expect(await ids('?include_restricted=false')).toEqual([secured.id])
    expect(await ids('')).toHaveLength(2)
  })
})

describe('the rule for users with a permission', () => {
  const reasonOf = async (project: TestProject, user: TestUser) =>
    (await me(project, user))['restricted_reason']

  it('covers a user who has it in the project through a permission that contains it', async () => {
    const project = await open({ ...overdue, requireSecondFactorPermission: 'billing' })
    const user = await signUp(project)
    const definitions = 'POST /project-permission-definitions'
    const access = 'admin'
    await callOk(project, definitions, { access, body: { id: 'billing' } })
    const body = { id: 'manager', contained_permission_ids: ['billing'] }
    await callOk(project, definitions, { access, body })
    expect(await reasonOf(project, user)).toBeUndefined()
    await callOk(project, `POST /project-permissions/${user.id}/manager`, { access, body: {} })
    expect(await reasonOf(project, user)).toEqual({ type: 'second_factor_required' })
  })

  it('follows the permission to a new ID, and covers no user after its deletion', async () => {
    const project = await open({ ...overdue, requireSecondFactorPermission: 'billing' })
    const user = await signUp(project)
    const other = await signUp(project)
    const definitions = '/project-permission-definitions'
    const access = 'admin'
    await callOk(project, `POST ${definitions}`, { access, body: { id: 'billing' } })
    await callOk(project, `POST /project-permissions/${user.id}/billing`, { access, body: {} })
    await callOk(project, `PATCH ${definitions}/billing`, { access, body: { id: 'payments' } })
    expect(await reasonOf(project, user)).toEqual({ type: 'second_factor_required' })
    await callOk(project, `DELETE ${definitions}/payments`, { access })
    expect(await reasonOf(project, user)).toBeUndefined()
    expect(await reasonOf(project, other)).toBeUndefined()
  })

  it('covers a user who has it in a team', async () => {
    const project = await open({
      ...overdue,
      requireSecondFactorPermission: 'team_admin',
      createTeamOnSignUp: true,
    })
    const user = await signUp(project)
    expect(await reasonOf(project, user)).toEqual({ type: 'second_factor_required' })
  })
})
