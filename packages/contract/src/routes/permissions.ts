import { route } from '../endpoint.js'
import type * as schema from '../schemas/permissions.js'

export const listTeamPermissions = /* @__PURE__ */ route<typeof schema.listTeamPermissions>()(
  'GET',
  '/team-permissions',
  {
    about: { user: 'query.user_id', optionalFor: 'servers', unknown: 'accepted' },
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  },
)

export const listProjectPermissions = /* @__PURE__ */ route<typeof schema.listProjectPermissions>()(
  'GET',
  '/project-permissions',
  {
    about: { user: 'query.user_id', optionalFor: 'servers', unknown: 'accepted' },
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
  },
)

export const grantTeamPermission = /* @__PURE__ */ route<typeof schema.grantTeamPermission>()(
  'POST',
  '/team-permissions/{team_id}/{user_id}/{permission_id}',
  {
    access: ['server', 'admin'],
    about: { user: 'params.user_id' },
    success: 201,
    emptyBody: 'empty-object',
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'PERMISSION_NOT_FOUND',
      'WRONG_PERMISSION_SCOPE',
    ],
    audit: ['permission.granted'],
  },
)

export const revokeTeamPermission = /* @__PURE__ */ route<typeof schema.revokeTeamPermission>()(
  'DELETE',
  '/team-permissions/{team_id}/{user_id}/{permission_id}',
  {
    access: ['server', 'admin'],
    about: { user: 'params.user_id' },
    emptyBody: 'empty-object',
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'TEAM_MEMBERSHIP_NOT_FOUND',
      'TEAM_PERMISSION_NOT_FOUND',
    ],
    audit: ['permission.revoked'],
  },
)

export const grantProjectPermission = /* @__PURE__ */ route<typeof schema.grantProjectPermission>()(
  'POST',
  '/project-permissions/{user_id}/{permission_id}',
  {
    access: ['server', 'admin'],
    about: { user: 'params.user_id' },
    success: 201,
    emptyBody: 'empty-object',
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'PERMISSION_NOT_FOUND',
      'WRONG_PERMISSION_SCOPE',
    ],
    audit: ['permission.granted'],
  },
)

export const revokeProjectPermission = /* @__PURE__ */ route<
  typeof schema.revokeProjectPermission
>()('DELETE', '/project-permissions/{user_id}/{permission_id}', {
  access: ['server', 'admin'],
  about: { user: 'params.user_id' },
  emptyBody: 'empty-object',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'PERMISSION_NOT_FOUND'],
  audit: ['permission.revoked'],
})

export const listTeamPermissionDefinitions = /* @__PURE__ */ route<
  typeof schema.listTeamPermissionDefinitions
>()('GET', '/team-permission-definitions', { access: ['admin'] })

export const createTeamPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.createTeamPermissionDefinition
>()('POST', '/team-permission-definitions', {
  access: ['admin'],
  success: 201,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
  audit: ['permission_definition.created'],
})

export const updateTeamPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.updateTeamPermissionDefinition
>()('PATCH', '/team-permission-definitions/{permission_id}', {
  access: ['admin'],
  errors: [
    'PERMISSION_NOT_FOUND',
    'PERMISSION_ID_ALREADY_EXISTS',
    'CONTAINED_PERMISSION_NOT_FOUND',
  ],
  audit: ['permission_definition.changed'],
})

export const deleteTeamPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.deleteTeamPermissionDefinition
>()('DELETE', '/team-permission-definitions/{permission_id}', {
  access: ['admin'],
  errors: ['PERMISSION_NOT_FOUND'],
  audit: ['permission_definition.deleted'],
})

export const listProjectPermissionDefinitions = /* @__PURE__ */ route<
  typeof schema.listProjectPermissionDefinitions
>()('GET', '/project-permission-definitions', { access: ['admin'] })

export const createProjectPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.createProjectPermissionDefinition
>()('POST', '/project-permission-definitions', {
  access: ['admin'],
  success: 201,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
  audit: ['permission_definition.created'],
})

export const updateProjectPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.updateProjectPermissionDefinition
>()('PATCH', '/project-permission-definitions/{permission_id}', {
  access: ['admin'],
  errors: [
    'PERMISSION_NOT_FOUND',
    'PERMISSION_ID_ALREADY_EXISTS',
    'CONTAINED_PERMISSION_NOT_FOUND',
  ],
  audit: ['permission_definition.changed'],
})

export const deleteProjectPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.deleteProjectPermissionDefinition
>()('DELETE', '/project-permission-definitions/{permission_id}', {
  access: ['admin'],
  errors: ['PERMISSION_NOT_FOUND'],
  audit: ['permission_definition.deleted'],
})
