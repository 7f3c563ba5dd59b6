import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { activeDays, users } from '../db/schema.js'
import type { IpInfo } from '../db/values.js'
import { projectNow } from '../projects/project-clock.js'
import type { Project } from '../projects/project.js'

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
  const now = projectNow(ctx, project)
  const country = ipInfo?.countryCode
  // Skips activity that another request is recording, so that no request waits for it.
  const free = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update', { skipLocked: true })
  const recorded = ctx.db.$with('noted').as(
    ctx.db
      .update(users)
      .set({ lastActiveAt: now, ...(country ? { countryCode: country } : {}) })
      .where(sql`${users.id} = any(array(${free}))`)
      .returning({ id: users.id }),
  )
  const values = {
    userId: recorded.id,
    projectId: sql<string>`${project.id}`.as('project_id'),
    day: sql<string>`${dayOf(now)}`.as('day'),
  }
  await ctx.db
    .with(recorded)
    .insert(activeDays)
    .select((query) => query.select(values).from(recorded))
    .onConflictDoNothing()
}

/** The day of a moment in UTC, as `2026-01-31`. */
export const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10)
