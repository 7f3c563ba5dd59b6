import type { WebhookEventType } from '@latchkey/contract/names'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { json, timestampMillis } from '../columns.js'
import type { JsonValue } from '../values.js'
import { projectId } from './projects.js'

/** A URL that receives the events of a project. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    url: text().notNull(),
    /** `whsec_…`, sealed. */
    secretSealed: text().notNull(),
    isDisabled: boolean().notNull().default(false),
    /** The events that it receives; empty for all. */
    eventTypes: text()
      .array()
      .$type<WebhookEventType[]>()
      .notNull()
      .default(sql`'{}'`),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [index().on(table.projectId)],
)

/** An event, written in the transaction of its change. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: uuid().primaryKey().defaultRandom(),
    projectId: projectId(),
    type: text().notNull(),
    data: json<JsonValue>().notNull(),
    createdAt: timestampMillis().notNull(),
  },
  (table) => [index().on(table.projectId, table.createdAt)],
)

/** The delivery of an event to an endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    eventId: uuid()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    endpointId: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Increases: events of the same millisecond are delivered in the order in which they occurred. */
    sequence: bigserial({ mode: 'number' }).notNull(),
    attempts: integer().notNull().default(0),
    /** When it is due on the platform's clock; null after it was delivered or has failed permanently. */
    nextAttemptAt: timestampMillis(),
    deliveredAt: timestampMillis(),
    /** Status or failure of the last attempt. */
    outcome: text(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.endpointId] }),
    index().on(table.endpointId),
    index('webhook_deliveries_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)
