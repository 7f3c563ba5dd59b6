import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.js'
import { activeDays, users } from '../db/schema.js'
import type { IpInfo } from '../db/values.js'
import { projectNow } from '../projects/project-clock.js'
import type { Project } from '../projects/project.js'

/** Reading notes activity at most once in this time, so that it costs no write. */
const MINUTE = 60_000

/** Tells whether activity now would be noted for a read; a sign-in and a refresh write anyway. */
export const isNewlyActive = (
  ctx: Context,
  project: Project,
  { lastActiveAt }: { lastActiveAt: number },
): boolean => projectNow(ctx, project) - lastActiveAt >= MINUTE

/** Notes, in one statement, that a user was active now and today, and where, as far as that is known. */
export async function markActive(
  ctx: Context,
  project: Project,
  { userId, ipInfo }: { userId: string; ipInfo: IpInfo | null },
): Promise<void> {
  const now = projectNow(ctx, project)
  const country = ipInfo?.countryCode
  // Activity that another request notes right now is not noted again: nothing waits for it.
  const free = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update', { skipLocked: true })
  const noted = ctx.db.$with('noted').as(
    ctx.db
      .update(users)
      .set({ lastActiveAt: now, ...(country ? { countryCode: country } : {}) })
      .where(sql`${users.id} = any(array(${free}))`)
      .returning({ id: users.id }),
  )
  const values = {
    userId: noted.id,
    projectId: sql<string>`${project.id}`.as('project_id'),
    day: sql<string>`${dayOf(now)}`.as('day'),
  }
  await ctx.db
    .with(noted)
    .insert(activeDays)
    .select((query) => query.select(values).from(noted))
    .onConflictDoNothing()
}

/** The day of a moment in UTC, as `2026-01-31`. */
export const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10)
