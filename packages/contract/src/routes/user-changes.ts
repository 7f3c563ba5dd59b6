import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/users.js'

export const updateCurrentUser = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.updateCurrentUser>,
  path: '/users/me',
  access: ['client'],
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE',
    'LAST_SIGN_IN_METHOD',
    'RECENT_SIGN_IN_REQUIRED',
    'TEAM_MEMBERSHIP_NOT_FOUND',
  ],
} as const satisfies Endpoint

export const deleteCurrentUser = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deleteCurrentUser>,
  path: '/users/me',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint
