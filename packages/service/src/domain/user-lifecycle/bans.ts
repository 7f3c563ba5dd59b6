import { and, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { valueChanges } from '../audit/value-changes.js'
import { type Context, projectNow } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { users, type Project } from '../../db/schema.js'
import { rejection } from '../../errors/http-error.js'
import { endOtherSessions } from '../sessions/sessions.js'
import { isBanned, isBannedNow } from '../users/suspension.js'
import { lockUser } from '../users/users.js'

/** The ban of a user, as the table `users` has it. */
export type Ban = Pick<typeof users.$inferSelect, 'bannedAt' | 'banEndsAt' | 'banReason'>

const noBan: Ban = { bannedAt: null, banEndsAt: null, banReason: null }

/** Returns the ban of a user; all of it is null if there is none now. */
export const currentBan = (ctx: Context, project: Project, ban: Ban): Ban =>
  isBanned(ctx, project, ban) ? ban : noBan

/**
 * Bans a user: ends every session and rejects every sign-in, until a time if there is one. A user who is banned already keeps
 * the time of the first ban, and gets the new end and reason. The same ban again changes nothing.
 */
export const banUser = (
  ctx: Context,
  project: Project,
  { userId, ...ban }: Pick<Ban, 'banEndsAt' | 'banReason'> & { userId: string },
): Promise<Ban> =>
  inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx.db, userId)
    if (user === undefined) throw fail('USER_NOT_FOUND')
    const now = projectNow(tx, project)
    const { banEndsAt, banReason } = ban
    if (banEndsAt !== null && banEndsAt <= now)
      throw rejection('The end of a ban must be in the future: change "ends_at_millis".')
    const isAlready = isBanned(tx, project, user)
    const bannedAt = isAlready ? user.bannedAt : now
    const changes = isAlready
      ? valueChanges(
          { reason: await reasonOf(tx, userId), banEndsAtMillis: user.banEndsAt },
          { reason: banReason, banEndsAtMillis: banEndsAt },
          { plain: ['reason', 'banEndsAtMillis'] },
        )
      : undefined
    if (changes?.length === 0) return { bannedAt, ...ban }
    await tx.db
      .update(users)
      .set({ bannedAt, ...ban })
      .where(eq(users.id, userId))
    await endOtherSessions(tx, project, userId)
    await recordAuditEvent(tx, project, {
      action: 'user.banned',
      subject: userSubject(userId),
      details: {
        ...(banReason !== null && { reason: banReason }),
        ...(banEndsAt !== null && { banEndsAtMillis: banEndsAt }),
        ...(changes && { changes }),
      },
    })
    return { bannedAt, ...ban }
  })

async function reasonOf({ db }: Context, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ banReason: users.banReason })
    .from(users)
    .where(eq(users.id, userId))
  return user?.banReason ?? null
}

/** Lifts the ban of a user. The user can sign in again; the ended sessions stay ended. */
export const unbanUser = (ctx: Context, project: Project, userId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const unbanned = await tx.db
      .update(users)
      .set(noBan)
      .where(and(eq(users.id, userId), isBannedNow(tx, project)))
      .returning({ id: users.id })
    if (unbanned.length === 0) return
    await recordAuditEvent(tx, project, { action: 'user.unbanned', subject: userSubject(userId) })
  })
