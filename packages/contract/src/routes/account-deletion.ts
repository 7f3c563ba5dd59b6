import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/account-deletion.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readDeletionGrace = {
  method: 'GET' as TypedMethod<'GET', typeof schema.readDeletionGrace>,
  path: '/latchkey/account-deletion',
  isLater: true,
} as const satisfies Endpoint

/** Cancels the deletion of an account with the code of the error that rejected a sign-in. */
export const restoreAccount = {
  method: 'POST' as TypedMethod<'POST', typeof schema.restoreAccount>,
  path: '/latchkey/account-deletion/restore',
  errors: ['VERIFICATION_CODE_NOT_FOUND', 'VERIFICATION_CODE_EXPIRED'],
  isLater: true,
} as const satisfies Endpoint
