import type { AdminApp, AuditEvent, AuditLogOptions } from '@latchkey/core/admin'
import type { Export } from '../../data/download.js'
import { factsOf, valueTextOf, titleOf } from './details.js'
import type { EventTexts } from './use-event-texts.js'

const PAGE_LENGTH = 1000

/** All events that a filter matches, as a file. */
export const exportOfLog = (
  app: AdminApp,
  filter: AuditLogOptions,
  eventTexts: EventTexts,
): Export<AuditEvent> => ({
  name: 'audit-log',
  columns: [
    'time',
    'event',
    'action',
    'actor_type',
    'actor_id',
    'actor_name',
    'subject_type',
    'subject_id',
    'subject_name',
    'address',
    'client',
    'request_id',
    'details',
  ],
  toRow: (event) => ({
    time: event.createdAt.toISOString(),
    event: titleOf(event, eventTexts),
    action: event.action,
    actor_type: event.actor.type,
    actor_id: event.actor.id ?? '',
    actor_name: event.actor.name ?? '',
    subject_type: event.subject.type,
    subject_id: event.subject.id ?? '',
    subject_name: event.subject.name ?? '',
    address: event.clientAddress ?? '',
    client: event.userAgent ?? '',
    request_id: event.requestId ?? '',
    details: factsOf(event, eventTexts)
      .map((fact) => {
        const value = valueTextOf(fact, eventTexts)
        return eventTexts.text('nameAndValue', { name: fact.name, value })
      })
      .join('; '),
  }),
  async *read() {
    let cursor: string | null | undefined
    do {
      const page = await app.listAuditEvents({
        ...filter,
        limit: PAGE_LENGTH,
        ...(cursor && { cursor }),
      })
      yield page
      cursor = page.nextCursor
    } while (cursor)
  },
})
