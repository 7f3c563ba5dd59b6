import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.js'
import type { Database } from '../db/connect.js'
import { teamMemberships, teams } from '../db/schema.js'
import { projectNow, type Project } from './clock.js'
import { grantDefaults, type UndefinedPermissions } from './default-permissions.js'
import { toServerTeam } from './team-answer.js'
import { emit } from './webhooks.js'

export type Team = typeof teams.$inferSelect
type NewTeam = Pick<typeof teams.$inferInsert, 'displayName'> &
  Partial<
    Pick<
      typeof teams.$inferInsert,
      'profileImageUrl' | 'clientMetadata' | 'clientReadOnlyMetadata' | 'serverMetadata'
    >
  > & {
    /** The first member, with the permissions of a creator. */
    creatorUserId?: string | undefined
  }

/** Makes a team and tells the webhooks. Give it a context whose `db` is a transaction. */
export async function createTeam(
  ctx: Context,
  project: Project,
  { creatorUserId, ...given }: NewTeam,
  undefinedPermissions: UndefinedPermissions = 'skip',
): Promise<Team> {
  const now = projectNow(ctx, project)
  const [team] = await ctx.db
    .insert(teams)
    .values({ ...given, projectId: project.id, createdAt: now })
    .returning()
  if (team === undefined) throw new Error('The database gave no team back.')
  if (creatorUserId !== undefined) {
    const member = { teamId: team.id, userId: creatorUserId }
    await ctx.db.insert(teamMemberships).values({ ...member, projectId: project.id, joinedAt: now })
    const ids = project.config.teamCreatorDefaultPermissions
    await grantDefaults(ctx, project, { ...member, ids, undefinedPermissions })
  }
  await emit(ctx, project, 'team.created', toServerTeam(team))
  return team
}

/** Makes a team the user's selected one; null selects none. Says whether the user is a member. */
export async function selectTeam(
  db: Database,
  userId: string,
  teamId: string | null,
): Promise<boolean> {
  await db
    .update(teamMemberships)
    .set({ isSelected: false })
    .where(and(eq(teamMemberships.userId, userId), teamMemberships.isSelected))
  if (teamId === null) return true
  const selected = await db
    .update(teamMemberships)
    .set({ isSelected: true })
    .where(and(eq(teamMemberships.userId, userId), eq(teamMemberships.teamId, teamId)))
    .returning({ teamId: teamMemberships.teamId })
  return selected.length > 0
}
