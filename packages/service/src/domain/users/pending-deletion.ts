import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import type { Context } from '../../context.js'
import { users } from '../../db/schema.js'
import type { Project } from '../../db/project-row.js'

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
