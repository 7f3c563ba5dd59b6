import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/permission-definitions.js'

export const listTeamPermissionDefinitions = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listTeamPermissionDefinitions>,
  path: '/team-permission-definitions',
  access: ['admin'],
} as const satisfies Endpoint

export const createTeamPermissionDefinition = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createTeamPermissionDefinition>,
  path: '/team-permission-definitions',
  access: ['admin'],
  success: 201,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint

export const updateTeamPermissionDefinition = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateTeamPermissionDefinition>,
  path: '/team-permission-definitions/{permission_id}',
  access: ['admin'],
  errors: [
    'PERMISSION_NOT_FOUND',
    'PERMISSION_ID_ALREADY_EXISTS',
    'CONTAINED_PERMISSION_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const deleteTeamPermissionDefinition = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteTeamPermissionDefinition>,
  path: '/team-permission-definitions/{permission_id}',
  access: ['admin'],
  errors: ['PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint

export const listProjectPermissionDefinitions = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listProjectPermissionDefinitions>,
  path: '/project-permission-definitions',
  access: ['admin'],
} as const satisfies Endpoint

export const createProjectPermissionDefinition = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createProjectPermissionDefinition>,
  path: '/project-permission-definitions',
  access: ['admin'],
  success: 201,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint

export const updateProjectPermissionDefinition = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateProjectPermissionDefinition>,
  path: '/project-permission-definitions/{permission_id}',
  access: ['admin'],
  errors: [
    'PERMISSION_NOT_FOUND',
    'PERMISSION_ID_ALREADY_EXISTS',
    'CONTAINED_PERMISSION_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const deleteProjectPermissionDefinition = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteProjectPermissionDefinition>,
  path: '/project-permission-definitions/{permission_id}',
  access: ['admin'],
  errors: ['PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint
