import { route } from '../endpoint.js'
import type * as schema from '../schemas/account-deletion.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readDeletionGrace = /* @__PURE__ */ route<typeof schema.readDeletionGrace>()({
  request: 'GET /latchkey/account-deletion',
  role: 'read_only',
  caller: 'anyone',
})

/** Cancels the deletion of an account with the code of the error that rejected a sign-in. */
export const restoreAccount = /* @__PURE__ */ route<typeof schema.restoreAccount>()({
  request: 'POST /latchkey/account-deletion/restore',
  caller: 'anyone',
  errors: ['VERIFICATION_CODE_NOT_FOUND', 'VERIFICATION_CODE_EXPIRED'],
  audit: ['user.restored'],
})
