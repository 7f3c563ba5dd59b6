import { adminAccess, endpoint, of } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/permission-definitions.js'

export const listTeamPermissionDefinitions = endpoint({
  method: 'GET',
  path: '/team-permission-definitions',
  access: adminAccess,
  wire: of<typeof schema.listTeamPermissionDefinitions>(),
})

export const createTeamPermissionDefinition = endpoint({
  method: 'POST',
  path: '/team-permission-definitions',
  access: adminAccess,
  success: 201,
  wire: of<typeof schema.createTeamPermissionDefinition>(),
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
})

export const updateTeamPermissionDefinition = endpoint({
  method: 'PATCH',
  path: '/team-permission-definitions/{permission_id}',
  access: adminAccess,
  wire: of<typeof schema.updateTeamPermissionDefinition>(),
  errors: [
    'PERMISSION_NOT_FOUND',
    'PERMISSION_ID_ALREADY_EXISTS',
    'CONTAINED_PERMISSION_NOT_FOUND',
  ],
})

export const deleteTeamPermissionDefinition = endpoint({
  method: 'DELETE',
  path: '/team-permission-definitions/{permission_id}',
  access: adminAccess,
  wire: of<typeof schema.deleteTeamPermissionDefinition>(),
  errors: ['PERMISSION_NOT_FOUND'],
})

export const listProjectPermissionDefinitions = endpoint({
  method: 'GET',
  path: '/project-permission-definitions',
  access: adminAccess,
  wire: of<typeof schema.listProjectPermissionDefinitions>(),
})

export const createProjectPermissionDefinition = endpoint({
  method: 'POST',
  path: '/project-permission-definitions',
  access: adminAccess,
  success: 201,
  wire: of<typeof schema.createProjectPermissionDefinition>(),
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
})

export const updateProjectPermissionDefinition = endpoint({
  method: 'PATCH',
  path: '/project-permission-definitions/{permission_id}',
  access: adminAccess,
  wire: of<typeof schema.updateProjectPermissionDefinition>(),
  errors: [
    'PERMISSION_NOT_FOUND',
    'PERMISSION_ID_ALREADY_EXISTS',
    'CONTAINED_PERMISSION_NOT_FOUND',
  ],
})

export const deleteProjectPermissionDefinition = endpoint({
  method: 'DELETE',
  path: '/project-permission-definitions/{permission_id}',
  access: adminAccess,
  wire: of<typeof schema.deleteProjectPermissionDefinition>(),
  errors: ['PERMISSION_NOT_FOUND'],
})
