import { beforeEach, describe, expect, it } from 'vitest'
import { openTestProject, signUp, type TestProject, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

/** The last time value of ECMA-262; no `Date` holds a later one. */
const LAST = 8_640_000_000_000_000

const service = await setupTestService()
let project: TestProject
let user: TestUser
let teamId: string
beforeEach(async () => {
  project = await openTestProject(service, {
    config: { allowUserApiKeys: true, allowTeamApiKeys: true },
  })
  user = await signUp(project)
  const body = { display_name: 'Team', creator_user_id: user.id }
  const team = await project.call('POST', '/teams', { access: 'server', body })
  teamId = String(team.body['id'])
})

type Owner = 'user' | 'team'
const ownerFields = (owner: Owner) =>
  owner === 'user' ? { user_id: user.id } : { team_id: teamId }
const createKey = (owner: Owner, expires_at_millis: unknown) =>
  project.call('POST', `/${owner}-api-keys`, {
    access: 'server',
    body: { ...ownerFields(owner), description: 'Key', expires_at_millis },
  })
const createKeySet = (expires_at_millis: unknown) =>
  project.call('POST', '/internal/api-keys', {
    access: 'admin',
    body: {
      description: 'Set',
      expires_at_millis,
      has_publishable_client_key: true,
      has_secret_server_key: false,
      has_super_secret_admin_key: false,
    },
  })
async function changeKey(owner: Owner, expires_at_millis: unknown) {
  const { body } = await createKey(owner, START)
  const query = new URLSearchParams(ownerFields(owner)).toString()
  const path = `/${owner}-api-keys/${String(body['id'])}?${query}`
  return project.call('PATCH', path, { access: 'server', body: { expires_at_millis } })
}

describe.each([
  ['POST /user-api-keys', (millis: unknown) => createKey('user', millis)],
  ['POST /team-api-keys', (millis: unknown) => createKey('team', millis)],
  ['PATCH /user-api-keys/{id}', (millis: unknown) => changeKey('user', millis)],
  ['PATCH /team-api-keys/{id}', (millis: unknown) => changeKey('team', millis)],
  ['POST /internal/api-keys', (millis: unknown) => createKeySet(millis)],
])('expires_at_millis of %s', (_call, send) => {
  it.each([LAST + 1, Number.MAX_SAFE_INTEGER, -LAST - 1, Number.MIN_SAFE_INTEGER])(
    'is rejected with SCHEMA_ERROR if no date can hold it: %d',
    async (millis) => {
      const response = await send(millis)
      expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
      expect(response.text).toContain('body.expires_at_millis must be')
    },
  )

  it.each([LAST, -LAST])(
    'is accepted if it is an end of the range of dates: %d',
    async (millis) => {
      const response = await send(millis)
      expect([response.status, response.body['expires_at_millis']]).toEqual([200, millis])
    },
  )
})

it('ends a session with a lifetime far below zero at once, at an instant that a date can hold', async () => {
  const body = { user_id: user.id, expires_in_millis: Number.MIN_SAFE_INTEGER }
  const session = await project.call('POST', '/auth/sessions', { access: 'server', body })
  const accessToken = String(session.body['access_token'])
  const response = await project.call('GET', '/users/me', { accessToken })
  expect([response.code, response.body['details']]).toEqual([
    'ACCESS_TOKEN_EXPIRED',
    { expired_at_millis: START },
  ])
})
