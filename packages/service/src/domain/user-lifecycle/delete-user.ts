import { eq } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { sessions, teamMemberships, users, type Project } from '../../db/schema.js'
import { deleteSessions } from '../sessions/delete-sessions.js'
import { keepPosition } from '../users/user-cursor.js'
import { emit } from '../webhooks/events.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'

/**
 * Deletes a user with its sessions, addresses, memberships, keys and codes, and emits the webhook event. Its
 * position in the list of users is kept for a day.
 *
 * Give it a context whose `db` is a transaction.
 *
 * @param revalidate rejects if the caller may no longer delete the user; called while the user is locked
 */
export async function deleteUser(
  ctx: Context,
  project: Project,
  { id, revalidate }: { id: string; revalidate?: ((db: Database) => Promise<void>) | undefined },
): Promise<void> {
  // First: changes of the user lock it before its memberships, and a membership that is added from now on
  // would get no event for its end.
  const [current] = await ctx.db
    .select({ id: users.id, signedUpAt: users.signedUpAt })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  // Of several requests at once, one deletes.
  if (current === undefined) return
  await revalidate?.(ctx.db)
  const joined = await ctx.db
    .delete(teamMemberships)
    .where(eq(teamMemberships.userId, id))
    .returning({ teamId: teamMemberships.teamId })
  await deleteSessions(ctx, project, eq(sessions.userId, id))
  await ctx.db.delete(users).where(eq(users.id, id))
  const deletedAt = projectNow(ctx, project)
  await keepPosition(ctx.db, { ...current, projectId: project.id, deletedAt })
  for (const { teamId } of joined)
    await emit(ctx, project, 'team_membership.deleted', { teamId, userId: id })
  const teams = joined.map(({ teamId }) => ({ id: teamId }))
  await emit(ctx, project, 'user.deleted', { id, teams })
  await recordAuditEvent(ctx, project, { action: 'user.deleted', subject: userSubject(id) })
}
