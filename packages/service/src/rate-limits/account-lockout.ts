import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { attemptCounts } from '../db/schema.js'
import { tooManyAttempts } from '../http/http-error.js'
import { projectNow } from '../projects/project-clock.js'
import type { Project } from '../projects/project.js'
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
  const { count, resetsAt, blockedUntil } = attemptCounts
  const id = limitId(project, limit)
  const isOver = sql`${resetsAt} <= ${now}`
  const failures = sql`(case when ${isOver} then 1 else ${count} + 1 end)`
  const doublings = sql`least(${failures} - ${limit.max}::int, ${MAX_DOUBLINGS}::int)`
  const delay = sql`(${FIRST_DELAY_MILLIS}::bigint * power(2, ${doublings}))::bigint`
  const windowEnd = sql`${now}::bigint + ${WINDOW_MILLIS}::bigint`
  const counted = await ctx.db
    .insert(attemptCounts)
    .values({
      id,
      projectId: project.id,
      count: 1,
      resetsAt: now + WINDOW_MILLIS,
      blockedUntil: limit.max === 1 ? now + FIRST_DELAY_MILLIS : 0,
    })
    .onConflictDoUpdate({
      target: attemptCounts.id,
      set: {
        count: failures,
        // After the clock was set back, the end of a delay must not be far in the future.
        resetsAt: sql`case when ${isOver} then ${windowEnd} else least(${resetsAt}, ${windowEnd}) end`,
        blockedUntil: sql`case when ${failures} < ${limit.max}::int then 0 else ${now}::bigint + ${delay} end`,
      },
      setWhere: sql`${isOver} or ${blockedUntil} <= ${now} or ${blockedUntil} > ${windowEnd}`,
    })
    .returning({ id: attemptCounts.id })
  if (counted.length > 0) return 0
  const [blocked] = await ctx.db.select().from(attemptCounts).where(eq(attemptCounts.id, id))
  const end = blocked === undefined ? now : Math.min(blocked.blockedUntil, blocked.resetsAt)
  return Math.min(Math.max(end - now, 1), WINDOW_MILLIS)
}

/** Removes the count of a check that did not fail. */
export async function resetFailedSignIns(
  { db }: Context,
  project: Project,
  limits: readonly Limit[],
): Promise<void> {
  if (limits.length === 0) return
  const ids = limits.map((limit) => limitId(project, limit))
  // Locked in one order, so that concurrent statements cannot deadlock.
  const locked = db
    .select({ id: attemptCounts.id })
    .from(attemptCounts)
    .where(and(inArray(attemptCounts.id, ids), gt(attemptCounts.count, 0)))
    .orderBy(attemptCounts.id)
    .for('update')
  await db
    .update(attemptCounts)
    .set({ count: sql`${attemptCounts.count} - 1`, blockedUntil: 0 })
    .where(sql`${attemptCounts.id} = any(array(${locked}))`)
}
