import { route } from '../endpoint.js'
import type * as schema from '../schemas/passkeys.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const listPasskeys = /* @__PURE__ */ route<typeof schema.listPasskeys>()({
  request: 'GET /latchkey/passkeys',
  role: 'read_only',
  about: { user: 'query.user_id' },
})

export const renamePasskey = /* @__PURE__ */ route<typeof schema.renamePasskey>()({
  request: 'PATCH /latchkey/passkeys/{user_id}/{passkey_id}',
  users: ['anonymous', 'restricted'],
  about: { user: 'params.user_id' },
  recentSignIn: true,
  audit: ['passkey.renamed'],
  isLater: false,
})

export const deletePasskey = /* @__PURE__ */ route<typeof schema.deletePasskey>()({
  request: 'DELETE /latchkey/passkeys/{user_id}/{passkey_id}',
  users: ['anonymous', 'restricted'],
  about: { user: 'params.user_id' },
  recentSignIn: true,
  errors: ['LAST_SIGN_IN_METHOD'],
  audit: ['passkey.removed'],
  isLater: false,
})
