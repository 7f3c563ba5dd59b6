import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { json, timestampMillis } from '../columns.js'
import type { AuditAction, AuditActor, AuditDetails, AuditSubject } from '../values.js'
import { projectId } from './projects.js'

/** Audit log of each project. An event is written in the transaction of its change. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    action: text().$type<AuditAction>().notNull(),
    actorType: text().$type<AuditActor['type']>().notNull(),
    /** No reference: the event stays when the user is deleted. */
    actorId: uuid(),
    subjectType: text().$type<AuditSubject['type']>().notNull(),
    subjectId: text(),
    clientAddress: text(),
    userAgent: text(),
    requestId: text(),
    details: json<AuditDetails>().notNull(),
    /** On the clock of the project. */
    createdAt: timestampMillis().notNull(),
  },
  (table) => [
    index().on(table.projectId, table.createdAt, table.id),
    index().on(table.projectId, table.action, table.createdAt),
    index().on(table.projectId, table.subjectId, table.createdAt),
    index().on(table.projectId, table.actorId, table.createdAt),
    index().on(table.projectId, table.actorType, table.createdAt),
  ],
)
