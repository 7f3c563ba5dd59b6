import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/server/generated-passwords.js'

/** An extension of this service: the deployed services of the protocol do not have it. */
export const createGeneratedPassword = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createGeneratedPassword>,
  path: '/latchkey/users/{user_id}/generated-password',
  access: ['server', 'admin'],
  emptyBody: 'empty-object',
  errors: ['USER_NOT_FOUND', 'PASSWORD_AUTHENTICATION_NOT_ENABLED', 'RECENT_SIGN_IN_REQUIRED'],
  isLater: true,
} as const satisfies Endpoint
