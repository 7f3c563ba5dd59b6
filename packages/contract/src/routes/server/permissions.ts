import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/permissions.js'

export const grantTeamPermission = {
  method: 'POST' as TypedMethod<'POST', typeof schema.grantTeamPermission>,
  path: '/team-permissions/{team_id}/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  success: 201,
  emptyBody: 'empty-object',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'PERMISSION_NOT_FOUND',
    'WRONG_PERMISSION_SCOPE',
  ],
} as const satisfies Endpoint

export const revokeTeamPermission = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.revokeTeamPermission>,
  path: '/team-permissions/{team_id}/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const grantProjectPermission = {
  method: 'POST' as TypedMethod<'POST', typeof schema.grantProjectPermission>,
  path: '/project-permissions/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  success: 201,
  emptyBody: 'empty-object',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'PERMISSION_NOT_FOUND',
    'WRONG_PERMISSION_SCOPE',
  ],
} as const satisfies Endpoint

export const revokeProjectPermission = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.revokeProjectPermission>,
  path: '/project-permissions/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
} as const satisfies Endpoint
