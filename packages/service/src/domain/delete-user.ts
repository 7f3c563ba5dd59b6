import { eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import { teamMemberships, users } from '../db/schema.js'
import type { Project } from './project.js'
import { emit } from './webhooks.js'

/**
 * Deletes a user with its sessions, addresses, memberships, keys and codes, and tells the webhooks.
 * Give it a context whose `db` is a transaction.
 */
export async function deleteUser(ctx: Context, project: Project, id: string): Promise<void> {
  // First: who changes the user holds it before its memberships, and nobody joins a team from now on
  // without being told to have left it.
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
  const joined = await ctx.db
    .delete(teamMemberships)
    .where(eq(teamMemberships.userId, id))
    .returning({ teamId: teamMemberships.teamId })
  const deleted = await ctx.db.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  // Of several requests at once, one deletes.
  if (deleted.length === 0) return
  for (const { teamId } of joined)
    await emit(ctx, project, 'team_membership.deleted', { team_id: teamId, user_id: id })
  const teams = joined.map(({ teamId }) => ({ id: teamId }))
  await emit(ctx, project, 'user.deleted', { id, teams })
}
