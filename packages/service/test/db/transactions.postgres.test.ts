import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Context } from '../../src/context.js'
import { inTransaction } from '../../src/db/in-transaction.js'
import { projects } from '../../src/db/schema.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

/** Has the database fail the current transaction as it does to resolve a deadlock. */
const failWithDeadlock = ({ db }: Context) =>
  db.execute(sql`do $$ begin raise exception using errcode = 'deadlock_detected'; end $$`)

const append = ({ db }: Context, text: string) =>
  db
    .update(projects)
    .set({ description: sql`${projects.description} || ${text}::text` })
    .where(eq(projects.id, project.id))

const setDescription = (description: string) =>
  service.ctx.db.update(projects).set({ description }).where(eq(projects.id, project.id))

async function readDescription(): Promise<string | null | undefined> {
  const [row] = await service.ctx.db.select().from(projects).where(eq(projects.id, project.id))
  return row?.description
}

describe('inTransaction', () => {
  it('retries a transaction that the database ended because of a deadlock', async () => {
    await setDescription('')
    let attempts = 0
    await inTransaction(service.ctx, async (tx) => {
      attempts += 1
      await append(tx, 'a')
      if (attempts < 3) await failWithDeadlock(tx)
    })
    expect([attempts, await readDescription()]).toEqual([3, 'a'])
  })

  it('rejects after three attempts that ended in a deadlock', async () => {
    let attempts = 0
    const transaction = inTransaction(service.ctx, async (tx) => {
      attempts += 1
      await failWithDeadlock(tx)
    })
    await expect(transaction).rejects.toHaveProperty('cause.code', '40P01')
    expect(attempts).toBe(3)
  })

  it('does not retry after any other error', async () => {
    let attempts = 0
    const transaction = inTransaction(service.ctx, async ({ db }) => {
      attempts += 1
      await db.execute(sql`select 1 / 0`)
    })
    await expect(transaction).rejects.toHaveProperty('cause.code', '22012')
    expect(attempts).toBe(1)
  })

  it('joins the outer transaction and retries that one', async () => {
    await setDescription('')
    let attempts = 0
    await inTransaction(service.ctx, async (outer) => {
      await append(outer, 'a')
      await inTransaction(outer, async (tx) => {
        attempts += 1
        expect(tx.db).toBe(outer.db)
        await append(tx, 'b')
        if (attempts === 1) await failWithDeadlock(tx)
      })
    })
    expect([attempts, await readDescription()]).toEqual([2, 'ab'])
  })
})
