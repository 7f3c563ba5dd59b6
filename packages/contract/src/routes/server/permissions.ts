import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/server/permissions.js'

export const grantTeamPermission = {
  method: 'POST',
  path: '/team-permissions/{team_id}/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  success: 201,
  emptyBody: 'empty-object',
  wire: undefined as WireOf<typeof schema.grantTeamPermission>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'PERMISSION_NOT_FOUND',
    'WRONG_PERMISSION_SCOPE',
  ],
} as const satisfies Endpoint

export const revokeTeamPermission = {
  method: 'DELETE',
  path: '/team-permissions/{team_id}/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  wire: undefined as WireOf<typeof schema.revokeTeamPermission>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const grantProjectPermission = {
  method: 'POST',
  path: '/project-permissions/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  success: 201,
  emptyBody: 'empty-object',
  wire: undefined as WireOf<typeof schema.grantProjectPermission>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'PERMISSION_NOT_FOUND',
    'WRONG_PERMISSION_SCOPE',
  ],
} as const satisfies Endpoint

export const revokeProjectPermission = {
  method: 'DELETE',
  path: '/project-permissions/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  wire: undefined as WireOf<typeof schema.revokeProjectPermission>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint
