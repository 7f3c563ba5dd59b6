import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { users } from '../../src/db/schema.js'
import type { JsonValue } from '../../src/db/values.js'
import { openOwner, type Owner } from '../support/owner.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { switchConfig } from '../support/sign-in.js'

const service = await setupTestService()
const first = await openOwner(service)
let owner: Owner
beforeEach(async () => {
  owner = await openOwner(service, first)
})

const PATH = '/internal/projects/current'

const create = async (of = owner) => String((await of.create()).body['id'])
const setMetadata = (serverMetadata: JsonValue, { user } = owner) =>
  service.ctx.db.update(users).set({ serverMetadata }).where(eq(users.id, user.id))

async function metadata({ internal, user } = owner): Promise<unknown> {
  const response = await internal.call('GET', `/users/${user.id}`, { access: 'server' })
  return response.body['server_metadata']
}

async function ownedIds({ internal, user } = owner): Promise<unknown[]> {
  const response = await internal.call('GET', '/internal/projects', user)
  return (response.body['items'] as { id: string }[]).map(({ id }) => id)
}

it('adds projects to the server metadata of the owner and keeps other metadata', async () => {
  await setMetadata({ plan: 'free', nested: { flag: true } })
  const ids = [await create(), await create()]
  expect(await metadata()).toEqual({
    plan: 'free',
    nested: { flag: true },
    managedProjectIds: ids,
  })
  expect(await ownedIds()).toEqual(ids)
})

it.each([null, 'text', ['list'], { managedProjectIds: 'text' }])(
  'creates the list of projects if the metadata is %j',
  async (before) => {
    await setMetadata(before)
    const id = await create()
    expect(await metadata()).toEqual({ managedProjectIds: [id] })
  },
)

it.each(['server', 'admin'] as const)(
  'creates and lists projects of the signed-in user with %s access',
  async (access) => {
    const { internal, user } = owner
    const asUser = { access, accessToken: user.accessToken }
    const body = { display_name: 'Project' }
    const createdProject = await internal.call('POST', '/internal/projects', { ...asUser, body })
    const list = await internal.call('GET', '/internal/projects', asUser)
    expect(list.body['items']).toEqual([createdProject.body])
    const signedOutResponse = await internal.call('GET', '/internal/projects', { access })
    expect(signedOutResponse.code).toBe('USER_AUTHENTICATION_REQUIRED')
  },
)

it('rejects anonymous users as owners', async () => {
  const { internal } = owner
  const projectId = await create()
  const { body } = await internal.call('POST', '/auth/anonymous/sign-up')
  const accessToken = String(body['access_token'])
  const nameless = { ...owner, user: { ...owner.user, id: String(body['user_id']), accessToken } }
  for (const access of ['client', 'server', 'admin'] as const) {
    const body = { display_name: 'Mine' }
    for (const response of [
      await internal.call('POST', '/internal/projects', { access, accessToken, body }),
      await internal.call('GET', '/internal/projects', { access, accessToken }),
    ])
      expect([response.status, response.code]).toEqual([401, 'USER_AUTHENTICATION_REQUIRED'])
  }
  await setMetadata({ managedProjectIds: [projectId] }, nameless)
  const headers = { 'X-Stack-Admin-Access-Token': accessToken }
  const refused = await owner.call(projectId, 'GET', PATH, { headers })
  expect(refused.code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
})

it('rejects anonymous sign-up to the project internal while sign-up is disabled', async () => {
  const { internal } = owner
  const signUpAnonymously = () => internal.call('POST', '/auth/anonymous/sign-up')
  await switchConfig(service, internal, { signUpEnabled: false })
  const refused = await signUpAnonymously()
  await switchConfig(service, internal, { signUpEnabled: true })
  expect(refused.code).toBe('ANONYMOUS_ACCOUNTS_NOT_ENABLED')
  expect((await signUpAnonymously()).status).toBe(200)
})

it('hides projects from other owners', async () => {
  const other = await openOwner(service, first)
  const id = await create()
  expect(await ownedIds(other)).toEqual([])
  expect((await other.call(id, 'GET', PATH)).code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
})

it('grants access to a project that was created without keys', async () => {
  const id = await create()
  const keys = await owner.call(id, 'GET', '/internal/api-keys')
  expect(keys.body['items']).toEqual([])
  const renamed = await owner.call(id, 'PATCH', PATH, { body: { display_name: 'Renamed' } })
  expect(renamed.body['display_name']).toBe('Renamed')
  const user = await owner.call(id, 'POST', '/users', {
    access: 'server',
    body: { display_name: 'Somebody' },
  })
  expect(user.status).toBe(201)
})

it('omits deleted, unknown and internal projects from the list', async () => {
  const id = await create()
  await setMetadata({ managedProjectIds: [randomUUID(), 'internal', 7, null, id] })
  expect(await ownedIds()).toEqual([id])
})

it('lists a project once even if the metadata repeats it', async () => {
  const id = await create()
  await setMetadata({ managedProjectIds: [id, id] })
  expect(await ownedIds()).toEqual([id])
})

it('removes a deleted project from the metadata of every owner', async () => {
  const other = await openOwner(service, first)
  const [deletedId, remainingId] = [await create(), await create()]
  await setMetadata({ managedProjectIds: [deletedId, remainingId], note: deletedId }, other)
  expect((await other.call(deletedId, 'DELETE', PATH)).body).toEqual({ success: true })
  expect(await metadata()).toEqual({ managedProjectIds: [remainingId] })
  expect(await metadata(other)).toEqual({ managedProjectIds: [remainingId], note: deletedId })
  expect((await owner.call(deletedId, 'GET', PATH)).code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
})

it('keeps the metadata of users who name a deleted project without owning it', async () => {
  const other = await openOwner(service, first)
  const id = await create()
  await setMetadata({ lastProject: id }, other)
  expect((await owner.call(id, 'DELETE', PATH)).body).toEqual({ success: true })
  expect(await metadata(other)).toEqual({ lastProject: id })
})

it('requires a user of the project internal', async () => {
  const project = await openTestProject(service)
  const { accessToken } = await signUp(project)
  const body = { display_name: 'Project' }
  const elsewhere = await project.call('POST', '/internal/projects', { accessToken, body })
  expect([elsewhere.status, elsewhere.code]).toEqual([401, 'EXPECTED_INTERNAL_PROJECT'])
  const signedOutResponse = await first.internal.call('POST', '/internal/projects', { body })
  expect([signedOutResponse.status, signedOutResponse.code]).toEqual([
    401,
    'USER_AUTHENTICATION_REQUIRED',
  ])
})

it('creates no project from an invalid request', async () => {
  for (const body of [{ display_name: undefined }, { unknown: 1 }, { config: { unknown: 1 } }])
    expect((await owner.create(body)).code).toBe('SCHEMA_ERROR')
  expect(await metadata()).toBeNull()
})
