import { endpoint, of, serverAccess } from '../../endpoint.js'
import type * as schema from '../../schemas/server/permissions.js'

export const grantTeamPermission = endpoint({
  method: 'POST',
  path: '/team-permissions/{team_id}/{user_id}/{permission_id}',
  access: serverAccess,
  success: 201,
  emptyBody: 'empty-object',
  wire: of<typeof schema.grantTeamPermission>(),
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'PERMISSION_NOT_FOUND',
    'WRONG_PERMISSION_SCOPE',
  ],
})

export const revokeTeamPermission = endpoint({
  method: 'DELETE',
  path: '/team-permissions/{team_id}/{user_id}/{permission_id}',
  access: serverAccess,
  emptyBody: 'empty-object',
  wire: of<typeof schema.revokeTeamPermission>(),
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_NOT_FOUND',
  ],
})

export const grantProjectPermission = endpoint({
  method: 'POST',
  path: '/project-permissions/{user_id}/{permission_id}',
  access: serverAccess,
  success: 201,
  emptyBody: 'empty-object',
  wire: of<typeof schema.grantProjectPermission>(),
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'PERMISSION_NOT_FOUND',
    'WRONG_PERMISSION_SCOPE',
  ],
})

export const revokeProjectPermission = endpoint({
  method: 'DELETE',
  path: '/project-permissions/{user_id}/{permission_id}',
  access: serverAccess,
  emptyBody: 'empty-object',
  wire: of<typeof schema.revokeProjectPermission>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
})
