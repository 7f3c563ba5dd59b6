import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { passwords, projects, users } from '../../db/schema.js'
import { bcryptCostOf } from './password.js'

/**
 * Records the cost of checking an imported password. Call it with every hash that is stored for a user of the
 * project.
 */
export async function recordImportedPassword(
  db: Database,
  projectId: string,
  hash: string,
): Promise<void> {
  const bcryptCost = bcryptCostOf(hash)
  if (bcryptCost === undefined) return
  // Locked until the hash is written, so that `clearImportedPasswords` waits for it.
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

/** Clears the recorded cost of projects in which no user has an imported password any more. */
export async function clearImportedPasswords(ctx: Pick<Context, 'db'>): Promise<void> {
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
    // Checked again: a transaction that this one waited for may have imported a password.
    const ids = over.map(({ id }) => id)
    await db
      .update(projects)
      .set({ bcryptCost: null })
      .where(and(inArray(projects.id, ids), isOver))
  })
}
