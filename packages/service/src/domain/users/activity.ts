import { eq, sql, type WithSubquery } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import type { Database } from '../../db/database.js'
import { activeDays, users, type Project } from '../../db/schema.js'
import type { IpInfo } from '../../db/values.js'

/** Minimum time between two writes of activity by reads, so that most reads cost no write. */
const MINUTE = 60_000

/** Returns true if a read should record activity now; a sign-in and a refresh always record it. */
export const isFirstActivityToday = (
  ctx: Context,
  project: Project,
  { lastActiveAt }: { lastActiveAt: number },
): boolean => projectNow(ctx, project) - lastActiveAt >= MINUTE

/** Records, in one statement, that a user was active now and today, and where, if known. */
export async function markActive(
  ctx: Context,
  project: Project,
  { userId, ipInfo }: { userId: string; ipInfo: IpInfo | null },
): Promise<void> {
  await recordActivity(ctx.db).execute(activityValues(ctx, project, { userId, ipInfo }))
}

const recordActivity = buildOnce((db) => buildActivity(db).prepare('record_activity'))

/** Returns the values of the statements that record activity. */
export function activityValues(
  ctx: Context,
  project: Project,
  { userId, ipInfo }: { userId: string; ipInfo: IpInfo | null },
) {
  const now = projectNow(ctx, project)
  const country = ipInfo?.countryCode ?? null
  return { userId, projectId: project.id, now, day: dayOf(now), country }
}

/**
 * Builds the statement that records activity.
 *
 * @param others other changes that the statement makes
 */
export function buildActivity(db: Database, ...others: WithSubquery[]) {
  const recorded = buildLastActivity(db)
  return buildActiveDay(db.with(...others, recorded), recorded)
}

/** Returns the parts of a statement that record activity, if the statement also makes other changes and selects something. */
export function activityParts(db: Database): WithSubquery[] {
  const recorded = buildLastActivity(db)
  return [recorded, db.$with('active_day').as(buildActiveDay(db, recorded))]
}

/** The same for a user who has just been created, and whose last activity is that. */
export const buildFirstDay = (db: Database) =>
  db
    .insert(activeDays)
    .values({
      userId: sql.placeholder('userId'),
      projectId: sql.placeholder('projectId'),
      day: sql.placeholder('day'),
    })
    .onConflictDoNothing()

function buildLastActivity(db: Database) {
  // Skips activity that another request is recording, so that no request waits for it.
  const free = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update', { skipLocked: true })
  return db.$with('recorded').as(
    db
      .update(users)
      .set({
        lastActiveAt: sql`${sql.placeholder('now')}`,
        countryCode: sql`coalesce(${sql.placeholder('country')}, ${users.countryCode})`,
      })
      .where(sql`${users.id} = any(array(${free}))`)
      .returning({ id: users.id }),
  )
}

function buildActiveDay(
  db: Pick<Database, 'insert'>,
  recorded: ReturnType<typeof buildLastActivity>,
) {
  const values = {
    userId: recorded.id,
    projectId: sql<string>`${sql.placeholder('projectId')}::text`.as('project_id'),
    day: sql<string>`${sql.placeholder('day')}::text`.as('day'),
  }
  return db
    .insert(activeDays)
    .select((query) => query.select(values).from(recorded))
    .onConflictDoNothing()
}

/** The day of a moment in UTC, as `2026-01-31`. */
export const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10)
