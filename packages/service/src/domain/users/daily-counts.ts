import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import { type Context, projectNow } from '../../context.js'
import { insertRows } from '../../db/insert-rows.js'
import {
  activeDays,
  auditEvents,
  dailyCounts,
  projects,
  users,
  type Project,
} from '../../db/schema.js'
import { dayOf } from './activity.js'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How many days are counted when a project is counted first: more than the longest list shows. */
const FIRST_DAYS = 400

/** The intervals that activity is listed by: their length and their number in days. */
const intervals = { day: { length: 1, days: 30 }, week: { length: 7, days: 52 * 7 } } as const

export type ActivityInterval = keyof typeof intervals

/** Counts of a project in an interval. */
export interface Activity {
  /** The first day, such as `2026-01-31`. */
  start: string
  signUps: number
  /** For a week, the average of its days. */
  activeUsers: number
  signIns: { method: string; count: number }[]
}

type CountedProject = Pick<Project, 'id' | 'clockOffsetMillis'>

interface Count {
  day: string
  kind: (typeof dailyCounts.$inferSelect)['kind']
  method: string
  count: number
}

const startOfDay = (millis: number): number => Math.floor(millis / DAY) * DAY
const millisOf = (day: string): number => Date.parse(day)

/**
 * Counts the days of each project that have ended since they were counted last. A day is counted an hour after its end, when no
 * transaction of that day is open.
 */
export async function countEndedDays(ctx: Context): Promise<void> {
  const counted = ctx.db
    .select({ id: projects.id, clockOffsetMillis: projects.clockOffsetMillis })
    .from(projects)
  for (const project of await counted) {
    const end = startOfDay(projectNow(ctx, project) - HOUR)
    const [last] = await ctx.db
      .select({ day: dailyCounts.day })
      .from(dailyCounts)
      .where(eq(dailyCounts.projectId, project.id))
      .orderBy(desc(dailyCounts.day))
      .limit(1)
    const start = last === undefined ? end - FIRST_DAYS * DAY : millisOf(last.day) + DAY
    const counts = start < end ? await countDays(ctx, project, start, end) : []
    const rows = counts.map((entry) => ({ ...entry, projectId: project.id }))
    // Another process of the service can count the same day.
    await insertRows(ctx.db, dailyCounts, rows, { skipsExisting: true })
  }
}

/** Lists what happened in the last 30 days, or in the last 52 weeks, oldest first. */
export async function readActivity(
  ctx: Context,
  project: CountedProject,
  interval: ActivityInterval,
): Promise<Activity[]> {
  const { length, days } = intervals[interval]
  const end = startOfDay(projectNow(ctx, project)) + DAY
  const start = end - days * DAY
  const ended: Count[] = await ctx.db
    .select({
      day: dailyCounts.day,
      kind: dailyCounts.kind,
      method: dailyCounts.method,
      count: dailyCounts.count,
    })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.projectId, project.id), gte(dailyCounts.day, dayOf(start))))
    .orderBy(dailyCounts.day)
  const last = ended.at(-1)
  const openStart = last === undefined ? start : millisOf(last.day) + DAY
  const open = await countDays(ctx, project, openStart, end)
  const listed = Array.from({ length: days / length }, (_, index) => ({
    start: dayOf(start + index * length * DAY),
    counts: [] as Count[],
  }))
  for (const entry of [...ended, ...open])
    listed[Math.floor((millisOf(entry.day) - start) / (length * DAY))]?.counts.push(entry)
  return listed.map((entry) => toActivity(entry, length))
}

function toActivity(
  { start, counts }: { start: string; counts: Count[] },
  length: number,
): Activity {
  const sumOf = (kind: Count['kind']) =>
    counts.reduce((sum, entry) => (entry.kind === kind ? sum + entry.count : sum), 0)
  const signIns = new Map<string, number>()
  for (const entry of counts)
    if (entry.kind === 'sign_in')
      signIns.set(entry.method, (signIns.get(entry.method) ?? 0) + entry.count)
  return {
    start,
    signUps: sumOf('sign_up'),
    activeUsers: Math.round(sumOf('active_user') / length),
    signIns: [...signIns].map(([method, total]) => ({ method, count: total })),
  }
}

/** Returns the day of a moment in a column, as `dayOf` does. */
const dayIn = (column: AnyPgColumn) =>
  sql<string>`to_char(date '1970-01-01' + div(${column}, ${sql.raw(String(DAY))})::int, 'YYYY-MM-DD')`

const kindOf = (kind: Count['kind']) => sql<Count['kind']>`${sql.raw(`'${kind}'`)}`

/** Counts what happened from one day until before another one. Each part of the statement reads a range of an index. */
async function countDays(
  { db }: Context,
  { id }: CountedProject,
  start: number,
  end: number,
): Promise<Count[]> {
  const none = sql<string>`''`
  const signUps = db
    .select({ day: dayIn(users.signedUpAt), kind: kindOf('sign_up'), method: none, count: count() })
    .from(users)
    .where(and(eq(users.projectId, id), gte(users.signedUpAt, start), lt(users.signedUpAt, end)))
    .groupBy(sql`1`)
  const active = db
    .select({ day: activeDays.day, kind: kindOf('active_user'), method: none, count: count() })
    .from(activeDays)
    .where(
      and(
        eq(activeDays.projectId, id),
        gte(activeDays.day, dayOf(start)),
        lt(activeDays.day, dayOf(end)),
      ),
    )
    .groupBy(sql`1`)
  const { details, createdAt } = auditEvents
  const method = sql<string>`coalesce(${details} ->> 'providerId', ${details} ->> 'method', '')`
  const signIns = db
    .select({ day: dayIn(createdAt), kind: kindOf('sign_in'), method, count: count() })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.projectId, id),
        eq(auditEvents.action, 'sign_in.succeeded'),
        gte(createdAt, start),
        lt(createdAt, end),
      ),
    )
    .groupBy(sql`1`, sql`3`)
  return unionAll(signUps, active, signIns)
}
