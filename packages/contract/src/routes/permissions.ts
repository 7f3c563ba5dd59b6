import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/permissions.js'

export const listTeamPermissions = {
  method: 'GET',
  path: '/team-permissions',
  wire: undefined as WireOf<typeof schema.listTeamPermissions>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const listProjectPermissions = {
  method: 'GET',
  path: '/project-permissions',
  wire: undefined as WireOf<typeof schema.listProjectPermissions>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint
