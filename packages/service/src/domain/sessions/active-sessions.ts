import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { sessions } from '../../db/schema.js'
import { hashSecret } from '../../lib/hash-secret.js'
import { projectNow } from '../../project-clock.js'
import type { Project } from '../../db/project-row.js'
import type { Session } from './sessions.js'

/**
 * Returns true if a session of the user exists and has not expired. `now` is the project's time in
 * milliseconds.
 */
export const isActiveSession = async (
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: number },
): Promise<boolean> =>
  (await db.$count(
    sessions,
    and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAt, now)),
  )) > 0

/** Finds a session of a user that has not expired. */
export async function findActiveSession(
  ctx: Context,
  project: Project,
  { id, userId }: { id: string; userId: string },
): Promise<Session | undefined> {
  const [session] = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, projectNow(ctx, project)),
      ),
    )
  return session
}

/** Returns true if a refresh token belongs to an active session of the project. */
export const isLiveRefreshToken = async (
  ctx: Context,
  project: Project,
  refreshToken: string,
): Promise<boolean> =>
  (await ctx.db.$count(
    sessions,
    and(
      eq(sessions.refreshTokenHash, hashSecret(refreshToken)),
      eq(sessions.projectId, project.id),
      gt(sessions.expiresAt, projectNow(ctx, project)),
    ),
  )) > 0
