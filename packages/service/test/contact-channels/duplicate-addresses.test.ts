import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contactChannels } from '../../src/db/schema.js'
import { openTestProject, signUp } from '../support/project.js'
import { createTestDatabase, openTestService } from '../support/service.js'

it('reports at each start the users whose address another account has', async () => {
  const database = await createTestDatabase()
  const first = await openTestService({}, database)
  const project = await openTestProject(first)
  const { id } = await signUp(project)
  await signUp(project)
  await first.ctx.db
    .update(contactChannels)
    .set({ isDuplicate: true })
    .where(eq(contactChannels.userId, id))
  const second = await openTestService({}, database)
  expect(second.reports.map(String)).toEqual([
    expect.stringContaining('1 users cannot sign in with their email address'),
  ])
  expect(String(second.reports[0])).toContain(`${id} (project ${project.id}).`)
  await second.close()
})
