import { and, eq, isNotNull } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { users, type Project } from '../../db/schema.js'
import { endOtherSessions } from '../sessions/sessions.js'
import { lockUser } from '../users/users.js'

/** The ban of a user; `bannedAt` is null if there is none. */
export interface Ban {
  bannedAt: number | null
  reason: string | null
}

/**
 * Bans a user: ends every session and rejects every sign-in. A user who is banned already keeps the time of the first
 * ban and gets the new reason.
 */
export const banUser = (
  ctx: Context,
  project: Project,
  { userId, reason }: { userId: string; reason: string | null },
): Promise<Ban> =>
  inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, userId)
    if (user === undefined) throw fail('USER_NOT_FOUND')
    const bannedAt = user.bannedAt ?? projectNow(tx, project)
    await tx.db.update(users).set({ bannedAt, banReason: reason }).where(eq(users.id, userId))
    await endOtherSessions(tx, project, userId)
    await recordAuditEvent(tx, project, {
      action: 'user.banned',
      subject: userSubject(userId),
      details: reason === null ? {} : { reason },
    })
    return { bannedAt, reason }
  })

/** Lifts the ban of a user. The user can sign in again; the ended sessions stay ended. */
export const unbanUser = (ctx: Context, project: Project, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const unbanned = await tx.db
      .update(users)
      .set({ bannedAt: null, banReason: null })
      .where(and(eq(users.id, userId), isNotNull(users.bannedAt)))
      .returning({ id: users.id })
    if (unbanned.length === 0) return
    await recordAuditEvent(tx, project, { action: 'user.unbanned', subject: userSubject(userId) })
  })
