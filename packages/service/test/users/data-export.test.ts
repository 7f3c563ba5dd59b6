import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '../../src/db/schema.js'
import { connectAccount } from '../notifications/notified-changes.js'
import { FIREFOX } from '../notifications/notified-account.js'
import { connectApp } from '../support/calls/oauth-server.js'
import { collectSecrets } from '../support/collect-secrets.js'
import { openTestProject, PASSWORD, signUp, type TestUser } from '../support/project.js'
import { createRecoveryCodes } from '../support/recovery-codes.js'
import { START, setupTestService } from '../support/service.js'
import { addPasskey, proveEmail, requireTotp } from '../support/sign-in.js'
import { define, openTeam } from '../support/teams.js'
import { refreshWith } from '../support/users.js'

const secrets = new Set<string>([PASSWORD])
const service = await setupTestService()
const project = await openTestProject(service, {
  domains: [{ domain: 'http://localhost:3000', handlerPath: '/handler' }],
  config: {
    passkeyEnabled: true,
    allowUserApiKeys: true,
    oauthAccountMergeStrategy: 'link_method',
    oauthProviders: [{ id: 'github', type: 'shared' }],
  },
})
project.call = collectSecrets(project.call, secrets)
await define(project, 'project', { id: 'read_reports' })

const path = (userId: string) => `/latchkey/export?user_id=${userId}`
const exportOwn = ({ accessToken }: Pick<TestUser, 'accessToken'>) =>
  project.call('GET', path('me'), { accessToken })
const exportAsServer = ({ id }: TestUser) => project.call('GET', path(id), { access: 'server' })

type AuditEvent = Record<string, unknown> & { action: string }
const eventsOf = ({ body }: { body: Record<string, unknown> }, action: string): AuditEvent[] =>
  (body['audit_events'] as AuditEvent[]).filter((event) => event.action === action)

/** Signs up a user with data in every part of an export. */
async function userWithEverything(): Promise<{ user: TestUser; teamId: string; clientId: string }> {
  const user = await signUp(project)
  const { id, accessToken } = user
  await proveEmail(project, user)
  await connectAccount(service, project, user)
  await addPasskey(project, user)
  await requireTotp(project, user)
  for (const code of await createRecoveryCodes(project, user)) secrets.add(code)
  const teamId = await openTeam(project, user)
  const permission = `/project-permissions/${id}/read_reports`
  await project.call('POST', permission, { access: 'server', body: {} })
  const key = { user_id: 'me', description: 'Continuous integration', expires_at_millis: null }
  await project.call('POST', '/user-api-keys', { accessToken, body: key })
  const metadata = { client_metadata: { favorite_color: 'teal' } }
  await project.call('PATCH', '/users/me', { accessToken, body: metadata })
  const clientId = await connectApp(service, project, user)
  return { user, teamId, clientId }
}

/** Adds the hashes, sealed values and keys of every table. */
async function collectStoredSecrets(): Promise<void> {
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue
    for (const row of await service.ctx.db.select().from(table))
      for (const [name, value] of Object.entries(row))
        if (/(hash|sealed|publicKey)$/i.test(name) && typeof value === 'string') secrets.add(value)
  }
}

describe('the export of the data of a user', () => {
  it('has every part, and nothing of another user', async () => {
    const other = await userWithEverything()
    const { user, teamId, clientId } = await userWithEverything()
    const { status, body, text } = await exportOwn(user)
    expect(status).toBe(200)
    expect(body).toEqual({
      exported_at_millis: START,
      user: expect.objectContaining({
        id: user.id,
        primary_email: user.email,
        client_metadata: { favorite_color: 'teal' },
      }),
      contact_channels: [expect.objectContaining({ value: user.email, is_verified: true })],
      oauth_providers: [expect.objectContaining({ type: 'github', email: user.email })],
      connections: [],
      provisioned_accounts: [],
      passkeys: [
        {
          id: expect.any(String),
          user_id: user.id,
          name: null,
          created_at_millis: START,
          last_used_at_millis: null,
          is_backed_up: expect.any(Boolean),
        },
      ],
      sessions: expect.arrayContaining([
        expect.objectContaining({ is_current_session: true, sign_in_method: 'password' }),
      ]),
      teams: [expect.objectContaining({ id: teamId, display_name: 'Alpha' })],
      team_member_profiles: [expect.objectContaining({ team_id: teamId, user_id: user.id })],
      team_permissions: expect.arrayContaining([
        expect.objectContaining({ team_id: teamId, user_id: user.id }),
      ]),
      project_permissions: [{ id: 'read_reports', user_id: user.id }],
      connected_apps: [expect.objectContaining({ client_id: clientId })],
      api_keys: [
        {
          id: expect.any(String),
          type: 'user',
          user_id: user.id,
          description: 'Continuous integration',
          created_at_millis: START,
          is_public: false,
        },
      ],
      audit_events: expect.arrayContaining([
        expect.objectContaining({ action: 'user.created' }),
        expect.objectContaining({ action: 'api_key.created' }),
        expect.objectContaining({ action: 'user.exported' }),
      ]),
    })
    expect(text).not.toContain(other.user.id)
    expect(text).not.toContain(other.user.email)
    expect(text).not.toContain(other.teamId)
  })

  it('contains no secret and no hash', async () => {
    const { user } = await userWithEverything()
    await collectStoredSecrets()
    expect(secrets.size).toBeGreaterThan(40)
    for (const { text } of [await exportOwn(user), await exportAsServer(user)])
      for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('has the address and device of the user, but not of a server', async () => {
    const user = await signUp(project)
    const { id, accessToken } = user
    const headers = { 'User-Agent': FIREFOX }
    const body = { display_name: 'Ada' }
    await project.call('POST', '/user-api-keys', {
      accessToken,
      headers,
      body: { user_id: 'me', description: 'CI', expires_at_millis: null },
    })
    await project.call('PATCH', `/users/${id}`, {
      access: 'server',
      headers,
      body: { ...body, password: 'another horse 9 battery' },
    })
    const exported = await exportAsServer(user)
    expect(eventsOf(exported, 'api_key.created')).toEqual([
      expect.objectContaining({ actor: { type: 'user', id }, user_agent: FIREFOX }),
    ])
    const ofServer = { client_address: null, user_agent: null, request_id: null }
    expect(eventsOf(exported, 'password.set')).toEqual([
      expect.objectContaining({ actor: { type: 'server', id: null }, ...ofServer }),
    ])
  })

  it('names no other user who acted on the account', async () => {
    const [user, admin] = [await signUp(project), await signUp(project)]
    const teamId = await openTeam(project, admin)
    const member = `/team-memberships/${teamId}/${user.id}`
    await project.call('POST', member, { access: 'server', body: {} })
    await project.call('DELETE', member, { accessToken: admin.accessToken })
    const exported = await exportOwn(user)
    expect(eventsOf(exported, 'team_member.removed')).toHaveLength(1)
    expect(exported.text).not.toContain(admin.id)
  })

  it('needs a recent sign-in of the user', async () => {
    const user = await signUp(project)
    service.clock.now += 11 * 60_000
    const { body } = await refreshWith(project, user.refreshToken)
    const accessToken = String(body['access_token'])
    expect((await exportOwn({ accessToken })).code).toBe('RECENT_SIGN_IN_REQUIRED')
    expect((await exportAsServer(user)).status).toBe(200)
  })

  it('is rejected in an impersonation session', async () => {
    const { id } = await signUp(project)
    const session = { user_id: id, is_impersonation: true }
    const call = { access: 'server', body: session } as const
    const { body } = await project.call('POST', '/auth/sessions', call)
    const accessToken = String(body['access_token'])
    expect((await exportOwn({ accessToken })).code).toBe('RECENT_SIGN_IN_REQUIRED')
  })

  it('is rejected for another user', async () => {
    const [user, other] = [await signUp(project), await signUp(project)]
    const { accessToken } = other
    expect((await project.call('GET', path(user.id), { accessToken })).status).toBe(403)
  })

  it('needs a user', async () => {
    expect((await project.call('GET', path('me'))).code).toBe('CANNOT_GET_OWN_USER_WITHOUT_USER')
    const unknown = { id: crypto.randomUUID() } as TestUser
    expect((await exportAsServer(unknown)).code).toBe('USER_NOT_FOUND')
  })
})
