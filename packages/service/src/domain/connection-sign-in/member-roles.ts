import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { teamPermissions, type Project } from '../../db/schema.js'
import { findDefinition } from '../permissions/permission-definitions.js'
import { grantTeamPermissions, revokeTeamPermission } from '../permissions/permissions.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { addMember } from '../teams/team-members.js'

interface ConnectionMember {
  userId: string
  /** The groups of the user at the provider. */
  groups: readonly string[]
}

/** Makes a user a member of the team of a connection, and gives the member the permissions of the groups. */
export async function updateMember(
  tx: Context,
  project: Project,
  connection: TeamConnection,
  { userId, groups }: ConnectionMember,
): Promise<void> {
  const member = { teamId: connection.teamId, userId }
  const isNew = await addMember(tx, project, { ...member, undefinedPermissions: 'skip' })
  await updateRoles(tx, project, connection, [{ userId, groups, isNew }])
}

/**
 * Gives members of the team of a connection the permissions of their groups. A permission that no mapping names stays as members
 * of the team have set it, and so do all permissions of the emergency owner.
 */
export async function updateRoles(
  tx: Context,
  project: Project,
  connection: TeamConnection,
  members: readonly (ConnectionMember & { isNew: boolean })[],
): Promise<void> {
  const { teamId, emergencyUserId } = connection
  const others = members.filter(({ userId }) => userId !== emergencyUserId)
  const userIds = others.map(({ userId }) => userId)
  const current = await listDirectPermissions(tx.db, teamId, userIds)
  const added = []
  for (const { userId, ...member } of others) {
    const { granted, revoked } = permissionChanges(connection, member)
    const own = current.get(userId) ?? new Set()
    for (const id of revoked)
      if (own.has(id)) await revokeTeamPermission(tx, project, { teamId, userId, id })
    added.push(...granted.filter((id) => !own.has(id)).map((id) => ({ teamId, userId, id })))
  }
  const defined = await definedPermissions(tx, project, new Set(added.map(({ id }) => id)))
  await grantTeamPermissions(
    tx,
    project,
    added.filter(({ id }) => defined.has(id)),
  )
}

/** Decides which permissions the groups of a member give and take. */
function permissionChanges(
  {
    groupMappings,
    defaultPermissionIds,
  }: Pick<TeamConnection, 'groupMappings' | 'defaultPermissionIds'>,
  { groups, isNew }: { groups: readonly string[]; isNew: boolean },
): { granted: string[]; revoked: string[] } {
  const mapped = new Set(groupMappings.flatMap(({ permissionIds }) => permissionIds))
  const ofGroups = new Set(
    groupMappings
      .filter(({ group }) => groups.includes(group))
      .flatMap(({ permissionIds }) => permissionIds),
  )
  const next = ofGroups.size > 0 ? ofGroups : new Set(defaultPermissionIds)
  const granted = [...next].filter((id) => isNew || mapped.has(id))
  return { granted, revoked: [...mapped].filter((id) => !next.has(id)) }
}

/** The permissions that members have without those that these contain, by user. */
async function listDirectPermissions(
  db: Database,
  teamId: string,
  userIds: readonly string[],
): Promise<Map<string, Set<string>>> {
  const isOfMember = sql`${teamPermissions.userId} = any (${sql.param(userIds)}::uuid[])`
  const rows = await db
    .select({ userId: teamPermissions.userId, id: teamPermissions.permissionId })
    .from(teamPermissions)
    .where(and(eq(teamPermissions.teamId, teamId), isOfMember))
  const byUser = new Map<string, Set<string>>()
  for (const { userId, id } of rows) byUser.set(userId, (byUser.get(userId) ?? new Set()).add(id))
  return byUser
}

/** A definition may have been deleted since the mapping was saved. */
async function definedPermissions(
  tx: Context,
  project: Project,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const defined = new Set<string>()
  for (const id of [...ids].sort()) {
    const definition = await findDefinition(tx.db, project.id, id, { isLocked: true })
    if (definition?.scope === 'team') defined.add(id)
  }
  return defined
}
