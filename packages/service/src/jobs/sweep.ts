import { setTimeout } from 'node:timers/promises'
import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.js'
import type { Database } from '../db/database.js'
import {
  attemptCounts,
  auditEvents,
  authorizationCodes,
  cliLogins,
  deletedUsers,
  emails,
  endedSessions,
  knownNetworks,
  oauthClients,
  oauthFlows,
  oauthRecords,
  projects,
  sessions,
  verificationCodes,
  webhookDeliveries,
  webhookEvents,
} from '../db/schema.js'
import { toErrorReport } from '../db/errors.js'
import { checkDueDomains } from '../domain/connection-sign-in/verify-domain.js'
import { countEndedDays } from '../domain/users/daily-counts.js'
import { UNMAILED_KINDS } from '../domain/verification-codes/verification-codes.js'
import { deleteDueUsers } from './delete-due-users.js'

const HOUR_MILLIS = 60 * 60 * 1000
const DAY_MILLIS = 24 * HOUR_MILLIS
/** Time for which expired rows still respond as expired, and sent messages can be listed. */
const RETENTION_MILLIS = 30 * DAY_MILLIS
/** Time for rows that a client waits for: any client can create them, so they must not accumulate. */
const AWAITED_RETENTION_MILLIS = DAY_MILLIS

/** Rows to delete: when they expired, how much longer they are kept, and further conditions. */
interface ExpiredRows {
  table: PgTable & { projectId: PgColumn }
  end: PgColumn
  retentionMillis: number
  also?: SQL | undefined
}

/** A delivery of the event that was not sent yet. */
const waitingDelivery = (db: Database) =>
  db
    .select({ eventId: webhookDeliveries.eventId })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.eventId, webhookEvents.id),
        isNotNull(webhookDeliveries.nextAttemptAt),
      ),
    )

const expiredRows = ({ db, config }: Context): ExpiredRows[] => [
  { table: sessions, end: sessions.expiresAt, retentionMillis: RETENTION_MILLIS },
  { table: endedSessions, end: endedSessions.endedAt, retentionMillis: DAY_MILLIS },
  { table: verificationCodes, end: verificationCodes.expiresAt, retentionMillis: RETENTION_MILLIS },
  {
    table: verificationCodes,
    end: verificationCodes.expiresAt,
    retentionMillis: AWAITED_RETENTION_MILLIS,
    also: inArray(verificationCodes.kind, [...UNMAILED_KINDS]),
  },
  { table: cliLogins, end: cliLogins.expiresAt, retentionMillis: AWAITED_RETENTION_MILLIS },
  { table: oauthRecords, end: oauthRecords.expiresAt, retentionMillis: 0 },
  {
    table: oauthClients,
    end: oauthClients.createdAt,
    retentionMillis: RETENTION_MILLIS,
    also: and(ne(oauthClients.source, 'admin'), isNull(oauthClients.lastAllowedAt)),
  },
  // By then, every grant of the client has ended.
  { table: oauthClients, end: oauthClients.lastAllowedAt, retentionMillis: 366 * DAY_MILLIS },
  { table: oauthFlows, end: oauthFlows.expiresAt, retentionMillis: AWAITED_RETENTION_MILLIS },
  {
    table: authorizationCodes,
    end: authorizationCodes.expiresAt,
    retentionMillis: AWAITED_RETENTION_MILLIS,
  },
  // A list of users that is read page by page ends within the day.
  { table: deletedUsers, end: deletedUsers.deletedAt, retentionMillis: DAY_MILLIS },
  { table: attemptCounts, end: attemptCounts.resetsAt, retentionMillis: AWAITED_RETENTION_MILLIS },
  { table: knownNetworks, end: knownNetworks.expiresAt, retentionMillis: 0 },
  {
    table: auditEvents,
    end: auditEvents.createdAt,
    retentionMillis: config.auditLog.keptDays * DAY_MILLIS,
  },
  // Retries end sooner than that, but a service that was stopped for a month retries again.
  {
    table: emails,
    end: emails.createdAt,
    retentionMillis: RETENTION_MILLIS,
    also: isNull(emails.nextAttemptAt),
  },
  {
    table: webhookEvents,
    end: webhookEvents.createdAt,
    retentionMillis: RETENTION_MILLIS,
    also: notExists(waitingDelivery(db)),
  },
]

/** Deletes what expired or was sent long ago, on the clock of the project that it belongs to. */
export async function sweep(ctx: Context): Promise<void> {
  const { db, now } = ctx
  for (const { table, end, retentionMillis, also } of expiredRows(ctx)) {
    const offset = db
      .select({ offset: projects.clockOffsetMillis })
      .from(projects)
      .where(eq(projects.id, table.projectId))
    await db.delete(table).where(and(lt(end, sql`${now() - retentionMillis} + (${offset})`), also))
  }
  await deleteExcessEvents(ctx)
}

/** Deletes the oldest webhook events of each project whose events take too much space. */
async function deleteExcessEvents({ db, config }: Context): Promise<void> {
  const { id, projectId, data, createdAt } = webhookEvents
  const newest = sql`partition by ${projectId} order by ${createdAt} desc, ${id} desc`
  const sized = db
    .select({
      id: sql<string>`${id}`.as('sized_id'),
      total: sql<number>`sum(octet_length(${data}::text)) over (${newest})`.as('total'),
    })
    .from(webhookEvents)
    .as('sized')
  const tooOld = db
    .select({ id: sized.id })
    .from(sized)
    .where(gt(sized.total, config.webhookEventMegabytes * 1_000_000))
  await db.delete(webhookEvents).where(and(inArray(id, tooOld), notExists(waitingDelivery(db))))
}

export interface Sweeper {
  /** Sweeps now and every day from now on, and deletes due users, checks domains and counts ended days now and every hour. */
  start(): void
  /** Stops the jobs and waits for those in progress. */
  stop(): Promise<void>
}

export function createSweeper(ctx: Context): Sweeper {
  const stopping = new AbortController()
  let sweeping: Promise<unknown> | undefined
  return {
    start: () => {
      sweeping ??= Promise.all([
        repeat(ctx, { run: sweep, pauseMillis: DAY_MILLIS, signal: stopping.signal }),
        repeat(ctx, { run: deleteDueUsers, pauseMillis: HOUR_MILLIS, signal: stopping.signal }),
        repeat(ctx, { run: checkDueDomains, pauseMillis: HOUR_MILLIS, signal: stopping.signal }),
        repeat(ctx, { run: countEndedDays, pauseMillis: HOUR_MILLIS, signal: stopping.signal }),
      ])
    },
    stop: async () => {
      stopping.abort()
      await sweeping
    },
  }
}

interface Work {
  run(ctx: Context): Promise<void>
  pauseMillis: number
  signal: AbortSignal
}

/** Runs a job repeatedly until the signal aborts. Reports a failed run. */
async function repeat(ctx: Context, { run, pauseMillis, signal }: Work): Promise<void> {
  while (!signal.aborted) {
    await run(ctx).catch((error: unknown) => ctx.report(toErrorReport(error)))
    await setTimeout(pauseMillis, undefined, { signal, ref: false }).catch(() => {})
  }
}
