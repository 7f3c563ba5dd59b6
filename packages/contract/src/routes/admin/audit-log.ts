import type { Endpoint, TypedMethod } from '../../endpoint.js'
import type * as schema from '../../schemas/admin/audit-log.js'

/** An extension of this service: the deployed services of the protocol do not have it. */
export const listAuditEvents = {
  method: 'GET' as TypedMethod<'GET', typeof schema.listAuditEvents>,
  path: '/latchkey/audit-log',
  access: ['admin'],
  isLater: true,
} as const satisfies Endpoint
