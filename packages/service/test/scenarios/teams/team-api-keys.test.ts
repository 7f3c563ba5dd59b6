import { expect } from 'vitest'
import { openTestProject, signUp, type TestUser } from '../../support/project.js'
import { scenario } from '../../support/scenario.js'
import { START, setupTestService } from '../../support/service.js'

const service = await setupTestService()
const config = { allowUserApiKeys: true, allowTeamApiKeys: true }
const project = await openTestProject(service, { config })
const admin = await signUp(project)
const member = await signUp(project)
const body = { display_name: 'Team', creator_user_id: admin.id }
const teamId = String((await project.call('POST', '/teams', { access: 'server', body })).body['id'])
const path = `/team-memberships/${teamId}/${member.id}`
await project.call('POST', path, { access: 'server', body: {} })

const overridden = { 'X-Stack-Override-Error-Status': 'true' }

const create = async (user: TestUser | undefined, headers: Record<string, string> = {}) => {
  const response = await project.call('POST', '/team-api-keys', {
    ...(user === undefined ? { access: 'server' } : { accessToken: user.accessToken }),
    headers,
    body: { team_id: teamId, description: 'Team API Key', expires_at_millis: null },
  })
  return { ...response, text: String(response.body['value']), id: String(response.body['id']) }
}

const check = (text: string, headers: Record<string, string> = {}) =>
  project.call('POST', '/team-api-keys/check', {
    access: 'server',
    headers,
    body: { api_key: text },
  })

const userKey = async () => {
  const body = { user_id: admin.id, description: 'User', expires_at_millis: null }
  const response = await project.call('POST', '/user-api-keys', { access: 'server', body })
  return String(response.body['value'])
}

scenario('POST /team-api-keys 200', async () => {
  const { body } = await create(admin)
  expect(body).toEqual({
    id: expect.any(String),
    type: 'team',
    team_id: teamId,
    description: 'Team API Key',
    is_public: false,
    created_at_millis: START,
    value: expect.stringMatching(/^sk_/),
  })
})

scenario('POST /team-api-keys 404 API_KEY_NOT_FOUND', async () => {
  for (const user of [member, await signUp(project)]) {
    const response = await create(user)
    expect([response.code, response.body]).toEqual([
      'API_KEY_NOT_FOUND',
      { code: 'API_KEY_NOT_FOUND', error: expect.any(String) },
    ])
  }
})

scenario('POST /team-api-keys 200 for 404 API_KEY_NOT_FOUND', async () => {
  await create(member, overridden)
})

scenario('GET /team-api-keys 200', async () => {
  const { body, text } = await create(undefined)
  const path = `/team-api-keys?team_id=${teamId}`
  const mine = await project.call('GET', path, admin)
  const byServer = await project.call('GET', path, { access: 'server' })
  expect(mine.body['items']).toContainEqual({ ...body, value: { last_four: text.slice(-4) } })
  expect(byServer.body).toEqual(mine.body)
})

scenario('GET /team-api-keys 200 for 404 API_KEY_NOT_FOUND', async () => {
  const path = `/team-api-keys?team_id=${teamId}`
  await project.call('GET', path, { accessToken: member.accessToken, headers: overridden })
})

scenario('GET /team-api-keys/{api_key_id} 400 SCHEMA_ERROR', async () => {
  const { id } = await create(undefined)
  const response = await project.call('GET', `/team-api-keys/${id}`, admin)
  expect(response.body['details']).toEqual({ message: expect.stringContaining('team_id') })
})

scenario('PATCH /team-api-keys/{api_key_id} 400 SCHEMA_ERROR', async () => {
  const { id, text } = await create(undefined)
  const body = { revoked: true }
  for (const who of [{ accessToken: admin.accessToken }, { access: 'server' as const }])
    await project.call('PATCH', `/team-api-keys/${id}`, { ...who, body })
  expect((await check(text)).status).toBe(200)
})

scenario('POST /team-api-keys/check 200', async () => {
  const { body, text } = await create(admin)
  expect((await check(text)).body).toEqual({ ...body, value: { last_four: text.slice(-4) } })
})

scenario('POST /team-api-keys/check 400 WRONG_API_KEY_TYPE', async () => {
  const response = await check(await userKey())
  expect(response.body['details']).toEqual({ expected_type: 'team', actual_type: 'user' })
})

scenario('POST /team-api-keys/check 200 for 400 WRONG_API_KEY_TYPE', async () => {
  await check(await userKey(), overridden)
})

scenario('POST /team-api-keys/check 401 API_KEY_REVOKED', async () => {
  const { id, text } = await create(admin)
  const path = `/team-api-keys/${id}?team_id=${teamId}`
  await project.call('PATCH', path, { access: 'server', body: { revoked: true } })
  await check(text)
})
