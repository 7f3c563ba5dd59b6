import { endpoint, of, serverAccess } from '../../endpoint.js'
import type * as schema from '../../schemas/server/users.js'

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/users/me',
  access: serverAccess,
  wire: of<typeof schema.readCurrentUser>(),
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
})

export const updateCurrentUser = endpoint({
  method: 'PATCH',
  path: '/users/me',
  access: serverAccess,
  wire: of<typeof schema.updateCurrentUser>(),
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'USER_EMAIL_ALREADY_EXISTS',
    'PASSWORD_TOO_LONG',
  ],
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/users',
  access: serverAccess,
  wire: of<typeof schema.listUsers>(),
})

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  access: serverAccess,
  success: 201,
  wire: of<typeof schema.createUser>(),
  errors: [
    'USER_EMAIL_ALREADY_EXISTS',
    'PERMISSION_NOT_FOUND',
    'PASSWORD_TOO_LONG',
    'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  ],
})

export const readUser = endpoint({
  method: 'GET',
  path: '/users/{user_id}',
  access: serverAccess,
  wire: of<typeof schema.readUser>(),
  errors: ['USER_NOT_FOUND'],
})

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/users/{user_id}',
  access: serverAccess,
  wire: of<typeof schema.updateUser>(),
  errors: [
    'USER_NOT_FOUND',
    'USER_EMAIL_ALREADY_EXISTS',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'PASSWORD_TOO_LONG',
  ],
})

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/{user_id}',
  access: serverAccess,
  emptyBody: 'empty-object',
  wire: of<typeof schema.deleteUser>(),
  errors: ['USER_NOT_FOUND'],
})
