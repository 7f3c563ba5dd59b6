import type { ServerTeam, ServerUser } from '@latchkey/core/server'

/** The permissions that a user was granted directly, in a team or in the project. */
export interface Grants {
  list(): Promise<readonly { readonly id: string }[]>
  grant(id: string): Promise<void>
  revoke(id: string): Promise<void>
}

export const grantsInTeam = (user: ServerUser, team: ServerTeam): Grants => ({
  list: () => user.listPermissions(team, { recursive: false }),
  grant: (id) => user.grantPermission(team, id),
  revoke: (id) => user.revokePermission(team, id),
})

export const grantsInProject = (user: ServerUser): Grants => ({
  list: () => user.listPermissions({ recursive: false }),
  grant: (id) => user.grantPermission(id),
  revoke: (id) => user.revokePermission(id),
})

/** Grants and revokes permissions so that the user has these. Resolves to the IDs of those from before. */
export async function setPermissions(grants: Grants, ids: readonly string[]): Promise<string[]> {
  const before = (await grants.list()).map(({ id }) => id)
  for (const id of ids) if (!before.includes(id)) await grants.grant(id)
  for (const id of before) if (!ids.includes(id)) await grants.revoke(id)
  return before
}
