import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/recovery-codes.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readRecoveryCodes = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readRecoveryCodes>,
  path: '/latchkey/recovery-codes',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint

export const createRecoveryCodes = {
  method: 'POST' as TypedMethod<'POST', typeof schema.createRecoveryCodes>,
  path: '/latchkey/recovery-codes',
  access: ['client'],
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'RECENT_SIGN_IN_REQUIRED'],
  emptyBody: 'empty-object',
  isLater: true,
} as const satisfies Endpoint
