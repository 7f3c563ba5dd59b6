import * as routes from '@latchkey/contract/routes/permissions'
import type { UserScope } from '../scope.js'
import type { PermissionArguments } from '../user/permissions.js'

const grants = { project: routes.grantProjectPermission, team: routes.grantTeamPermission }
const revocations = { project: routes.revokeProjectPermission, team: routes.revokeTeamPermission }

export const grantPermission = (scope: UserScope, ...args: PermissionArguments): Promise<void> =>
  changePermission(scope, grants, args)

export const revokePermission = (scope: UserScope, ...args: PermissionArguments): Promise<void> =>
  changePermission(scope, revocations, args)

async function changePermission(
  { client, http, userId }: UserScope,
  { project, team }: typeof grants | typeof revocations,
  args: PermissionArguments,
): Promise<void> {
  await (args.length === 1
    ? http.request(project, { params: { userId, permissionId: args[0] } })
    : http.request(team, { params: { teamId: args[0].id, userId, permissionId: args[1] } }))
  await client.invalidateAll()
}
