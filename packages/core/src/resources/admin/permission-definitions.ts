import * as routes from '@latchkey/contract/routes/permissions'
import type { ResponseOf } from '../../http/http-client.js'
import { omitUndefined } from '../../lib/objects.js'
import { rejectOptions } from '../../lib/reject-options.js'
import type { ServerScope } from '../scope.js'

/** A permission that can be granted, and the permissions that it contains. */
export interface PermissionDefinition {
  /** Lowercase letters, digits, `_` and `:`. IDs that begin with `$` belong to the service. */
  readonly id: string
  /** Empty if there is none. */
  readonly description: string
  /** Permissions that a user with this one has too. */
  readonly containedPermissionIds: readonly string[]
}

/** A new permission. */
export interface NewPermissionDefinition {
  /** The name of the permission, by which it is granted and checked, such as `billing`. */
  id: string
  /** Describes what the permission allows. Default: none. */
  description?: string
  /** Permissions that a user with this one has too. Default: none. */
  containedPermissionIds?: readonly string[]
}

/** Changes of a permission. A field that is not set stays unchanged. Users keep a permission whose ID changes. */
export type PermissionDefinitionPatch = Partial<NewPermissionDefinition>

/** Where permissions apply. No ID is used in both. */
export type PermissionDefinitionScope = 'team' | 'project'

const ENDPOINTS = {
  team: {
    listName: 'listTeamPermissionDefinitions',
    list: routes.listTeamPermissionDefinitions,
    create: routes.createTeamPermissionDefinition,
    update: routes.updateTeamPermissionDefinition,
    delete: routes.deleteTeamPermissionDefinition,
  },
  project: {
    listName: 'listProjectPermissionDefinitions',
    list: routes.listProjectPermissionDefinitions,
    create: routes.createProjectPermissionDefinition,
    update: routes.updateProjectPermissionDefinition,
    delete: routes.deleteProjectPermissionDefinition,
  },
} as const

const toDefinition = ({
  id,
  description = '',
  containedPermissionIds,
}: ResponseOf<typeof routes.createTeamPermissionDefinition>): PermissionDefinition =>
  Object.freeze({ id, description, containedPermissionIds })

export async function listPermissionDefinitions(
  { http }: ServerScope,
  kind: PermissionDefinitionScope,
): Promise<PermissionDefinition[]> {
  const { items } = await http.request(ENDPOINTS[kind].list, {})
  return items.map(toDefinition)
}

/** Rejects options of other kits for permissions that each user or member has. */
const rejectDefaults = (definition: object) =>
  rejectOptions('A permission', definition, {
    isDefaultUserPermission:
      'Add its ID to userDefaultPermissions or teamMemberDefaultPermissions in project.update({ config }).',
  })

export async function createPermissionDefinition(
  { client, http }: ServerScope,
  kind: PermissionDefinitionScope,
  definition: NewPermissionDefinition,
): Promise<PermissionDefinition> {
  rejectDefaults(definition)
  const { id, description, containedPermissionIds } = definition
  const { listName, create } = ENDPOINTS[kind]
  const body = { id, description, containedPermissionIds }
  const response = await http.request(create, { body })
  await client.invalidate(listName)
  return toDefinition(response)
}

export async function updatePermissionDefinition(
  scope: ServerScope,
  kind: PermissionDefinitionScope,
  permissionId: string,
  patch: PermissionDefinitionPatch,
): Promise<void> {
  rejectDefaults(patch)
  const { listName, update } = ENDPOINTS[kind]
  // The service replaces all fields, so those that the patch does not set are sent too.
  const definitions = await listPermissionDefinitions(scope, kind)
  const current = definitions.find(({ id }) => id === permissionId)
  const { description, containedPermissionIds } = { ...current, ...omitUndefined(patch) }
  const body = { id: patch.id, description, containedPermissionIds }
  await scope.http.request(update, { params: { permissionId }, body })
  await scope.client.invalidate(listName)
}

export async function deletePermissionDefinition(
  { client, http }: ServerScope,
  kind: PermissionDefinitionScope,
  permissionId: string,
): Promise<void> {
  const { listName, delete: remove } = ENDPOINTS[kind]
  await http.request(remove, { params: { permissionId } })
  await client.invalidate(listName)
}
