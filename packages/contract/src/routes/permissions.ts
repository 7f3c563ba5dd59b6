import { endpoint, of } from '../endpoint.js'
import type * as schema from '../schemas/permissions.js'

export const listTeamPermissions = endpoint({
  method: 'GET',
  path: '/team-permissions',
  wire: of<typeof schema.listTeamPermissions>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const listProjectPermissions = endpoint({
  method: 'GET',
  path: '/project-permissions',
  wire: of<typeof schema.listProjectPermissions>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})
