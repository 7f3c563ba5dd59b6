import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openTestProject, signUp, uniqueEmail } from '../support/project.js'
import { scenario, OVERRIDE } from '../support/scenario.js'
import { START, setupTestService } from '../support/service.js'
import { createAsServer, createTeamOf } from '../support/users.js'

const BCRYPT = '$2a$13$TVyY/gpw9Db/w1fBeJkCgeNg2Rae2JfNqrPnSAKtj.ufAO5cVF13.'
const emptyUser = {
  id: expect.any(String),
  display_name: null,
  primary_email: null,
  primary_email_verified: false,
  primary_email_auth_enabled: false,
  profile_image_url: null,
  signed_up_at_millis: START,
  client_metadata: null,
  client_read_only_metadata: null,
  server_metadata: null,
  has_password: false,
  otp_auth_enabled: false,
  auth_with_email: false,
  requires_totp_mfa: false,
  passkey_auth_enabled: false,
  oauth_providers: [],
  selected_team_id: null,
  selected_team: null,
  last_active_at_millis: START,
  is_anonymous: false,
}

const service = await setupTestService()
const project = await openTestProject(service)

const asServer = (method: string, path: string, body?: unknown) =>
  project.call(method, path, { access: 'server', body })

describe('the signed-in user', () => {
  scenario('GET /users/me 200', async () => {
    const { accessToken, email, id } = await signUp(project)
    const response = await project.call('GET', '/users/me', { accessToken })
    const { server_metadata, last_active_at_millis, primary_email_auth_enabled, ...clientUser } =
      emptyUser
    const own = { primary_email: email, has_password: true, auth_with_email: true }
    expect(response.body).toEqual({ ...clientUser, ...own, id })
    for (const access of ['server', 'admin'] as const) {
      const more = await project.call('GET', '/users/me', { access, accessToken })
      const hidden = { server_metadata, last_active_at_millis, primary_email_auth_enabled: true }
      expect(primary_email_auth_enabled).toBe(false)
      expect(more.body).toEqual({ ...clientUser, ...own, ...hidden, id })
    }
  })

  scenario('GET /users/me 400 CANNOT_GET_OWN_USER_WITHOUT_USER', async () => {
    const response = await project.call('GET', '/users/me')
    expect(response.body).not.toHaveProperty('details')
  })

  scenario('GET /users/me 200 for 400 CANNOT_GET_OWN_USER_WITHOUT_USER', async () => {
    await project.call('GET', '/users/me', { headers: OVERRIDE })
  })

  scenario('OPTIONS /users/me 200', async () => {
    const response = await project.call('OPTIONS', '/users/me', { access: 'none' })
    expect(response.text).toBe('')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-stack-access-token')
    expect(response.headers.get('access-control-max-age')).toBe('86400')
  })

  scenario('PATCH /users/me 200', async () => {
    const user = await signUp(project)
    const body = { display_name: 'John Doe', client_metadata: { key: 'value' } }
    const response = await project.call('PATCH', '/users/me', { ...user, body })
    expect(response.body).toMatchObject({ ...body, id: user.id })
    const totp = { totp_secret_base64: '0/+a9+FCew9TWj3FzZPaqqDQDCU=' }
    await withRecordedAnswers(service, async () => {
      const secured = await project.call('PATCH', '/users/me', { ...user, body: totp })
      expect(secured.body).toMatchObject({ ...body, requires_totp_mfa: true })
      expect(secured.text).not.toContain('9+FCew9')
    })
  })

  scenario('PATCH /users/me 400 SCHEMA_ERROR', async () => {
    const user = await signUp(project)
    for (const field of ['server_metadata', 'client_read_only_metadata']) {
      const body = { display_name: 'x', [field]: { key: 'value' } }
      const response = await project.call('PATCH', '/users/me', { ...user, body })
      const { message } = response.body['details'] as { message: string }
      expect(message).toContain(field)
    }
  })

  scenario('PATCH /users/me 200 for 400 SCHEMA_ERROR', async () => {
    const user = await signUp(project)
    const body = { profile_image_url: 'not a url' }
    await project.call('PATCH', '/users/me', { ...user, body, headers: OVERRIDE })
  })

  scenario('PATCH /users/me 400', async () => {
    const user = await signUp(project)
    const body = { profile_image_url: 'http://localhost:8101/open-graph-image.png' }
    const response = await project.call('PATCH', '/users/me', { ...user, body })
    expect(response.code).toBeNull()
  })

  scenario('PATCH /users/me 400 CANNOT_GET_OWN_USER_WITHOUT_USER', async () => {
    await project.call('PATCH', '/users/me', { body: { display_name: 'x' } })
  })

  const selectForeignTeam = async (headers: Record<string, string> = {}) => {
    const user = await signUp(project)
    const team = await createTeamOf(project, (await createAsServer(project)).id)
    const body = { selected_team_id: team }
    const response = await project.call('PATCH', '/users/me', { ...user, body, headers })
    expect(response.body['details']).toEqual({ team_id: team, user_id: user.id })
  }
  scenario('PATCH /users/me 404 TEAM_MEMBERSHIP_NOT_FOUND', () => selectForeignTeam())
  scenario('PATCH /users/me 200 for 404 TEAM_MEMBERSHIP_NOT_FOUND', () =>
    selectForeignTeam(OVERRIDE),
  )

  scenario('PATCH /users/me 409 USER_EMAIL_ALREADY_EXISTS', async () => {
    const { email } = await signUp(project)
    const { accessToken } = await signUp(project)
    const body = { primary_email: email }
    const response = await project.call('PATCH', '/users/me', {
      access: 'server',
      accessToken,
      body,
    })
    expect(response.body['details']).toEqual({ email })
  })

  scenario('DELETE /users/me 200', async () => {
    const mine = await openTestProject(service, { config: { clientUserDeletionEnabled: true } })
    const user = await signUp(mine)
    expect((await mine.call('DELETE', '/users/me', user)).body).toEqual({ success: true })
    const response = await mine.call('GET', `/users/${user.id}`, { access: 'server' })
    expect(response.code).toBe('USER_NOT_FOUND')
  })

  scenario('DELETE /users/me 400', async () => {
    const user = await signUp(project)
    expect((await project.call('DELETE', '/users/me', user)).code).toBeNull()
    expect((await project.call('GET', '/users/me', user)).status).toBe(200)
  })

  scenario('DELETE /users/me 200 for 400', async () => {
    await project.call('DELETE', '/users/me', { ...(await signUp(project)), headers: OVERRIDE })
  })
})

describe('a new user', () => {
  scenario('POST /users 201', async () => {
    expect((await asServer('POST', '/users', {})).body).toEqual(emptyUser)
    const named = {
      primary_email: uniqueEmail(),
      primary_email_auth_enabled: true,
      display_name: 'John Dough',
      server_metadata: 'test',
    }
    expect((await asServer('POST', '/users', named)).body).toEqual({ ...emptyUser, ...named })
    // The recorded hash is more expensive than the service accepts by default.
    await withRecordedAnswers(service, async () => {
      for (const secret of [{ password: 'hello-world' }, { password_hash: BCRYPT }]) {
        const email = { primary_email: uniqueEmail(), primary_email_auth_enabled: true }
        const response = await asServer('POST', '/users', { ...email, ...secret })
        const expected = { ...emptyUser, ...email, has_password: true, auth_with_email: true }
        expect(response.body).toEqual(expected)
      }
    })
  })

  scenario('POST /users 400', async () =>
    withRecordedAnswers(service, async () => {
      const costly = BCRYPT.replace('$13$', '$17$')
      for (const secrets of [
        { password: 'hello-world', password_hash: BCRYPT },
        { password_hash: costly },
        { password_hash: 'bad' },
      ]) {
        const body = { primary_email: uniqueEmail(), primary_email_auth_enabled: true, ...secrets }
        const response = await asServer('POST', '/users', body)
        expect([response.status, response.code]).toEqual([400, null])
      }
    }),
  )

  const createTwice = async (headers: Record<string, string> = {}) => {
    const body = { primary_email: uniqueEmail(), primary_email_auth_enabled: true }
    await createAsServer(project, body)
    const response = await project.call('POST', '/users', { access: 'server', body, headers })
    expect(response.body['details']).toEqual({ email: body.primary_email })
  }
  scenario('POST /users 409 USER_EMAIL_ALREADY_EXISTS', () => createTwice())
  scenario('POST /users 200 for 409 USER_EMAIL_ALREADY_EXISTS', () => createTwice(OVERRIDE))
})

describe('any user', () => {
  scenario('GET /users 200', async () => {
    const mine = await openTestProject(service)
    const list = async (query: string) =>
      (await mine.call('GET', `/users${query}`, { access: 'server' })).body
    const pagination = { next_cursor: null }
    expect(await list('')).toEqual({ items: [], is_paginated: true, pagination })
    const user = await createAsServer(mine, { display_name: 'A' })
    expect(await list('?limit=2')).toEqual({ items: [user], is_paginated: true, pagination })
  })

  scenario('GET /users 400 SCHEMA_ERROR', async () => {
    for (const query of ['limit=0', 'order_by=bogus', 'team_id=undefined', 'bogus=1'])
      expect((await asServer('GET', `/users?${query}`)).code).toBe('SCHEMA_ERROR')
  })

  scenario('GET /users/{user_id} 200', async () => {
    const user = await createAsServer(project, { client_metadata: { a: 1 } })
    expect((await asServer('GET', `/users/${user.id}`)).body).toEqual(user)
  })

  scenario('GET /users/{user_id} 404 USER_NOT_FOUND', async () => {
    const response = await asServer('GET', `/users/${randomUUID()}`)
    expect(response.body).not.toHaveProperty('details')
  })

  scenario('GET /users/{user_id} 200 for 404 USER_NOT_FOUND', async () => {
    const path = `/users/${randomUUID()}`
    await project.call('GET', path, { access: 'server', headers: OVERRIDE })
  })

  scenario('GET /users/{user_id} 400 SCHEMA_ERROR', async () => {
    await asServer('GET', '/users/not-a-uuid')
  })

  scenario('PATCH /users/{user_id} 200', async () => {
    const user = await createAsServer(project, { client_metadata: { c: 1 } })
    const changes = { display_name: 'John Doe', server_metadata: { key: 'value' } }
    const response = await asServer('PATCH', `/users/${user.id}`, changes)
    expect(response.body).toEqual({ ...user, ...changes })
  })

  scenario('PATCH /users/{user_id} 400 SCHEMA_ERROR', async () => {
    const { id } = await createAsServer(project)
    for (const body of [{ is_anonymous: true }, { profile_image_url: 'not a url' }])
      expect((await asServer('PATCH', `/users/${id}`, body)).code).toBe('SCHEMA_ERROR')
  })

  scenario('PATCH /users/{user_id} 404 TEAM_MEMBERSHIP_NOT_FOUND', async () => {
    const { id } = await createAsServer(project)
    const team = randomUUID()
    const response = await asServer('PATCH', `/users/${id}`, { selected_team_id: team })
    expect(response.body['details']).toEqual({ team_id: team, user_id: id })
  })

  scenario('DELETE /users/{user_id} 200', async () => {
    const { id } = await createAsServer(project)
    expect((await asServer('DELETE', `/users/${id}`, {})).body).toEqual({ success: true })
    expect((await asServer('GET', `/users/${id}`)).code).toBe('USER_NOT_FOUND')
  })

  scenario('DELETE /users/{user_id} 404 USER_NOT_FOUND', async () => {
    await asServer('DELETE', `/users/${randomUUID()}`, {})
  })
})
