import { clientAccess, everyAccess, type Endpoint, type WireOf } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

export const readCurrentUser = {
  method: 'GET',
  path: '/users/me',
  access: clientAccess,
  wire: undefined as WireOf<typeof schema.readCurrentUser>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const updateCurrentUser = {
  method: 'PATCH',
  path: '/users/me',
  access: clientAccess,
  wire: undefined as WireOf<typeof schema.updateCurrentUser>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
} as const satisfies Endpoint

export const deleteCurrentUser = {
  method: 'DELETE',
  path: '/users/me',
  access: everyAccess,
  wire: undefined as WireOf<typeof schema.deleteCurrentUser>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint
