import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../context.js'
import type { Database } from '../db/database.js'
import { users } from '../db/schema.js'
import { projectNow } from '../projects/project-clock.js'
import type { Project } from '../projects/project.js'
import { createRestoreCode } from './restore-codes.js'

/** Returns when a user will be deleted; null if the user has not requested that. */
export async function findDeletion(db: Database, userId: string): Promise<number | null> {
  const [user] = await db
    .select({ deleteAt: users.deleteAt })
    .from(users)
    .where(eq(users.id, userId))
  return user?.deleteAt ?? null
}

/**
 * Rejects with ACCOUNT_DELETION_PENDING, whose details restore the account. Call it after the proof of identity, so that
 * the error reveals no account and gives the code to the user only.
 */
export async function rejectPendingDeletion(
  ctx: Context,
  project: Project,
  userId: string,
): Promise<void> {
  const deleteAt = await findDeletion(ctx.db, userId)
  if (deleteAt === null) return
  const code = createRestoreCode(ctx.sealer, {
    userId,
    deleteAt,
    createdAt: projectNow(ctx, project),
  })
  throw fail('ACCOUNT_DELETION_PENDING', { delete_at_millis: deleteAt, restore_code: code })
}

/**
 * Cancels the deletion of a user, who can sign in again; the ended sessions stay ended. Call it in a transaction.
 *
 * @param deleteAt restores only if the deletion is the one of this time
 * @returns whether there was such a deletion
 */
export async function restoreUser(
  tx: Context,
  project: Project,
  { userId, deleteAt }: { userId: string; deleteAt?: number },
): Promise<boolean> {
  const isPending =
    deleteAt === undefined ? isNotNull(users.deleteAt) : eq(users.deleteAt, sql`${deleteAt}`)
  const restored = await tx.db
    .update(users)
    .set({ deleteAt: null })
    .where(and(eq(users.id, userId), eq(users.projectId, project.id), isPending))
    .returning({ id: users.id })
  if (restored.length === 0) return false
  await recordAuditEvent(tx, project, {
    action: 'user.restored',
    subject: userSubject(userId),
    isBySubject: deleteAt !== undefined,
  })
  return true
}
