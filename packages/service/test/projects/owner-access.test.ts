import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '../../src/db/schema.js'
import { openTestProject, readResponse, signUp } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const deletedId = randomUUID()

const own = (userId: string, managedProjectIds: unknown) =>
  service.ctx.db
    .update(users)
    .set({ serverMetadata: { managedProjectIds } as never })
    .where(eq(users.id, userId))

const service = await setupTestService()
const internal = await openTestProject(service, { id: 'internal' })
const owned = await openTestProject(service)
const foreign = await openTestProject(service)
const owner = await signUp(internal)
const token = owner.accessToken
const ownerId = owner.id
await own(ownerId, [owned.id, deletedId, 'internal'])

async function ask(projectId: string, credentials: { token: string; access?: string }) {
  const headers = {
    'X-Stack-Access-Type': credentials.access ?? 'admin',
    'X-Stack-Project-Id': projectId,
    'X-Stack-Admin-Access-Token': credentials.token,
    'X-Stack-Secret-Server-Key': '',
    'X-Stack-Super-Secret-Admin-Key': 'not looked at',
  }
  const url = 'http://localhost:4710/api/v1/projects/current'
  return readResponse(await service.fetch(new Request(url, { headers })))
}

it.each(['client', 'server', 'admin'])('grants %s access without keys', async (access) => {
  const response = await ask(owned.id, { token, access })
  expect([response.status, response.body['id']]).toEqual([200, owned.id])
})

it('requires ownership of the project and excludes the project internal', async () => {
  for (const id of [foreign.id, randomUUID(), 'internal']) {
    const response = await ask(id, { token })
    expect([response.status, response.code]).toEqual([401, 'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN'])
  }
})

it('grants no access if the list of projects is missing or not a list', async () => {
  const stranger = await signUp(internal)
  for (const list of [undefined, null, owned.id, { 0: owned.id }]) {
    await own(stranger.id, list)
    const response = await ask(owned.id, { token: stranger.accessToken })
    expect(response.code).toBe('ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  }
})

it('answers an error for an owned project that was deleted', async () => {
  const response = await ask(deletedId, { token })
  expect([response.status, response.code]).toEqual([401, 'INVALID_PROJECT_FOR_ADMIN_ACCESS_TOKEN'])
})

it('rejects an unreadable admin access token', async () => {
  const response = await ask(owned.id, { token: 'junk' })
  expect([response.status, response.code]).toEqual([401, 'UNPARSABLE_ADMIN_ACCESS_TOKEN'])
})

it('rejects an admin access token of another project than internal', async () => {
  const { accessToken } = await signUp(owned)
  const response = await ask(owned.id, { token: accessToken })
  expect([response.status, response.code]).toEqual([401, 'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN'])
})

it('rejects an expired admin access token', async () => {
  service.clock.now = START + 600_000
  const response = await ask(owned.id, { token })
  service.clock.now = START
  expect([response.status, response.code]).toEqual([401, 'ADMIN_ACCESS_TOKEN_EXPIRED'])
  expect(response.body['details']).toEqual({ expired_at_millis: START + 600_000 })
})

it('rejects the admin access token of a deleted user without a code', async () => {
  const leaver = await signUp(internal)
  await own(leaver.id, [owned.id])
  await service.ctx.db.delete(users).where(eq(users.id, leaver.id))
  const response = await ask(owned.id, { token: leaver.accessToken })
  expect([response.status, response.code]).toEqual([401, null])
})
