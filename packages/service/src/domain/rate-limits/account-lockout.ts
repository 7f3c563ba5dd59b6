import { and, eq, gt, sql } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { buildOnce } from '../../db/build-once.js'
import { attemptCounts, type Project } from '../../db/schema.js'
import { tooManyAttempts } from '../../errors/http-error.js'
import { limitId, WINDOW_MILLIS, type Limit } from './rate-limit.js'

/** Delay after the last free failure; each further failure doubles it. */
const FIRST_DELAY_MILLIS = 30_000
/** A higher exponent would only matter beyond the window. */
const MAX_DOUBLINGS = 10

/**
 * Counts a check of a secret that may fail, and rejects it with 429 during a delay. The first failures of an
 * hour are free; after them each one doubles the delay before the next check. A fixed block of an hour let
 * anyone lock an owner out with a few requests (OWASP ASVS 5.0, 6.1.1). A rejected check is not counted, so
 * that repeating it does not prolong the delay.
 *
 * @param limits a check that one of them rejects is counted by none
 */
export async function countSignInAttempt(
  ctx: Context,
  project: Project,
  limits: readonly Limit[],
): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    const waitMillis = await countOne(ctx, project, limit)
    if (waitMillis === 0) continue
    await resetFailedSignIns(ctx, project, limits.slice(0, index))
    throw tooManyAttempts(waitMillis)
  }
}

/** Counts in one statement, so that concurrent checks cannot exceed the limit. Returns the delay if any. */
async function countOne(ctx: Context, project: Project, limit: Limit): Promise<number> {
  const now = projectNow(ctx, project)
  const id = limitId(project, limit)
  const counted = await insertAttempt(ctx.db).execute({
    id,
    projectId: project.id,
    now,
    max: limit.max,
    windowEnd: now + WINDOW_MILLIS,
    firstDelayEnd: limit.max === 1 ? now + FIRST_DELAY_MILLIS : 0,
  })
  if (counted.length > 0) return 0
  const [blocked] = await ctx.db.select().from(attemptCounts).where(eq(attemptCounts.id, id))
  const end = blocked === undefined ? now : Math.min(blocked.blockedUntil, blocked.resetsAt)
  return Math.min(Math.max(end - now, 1), WINDOW_MILLIS)
}

const insertAttempt = buildOnce((db) => {
  const { count, resetsAt, blockedUntil } = attemptCounts
  const now = sql`${sql.placeholder('now')}::bigint`
  const max = sql`${sql.placeholder('max')}::int`
  const windowEnd = sql`${sql.placeholder('windowEnd')}::bigint`
  const isOver = sql`${resetsAt} <= ${now}`
  const failures = sql`(case when ${isOver} then 1 else ${count} + 1 end)`
  const doublings = sql`least(${failures} - ${max}, ${MAX_DOUBLINGS}::int)`
  const delay = sql`(${FIRST_DELAY_MILLIS}::bigint * power(2, ${doublings}))::bigint`
  return db
    .insert(attemptCounts)
    .values({
      id: sql.placeholder('id'),
      projectId: sql.placeholder('projectId'),
      count: 1,
      resetsAt: sql.placeholder('windowEnd'),
      blockedUntil: sql.placeholder('firstDelayEnd'),
    })
    .onConflictDoUpdate({
      target: attemptCounts.id,
      set: {
        count: failures,
        // After the clock was set back, the end of a delay must not be far in the future.
        resetsAt: sql`case when ${isOver} then ${windowEnd} else least(${resetsAt}, ${windowEnd}) end`,
        blockedUntil: sql`case when ${failures} < ${max} then 0 else ${now} + ${delay} end`,
      },
      setWhere: sql`${isOver} or ${blockedUntil} <= ${now} or ${blockedUntil} > ${windowEnd}`,
    })
    .returning({ id: attemptCounts.id })
    .prepare('insert_attempt')
})

/** Removes the count of a check that did not fail. */
export async function resetFailedSignIns(
  { db }: Context,
  project: Project,
  limits: readonly Limit[],
): Promise<void> {
  if (limits.length === 0) return
  const ids = limits.map((limit) => limitId(project, limit))
  await takeBack(db).execute({ ids })
}

const takeBack = buildOnce((db) => {
  const { id, count } = attemptCounts
  // Locked in one order, so that concurrent statements cannot deadlock.
  const locked = db
    .select({ id })
    .from(attemptCounts)
    .where(and(sql`${id} = any(${sql.placeholder('ids')}::text[])`, gt(count, 0)))
    .orderBy(id)
    .for('update')
  return db
    .update(attemptCounts)
    .set({ count: sql`${count} - 1`, blockedUntil: 0 })
    .where(sql`${id} = any(array(${locked}))`)
    .prepare('take_back_attempts')
})
