import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { toErrorReport } from '../db/errors.js'
import { inTransaction } from '../db/in-transaction.js'
import { projects, users } from '../db/schema.js'
import { deleteUser } from '../domain/user-lifecycle/delete-user.js'

/** Users that one run looks at together, so that a long list does not fill the memory. */
const BATCH = 100

/**
 * Deletes the users whose grace period is over, on the clock of their project. Several processes can do it at the same
 * time: each user is locked and read again before the deletion.
 */
export async function deleteDueUsers(ctx: Context): Promise<void> {
  const isDue = lte(users.deleteAt, sql`${ctx.now()} + ${projects.clockOffsetMillis}`)
  for (let after = '', isMore = true; isMore;) {
    const due = await ctx.db
      .select({ id: users.id, project: projects })
      .from(users)
      .innerJoin(projects, eq(projects.id, users.projectId))
      .where(and(isDue, after === '' ? undefined : gt(users.id, after)))
      .orderBy(asc(users.id))
      .limit(BATCH)
    for (const { id, project } of due) {
      const attempt = inTransaction(ctx, async (tx) => {
        const [locked] = await tx.db
          .select({ deleteAt: users.deleteAt })
          .from(users)
          .where(eq(users.id, id))
          .for('update')
        // The user was restored or deleted since it was listed, or the deletion was requested again.
        const deleteAt = locked?.deleteAt ?? Infinity
        if (deleteAt <= tx.now() + project.clockOffsetMillis) await deleteUser(tx, project, { id })
      })
      // A user who cannot be deleted must not prevent the deletion of the others.
      await attempt.catch((error: unknown) => ctx.report(toErrorReport(error)))
      after = id
    }
    isMore = due.length === BATCH
  }
}
