import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { passkeys } from '../../src/db/schema.js'
import { openTestProject, PASSWORD, signUp, uniqueEmail } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { createAsServer, createTeamOf, refreshWith } from '../support/users.js'

const service = await setupTestService()
const project = await openTestProject(service)

const patch = (id: string, body: unknown, on = project) =>
  on.call('PATCH', `/users/${id}`, { access: 'server', body })
const read = async (id: string) =>
  (await project.call('GET', `/users/${id}`, { access: 'server' })).body
const channelsOf = async (id: string) => {
  const path = `/contact-channels?user_id=${id}`
  const { items } = (await project.call('GET', path, { access: 'server' })).body
  return items as Record<string, unknown>[]
}
const signIn = (email: string, password: string) =>
  project.call('POST', '/auth/password/sign-in', { body: { email, password } })

describe('the user ID', () => {
  it.each(['GET', 'PATCH', 'DELETE'])(
    'is not found by %s if it is unknown or of another project',
    async (method) => {
      const { id } = await createAsServer(await openTestProject(service))
      for (const unknown of [id, randomUUID()]) {
        const body = method === 'GET' ? {} : { body: {} }
        const response = await project.call(method, `/users/${unknown}`, {
          access: 'server',
          ...body,
        })
        expect([response.status, response.code]).toEqual([404, 'USER_NOT_FOUND'])
      }
    },
  )

  it('is accepted in upper case', async () => {
    const user = await createAsServer(project)
    const path = `/users/${user.id.toUpperCase()}`
    const response = await project.call('GET', path, { access: 'server' })
    expect(response.body).toEqual(user)
    const body = { display_name: 'x' }
    const changed = await project.call('PATCH', path, { access: 'server', body })
    expect(changed.body).toEqual({ ...user, ...body })
    const deleted = await project.call('DELETE', path, { access: 'admin' })
    expect(deleted.body).toEqual({ success: true })
  })

  it('can be me with all server fields', async () => {
    const { accessToken, id } = await signUp(project)
    const body = { server_metadata: { a: 1 }, primary_email_verified: true, password: 'new-one' }
    const options = { access: 'server', accessToken, body } as const
    const response = await project.call('PATCH', '/users/me', options)
    expect(response.body).toMatchObject({
      id,
      server_metadata: { a: 1 },
      primary_email_verified: true,
    })
    expect(response.body).toEqual(await read(id))
  })
})

describe('plain fields', () => {
  it('are replaced, cleared with null and kept if they are omitted', async () => {
    const first = { client_metadata: { a: 1, b: 2 }, server_metadata: [1], display_name: 'A' }
    const user = await createAsServer(project, first)
    const next = {
      client_metadata: { c: 3 },
      client_read_only_metadata: 'r',
      server_metadata: null,
      profile_image_url: 'https://example.com/a.png',
    }
    const response = await patch(user.id, next)
    expect(response.body).toEqual({ ...user, ...next })
    expect((await patch(user.id, {})).body).toEqual(response.body)
    expect((await patch(user.id, { display_name: '' })).body['display_name']).toBeNull()
  })

  it('are in an event of the audit log if they differ: metadata by name, the others with their values', async () => {
    const { id } = await createAsServer(project, { display_name: 'Ada' })
    const same = { display_name: 'Ada', selected_team_id: null, primary_email: uniqueEmail() }
    await patch(id, same)
    await patch(id, { display_name: 'Ada Lovelace', server_metadata: { token: 'a secret' } })
    const path = `/latchkey/audit-log?subject_id=${id}&action=user.changed`
    const { body } = await project.call('GET', path, { access: 'admin' })
    expect(body['items']).toEqual([
      expect.objectContaining({
        actor: expect.objectContaining({ type: 'server' }),
        details: {
          actor_key_id: expect.any(String),
          fields: ['displayName', 'serverMetadata'],
          changes: [
            { field: 'displayName', before: 'Ada', after: 'Ada Lovelace' },
            { field: 'serverMetadata' },
          ],
        },
      }),
    ])
  })

  it('can make an anonymous user a regular one but not the reverse', async () => {
    const { id } = await createAsServer(project, { is_anonymous: true })
    expect((await patch(id, { is_anonymous: false })).body['is_anonymous']).toBe(false)
    expect((await patch(id, { is_anonymous: true })).code).toBe('SCHEMA_ERROR')
  })
})

describe('the primary email address', () => {
  const withEmail = (fields = {}) =>
    createAsServer(project, {
      primary_email: uniqueEmail(),
      primary_email_verified: true,
      ...fields,
    })

  it('stays verified when it changes, unless the request says otherwise', async () => {
    const { id } = await withEmail({ primary_email_auth_enabled: true })
    const primary_email = uniqueEmail()
    const changed = await patch(id, { primary_email })
    expect(changed.body).toMatchObject({
      primary_email,
      primary_email_verified: true,
      primary_email_auth_enabled: true,
    })
    const again = await patch(id, { primary_email: uniqueEmail(), primary_email_verified: false })
    expect(again.body['primary_email_verified']).toBe(false)
    expect(await channelsOf(id)).toHaveLength(1)
  })

  it('is deleted with null', async () => {
    const { id } = await withEmail()
    const response = await patch(id, { primary_email: null })
    expect(response.body).toMatchObject({ primary_email: null, primary_email_verified: false })
    expect(await channelsOf(id)).toEqual([])
  })

  it('can be added', async () => {
    const { id } = await createAsServer(project)
    const primary_email = uniqueEmail()
    const response = await patch(id, { primary_email, primary_email_auth_enabled: true })
    expect(response.body).toMatchObject({ primary_email, primary_email_auth_enabled: true })
  })

  it('can be another address of the user', async () => {
    const { id } = await withEmail()
    const value = uniqueEmail()
    const channel = { user_id: id, type: 'email', value, used_for_auth: true }
    await project.call('POST', '/contact-channels', { access: 'server', body: channel })
    const response = await patch(id, { primary_email: value })
    expect(response.body).toMatchObject({ primary_email: value, primary_email_verified: true })
    expect(await channelsOf(id)).toMatchObject([{ value, is_primary: true }])
  })

  it('is required for its flags', async () => {
    const { id } = await createAsServer(project)
    for (const body of [
      { primary_email_verified: true },
      { primary_email_auth_enabled: true },
      { primary_email: null, primary_email_verified: true },
    ]) {
      const response = await patch(id, body)
      expect([response.status, response.code]).toEqual([400, null])
    }
  })

  it('of another user is rejected for sign-in without any change', async () => {
    const { email } = await signUp(project)
    const user = await withEmail({ primary_email: email })
    for (const body of [
      { primary_email_auth_enabled: true },
      { primary_email: email, primary_email_auth_enabled: true },
    ]) {
      const response = await patch(user.id, { ...body, display_name: 'changed' })
      expect([response.status, response.code]).toEqual([409, 'USER_EMAIL_ALREADY_EXISTS'])
      expect(response.body['details']).toEqual({ email })
    }
    expect(await read(user.id)).toEqual(user)
  })
})

describe('a password that a server sets', () => {
  it('replaces the old one and ends all sessions', async () => {
    const user = await signUp(project)
    expect((await refreshWith(project, user.refreshToken)).status).toBe(200)
    const response = await patch(user.id, { password: 'new' })
    expect(response.body['has_password']).toBe(true)
    expect((await refreshWith(project, user.refreshToken)).code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
    expect((await signIn(user.email, PASSWORD)).code).toBe('EMAIL_PASSWORD_MISMATCH')
    expect((await signIn(user.email, 'new')).status).toBe(200)
  })

  it('can be removed, which ends all sessions', async () => {
    const user = await signUp(project)
    const response = await patch(user.id, { password: null })
    expect(response.body).toMatchObject({ has_password: false, auth_with_email: false })
    expect((await refreshWith(project, user.refreshToken)).code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
    expect((await signIn(user.email, PASSWORD)).code).toBe('EMAIL_PASSWORD_MISMATCH')
  })

  it('can be added to a user without an email address', async () => {
    const { id } = await createAsServer(project)
    expect((await patch(id, { password: 'first' })).body['has_password']).toBe(true)
  })

  it('is rejected beside a hash and with more than 256 characters', async () => {
    const { id } = await createAsServer(project)
    const hash = '$2a$13$TVyY/gpw9Db/w1fBeJkCgeNg2Rae2JfNqrPnSAKtj.ufAO5cVF13.'
    const both = await patch(id, { password: 'x', password_hash: hash })
    expect([both.status, both.code]).toEqual([400, null])
    expect((await patch(id, { password: '€'.repeat(257) })).code).toBe('PASSWORD_TOO_LONG')
  })

  it('is independent of other changes, which keep sessions', async () => {
    const user = await signUp(project)
    await patch(user.id, { display_name: 'x' })
    expect((await refreshWith(project, user.refreshToken)).status).toBe(200)
  })
})

describe('sign-in methods', () => {
  it('can be enabled only if the project and the call allow it', async () => {
    const { id } = await createAsServer(project)
    for (const body of [{ otp_auth_enabled: true }, { passkey_auth_enabled: true }]) {
      const response = await patch(id, body)
      expect([response.status, response.code]).toEqual([400, null])
    }
    const mine = await openTestProject(service, { config: { magicLinkEnabled: true } })
    const other = await createAsServer(mine)
    const response = await patch(other.id, { otp_auth_enabled: true }, mine)
    expect(response.body).toMatchObject({ otp_auth_enabled: true, auth_with_email: true })
  })

  it('can remove the passkey with false', async () => {
    const { id } = await createAsServer(project)
    await service.ctx.db.insert(passkeys).values({
      userId: id,
      projectId: project.id,
      credentialId: 'id',
      publicKey: 'key',
      counter: 0,
      createdAt: START,
    })
    expect((await read(id))['passkey_auth_enabled']).toBe(true)
    const response = await patch(id, { passkey_auth_enabled: false })
    expect(response.body['passkey_auth_enabled']).toBe(false)
    const left = await service.ctx.db.select().from(passkeys).where(eq(passkeys.userId, id))
    expect(left).toEqual([])
  })
})

describe('the selected team', () => {
  it('is a team of the user, in either case', async () => {
    const { id } = await createAsServer(project)
    const team = await createTeamOf(project, id)
    const response = await patch(id, { selected_team_id: team.toUpperCase() })
    expect(response.body).toMatchObject({ selected_team_id: team, selected_team: { id: team } })
    expect(response.body['selected_team']).toHaveProperty('server_metadata', null)
    const none = await patch(id, { selected_team_id: null })
    expect(none.body).toMatchObject({ selected_team_id: null, selected_team: null })
  })

  it('is rejected and unchanged if the user is not a member', async () => {
    const { id } = await createAsServer(project)
    const team = await createTeamOf(project, id)
    const foreign = await createTeamOf(project, (await createAsServer(project)).id)
    await patch(id, { selected_team_id: team })
    const response = await patch(id, { selected_team_id: foreign })
    expect([response.status, response.code]).toEqual([404, 'TEAM_MEMBERSHIP_NOT_FOUND'])
    expect((await read(id))['selected_team_id']).toBe(team)
  })
})

describe('a deleted user', () => {
  it('frees the email address and loses all sessions', async () => {
    const user = await signUp(project)
    await project.call('DELETE', `/users/${user.id}`, { access: 'server', body: {} })
    expect((await refreshWith(project, user.refreshToken)).code).toBe(
      'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
    )
    expect((await signIn(user.email, PASSWORD)).code).toBe('EMAIL_PASSWORD_MISMATCH')
    await signUp(project, { email: user.email })
  })

  it('is rejected although the access token is still valid', async () => {
    const user = await signUp(project)
    await project.call('DELETE', `/users/${user.id}`, { access: 'server' })
    const body = { user_id: 'me', type: 'email', value: uniqueEmail(), used_for_auth: false }
    for (const [method, path, options] of [
      ['GET', '/users/me', {}],
      ['GET', '/contact-channels?user_id=me', {}],
      ['POST', '/contact-channels', { body }],
    ] as const) {
      const response = await project.call(method, path, { ...user, ...options })
      expect([response.status, response.code]).toEqual([400, 'CANNOT_GET_OWN_USER_WITHOUT_USER'])
    }
  })
})
