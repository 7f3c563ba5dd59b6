import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { projectKeys, projects } from '../../src/db/schema.js'
import { openTestProject, type TestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const HOUR = 3_600_000
const LAST_FOUR_DIGIT_YEAR = '9999-12-31T23:59:59.999Z'

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const admin = { access: 'admin' } as const

async function create(fields: Record<string, unknown> = {}) {
  const { body } = await project.call('POST', '/internal/api-keys', {
    ...admin,
    body: {
      description: 'Set',
      expires_at_millis: START + HOUR,
      has_publishable_client_key: true,
      has_secret_server_key: true,
      has_super_secret_admin_key: false,
      ...fields,
    },
  })
  return { id: String(body['id']), key: String(body['secret_server_key']), body }
}

/** The code or status of a request with this server key. */
async function open(key: string, of = project) {
  const headers = {
    'X-Stack-Project-Id': of.id,
    'X-Stack-Access-Type': 'server',
    'X-Stack-Secret-Server-Key': key,
  }
  const response = await of.call('GET', '/projects/current', { access: 'none', headers })
  return response.code ?? response.status
}

const change = (id: string, body: unknown) =>
  project.call('PATCH', `/internal/api-keys/${id}`, { ...admin, body })

it('grants access with a new key until the key set expires', async () => {
  const { key } = await create()
  expect(await open(key)).toBe(200)
  service.clock.now = START + HOUR - 1
  expect(await open(key)).toBe(200)
  service.clock.now += 1
  expect(await open(key)).toBe('INVALID_SECRET_SERVER_KEY')
})

it('expires key sets on the clock of the project', async () => {
  const { key } = await create()
  const own = eq(projects.id, project.id)
  await service.ctx.db.update(projects).set({ clockOffsetMillis: HOUR }).where(own)
  expect(await open(key)).toBe('INVALID_SECRET_SERVER_KEY')
})

it('creates a key set that is expired already', async () => {
  const { key, body } = await create({ expires_at_millis: START - HOUR })
  expect(body['expires_at_millis']).toBe(START - HOUR)
  expect(await open(key)).toBe('INVALID_SECRET_SERVER_KEY')
})

it.each([
  ['application/json', '{"revoked":"true"}'],
  ['application/json', '{"revoked":1}'],
  ['application/x-www-form-urlencoded', 'revoked=true'],
])('revokes a key set by %s of %s', async (type, body) => {
  const { id } = await create()
  const headers = { 'Content-Type': type }
  const path = `/internal/api-keys/${id}`
  const response = await project.call('PATCH', path, { ...admin, headers, body })
  expect(response.body).toMatchObject({ manually_revoked_at_millis: START })
})

it('rejects a revoked key set at once and permanently', async () => {
  const { id, key } = await create()
  service.clock.now = START + 1
  const revoked = await change(id, { revoked: true })
  expect(revoked.body).toMatchObject({ manually_revoked_at_millis: START + 1 })
  expect(await open(key)).toBe('INVALID_SECRET_SERVER_KEY')
  service.clock.now = START + 2
  expect((await change(id, { revoked: true })).body).toEqual(revoked.body)
  expect((await change(id, { revoked: false })).code).toBe('SCHEMA_ERROR')
})

it('keeps other key sets valid when one is revoked', async () => {
  const [first, second] = [await create(), await create()]
  await change(first.id, { revoked: true })
  expect(await open(second.key)).toBe(200)
})

it('returns a key set as the list does, without its keys', async () => {
  const { id, key } = await create()
  const response = await project.call('GET', `/internal/api-keys/${id}`, admin)
  const list = await project.call('GET', '/internal/api-keys', admin)
  expect(list.body['items']).toContainEqual(response.body)
  expect(response.body['secret_server_key']).toEqual({ last_four: key.slice(-4) })
  expect(response.text + list.text).not.toContain(key)
})

it('stores no key', async () => {
  const { id, key } = await create()
  const [row] = await service.ctx.db.select().from(projectKeys).where(eq(projectKeys.id, id))
  expect(JSON.stringify(row)).not.toContain(key)
})

it('returns the year 9999 as the expiry of keys that never expire', async () => {
  const { body } = await project.call('GET', '/internal/api-keys', admin)
  const [set] = body['items'] as { expires_at_millis: number }[]
  expect(new Date(set?.expires_at_millis ?? 0).toISOString()).toBe(LAST_FOUR_DIGIT_YEAR)
})

it('answers 404 for an unknown key set or one of another project', async () => {
  const other = await openTestProject(service)
  const { id, key } = await create()
  for (const path of [`/internal/api-keys/${id}`, `/internal/api-keys/${randomUUID()}`]) {
    const read = await other.call('GET', path, admin)
    const body = { revoked: true }
    const revoke = await other.call('PATCH', path, { ...admin, body })
    for (const response of [read, revoke])
      expect([response.status, response.code]).toEqual([404, 'API_KEY_NOT_FOUND'])
  }
  expect(await open(key)).toBe(200)
  expect(await open(key, other)).toBe('INVALID_SECRET_SERVER_KEY')
})

it.each(['description', 'expires_at_millis', 'has_secret_server_key'])(
  'requires %s for a new key set',
  async (field) => {
    const { body } = await create({ [field]: undefined })
    expect(body['details']).toEqual({ message: expect.stringContaining(field) })
  },
)

it('shows this client when a key was used, to the hour, and published clients as before', async () => {
  const { id, key } = await create({ expires_at_millis: START + 10 * HOUR })
  const path = `/internal/api-keys/${id}`
  const headers = { 'X-Stack-Client-Version': 'js @latchkey/core@1.0.0' }
  const lastUse = async () =>
    (await project.call('GET', path, { ...admin, headers })).body['last_used_at_millis']
  expect(await lastUse()).toBeNull()
  const usedAt = service.clock.now
  await open(key)
  service.clock.now += HOUR - 1
  await open(key)
  expect(await lastUse()).toBe(usedAt)
  service.clock.now += 2
  await open(key)
  expect(await lastUse()).toBe(usedAt + HOUR + 1)
  const recorded = await project.call('GET', path, admin)
  expect(recorded.body).not.toHaveProperty('last_used_at_millis')
})
