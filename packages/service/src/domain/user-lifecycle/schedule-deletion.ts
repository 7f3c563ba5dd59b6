import { eq } from 'drizzle-orm'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { users, type Project } from '../../db/schema.js'
import { endOtherSessions } from '../sessions/sessions.js'
import { lockUser } from '../users/users.js'

const DAY_MILLIS = 24 * 60 * 60 * 1000

/**
 * Returns for how many days an account can be restored after its user has deleted it. Without extensions, no call could
 * restore it.
 */
export const graceDaysOf = ({ config }: Context, project: Project): number =>
  config.extensions ? (project.config.accountDeletionGraceDays ?? 0) : 0

/**
 * Lets a user be deleted at the end of the grace period: ends every session and rejects every sign-in until then. Call it
 * in a transaction.
 *
 * @param revalidate rejects if the caller may no longer delete the user; called while the user is locked
 */
export async function scheduleDeletion(
  tx: Context,
  project: Project,
  { userId, revalidate }: { userId: string; revalidate: (db: Database) => Promise<void> },
): Promise<void> {
  await lockUser(tx.db, userId)
  await revalidate(tx.db)
  const deleteAt = projectNow(tx, project) + graceDaysOf(tx, project) * DAY_MILLIS
  await tx.db.update(users).set({ deleteAt }).where(eq(users.id, userId))
  await endOtherSessions(tx, project, userId)
  await recordAuditEvent(tx, project, {
    action: 'user.deletion_scheduled',
    subject: userSubject(userId),
    details: { deleteAtMillis: deleteAt },
  })
}
