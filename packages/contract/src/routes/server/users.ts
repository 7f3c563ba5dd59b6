import type { Endpoint, WireOf } from '../../endpoint.js'
import type * as schema from '../../schemas/server/users.js'

export const readCurrentUser = {
  method: 'GET',
  path: '/users/me',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.readCurrentUser>,
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const updateCurrentUser = {
  method: 'PATCH',
  path: '/users/me',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.updateCurrentUser>,
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'USER_EMAIL_ALREADY_EXISTS',
    'PASSWORD_TOO_LONG',
  ],
} as const satisfies Endpoint

export const listUsers = {
  method: 'GET',
  path: '/users',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.listUsers>,
} as const satisfies Endpoint

export const createUser = {
  method: 'POST',
  path: '/users',
  access: ['server', 'admin'],
  success: 201,
  wire: undefined as WireOf<typeof schema.createUser>,
  errors: [
    'USER_EMAIL_ALREADY_EXISTS',
    'PERMISSION_NOT_FOUND',
    'PASSWORD_TOO_LONG',
    'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  ],
} as const satisfies Endpoint

export const readUser = {
  method: 'GET',
  path: '/users/{user_id}',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.readUser>,
  errors: ['USER_NOT_FOUND'],
} as const satisfies Endpoint

export const updateUser = {
  method: 'PATCH',
  path: '/users/{user_id}',
  access: ['server', 'admin'],
  wire: undefined as WireOf<typeof schema.updateUser>,
  errors: [
    'USER_NOT_FOUND',
    'USER_EMAIL_ALREADY_EXISTS',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'PASSWORD_TOO_LONG',
  ],
} as const satisfies Endpoint

export const deleteUser = {
  method: 'DELETE',
  path: '/users/{user_id}',
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  wire: undefined as WireOf<typeof schema.deleteUser>,
  errors: ['USER_NOT_FOUND'],
} as const satisfies Endpoint
