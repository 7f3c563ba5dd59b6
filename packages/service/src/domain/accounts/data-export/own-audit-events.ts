import { and, desc, eq, or } from 'drizzle-orm'
import { toAuditEvent } from '../../audit/audit-event-response.js'
import type { AuditEvent } from '../../audit/list-audit-events.js'
import type { Database } from '../../../db/database.js'
import { auditEvents } from '../../../db/schema.js'

/** Limits the memory of one export: other people can cause events of an account, such as failed sign-ins. */
const MAX_EVENTS = 10_000

/** Lists the newest events about a user or by a user. */
export const listOwnAuditEvents = (
  db: Database,
  projectId: string,
  userId: string,
): Promise<AuditEvent[]> =>
  db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.projectId, projectId),
        or(
          and(eq(auditEvents.subjectType, 'user'), eq(auditEvents.subjectId, userId)),
          eq(auditEvents.actorId, userId),
        ),
      ),
    )
    .orderBy(desc(auditEvents.createdAt), desc(auditEvents.id))
    .limit(MAX_EVENTS)

/** An event as the user may see it: the identity, address and device of another actor are not data of the user. */
export function toOwnAuditEvent(event: AuditEvent, userId: string) {
  const response = toAuditEvent(event)
  if (event.actorId === userId || event.actorType === 'client') return response
  const actor = { type: event.actorType, id: null }
  return { ...response, actor, clientAddress: null, userAgent: null, requestId: null }
}
