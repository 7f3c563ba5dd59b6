import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { findDefinition } from '../permissions/permission-definitions.js'
import { grantTeamPermissions, revokeTeamPermission } from '../permissions/permissions.js'
import type { TeamConnection } from '../team-connections/connections.js'
import { addMember } from '../teams/team-members.js'

interface NewSignIn {
  userId: string
  /** The groups of the user at the provider. */
  groups: readonly string[]
}

/**
 * Makes a user a member of the team of a connection, and gives the member the permissions of the groups. A permission that no
 * mapping names stays as members of the team have set it, and so do all permissions of the emergency owner.
 */
export async function updateMember(
  tx: Context,
  project: Project,
  connection: TeamConnection,
  { userId, groups }: NewSignIn,
): Promise<void> {
  const member = { teamId: connection.teamId, userId }
  const isNew = await addMember(tx, project, { ...member, undefinedPermissions: 'skip' })
  if (userId === connection.emergencyUserId) return
  const { granted, revoked } = permissionChanges(connection, { groups, isNew })
  for (const id of revoked) await revokeTeamPermission(tx, project, { ...member, id })
  const defined = []
  for (const id of granted)
    if (await isTeamPermission(tx, project, id)) defined.push({ ...member, id })
  await grantTeamPermissions(tx, project, defined)
}

/** Decides which permissions a sign-in gives and takes. */
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
  const target = ofGroups.size > 0 ? ofGroups : new Set(defaultPermissionIds)
  const granted = [...target].filter((id) => isNew || mapped.has(id))
  return { granted, revoked: [...mapped].filter((id) => !target.has(id)) }
}

/** The definition may have been deleted since the mapping was saved. */
async function isTeamPermission(tx: Context, project: Project, id: string): Promise<boolean> {
  const definition = await findDefinition(tx.db, project.id, id, { isLocked: true })
  return definition?.scope === 'team'
}
