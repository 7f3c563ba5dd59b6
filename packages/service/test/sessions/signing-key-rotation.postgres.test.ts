import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { projects, signingKeys } from '../../src/db/schema.js'
import { rotateSigningKey } from '../../src/domain/sessions/signing-keys.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const LIFETIME = 600_000
/** Time for tokens that were being signed while the key was replaced. */
const UNDER_WAY = 60_000

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const rotate = () => rotateSigningKey(service.ctx, project.id)

async function publishedKids(): Promise<unknown[]> {
  const path = `/projects/${project.id}/.well-known/jwks.json`
  const { body } = await project.call('GET', path, { access: 'none' })
  return (body['keys'] as { kid: string }[]).map(({ kid }) => kid)
}

const kidOf = ({ accessToken }: { accessToken: string }) =>
  JSON.parse(Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()).kid

it('signs new tokens with the new key and ends no session', async () => {
  const before = await signUp(project)
  await rotate()
  const after = await signUp(project)
  expect(await publishedKids()).toEqual([kidOf(before), kidOf(after)])
  for (const user of [before, after])
    expect((await project.call('GET', '/users/me', user)).status).toBe(200)
})

it('publishes the old key until all tokens that it signed have expired', async () => {
  const before = await signUp(project)
  await rotate()
  service.clock.now = START + LIFETIME + UNDER_WAY - 1
  expect(await publishedKids()).toContain(kidOf(before))
  service.clock.now += 1
  const after = await signUp(project)
  expect(await publishedKids()).toEqual([kidOf(after)])
})

it('drops the old key on the clock of its project', async () => {
  const before = await signUp(project)
  await rotate()
  await service.ctx.db
    .update(projects)
    .set({ clockOffsetMillis: LIFETIME + UNDER_WAY })
    .where(eq(projects.id, project.id))
  expect(await publishedKids()).not.toContain(kidOf(before))
})

it('rejects a token of an old key after the key is dropped', async () => {
  service.ctx.config = { ...service.ctx.config, accessTokenLifetimeSeconds: 86_400 }
  const { accessToken } = await signUp(project)
  service.ctx.config = { ...service.ctx.config, accessTokenLifetimeSeconds: LIFETIME / 1000 }
  await rotate()
  service.clock.now = START + LIFETIME + UNDER_WAY
  const response = await project.call('GET', '/users/me', { accessToken })
  expect(response.code).toBe('UNPARSABLE_ACCESS_TOKEN')
})

it('deletes dropped keys during the next rotation', async () => {
  await rotate()
  service.clock.now = START + LIFETIME + UNDER_WAY
  await rotate()
  const rows = await service.ctx.db
    .select()
    .from(signingKeys)
    .where(eq(signingKeys.projectId, project.id))
  expect(rows).toHaveLength(2)
})

it('leaves one active key after two concurrent rotations', async () => {
  await Promise.all([rotate(), rotate()])
  const [first, second] = [await signUp(project), await signUp(project)]
  expect(kidOf(first)).toBe(kidOf(second))
  const kids = await publishedKids()
  expect(kids).toHaveLength(3)
  expect(kids.at(-1)).toBe(kidOf(first))
})

it('rotates only the key of one project and rejects an unknown project', async () => {
  const other = await openTestProject(service)
  const { accessToken } = await signUp(other)
  await rotate()
  expect(kidOf({ accessToken })).toBe(kidOf(await signUp(other)))
  await expect(rotateSigningKey(service.ctx, randomUUID())).rejects.toMatchObject({
    code: 'PROJECT_NOT_FOUND',
  })
})
