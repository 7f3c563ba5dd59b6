import { setTimeout } from 'node:timers/promises'
import { and, eq, gt, inArray, isNotNull, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context } from '../context.js'
import {
  attemptCounts,
  auditEvents,
  authorizationCodes,
  cliLogins,
  deletedUsers,
  emails,
  knownNetworks,
  oauthFlows,
  projects,
  sessions,
  verificationCodes,
  webhookDeliveries,
  webhookEvents,
} from '../db/schema.js'
import { toErrorReport } from '../db/error-report.js'
import { UNMAILED_KINDS } from '../domain/verification-codes/verification-codes.js'
import { deleteDueUsers } from './delete-due-users.js'

const HOUR_MILLIS = 60 * 60 * 1000
const DAY_MILLIS = 24 * HOUR_MILLIS
/** Time for which expired rows still respond as expired, and sent messages can be listed. */
const RETENTION_MILLIS = 30 * DAY_MILLIS
/** Time for rows that a client waits for: any client can create them, so they must not accumulate. */
const AWAITED_RETENTION_MILLIS = DAY_MILLIS

/** Deletes what expired or was sent long ago, on the clock of the project that it belongs to. */
export async function sweep({ db, now, config }: Context): Promise<void> {
  const offset = (projectId: SQL) =>
    db
      .select({ offset: projects.clockOffsetMillis })
      .from(projects)
      .where(eq(projects.id, projectId))
  const remove = (
    table: PgTable,
    { projectId, end, retentionMillis = RETENTION_MILLIS, also }: ExpiredRows,
  ) =>
    db
      .delete(table)
      .where(and(lt(end, sql`${now() - retentionMillis} + (${offset(projectId)})`), also))
  for (const table of [verificationCodes, sessions])
    await remove(table, { projectId: sql`${table.projectId}`, end: sql`${table.expiresAt}` })
  await remove(verificationCodes, {
    projectId: sql`${verificationCodes.projectId}`,
    end: sql`${verificationCodes.expiresAt}`,
    retentionMillis: AWAITED_RETENTION_MILLIS,
    also: inArray(verificationCodes.kind, [...UNMAILED_KINDS]),
  })
  for (const table of [cliLogins, oauthFlows, authorizationCodes])
    await remove(table, {
      projectId: sql`${table.projectId}`,
      end: sql`${table.expiresAt}`,
      retentionMillis: AWAITED_RETENTION_MILLIS,
    })
  // A list of users that is read page by page ends within the day.
  await remove(deletedUsers, {
    projectId: sql`${deletedUsers.projectId}`,
    end: sql`${deletedUsers.deletedAt}`,
    retentionMillis: DAY_MILLIS,
  })
  await remove(attemptCounts, {
    projectId: sql`${attemptCounts.projectId}`,
    end: sql`${attemptCounts.resetsAt}`,
    retentionMillis: AWAITED_RETENTION_MILLIS,
  })
  await remove(knownNetworks, {
    projectId: sql`${knownNetworks.projectId}`,
    end: sql`${knownNetworks.expiresAt}`,
    retentionMillis: 0,
  })
  await remove(auditEvents, {
    projectId: sql`${auditEvents.projectId}`,
    end: sql`${auditEvents.createdAt}`,
    retentionMillis: config.auditLog.keptDays * DAY_MILLIS,
  })
  // Retries end sooner than that, but a service that was stopped for a month retries again.
  await remove(emails, {
    projectId: sql`${emails.projectId}`,
    end: sql`${emails.createdAt}`,
    also: isNull(emails.nextAttemptAt),
  })
  const waiting = db
    .select({ eventId: webhookDeliveries.eventId })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.eventId, webhookEvents.id),
        isNotNull(webhookDeliveries.nextAttemptAt),
      ),
    )
  await remove(webhookEvents, {
    projectId: sql`${webhookEvents.projectId}`,
    end: sql`${webhookEvents.createdAt}`,
    also: notExists(waiting),
  })
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
  await db.delete(webhookEvents).where(and(inArray(id, tooOld), notExists(waiting)))
}

/** Rows to delete: their expiry, how much longer they are kept, and further conditions. */
interface ExpiredRows {
  projectId: SQL
  end: SQL
  retentionMillis?: number
  also?: SQL
}

export interface Sweeper {
  /** Sweeps now and every day from now on, and deletes due users now and every hour. */
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
