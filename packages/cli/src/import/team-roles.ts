import type { AdminApp } from '@latchkey/core/admin'

/** Permissions of a project that the roles of another system become. */
export interface TeamRoles {
  /** The IDs of the permissions that teams of the project can grant. */
  permissionIds: ReadonlySet<string>
  /** The permissions of a new member. */
  memberPermissionIds: readonly string[]
}

/** The permission of new projects that contains all permissions in a team. */
const TEAM_ADMIN = 'team_admin'
const ADMIN_ROLES = ['admin', 'owner']
/** Roles of members without rights of their own, who get the permissions of new members. */
const MEMBER_ROLES = ['basic_member', 'member']

/** Reads the permissions that the teams of a project grant. */
export async function readTeamRoles(app: AdminApp): Promise<TeamRoles> {
  const [definitions, { config }] = [
    await app.listTeamPermissionDefinitions(),
    await app.getProject(),
  ]
  return {
    permissionIds: new Set(definitions.map(({ id }) => id)),
    memberPermissionIds: config.teamMemberDefaultPermissions.map(({ id }) => id),
  }
}

/**
 * Returns the permissions of a member with these roles; undefined for those of new members. An administrator gets
 * `team_admin`, and another role becomes the permission of its name. Roles without such a permission become notes.
 */
export function permissionsOf(
  roles: readonly string[],
  { permissionIds, memberPermissionIds }: TeamRoles,
): { ids: string[] | undefined; notes: string[] } {
  const ids = new Set<string>()
  const notes: string[] = []
  for (const role of roles) {
    if (MEMBER_ROLES.includes(role)) continue
    const id = ADMIN_ROLES.includes(role) ? TEAM_ADMIN : role
    if (permissionIds.has(id)) ids.add(id)
    else notes.push(`The role ${role} in a team was left out. Grant the permission ${id}.`)
  }
  return { ids: ids.size > 0 ? [...new Set([...memberPermissionIds, ...ids])] : undefined, notes }
}
