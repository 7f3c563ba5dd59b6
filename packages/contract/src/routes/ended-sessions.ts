import { route } from '../endpoint.js'
import type * as schema from '../schemas/sessions.js'

/** An extension of this service: the deployed services of the protocol do not have it. */
export const listEndedSessions = /* @__PURE__ */ route<typeof schema.listEndedSessions>()({
  request: 'GET /latchkey/ended-sessions',
  access: ['server', 'admin'],
  role: 'read_only',
})
