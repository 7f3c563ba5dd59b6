import type { Endpoint, WireOf } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

export const updateCurrentUser = {
  method: 'PATCH',
  path: '/users/me',
  access: ['client'],
  wire: undefined as WireOf<typeof schema.updateCurrentUser>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
} as const satisfies Endpoint

export const deleteCurrentUser = {
  method: 'DELETE',
  path: '/users/me',
  wire: undefined as WireOf<typeof schema.deleteCurrentUser>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint
