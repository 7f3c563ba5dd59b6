import type { AuditEvent } from './list-audit-events.js'

/** An event as the API and the export show it. */
export const toAuditEvent = (event: AuditEvent) => ({
  id: event.id,
  createdAtMillis: event.createdAt,
  action: event.action,
  actor: { type: event.actorType, id: event.actorId },
  subject: { type: event.subjectType, id: event.subjectId },
  clientAddress: event.clientAddress,
  userAgent: event.userAgent,
  requestId: event.requestId,
  details: event.details,
})
