import type { Endpoint, TypedMethod } from '../endpoint.js'
import type * as schema from '../schemas/passkeys.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const listPasskeys = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listPasskeys>,
  path: '/latchkey/passkeys',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
  isLater: true,
} as const satisfies Endpoint

export const renamePasskey = {
  method: 'PATCH' as TypedMethod<'PATCH', typeof schema.renamePasskey>,
  path: '/latchkey/passkeys/{user_id}/{passkey_id}',
  errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED'],
} as const satisfies Endpoint

export const deletePasskey = {
  method: 'DELETE' as TypedMethod<'DELETE', typeof schema.deletePasskey>,
  path: '/latchkey/passkeys/{user_id}/{passkey_id}',
  errors: [
    'CANNOT_GET_OWN_USER_WITHOUT_USER',
    'USER_NOT_FOUND',
    'LAST_SIGN_IN_METHOD',
    'RECENT_SIGN_IN_REQUIRED',
  ],
} as const satisfies Endpoint
