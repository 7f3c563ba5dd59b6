import { route } from '../endpoint.js'
import type * as schema from '../schemas/recovery-codes.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readRecoveryCodes = /* @__PURE__ */ route<typeof schema.readRecoveryCodes>()(
  'GET',
  '/latchkey/recovery-codes',
  {
    about: { user: 'query.user_id' },
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'USER_NOT_FOUND'],
    isLater: true,
  },
)

export const createRecoveryCodes = /* @__PURE__ */ route<typeof schema.createRecoveryCodes>()(
  'POST',
  '/latchkey/recovery-codes',
  {
    access: ['client'],
    users: ['anonymous', 'restricted'],
    recentSignIn: true,
    errors: ['CANNOT_GET_OWN_USER_WITHOUT_USER', 'RECENT_SIGN_IN_REQUIRED'],
    emptyBody: 'empty-object',
    isLater: true,
    audit: ['recovery_codes.created'],
  },
)
