import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { insertRows } from '../../src/db/insert-rows.js'
import { deletedUsers, oauthRecords } from '../../src/db/schema.js'
import { emptyProject } from '../../src/domain/owned-projects/empty-project.js'
import { callInOrder } from '../support/call-in-order.js'
import { openTestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'

const service = await setupTestService()

it('deletes the rows after a batch of which one changes meanwhile', async () => {
  const { ctx } = service
  const { id: projectId } = await openTestProject(service)
  const rows = Array.from({ length: 1100 }, () => ({
    id: randomUUID(),
    projectId,
    signedUpAt: START,
    deletedAt: START,
  }))
  await insertRows(ctx.db, deletedUsers, rows)
  const [changed] = await ctx.db
    .select()
    .from(deletedUsers)
    .where(eq(deletedUsers.projectId, projectId))
    .limit(1)
  await callInOrder(
    service,
    (db) =>
      db
        .update(deletedUsers)
        .set({ deletedAt: START + 1 })
        .where(eq(deletedUsers.id, changed?.id ?? '')),
    [() => emptyProject(ctx, projectId)],
  )
  expect(await ctx.db.$count(deletedUsers, eq(deletedUsers.projectId, projectId))).toBe(0)
})

it('deletes records of the authorization server that belong to no user', async () => {
  const { ctx } = service
  const { id: projectId } = await openTestProject(service)
  await ctx.db
    .insert(oauthRecords)
    .values({ id: randomUUID(), projectId, payloadSealed: 'sealed', expiresAt: START })
  await emptyProject(ctx, projectId)
  expect(await ctx.db.$count(oauthRecords, eq(oauthRecords.projectId, projectId))).toBe(0)
})
