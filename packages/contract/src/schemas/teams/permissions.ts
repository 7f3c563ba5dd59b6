import * as z from 'zod/mini'
import { list, permissionId, userIdOrMe, uuid } from '../primitives.js'

/** A permission of a member in a team. */
export const teamPermission = z.strictObject({ id: permissionId, user_id: uuid, team_id: uuid })
/** A permission of a user in the whole project. */
export const projectPermission = z.strictObject({ id: permissionId, user_id: uuid })

const filter = {
  user_id: z.optional(userIdOrMe),
  permission_id: z.optional(permissionId),
  /** Whether to include contained permissions. Default: false. */
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
