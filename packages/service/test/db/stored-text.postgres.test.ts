import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { users } from '../../src/db/schema.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

// The embedded database gets values as a part of the statement (db/embedded), Postgres as parameters.
const service = await setupTestService()
const project = await openTestProject(service)
const userId = (await signUp(project)).id

const hostile = fc.string({
  unit: fc.constantFrom("'", '"', '\\', ';', '$1', '--', '/*', 'E', '\n', '\u2019', 'é', '😀', 'a'),
})

it('stores any text and any integer unchanged', async () => {
  const { db } = service.ctx
  await fc.assert(
    fc.asyncProperty(hostile, fc.maxSafeInteger(), async (displayName, lastActiveAt) => {
      const values = { displayName, lastActiveAt, clientMetadata: [displayName] }
      await db.update(users).set(values).where(eq(users.id, userId))
      const [row] = await db.select().from(users).where(eq(users.displayName, displayName))
      expect(row).toMatchObject(values)
    }),
    { numRuns: 300, seed: 1 },
  )
})

it('fails to store text with U+0000', async () => {
  const { db } = service.ctx
  const changed = db.update(users).set({ displayName: 'a\0b' }).where(eq(users.id, userId))
  await expect(changed).rejects.toThrow('Failed query')
  expect(await db.$count(users, eq(users.id, userId))).toBe(1)
})

it('rejects metadata with U+0000 or an infinite number with SCHEMA_ERROR', async () => {
  const { accessToken } = await signUp(project)
  for (const value of [String.raw`{"a":"b\u0000"}`, String.raw`{"a\u0000":1}`, '[1e999]']) {
    const body = `{"client_metadata":${value}}`
    const response = await project.call('PATCH', '/users/me', { accessToken, body })
    expect([response.status, response.code]).toEqual([400, 'SCHEMA_ERROR'])
  }
})
