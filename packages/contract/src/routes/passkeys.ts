import { route } from '../endpoint.js'
import type * as schema from '../schemas/passkeys.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const listPasskeys = /* @__PURE__ */ route<typeof schema.listPasskeys>()(
  'GET',
  '/latchkey/passkeys',
  {
    about: { user: 'query.user_id' },
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
    isLater: true,
  },
)

export const renamePasskey = /* @__PURE__ */ route<typeof schema.renamePasskey>()(
  'PATCH',
  '/latchkey/passkeys/{user_id}/{passkey_id}',
  {
    users: ['anonymous', 'restricted'],
    about: { user: 'params.user_id' },
    recentSignIn: true,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND', 'RECENT_SIGN_IN_REQUIRED'],
    audit: ['passkey.renamed'],
  },
)

export const deletePasskey = /* @__PURE__ */ route<typeof schema.deletePasskey>()(
  'DELETE',
  '/latchkey/passkeys/{user_id}/{passkey_id}',
  {
    users: ['anonymous', 'restricted'],
    about: { user: 'params.user_id' },
    recentSignIn: true,
    errors: [
      'CANNOT_GET_OWN_USER_WITHOUT_USER',
      'USER_NOT_FOUND',
      'LAST_SIGN_IN_METHOD',
      'RECENT_SIGN_IN_REQUIRED',
    ],
    audit: ['passkey.removed'],
  },
)
