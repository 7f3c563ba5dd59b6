import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/users.js'

export const readCurrentUser = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readCurrentUser>,
  path: '/users/me',
  access: ['server', 'admin'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER'],
} as const satisfies Endpoint

export const updateCurrentUser = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateCurrentUser>,
  path: '/users/me',
  access: ['server', 'admin'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'USER_EMAIL_ALREADY_EXISTS',
    'PASSWORD_TOO_LONG',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint

export const listUsers = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listUsers>,
  path: '/users',
  access: ['server', 'admin'],
} as const satisfies Endpoint

export const createUser = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createUser>,
  path: '/users',
  access: ['server', 'admin'],
  success: 201,
  errors: [
    'USER_EMAIL_ALREADY_EXISTS',
    'PERMISSION_NOT_FOUND',
    'PASSWORD_TOO_LONG',
    'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
  ],
} as const satisfies Endpoint

export const readUser = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readUser>,
  path: '/users/{user_id}',
  access: ['server', 'admin'],
  errors: ['USER_NOT_FOUND'],
} as const satisfies Endpoint

export const updateUser = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateUser>,
  path: '/users/{user_id}',
  access: ['server', 'admin'],
  errors: [
    'USER_NOT_FOUND',
    'USER_EMAIL_ALREADY_EXISTS',
    'TEAM_MEMBERSHIP_NOT_FOUND',
    'PASSWORD_TOO_LONG',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint

export const deleteUser = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteUser>,
  path: '/users/{user_id}',
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  errors: ['USER_NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint
