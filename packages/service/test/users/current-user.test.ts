import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema.js'
import { openTestProject, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { proveEmail } from '../support/sign-in.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { clientUserDeletionEnabled: true } })

const patch = (accessToken: string, body: unknown, on = project) =>
  on.call('PATCH', '/users/me', { accessToken, body })

describe('GET /users/me', () => {
  it.each(['server', 'admin'] as const)('returns server fields to %s access', async (access) => {
    const { accessToken, id, email } = await signUp(project)
    const response = await project.call('GET', '/users/me', { access, accessToken })
    expect(response.body).toEqual({
      id,
      primary_email: email,
      primary_email_verified: false,
      primary_email_auth_enabled: true,
      display_name: null,
      client_metadata: null,
      client_read_only_metadata: null,
      server_metadata: null,
      profile_image_url: null,
      signed_up_at_millis: START,
      last_active_at_millis: START,
      has_password: true,
      auth_with_email: true,
      oauth_providers: [],
      selected_team_id: null,
      selected_team: null,
      requires_totp_mfa: false,
      otp_auth_enabled: false,
      passkey_auth_enabled: false,
      is_anonymous: false,
    })
  })

  it('requires an access token and does not accept a refresh token', async () => {
    const { refreshToken } = await signUp(project)
    const headers = { 'X-Stack-Refresh-Token': refreshToken }
    const response = await project.call('GET', '/users/me', { headers })
    expect([response.status, response.code]).toEqual([400, 'CANNOT_GET_OWN_USER_WITHOUT_USER'])
  })

  it('rejects the access token of a deleted user', async () => {
    const user = await signUp(project)
    await service.ctx.db.delete(users).where(eq(users.id, user.id))
    for (const [method, options] of [
      ['GET', user],
      ['PATCH', { ...user, body: {} }],
      ['DELETE', user],
    ] as const) {
      const response = await project.call(method, '/users/me', options)
      expect([response.status, response.code]).toEqual([400, 'CANNOT_GET_OWN_USER_WITHOUT_USER'])
    }
  })
})

describe('PATCH /users/me', () => {
  it('changes the given fields and keeps the others', async () => {
    const { accessToken } = await signUp(project)
    await patch(accessToken, { display_name: 'Zoë' })
    const response = await patch(accessToken, { client_metadata: { b: [1, null], a: '5' } })
    expect(response.body).toMatchObject({
      display_name: 'Zoë',
      client_metadata: { b: [1, null], a: '5' },
    })
    expect((await patch(accessToken, {})).body).toEqual(response.body)
  })

  it.each([{ '1': 1 }, [], 'text', '5', 5, true, 'null'])(
    'stores metadata unchanged: %j',
    async (value) => {
      const { accessToken } = await signUp(project)
      const response = await patch(accessToken, { client_metadata: value })
      expect(response.body['client_metadata']).toEqual(value)
    },
  )

  it('clears metadata with null, and the name with null or an empty string', async () => {
    const { accessToken } = await signUp(project)
    await patch(accessToken, { client_metadata: 1, display_name: 'x' })
    const cleared = await patch(accessToken, { client_metadata: null, display_name: '' })
    expect(cleared.body).toMatchObject({ client_metadata: null, display_name: null })
  })

  it.each([
    'server_metadata',
    'client_read_only_metadata',
    'primary_email_verified',
    'password',
    'is_anonymous',
  ])('rejects %s for clients', async (field) => {
    const { accessToken } = await signUp(project)
    const response = await patch(accessToken, { display_name: 'x', [field]: null })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
    const me = await project.call('GET', '/users/me', { accessToken })
    expect(me.body['display_name']).toBeNull()
  })

  it('accepts profile images only as data URLs of small raster images', async () => {
    const { accessToken } = await signUp(project)
    const picture = 'data:image/png;base64,iVBORw0KGgo='
    const set = await patch(accessToken, { profile_image_url: picture })
    expect(set.body['profile_image_url']).toBe(picture)
    for (const refused of [
      'https://example.com/me.png',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'javascript:alert(1)',
      'data:image/png;base64,====',
    ]) {
      const response = await patch(accessToken, { profile_image_url: refused })
      expect([response.status, response.code]).toEqual([400, null])
    }
    for (const malformed of ['', 'not a url', `data:image/png;base64,${'A'.repeat(1_000_000)}`])
      expect((await patch(accessToken, { profile_image_url: malformed })).code).toBe('SCHEMA_ERROR')
    const cleared = await patch(accessToken, { profile_image_url: null })
    expect(cleared.body['profile_image_url']).toBeNull()
  })

  it('enables and disables the second factor', async () => {
    const user = await signUp(project)
    await proveEmail(project, user)
    const { accessToken } = user
    const on = await patch(accessToken, { totp_secret_base64: '0/+a9+FCew9TWj3FzZPaqqDQDCU=' })
    expect(on.body['requires_totp_mfa']).toBe(true)
    for (const totp_secret_base64 of ['', 'no base64'])
      expect((await patch(accessToken, { totp_secret_base64 })).code).toBe('SCHEMA_ERROR')
    const off = await patch(accessToken, { totp_secret_base64: null })
    expect(off.body['requires_totp_mfa']).toBe(false)
  })

  it('rejects fields that the project or another call decides with 400', async () => {
    const { accessToken } = await signUp(project)
    for (const body of [{ otp_auth_enabled: true }, { passkey_auth_enabled: true }]) {
      const response = await patch(accessToken, body)
      expect([response.status, response.code]).toEqual([400, null])
    }
    expect((await patch(accessToken, { passkey_auth_enabled: false })).status).toBe(200)
  })

  it('rejects a team that the user is not a member of', async () => {
    const { accessToken, id } = await signUp(project)
    const team = randomUUID()
    const response = await patch(accessToken, { selected_team_id: team })
    expect([response.status, response.code]).toEqual([404, 'TEAM_MEMBERSHIP_NOT_FOUND'])
    expect(response.body['details']).toEqual({ team_id: team, user_id: id })
    expect((await patch(accessToken, { selected_team_id: null })).status).toBe(200)
  })
})

describe('DELETE /users/me', () => {
  it('deletes the user with all of their data', async () => {
    const user = await signUp(project)
    const response = await project.call('DELETE', '/users/me', user)
    expect([response.status, response.body]).toEqual([200, { success: true }])
    expect((await project.call('GET', '/users/me', user)).code).toBe(
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
    )
    await signUp(project, { email: user.email })
  })

  it('requires the permission of the project for clients, not for servers', async () => {
    const mine = await openTestProject(service)
    const user = await signUp(mine)
    const refused = await mine.call('DELETE', '/users/me', user)
    expect([refused.status, refused.code]).toEqual([400, null])
    const deleted = await mine.call('DELETE', '/users/me', { ...user, access: 'server' })
    expect(deleted.body).toEqual({ success: true })
  })
})

describe('POST /auth/anonymous/sign-up', () => {
  it('creates an anonymous user if the project allows it', async () => {
    const mine = await openTestProject(service, { config: { anonymousAccountsEnabled: true } })
    const response = await mine.call('POST', '/auth/anonymous/sign-up')
    expect(Object.keys(response.body).sort()).toEqual(['access_token', 'refresh_token', 'user_id'])
    const accessToken = String(response.body['access_token'])
    const me = await mine.call('GET', '/users/me', { accessToken })
    expect(me.body).toMatchObject({
      display_name: 'Anonymous user',
      is_anonymous: true,
      primary_email: null,
      primary_email_verified: false,
      has_password: false,
      auth_with_email: false,
    })
  })

  it('is rejected if the project does not allow it', async () => {
    const response = await project.call('POST', '/auth/anonymous/sign-up')
    expect([response.status, response.code]).toEqual([400, 'ANONYMOUS_ACCOUNTS_NOT_ENABLED'])
  })
})
