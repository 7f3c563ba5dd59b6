import * as routes from '@latchkey/contract/routes/permissions'
import type { UserScope } from '../scope.js'
import type { PermissionArguments } from '../user/permissions.js'

export async function grantPermission(
  { client, http, userId }: UserScope,
  ...args: PermissionArguments
): Promise<void> {
  await (args.length === 1
    ? http.request(routes.grantProjectPermission, { params: { userId, permissionId: args[0] } })
    : http.request(routes.grantTeamPermission, {
        params: { teamId: args[0].id, userId, permissionId: args[1] },
      }))
  await client.invalidateAll()
}

export async function revokePermission(
  { client, http, userId }: UserScope,
  ...args: PermissionArguments
): Promise<void> {
  await (args.length === 1
    ? http.request(routes.revokeProjectPermission, { params: { userId, permissionId: args[0] } })
    : http.request(routes.revokeTeamPermission, {
        params: { teamId: args[0].id, userId, permissionId: args[1] },
      }))
  await client.invalidateAll()
}
