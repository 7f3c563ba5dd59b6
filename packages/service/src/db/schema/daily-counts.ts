import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { projectId } from './projects.js'

/**
 * How often something happened on a day (UTC, on the clock of the project). A day is counted after it has ended, so that the
 * overview of a year reads no events.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    projectId: projectId(),
    /** `2026-01-31` */
    day: text().notNull(),
    kind: text().$type<'sign_up' | 'active_user' | 'sign_in'>().notNull(),
    /** The method or the ID of the provider of a sign-in; empty for the others. */
    method: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.day, table.kind, table.method] })],
)
