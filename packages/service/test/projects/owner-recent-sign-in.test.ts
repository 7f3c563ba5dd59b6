import { beforeEach, describe, expect, it } from 'vitest'
import { openOwner, type Owner } from '../support/owner.js'
import type { CallOptions, CallResponse } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const MINUTE = 60_000
const PATH = '/internal/projects/current'

const service = await setupTestService({ accessTokenLifetimeSeconds: 3600 })
const first = await openOwner(service)
let owner: Owner
let projectId: string
beforeEach(async () => {
  owner = await openOwner(service, first)
  projectId = String((await owner.create()).body['id'])
})

const send = (method: string, path: string, options?: CallOptions): Promise<CallResponse> =>
  owner.call(projectId, method, path, options)

async function createUser(): Promise<string> {
  const { body } = await send('POST', '/users', { access: 'server', body: {} })
  return String(body['id'])
}

const newKeys = {
  description: 'Keys',
  expires_at_millis: START + 1000 * MINUTE,
  has_publishable_client_key: false,
  has_secret_server_key: false,
  has_super_secret_admin_key: true,
}

async function transfer(): Promise<CallResponse> {
  const { internal, user } = owner
  const team = await internal.call('POST', '/teams', {
    access: 'server',
    body: { display_name: 'Owners', creator_user_id: user.id },
  })
  return internal.call('POST', '/internal/projects/transfer', {
    accessToken: user.accessToken,
    body: { project_id: projectId, new_team_id: team.body['id'] },
  })
}

/** Each sensitive change of a project, with the ID of one of its users. */
const changes: Record<string, (userId: string) => Promise<CallResponse>> = {
  'creates keys': () => send('POST', '/internal/api-keys', { body: newKeys }),
  'deletes the project': () => send('DELETE', PATH),
  'changes the sign-in methods': () =>
    send('PATCH', PATH, { body: { config: { magic_link_enabled: true } } }),
  'changes a sign-in method with the accent color': () =>
    send('PATCH', PATH, {
      body: { config: { accent_color: '#2b4baf', magic_link_enabled: true } },
    }),
  'changes the trusted domains': () => send('PATCH', PATH, { body: { config: { domains: [] } } }),
  'transfers the project': transfer,
  'creates a session of a user': (userId) =>
    send('POST', '/auth/sessions', { access: 'server', body: { user_id: userId } }),
  'changes the password of a user': (userId) =>
    send('PATCH', `/users/${userId}`, {
      access: 'server',
      body: { password: 'another 9 battery' },
    }),
  'deletes a user': (userId) => send('DELETE', `/users/${userId}`, { access: 'server' }),
}

describe('the access token of a project owner', () => {
  it.each(Object.entries(changes))('%s only with a recent sign-in (R4)', async (_title, change) => {
    const userId = await createUser()
    service.clock.now += 10 * MINUTE + 1
    const response = await change(userId)
    expect([response.status, response.code]).toEqual([403, 'RECENT_SIGN_IN_REQUIRED'])
    expect(response.body['details']).toEqual({ max_age_seconds: 600 })
    service.clock.now = START + 10 * MINUTE
    expect((await change(userId)).code).toBeNull()
  })

  it('revokes keys only with a recent sign-in (R4)', async () => {
    const { body } = await send('POST', '/internal/api-keys', { body: newKeys })
    const revoke = () =>
      send('PATCH', `/internal/api-keys/${String(body['id'])}`, { body: { revoked: true } })
    service.clock.now += 11 * MINUTE
    expect((await revoke()).code).toBe('RECENT_SIGN_IN_REQUIRED')
    service.clock.now = START
    expect((await revoke()).status).toBe(200)
  })

  it('reads the project, renames it and changes its look with an older sign-in', async () => {
    service.clock.now += 11 * MINUTE
    expect((await send('GET', PATH)).status).toBe(200)
    const renamed = await send('PATCH', PATH, { body: { display_name: 'New name' } })
    expect(renamed.status).toBe(200)
    const recolored = await send('PATCH', PATH, { body: { config: { accent_color: '#2b4baf' } } })
    expect(recolored.status).toBe(200)
  })
})
