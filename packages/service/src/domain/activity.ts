import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Context } from '../context.js'
import { activeDays, users } from '../db/schema.js'
import type { IpInfo } from '../db/values.js'
import { projectNow } from './clock.js'
import type { Project } from './project.js'

/** Activity is noted at most once in this time, so that reading costs no write. */
const MINUTE = 60_000

/** Tells whether activity now would be noted. */
export const isNewlyActive = (
  ctx: Context,
  project: Project,
  { lastActiveAt }: { lastActiveAt: number },
): boolean => projectNow(ctx, project) - lastActiveAt >= MINUTE

/** Notes that a user was active, and where, as far as that is known; a first place is noted at once. */
export async function markActive(
  ctx: Context,
  project: Project,
  { userId, ipInfo }: { userId: string; ipInfo: IpInfo | null },
): Promise<void> {
  const now = projectNow(ctx, project)
  const country = ipInfo?.countryCode
  const isDue = lte(users.lastActiveAt, now - MINUTE)
  const noted = await ctx.db
    .update(users)
    .set({ lastActiveAt: now, ...(country ? { countryCode: country } : {}) })
    .where(and(eq(users.id, userId), country ? or(isDue, isNull(users.countryCode)) : isDue))
    .returning({ id: users.id })
  if (noted.length > 0) await markDay(ctx, project, userId)
}

/** Notes that a user was active today. */
export async function markDay(ctx: Context, project: Project, userId: string): Promise<void> {
  const day = dayOf(projectNow(ctx, project))
  await ctx.db
    .insert(activeDays)
    .values({ userId, projectId: project.id, day })
    .onConflictDoNothing()
}

/** The day of a moment in UTC, as `2026-01-31`. */
export const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10)
