import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/permission-definitions.js'

export const listTeamPermissionDefinitions = {
  method: 'GET',
  path: '/team-permission-definitions',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.listTeamPermissionDefinitions>,
} as const satisfies Endpoint

export const createTeamPermissionDefinition = {
  method: 'POST',
  path: '/team-permission-definitions',
  access: ['admin'],
  success: 201,
  wire: undefined as WireOf<typeof schema.createTeamPermissionDefinition>,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint

export const updateTeamPermissionDefinition = {
  method: 'PATCH',
  path: '/team-permission-definitions/{permission_id}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.updateTeamPermissionDefinition>,
  errors: [
    'PERMISSION_NOT_FOUND',
    'PERMISSION_ID_ALREADY_EXISTS',
    'CONTAINED_PERMISSION_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const deleteTeamPermissionDefinition = {
  method: 'DELETE',
  path: '/team-permission-definitions/{permission_id}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.deleteTeamPermissionDefinition>,
  errors: ['PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint

export const listProjectPermissionDefinitions = {
  method: 'GET',
  path: '/project-permission-definitions',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.listProjectPermissionDefinitions>,
} as const satisfies Endpoint

export const createProjectPermissionDefinition = {
  method: 'POST',
  path: '/project-permission-definitions',
  access: ['admin'],
  success: 201,
  wire: undefined as WireOf<typeof schema.createProjectPermissionDefinition>,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint

export const updateProjectPermissionDefinition = {
  method: 'PATCH',
  path: '/project-permission-definitions/{permission_id}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.updateProjectPermissionDefinition>,
  errors: [
    'PERMISSION_NOT_FOUND',
    'PERMISSION_ID_ALREADY_EXISTS',
    'CONTAINED_PERMISSION_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const deleteProjectPermissionDefinition = {
  method: 'DELETE',
  path: '/project-permission-definitions/{permission_id}',
  access: ['admin'],
  wire: undefined as WireOf<typeof schema.deleteProjectPermissionDefinition>,
  errors: ['PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint
