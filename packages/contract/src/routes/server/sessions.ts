import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/sessions.js'

export const createSession = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createSession>,
  path: '/auth/sessions',
  access: ['server', 'admin'],
  errors: [
    'USER_ID_DOES_NOT_EXIST',
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_BANNED',
    'RECENT_SIGN_IN_REQUIRED',
    'ACCOUNT_DELETION_PENDING',
  ],
} as const satisfies Endpoint
