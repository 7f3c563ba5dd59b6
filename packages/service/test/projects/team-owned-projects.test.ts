import { beforeEach, expect, it } from 'vitest'
import { openOwner, type Owner } from '../support/owner.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const first = await openOwner(service)
let owner: Owner
let teamId: string
beforeEach(async () => {
  owner = await openOwner(service, first)
  teamId = await createTeam(owner)
})

const PATH = '/internal/projects/current'
const LATER = { 'X-Stack-Client-Version': 'js @stackframe/js@2.8.108' }

async function createTeam({ internal, user }: Owner): Promise<string> {
  const { body } = await internal.call('POST', '/teams', {
    access: 'server',
    body: { display_name: 'Owners', creator_user_id: user.id },
  })
  return String(body['id'])
}

const addMember = (userId: string) =>
  owner.internal.call('POST', `/team-memberships/${teamId}/${userId}`, { access: 'server' })

async function addAdmin(userId: string): Promise<void> {
  await addMember(userId)
  const path = `/team-permissions/${teamId}/${userId}/team_admin`
  await owner.internal.call('POST', path, { access: 'server', body: {} })
}

async function addPlainMember(): Promise<Owner> {
  const member = await openOwner(service, first)
  await addMember(member.user.id)
  return member
}

const PERMISSION_REQUIRED = [401, 'TEAM_PERMISSION_REQUIRED']
const ROLE_REQUIRED = [403, 'PROJECT_ROLE_REQUIRED']

const transfer = (projectId: string, newTeamId: string, { internal, user } = owner) =>
  internal.call('POST', '/internal/projects/transfer', {
    accessToken: user.accessToken,
    body: { project_id: projectId, new_team_id: newTeamId },
  })

async function ownedIds({ internal, user } = owner): Promise<unknown[]> {
  const { body } = await internal.call('GET', '/internal/projects', user)
  return (body['items'] as { id: string }[]).map(({ id }) => id)
}

it('creates a project that a team owns', async () => {
  const { status, body } = await owner.create({ owner_team_id: teamId })
  expect([status, body['owner_team_id']]).toEqual([201, teamId])
  expect(await ownedIds()).toEqual([body['id']])
  const read = await owner.call(String(body['id']), 'GET', PATH)
  expect(read.body['owner_team_id']).toBe(teamId)
})

it('gives each member of the team access, until the member leaves', async () => {
  const { body } = await owner.create({ owner_team_id: teamId })
  const id = String(body['id'])
  const other = await openOwner(service, first)
  expect(await ownedIds(other)).toEqual([])
  expect((await other.call(id, 'GET', PATH)).code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  await addMember(other.user.id)
  expect(await ownedIds(other)).toEqual([id])
  expect((await other.call(id, 'GET', PATH)).status).toBe(200)
  const path = `/team-memberships/${teamId}/${other.user.id}`
  await owner.internal.call('DELETE', path, { access: 'server' })
  expect(await ownedIds(other)).toEqual([])
  expect((await other.call(id, 'GET', PATH)).code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
})

it('gives anonymous members of the team no access', async () => {
  const { body } = await owner.create({ owner_team_id: teamId })
  const signedUp = await owner.internal.call('POST', '/auth/anonymous/sign-up')
  await addMember(String(signedUp.body['user_id']))
  const headers = { 'X-Stack-Admin-Access-Token': String(signedUp.body['access_token']) }
  const refused = await owner.call(String(body['id']), 'GET', PATH, { headers })
  expect(refused.code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
})

it.each(['creates no project for', 'transfers no project to'])(
  '%s a team without the user',
  async (title) => {
    const other = await openOwner(service, first)
    const foreign = await createTeam(other)
    const id = String((await owner.create()).body['id'])
    const refused = title.startsWith('creates')
      ? await owner.create({ owner_team_id: foreign })
      : await transfer(id, foreign)
    expect([refused.status, refused.code]).toEqual([404, 'TEAM_MEMBERSHIP_NOT_FOUND'])
    expect(await ownedIds()).toEqual([id])
    expect(await ownedIds(other)).toEqual([])
  },
)

it('transfers a project to a team, which then owns it alone', async () => {
  const id = String((await owner.create()).body['id'])
  expect(await transfer(id, teamId)).toMatchObject({ status: 200, body: { success: true } })
  expect(await ownedIds()).toEqual([id])
  const member = await openOwner(service, first)
  await addAdmin(member.user.id)
  const next = await createTeam(member)
  await transfer(id, next, member)
  expect(await ownedIds(member)).toEqual([id])
  expect(await ownedIds()).toEqual([])
  const log = await member.call(id, 'GET', '/latchkey/audit-log')
  expect(log.body['items']).toContainEqual(
    expect.objectContaining({
      action: 'project.changed',
      details: { fields: ['ownerTeamId'], changes: [{ field: 'ownerTeamId' }] },
    }),
  )
})

it('rejects a transfer by a member who is not an owner (R2)', async () => {
  const id = String((await owner.create({ owner_team_id: teamId })).body['id'])
  const member = await addPlainMember()
  const response = await transfer(id, await createTeam(member), member)
  expect([response.status, response.code]).toEqual(ROLE_REQUIRED)
  expect(await ownedIds()).toEqual([id])
})

it('rejects a new or transferred project for a team without its permission team_admin (R2)', async () => {
  const member = await addPlainMember()
  const id = String((await member.create()).body['id'])
  const responses = [
    await member.create({ owner_team_id: teamId }),
    await transfer(id, teamId, member),
  ]
  expect(responses.map(({ status, code }) => [status, code])).toEqual([
    PERMISSION_REQUIRED,
    PERMISSION_REQUIRED,
  ])
  expect(await ownedIds()).toEqual([])
})

it('rejects every change of the project by a plain member, and no read (R2)', async () => {
  const id = String((await owner.create({ owner_team_id: teamId })).body['id'])
  const member = await addPlainMember()
  const keys = {
    description: 'Keys',
    expires_at_millis: service.clock.now + 60_000,
    has_publishable_client_key: false,
    has_secret_server_key: false,
    has_super_secret_admin_key: true,
  }
  const changes = [
    await member.call(id, 'PATCH', PATH, { body: { display_name: 'Taken' } }),
    await member.call(id, 'DELETE', PATH),
    await member.call(id, 'POST', '/internal/api-keys', { body: keys }),
    await member.call(id, 'POST', '/users', { access: 'server', body: {} }),
    await member.call(id, 'POST', '/webhooks/svix-token', { body: {} }),
  ]
  expect(changes.map(({ status, code }) => [status, code])).toEqual(
    changes.map(() => ROLE_REQUIRED),
  )
  expect((await member.call(id, 'GET', PATH)).status).toBe(200)
  await addAdmin(member.user.id)
  const renamed = await member.call(id, 'PATCH', PATH, { body: { display_name: 'Ours' } })
  expect(renamed.status).toBe(200)
})

it('rejects a transfer of a project that the user does not own', async () => {
  const other = await openOwner(service, first)
  const id = String((await other.create()).body['id'])
  for (const projectId of [id, crypto.randomUUID(), 'internal']) {
    const refused = await transfer(projectId, teamId)
    expect([refused.status, refused.code]).toEqual([404, 'PROJECT_NOT_FOUND'])
  }
  expect(await ownedIds(other)).toEqual([id])
})

it('rejects a transfer without a signed-in user and in other projects', async () => {
  const { internal } = owner
  const id = String((await owner.create()).body['id'])
  const body = { project_id: id, new_team_id: teamId }
  const signedOutResponse = await internal.call('POST', '/internal/projects/transfer', { body })
  expect(signedOutResponse.code).toBe('USER_AUTHENTICATION_REQUIRED')
  const other = await openTestProject(service)
  const { accessToken } = await signUp(other)
  const foreign = await other.call('POST', '/internal/projects/transfer', { accessToken, body })
  expect(foreign.code).toBe('EXPECTED_INTERNAL_PROJECT')
})

it('keeps a team while it owns projects', async () => {
  const id = String((await owner.create({ owner_team_id: teamId })).body['id'])
  const remove = () => owner.internal.call('DELETE', `/teams/${teamId}`, { access: 'server' })
  expect(await remove()).toMatchObject({
    status: 400,
    text: 'This team owns projects. Transfer them to another team or delete them first.',
  })
  await owner.call(id, 'DELETE', PATH)
  expect((await remove()).status).toBe(200)
})

it('sends the owner team of every project to later clients, and of others only to them', async () => {
  const id = String((await owner.create()).body['id'])
  expect((await owner.call(id, 'GET', PATH)).body).not.toHaveProperty('owner_team_id')
  const later = await owner.call(id, 'GET', PATH, { headers: LATER })
  expect(later.body['owner_team_id']).toBeNull()
})
