import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import { holdsTeamPermission } from '../permissions/permissions.js'
import type { TeamConnection } from '../team-connections/connections.js'

/** The permissions that a connection gives members of a team. */
export type Roles = Pick<TeamConnection, 'teamId' | 'defaultPermissionIds' | 'groupMappings'>

/** The member who makes a change; undefined if a server does. */
export type Manager = string | undefined

/** Lists the permissions that a connection can give, each once. */
export const permissionIdsOf = ({
  defaultPermissionIds,
  groupMappings,
}: Roles): ReadonlySet<string> =>
  new Set([...defaultPermissionIds, ...groupMappings.flatMap(({ permissionIds }) => permissionIds)])

/**
 * Rejects with TEAM_PERMISSION_REQUIRED a manager who lacks a permission that a connection can give. A manager who sets the
 * mappings, the identity provider or its access to provisioning decides who gets these permissions, and could get them, too.
 */
export async function requireRoles(
  ctx: Context,
  { projectId, ...roles }: Roles & { projectId: string },
  manager: Manager,
): Promise<void> {
  if (manager === undefined) return
  const { teamId } = roles
  for (const permissionId of permissionIdsOf(roles)) {
    const member = { teamId, userId: manager, projectId }
    if (!(await holdsTeamPermission(ctx, member, permissionId)))
      throw fail('TEAM_PERMISSION_REQUIRED', { teamId, userId: manager, permissionId })
  }
}
