import * as z from 'zod/mini'
import {
  descriptionText,
  foreignId,
  list,
  listOf,
  nothing,
  permissionId,
  success,
} from '../primitives.js'

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
