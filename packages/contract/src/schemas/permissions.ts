import * as z from 'zod/mini'
import { list, permissionId, userIdOrMe, uuid } from './primitives.js'

/** A permission that a member has in a team (protocol, section 3.1). */
export const teamPermission = z.strictObject({ id: permissionId, user_id: uuid, team_id: uuid })
/** A permission that a user has in the whole project (protocol, section 3.1). */
export const projectPermission = z.strictObject({ id: permissionId, user_id: uuid })

const filter = {
  user_id: z.optional(userIdOrMe),
  permission_id: z.optional(permissionId),
  /** Whether contained permissions are listed too; not, unless it is asked for. */
  recursive: z.optional(z.boolean()),
}

export const listTeamPermissions = {
  query: z.strictObject({ team_id: z.optional(uuid), ...filter }),
  response: list(teamPermission),
}

export const listProjectPermissions = {
  query: z.strictObject(filter),
  response: list(projectPermission),
}
