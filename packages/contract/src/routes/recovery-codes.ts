import { route } from '../endpoint.js'
import type * as schema from '../schemas/recovery-codes.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const readRecoveryCodes = /* @__PURE__ */ route<typeof schema.readRecoveryCodes>()({
  request: 'GET /latchkey/recovery-codes',
  role: 'read_only',
  users: ['anonymous', 'restricted', 'without-second-factor', 'impersonated'],
  about: { user: 'query.user_id' },
})

export const createRecoveryCodes = /* @__PURE__ */ route<typeof schema.createRecoveryCodes>()({
  request: 'POST /latchkey/recovery-codes',
  access: ['client'],
  users: ['anonymous', 'restricted', 'without-second-factor'],
  recentSignIn: true,
  emptyBody: 'empty-object',
  audit: ['recovery_codes.created'],
})
