import { clientAccess, endpoint, everyAccess, of } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/users/me',
  access: clientAccess,
  wire: of<typeof schema.readCurrentUser>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const updateCurrentUser = endpoint({
  method: 'PATCH',
  path: '/users/me',
  access: clientAccess,
  wire: of<typeof schema.updateCurrentUser>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'TEAM_MEMBERSHIP_NOT_FOUND'],
})

export const deleteCurrentUser = endpoint({
  method: 'DELETE',
  path: '/users/me',
  access: everyAccess,
  wire: of<typeof schema.deleteCurrentUser>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})
