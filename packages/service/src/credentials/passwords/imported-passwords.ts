import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { passwords, projects, users } from '../../db/schema.js'
import { bcryptCostOf } from './password.js'

/** Notes what it costs to check an imported password; give it every hash that is kept for a project's user. */
export async function noteImported(db: Database, projectId: string, hash: string): Promise<void> {
  const bcryptCost = bcryptCostOf(hash)
  if (bcryptCost === undefined) return
  // Held until the hash is written: who forgets waits for it.
  await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('key share')
  const isHigher = or(isNull(projects.bcryptCost), lt(projects.bcryptCost, bcryptCost))
  await db
    .update(projects)
    .set({ bcryptCost })
    .where(and(eq(projects.id, projectId), isHigher))
}

/** Forgets it for projects whose people have all signed in since, and have passwords like everybody. */
export async function forgetImported(ctx: Pick<Context, 'db'>): Promise<void> {
  const imported = ctx.db
    .select({ id: users.id })
    .from(passwords)
    .innerJoin(users, eq(users.id, passwords.userId))
    .where(and(eq(users.projectId, projects.id), sql`${passwords.hash} like '$2%'`))
  const isOver = and(isNotNull(projects.bcryptCost), notExists(imported))
  await inTransaction(ctx, async ({ db }) => {
    const over = await db
      .select({ id: projects.id })
      .from(projects)
      .where(isOver)
      .orderBy(projects.id)
      .for('update')
    // Once more: whoever was waited for may have imported one.
    const ids = over.map(({ id }) => id)
    await db
      .update(projects)
      .set({ bcryptCost: null })
      .where(and(inArray(projects.id, ids), isOver))
  })
}
