import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestProject, signUp, type TestProject, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { apiKeyCalls, kinds } from './api-key-calls.js'
import { openTeam } from '../support/teams.js'

const service = await setupTestService()
let project: TestProject
let user: TestUser
let teamId: string
beforeEach(async () => {
  project = await openTestProject(service, {
    config: { allowUserApiKeys: true, allowTeamApiKeys: true, clientUserDeletionEnabled: true },
  })
  user = await signUp(project)
  teamId = await openTeam(project, user)
})

const { post, ownerOf, queryOf, create, check } = apiKeyCalls(() => ({ project, user, teamId }))

it.each(kinds)('lets servers and admins make all calls for the keys of a %s', async (kind) => {
  for (const access of ['server', 'admin'] as const) {
    const path = `/${kind}-api-keys`
    const body = { ...ownerOf(kind), description: 'Key', expires_at_millis: null }
    const creation = await project.call('POST', path, { access, body })
    const maskedKey = {
      ...creation.body,
      value: { last_four: String(creation.body['value']).slice(-4) },
    }
    const keyPath = `${path}/${String(creation.body['id'])}?${queryOf(kind)}`
    expect((await project.call('GET', keyPath, { access })).body).toEqual(maskedKey)
    const list = await project.call('GET', `${path}?${queryOf(kind)}`, { access })
    expect(list.body['items']).toContainEqual(maskedKey)
    const checkBody = { api_key: creation.body['value'] }
    const checked = await project.call('POST', `${path}/check`, { access, body: checkBody })
    expect(checked.body).toEqual(maskedKey)
    const renamed = await project.call('PATCH', keyPath, { access, body: { description: access } })
    expect(renamed.body).toEqual({ ...maskedKey, description: access })
  }
})

it('rejects unknown users and teams as owners of an API key', async () => {
  const stranger = await signUp(await openTestProject(service))
  for (const user_id of [randomUUID(), stranger.id])
    expect(await create('user', { user_id })).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
  const unknownId = randomUUID()
  const response = await create('team', { team_id: unknownId.toUpperCase() })
  expect([response.status, response.code]).toEqual([404, 'TEAM_NOT_FOUND'])
  expect(response.body['details']).toEqual({ team_id: unknownId })
})

it('rejects the user ID me without a signed-in user', async () => {
  const list = await project.call('GET', '/user-api-keys?user_id=me')
  const creation = await create('user', { user_id: 'me' })
  for (const response of [list, creation])
    expect([response.status, response.code]).toEqual([400, 'CANNOT_GET_OWN_USER_WITHOUT_USER'])
})

it('only validates the owner in the query for one API key', async () => {
  const { id } = await create('user')
  const other = await openTeam(project, user)
  const key = await create('team')
  const ofUser = await project.call('GET', `/user-api-keys/${id}?user_id=${randomUUID()}`, user)
  const ofTeam = await project.call('GET', `/team-api-keys/${key.id}?team_id=${other}`, user)
  expect([ofUser.body['user_id'], ofTeam.body['team_id']]).toEqual([user.id, teamId])
  const wrong = await project.call('GET', `/user-api-keys/${id}?user_id=nobody`, user)
  expect(wrong.code).toBe('SCHEMA_ERROR')
})

it('answers 403 for the API keys of another user', async () => {
  const { id } = await create('user')
  const other = await signUp(project)
  const response = await project.call('GET', `/user-api-keys/${id}`, other)
  expect([response.status, response.code]).toEqual([403, null])
})

describe('the API keys of a team', () => {
  const path = () => `/team-api-keys?team_id=${teamId}`

  it('are visible to members with the permission, direct or contained', async () => {
    const member = await signUp(project)
    await post(`/team-memberships/${teamId}/${member.id}`, {})
    expect((await project.call('GET', path(), member)).code).toBe('API_KEY_NOT_FOUND')
    const definition = { id: 'key_keeper', contained_permission_ids: ['$manage_api_keys'] }
    await project.call('POST', '/team-permission-definitions', {
      access: 'admin',
      body: definition,
    })
    await post(`/team-permissions/${teamId}/${member.id}/key_keeper`, {})
    expect((await project.call('GET', path(), member)).status).toBe(200)
  })

  it('are hidden from members without the permission, also by ID', async () => {
    const { id, key } = await create('team')
    const member = await signUp(project)
    await post(`/team-memberships/${teamId}/${member.id}`, {})
    const keyPath = `/team-api-keys/${id}?team_id=${teamId}`
    const read = await project.call('GET', keyPath, member)
    const { accessToken } = member
    const revoke = await project.call('PATCH', keyPath, { accessToken, body: { revoked: true } })
    for (const response of [read, revoke])
      expect([response.status, response.code]).toEqual([404, 'API_KEY_NOT_FOUND'])
    expect((await check('team', key)).status).toBe(200)
  })

  it('can be renamed and revoked by members with the permission', async () => {
    const { id, key } = await create('team')
    const { accessToken } = user
    const body = { description: 'Renamed', revoked: true }
    const keyPath = `/team-api-keys/${id}?team_id=${teamId}`
    const response = await project.call('PATCH', keyPath, { accessToken, body })
    expect(response.body).toMatchObject({
      description: 'Renamed',
      manually_revoked_at_millis: START,
    })
    expect((await check('team', key)).code).toBe('API_KEY_REVOKED')
  })
})
