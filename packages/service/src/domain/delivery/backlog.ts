import { count, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../../context.js'
import { emails, webhookDeliveries } from '../../db/schema.js'
import type { Backlog } from '../../observability/metrics.js'

type BacklogContext = Pick<Context, 'db' | 'now'>

/** Creates the functions that count what waits to be sent, for the metrics. */
export const createBacklogReaders = (ctx: BacklogContext) => ({
  readEmailBacklog: () => readBacklog(ctx, emails, emails.nextAttemptAt),
  readWebhookBacklog: () => readBacklog(ctx, webhookDeliveries, webhookDeliveries.nextAttemptAt),
})

/** Resolves to undefined if the database cannot be reached. */
async function readBacklog(
  { db, now }: BacklogContext,
  table: PgTable,
  dueAt: PgColumn,
): Promise<Backlog | undefined> {
  try {
    const oldest = sql<string | number | null>`min(${dueAt})`
    const [row] = await db.select({ count: count(), oldest }).from(table).where(isNotNull(dueAt))
    if (row === undefined) return undefined
    const millis = row.oldest === null ? 0 : now() - Number(row.oldest)
    return { count: row.count, oldestDueSeconds: Math.max(0, millis) / 1000 }
  } catch {
    return undefined
  }
}
