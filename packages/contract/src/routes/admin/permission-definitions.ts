import { route } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/permission-definitions.js'

export const listTeamPermissionDefinitions = /* @__PURE__ */ route<
  typeof schema.listTeamPermissionDefinitions
>()('GET', '/team-permission-definitions', {
  access: ['admin'],
})

export const createTeamPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.createTeamPermissionDefinition
>()('POST', '/team-permission-definitions', {
  access: ['admin'],
  success: 201,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
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
})

export const deleteTeamPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.deleteTeamPermissionDefinition
>()('DELETE', '/team-permission-definitions/{permission_id}', {
  access: ['admin'],
  errors: ['PERMISSION_NOT_FOUND'],
})

export const listProjectPermissionDefinitions = /* @__PURE__ */ route<
  typeof schema.listProjectPermissionDefinitions
>()('GET', '/project-permission-definitions', {
  access: ['admin'],
})

export const createProjectPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.createProjectPermissionDefinition
>()('POST', '/project-permission-definitions', {
  access: ['admin'],
  success: 201,
  errors: ['PERMISSION_ID_ALREADY_EXISTS', 'CONTAINED_PERMISSION_NOT_FOUND'],
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
})

export const deleteProjectPermissionDefinition = /* @__PURE__ */ route<
  typeof schema.deleteProjectPermissionDefinition
>()('DELETE', '/project-permission-definitions/{permission_id}', {
  access: ['admin'],
  errors: ['PERMISSION_NOT_FOUND'],
})
