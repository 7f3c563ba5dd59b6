import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/server/permissions.js'

export const grantTeamPermission = /* @__PURE__ */ route<typeof schema.grantTeamPermission>()(
  'POST',
  '/team-permissions/{team_id}/{user_id}/{permission_id}',
  {
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
  },
)

export const revokeTeamPermission = /* @__PURE__ */ route<typeof schema.revokeTeamPermission>()(
  'DELETE',
  '/team-permissions/{team_id}/{user_id}/{permission_id}',
  {
    access: ['server', 'admin'],
    emptyBody: 'empty-object',
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_NOT_FOUND',
    ],
  },
)

export const grantProjectPermission = /* @__PURE__ */ route<typeof schema.grantProjectPermission>()(
  'POST',
  '/project-permissions/{user_id}/{permission_id}',
  {
    access: ['server', 'admin'],
    success: 201,
    emptyBody: 'empty-object',
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'PERMISSION_NOT_FOUND',
      'WRONG_PERMISSION_SCOPE',
    ],
  },
)

export const revokeProjectPermission = /* @__PURE__ */ route<
  typeof schema.revokeProjectPermission
>()('DELETE', '/project-permissions/{user_id}/{permission_id}', {
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
})
