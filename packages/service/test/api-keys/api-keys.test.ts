import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiKeys, projects } from '../../src/db/schema.js'
import { openTestProject, signUp, type TestProject, type TestUser } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { apiKeyCalls, kinds } from './api-key-calls.js'
import { switchConfig } from '../support/sign-in.js'
import { callOk } from '../support/with-access.js'
import { openTeam } from '../support/teams.js'

const HOUR = 3_600_000

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

const server = { access: 'server' } as const
const { ownerOf, queryOf, create, check } = apiKeyCalls(() => ({ project, user, teamId }))

describe.each(kinds)('an API key of a %s', (kind) => {
  it.each([
    [false, 'sk', '1'],
    [true, 'pk', '3'],
  ])('has the prefix of its kind when is_public is %s', async (is_public, prefix, flag) => {
    const { key, id } = await create(kind, { is_public })
    const hex = id.replaceAll('-', '')
    const form = `^${prefix}_[0-9a-hjkmnp-tv-z]{45}${hex}${kind}${flag}574ck4u7h[0-9a-f]{8}$`
    expect(key).toMatch(new RegExp(form))
    const sum = crc32(key.slice(0, -8)).toString(16).padStart(8, '0')
    expect(key.slice(-8)).toBe(sum)
  })

  it('is not stored', async () => {
    const { key, id } = await create(kind)
    const [row] = await service.ctx.db.select().from(apiKeys).where(eq(apiKeys.id, id))
    expect(JSON.stringify(row)).not.toContain(key.slice(0, 48))
  })

  it('is not found in another project, with a wrong checksum or as a project key', async () => {
    const { key, id } = await create(kind)
    const config = { allowUserApiKeys: true, allowTeamApiKeys: true }
    const other = await openTestProject(service, { config })
    const wrong = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')
    const responses = [
      await check(kind, key, other),
      await check(kind, wrong),
      await check(kind, project.keys.secretServerKey ?? ''),
      await check(kind, ''),
      await other.call('GET', `/${kind}-api-keys/${id}?${queryOf(kind)}`, server),
      await other.call('PATCH', `/${kind}-api-keys/${id}?${queryOf(kind)}`, {
        ...server,
        body: { revoked: true },
      }),
      await project.call('GET', `/${kind}-api-keys/${randomUUID()}?${queryOf(kind)}`, server),
    ]
    for (const response of responses)
      expect([response.status, response.code]).toEqual([404, 'API_KEY_NOT_FOUND'])
    expect((await check(kind, key)).status).toBe(200)
    const list = await other.call('GET', `/${kind}-api-keys?${queryOf(kind)}`, server)
    expect(list.body['items']).toEqual([])
  })

  it('is not found by ID through the calls of the other kind', async () => {
    const { id } = await create(kind)
    const other = kind === 'user' ? 'team' : 'user'
    const path = `/${other}-api-keys/${id}?${queryOf(other)}`
    for (const [method, body] of [['GET'], ['PATCH', { revoked: true }]] as const) {
      const response = await project.call(method, path, { ...server, body })
      expect([response.status, response.code]).toEqual([404, 'API_KEY_NOT_FOUND'])
    }
  })

  it('expires on the clock of the project, and a revoked key stays revoked', async () => {
    const [lasting, revoked] = [
      await create(kind, { expires_at_millis: START + HOUR }),
      await create(kind, { expires_at_millis: START + HOUR }),
    ]
    const body = { revoked: true }
    const path = `/${kind}-api-keys/${revoked.id}?${queryOf(kind)}`
    await project.call('PATCH', path, { ...server, body })
    expect((await check(kind, lasting.key)).status).toBe(200)
    const own = eq(projects.id, project.id)
    await service.ctx.db.update(projects).set({ clockOffsetMillis: HOUR }).where(own)
    expect((await check(kind, lasting.key)).code).toBe('API_KEY_EXPIRED')
    expect((await check(kind, revoked.key)).code).toBe('API_KEY_REVOKED')
  })

  it('changes its expiry, and keeps it when only other fields change', async () => {
    const { id, key } = await create(kind, { expires_at_millis: START })
    const path = `/${kind}-api-keys/${id}?${queryOf(kind)}`
    const change = async (body: object) =>
      (await project.call('PATCH', path, { ...server, body })).body['expires_at_millis']
    expect((await check(kind, key)).code).toBe('API_KEY_EXPIRED')
    expect(await change({ expires_at_millis: START + HOUR })).toBe(START + HOUR)
    expect((await check(kind, key)).status).toBe(200)
    expect(await change({ description: 'Renamed' })).toBe(START + HOUR)
    expect(await change({ expires_at_millis: null })).toBeUndefined()
  })

  it('keeps the time of its first revocation', async () => {
    const { id } = await create(kind)
    const path = `/${kind}-api-keys/${id}?${queryOf(kind)}`
    const revoke = () => project.call('PATCH', path, { ...server, body: { revoked: true } })
    expect((await revoke()).body['manually_revoked_at_millis']).toBe(START)
    service.clock.now = START + 1
    const again = await revoke()
    service.clock.now = START
    expect(again.body['manually_revoked_at_millis']).toBe(START)
  })

  it('is deleted with its owner', async () => {
    const { key } = await create(kind)
    await project.call('DELETE', kind === 'user' ? `/users/${user.id}` : `/teams/${teamId}`, {
      ...server,
      body: {},
    })
    expect((await check(kind, key)).code).toBe('API_KEY_NOT_FOUND')
  })

  it('is unavailable while the project has the switch off', async () => {
    const { id, key } = await create(kind)
    const field = kind === 'user' ? 'allow_user_api_keys' : 'allow_team_api_keys'
    await project.call('PATCH', '/internal/projects/current', {
      access: 'admin',
      body: { config: { [field]: false } },
    })
    const path = `/${kind}-api-keys`
    const responses = [
      await create(kind),
      await check(kind, key),
      await project.call('GET', `${path}?${queryOf(kind)}`, server),
      await project.call('GET', `${path}/${id}?${queryOf(kind)}`, server),
      await project.call('PATCH', `${path}/${id}?${queryOf(kind)}`, { ...server, body: {} }),
    ]
    for (const response of responses) expect([response.status, response.code]).toEqual([400, null])
  })

  it('requires a signed-in user for client access', async () => {
    const { id } = await create(kind)
    const path = `/${kind}-api-keys`
    const body = { ...ownerOf(kind), description: 'Key', expires_at_millis: null }
    const responses = [
      await project.call('POST', path, { body }),
      await project.call('GET', `${path}?${queryOf(kind)}`),
      await project.call('GET', `${path}/${id}?${queryOf(kind)}`),
      await project.call('PATCH', `${path}/${id}?${queryOf(kind)}`, { body: {} }),
    ]
    for (const response of responses)
      expect([response.status, response.code]).toEqual([401, 'USER_AUTHENTICATION_REQUIRED'])
  })

  it('is rejected with the field of the other owner or without an expiry', async () => {
    const both = await create(kind, { ...ownerOf('user'), ...ownerOf('team') })
    const endless = await create(kind, { expires_at_millis: undefined })
    expect([both.code, endless.code]).toEqual(['SCHEMA_ERROR', 'SCHEMA_ERROR'])
  })
})
it('rejects the API key of a user who is restricted until the email is verified (R8)', async () => {
  const { key } = await create('user')
  await switchConfig(service, project, { requireEmailVerification: true })
  expect((await check('user', key)).code).toBe('API_KEY_REVOKED')
  await callOk(project, `PATCH /users/${user.id}`, {
    access: 'server',
    body: { primary_email_verified: true },
  })
  expect((await check('user', key)).status).toBe(200)
})

describe('an API key that a scanner found in published code', () => {
  const report = (key: string) =>
    project.call('POST', '/integrations/credential-scanning/revoke', {
      access: 'none',
      body: { api_key: key },
    })

  it.each(kinds)('is revoked without other credentials: %s', async (kind) => {
    const { key } = await create(kind)
    for (const _time of [1, 2]) expect((await report(key)).body).toEqual({ success: true })
    expect((await check(kind, key)).code).toBe('API_KEY_REVOKED')
  })

  it('is not revoked if it is public, expired or unknown', async () => {
    const open = await create('user', { is_public: true })
    const expired = await create('user', { expires_at_millis: START })
    const responses = [await report(open.key), await report(expired.key), await report('sk_none')]
    expect(responses.map(({ status, code }) => [status, code])).toEqual([
      [400, 'PUBLIC_API_KEY_CANNOT_BE_REVOKED'],
      [401, 'API_KEY_EXPIRED'],
      [404, 'API_KEY_NOT_FOUND'],
    ])
    expect((await check('user', open.key)).status).toBe(200)
  })
})
