import { and, asc, eq } from 'drizzle-orm'
import { INTERNAL_PROJECT_ID, type ProjectRole } from '@latchkey/contract'
import type { Context } from '../../context.js'
import { projectOwnerTeams, projects, teamMemberships } from '../../db/schema.js'
import type { JsonValue } from '../../db/values.js'
import { holdsTeamPermission, listTeamPermissions } from '../permissions/permissions.js'
import { TEAM_ADMIN } from '../teams/system-permissions.js'
import type { User } from '../users/user-view.js'

/** The role of a member of the owning team without `team_admin` and without a role of its own. */
const PLAIN_ROLE = 'read_only'

/** Returns the projects that a user owns without a team: a list in the server metadata of the user. */
export function ownedProjectIds(serverMetadata: JsonValue): string[] {
  const { managedProjectIds } = asObject(serverMetadata)
  if (!Array.isArray(managedProjectIds)) return []
  const ids = managedProjectIds.filter(
    (id): id is string => typeof id === 'string' && id !== INTERNAL_PROJECT_ID,
  )
  return [...new Set(ids)]
}

export const asObject = (value: JsonValue): { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

/**
 * Returns the role of a user of the project `internal` in a project; undefined if the user does not manage it. The project
 * `internal` itself has no owner.
 */
export async function findProjectRole(
  ctx: Context,
  { row }: User,
  projectId: string,
): Promise<ProjectRole | undefined> {
  if (ownedProjectIds(row.serverMetadata).includes(projectId)) return 'owner'
  const [membership] = await ctx.db
    .select({ teamId: teamMemberships.teamId, role: teamMemberships.projectRole })
    .from(projectOwnerTeams)
    .innerJoin(teamMemberships, eq(teamMemberships.teamId, projectOwnerTeams.teamId))
    .where(and(eq(projectOwnerTeams.projectId, projectId), eq(teamMemberships.userId, row.id)))
  if (membership === undefined) return undefined
  const member = { teamId: membership.teamId, userId: row.id, projectId: INTERNAL_PROJECT_ID }
  if (await holdsTeamPermission(ctx, member, TEAM_ADMIN)) return 'owner'
  return roleOfMember(false, membership.role)
}

/** Returns the role of a member of the owning team. */
export const roleOfMember = (
  isAdmin: boolean,
  role: typeof teamMemberships.$inferSelect.projectRole,
): ProjectRole => (isAdmin ? 'owner' : (role ?? PLAIN_ROLE))

/**
 * Returns the projects that a user of the project `internal` manages, with the role in each: first those that the user owns
 * without a team, then those of the user's teams, oldest first.
 */
export async function listProjectRoles(
  { db }: Pick<Context, 'db'>,
  { row }: User,
): Promise<Map<string, ProjectRole>> {
  const filter = { userId: row.id, permissionId: TEAM_ADMIN, isRecursive: true }
  const grants = await listTeamPermissions(db, INTERNAL_PROJECT_ID, filter)
  const adminTeamIds = new Set(grants.map(({ teamId }) => teamId))
  const ofTeams = await db
    .select({
      id: projects.id,
      teamId: projectOwnerTeams.teamId,
      role: teamMemberships.projectRole,
    })
    .from(projectOwnerTeams)
    .innerJoin(projects, eq(projects.id, projectOwnerTeams.projectId))
    .innerJoin(teamMemberships, eq(teamMemberships.teamId, projectOwnerTeams.teamId))
    .where(eq(teamMemberships.userId, row.id))
    .orderBy(asc(projects.createdAt), asc(projects.id))
  const roles = new Map<string, ProjectRole>(
    ownedProjectIds(row.serverMetadata).map((id) => [id, 'owner']),
  )
  for (const { id, teamId, role } of ofTeams)
    if (!roles.has(id)) roles.set(id, roleOfMember(adminTeamIds.has(teamId), role))
  return roles
}
