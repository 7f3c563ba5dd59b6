import { useQuery } from '@latchkey/react'
import type {
  NewPermissionDefinition,
  PermissionDefinition,
  PermissionDefinitionPatch,
} from '@latchkey/core/admin'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'

export type Scope = 'team' | 'project'

interface Definitions {
  readonly definitions: readonly PermissionDefinition[]
  create(definition: NewPermissionDefinition): Promise<unknown>
  update(id: string, patch: PermissionDefinitionPatch): Promise<unknown>
  remove(id: string): Promise<unknown>
}

/**
 * Returns the permissions of a scope and functions that change them, with the same signatures for both
 * scopes.
 */
export function useDefinitions(scope: Scope): Definitions {
  const app = useAdmin()
  const isTeam = scope === 'team'
  return {
    definitions: useQuery(
      useAdminQuery(
        app,
        isTeam ? 'listTeamPermissionDefinitions' : 'listProjectPermissionDefinitions',
      ),
    ),
    create: (definition) =>
      isTeam
        ? app.createTeamPermissionDefinition(definition)
        : app.createProjectPermissionDefinition(definition),
    update: (id, patch) =>
      isTeam
        ? app.updateTeamPermissionDefinition(id, patch)
        : app.updateProjectPermissionDefinition(id, patch),
    remove: (id) =>
      isTeam ? app.deleteTeamPermissionDefinition(id) : app.deleteProjectPermissionDefinition(id),
  }
}
