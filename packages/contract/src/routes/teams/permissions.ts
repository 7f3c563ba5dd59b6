import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/teams/permissions.js'

export const listTeamPermissions = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listTeamPermissions>,
  path: '/team-permissions',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const listProjectPermissions = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listProjectPermissions>,
  path: '/project-permissions',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint
