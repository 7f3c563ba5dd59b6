import { route } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

// Extensions of this service: the deployed services of the protocol do not have them.

export const listEndedSessions = /* @__PURE__ */ route<typeof schema.listEndedSessions>()({
  request: 'GET /latchkey/ended-sessions',
  access: ['server', 'admin'],
  role: 'read_only',
})

/** Signs a user out everywhere. */
export const endUserSessions = /* @__PURE__ */ route<typeof schema.endUserSessions>()({
  request: 'DELETE /latchkey/users/{user_id}/sessions',
  access: ['server', 'admin'],
  role: 'support',
  about: { user: 'params.user_id' },
  audit: ['session.ended'],
})
