import { route } from '../endpoint.js'
import type * as schema from '../schemas/audit-log.js'

/** An extension of this service: the deployed services of the protocol do not have it. */
export const listAuditEvents = /* @__PURE__ */ route<typeof schema.listAuditEvents>()({
  request: 'GET /latchkey/audit-log',
  access: ['admin'],
  role: 'read_only',
})
