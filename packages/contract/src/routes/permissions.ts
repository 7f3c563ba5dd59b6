import { route } from '../endpoint.js'
import type * as schema from '../schemas/permissions.js'

export const listTeamPermissions = /* @__PURE__ */ route<typeof schema.listTeamPermissions>()({
  request: 'GET /team-permissions',
  role: 'read_only',
  about: { user: 'query.user_id', optionalFor: 'servers', unknown: 'accepted' },
})

export const listProjectPermissions = /* @__PURE__ */ route<typeof schema.listProjectPermissions>()(
  {
    request: 'GET /project-permissions',
    role: 'read_only',
    about: { user: 'query.user_id', optionalFor: 'servers', unknown: 'accepted' },
  },
)

export const grantTeamPermission = /* @__PURE__ */ route<typeof schema.grantTeamPermission>()({
  request: 'POST /team-permissions/{team_id}/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  about: { user: 'params.user_id' },
  success: 201,
  emptyBody: 'empty-object',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'PERMISSION_NOT_FOUND',
    'WRONG_PERMISSION_SCOPE',
  ],
  audit: ['permission.granted'],
})

export const revokeTeamPermission = /* @__PURE__ */ route<typeof schema.revokeTeamPermission>()({
  request: 'DELETE /team-permissions/{team_id}/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  about: { user: 'params.user_id' },
  emptyBody: 'empty-object',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'TEAM_PERMISSION_NOT_FOUND',
  ],
  audit: ['permission.revoked'],
})

export const grantProjectPermission = /* @__PURE__ */ route<typeof schema.grantProjectPermission>()(
  {
    request: 'POST /project-permissions/{user_id}/{permission_id}',
    access: ['server', 'admin'],
    about: { user: 'params.user_id' },
    success: 201,
    emptyBody: 'empty-object',
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'PERMISSION_NOT_FOUND', 'WRONG_PERMISSION_SCOPE'],
    audit: ['permission.granted'],
  },
)

export const revokeProjectPermission = /* @__PURE__ */ route<
  typeof schema.revokeProjectPermission
>()({
  request: 'DELETE /project-permissions/{user_id}/{permission_id}',
  access: ['server', 'admin'],
  about: { user: 'params.user_id' },
  emptyBody: 'empty-object',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'PERMISSION_NOT_FOUND'],
  audit: ['permission.revoked'],
})

export const listTeamPermissionDefinitions = /* @__PURE__ */ route<
  typeof schema.listTeamPermissionDefinitions
>()({ request: 'GET /team-permission-definitions', role: 'read_only', access: ['admin'] })

export const createTeamPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.createTeamPermissionDefinition
>()({
  request: 'POST /team-permission-definitions',
  access: ['admin'],
  success: 201,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
  audit: ['permission_definition.created'],
})

export const updateTeamPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.updateTeamPermissionDefinition
>()({
  request: 'PATCH /team-permission-definitions/{permission_id}',
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
>()({
  request: 'DELETE /team-permission-definitions/{permission_id}',
  access: ['admin'],
  errors: ['PERMISSION_NOT_FOUND'],
  audit: ['permission_definition.deleted'],
})

export const listProjectPermissionDefinitions = /* @__PURE__ */ route<
  typeof schema.listProjectPermissionDefinitions
>()({ request: 'GET /project-permission-definitions', role: 'read_only', access: ['admin'] })

export const createProjectPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.createProjectPermissionDefinition
>()({
  request: 'POST /project-permission-definitions',
  access: ['admin'],
  success: 201,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
  audit: ['permission_definition.created'],
})

export const updateProjectPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.updateProjectPermissionDefinition
>()({
  request: 'PATCH /project-permission-definitions/{permission_id}',
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
>()({
  request: 'DELETE /project-permission-definitions/{permission_id}',
  access: ['admin'],
  errors: ['PERMISSION_NOT_FOUND'],
  audit: ['permission_definition.deleted'],
})
