import * as z from 'zod/mini'
import {
  list,
  permissionId,
  userIdOrMe,
  uuid,
  nothing,
  success,
  descriptionText,
  foreignId,
  listOf,
} from './primitives.js'

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

export const grantTeamPermission = { body: nothing, response: teamPermission }

export const revokeTeamPermission = { body: nothing, response: success }

export const grantProjectPermission = { body: nothing, response: projectPermission }

export const revokeProjectPermission = { body: nothing, response: success }

/** The definition of a permission. */
export const permissionDefinition = z.strictObject({
  id: permissionId,
  /** Absent if there is none. */
  description: z.optional(z.string()),
  contained_permission_ids: z.array(permissionId),
})

/** IDs with `$` are reserved for system permissions. */
const ownId = foreignId.check(
  z.regex(/^[a-z0-9_:]+$/, 'must be lower-case letters, digits, _ or :'),
)

const content = {
  description: z.optional(descriptionText),
  contained_permission_ids: z.optional(listOf(permissionId)),
}

const listed = { response: list(permissionDefinition) }

const created = {
  body: z.strictObject({ id: ownId, ...content }),
  response: permissionDefinition,
}

const updated = {
  body: z.strictObject({ id: z.optional(ownId), ...content }),
  response: permissionDefinition,
}

const deleted = { body: nothing, response: success }

export const listTeamPermissionDefinitions = listed

export const createTeamPermissionDefinition = created

export const updateTeamPermissionDefinition = updated

export const deleteTeamPermissionDefinition = deleted

export const listProjectPermissionDefinitions = listed

export const createProjectPermissionDefinition = created

export const updateProjectPermissionDefinition = updated

export const deleteProjectPermissionDefinition = deleted
