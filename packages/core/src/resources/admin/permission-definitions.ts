import * as routes from '@latchkey/contract/routes/permissions'
import type { Client } from '../../client/client.js'
import type { ResponseOf } from '../../http/http-client.js'
import { omitUndefined } from '../../lib/objects.js'
import { rejectOptions } from '../../lib/reject-options.js'

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
  client: Client,
  scope: PermissionDefinitionScope,
): Promise<PermissionDefinition[]> {
  const { items } = await client.http.withoutSession().request(ENDPOINTS[scope].list, {})
  return items.map(toDefinition)
}

/** Rejects options of other kits for permissions that each user or member has. */
const rejectDefaults = (definition: object) =>
  rejectOptions('A permission', definition, {
    isDefaultUserPermission:
      'Add its ID to userDefaultPermissions or teamMemberDefaultPermissions in project.update({ config }).',
  })

export async function createPermissionDefinition(
  client: Client,
  scope: PermissionDefinitionScope,
  definition: NewPermissionDefinition,
): Promise<PermissionDefinition> {
  rejectDefaults(definition)
  const { id, description, containedPermissionIds } = definition
  const { listName, create } = ENDPOINTS[scope]
  const body = { id, description, containedPermissionIds }
  const response = await client.http.withoutSession().request(create, { body })
  await client.invalidate(listName)
  return toDefinition(response)
}

export async function updatePermissionDefinition(
  client: Client,
  scope: PermissionDefinitionScope,
  permissionId: string,
  patch: PermissionDefinitionPatch,
): Promise<void> {
  rejectDefaults(patch)
  const { listName, update } = ENDPOINTS[scope]
  // The service replaces all fields, so those that the patch does not set are sent too.
  const definitions = await listPermissionDefinitions(client, scope)
  const current = definitions.find(({ id }) => id === permissionId)
  const { description, containedPermissionIds } = { ...current, ...omitUndefined(patch) }
  const body = { id: patch.id, description, containedPermissionIds }
  await client.http.withoutSession().request(update, { params: { permissionId }, body })
  await client.invalidate(listName)
}

export async function deletePermissionDefinition(
  client: Client,
  scope: PermissionDefinitionScope,
  permissionId: string,
): Promise<void> {
  const { listName, delete: remove } = ENDPOINTS[scope]
  await client.http.withoutSession().request(remove, { params: { permissionId } })
  await client.invalidate(listName)
}
