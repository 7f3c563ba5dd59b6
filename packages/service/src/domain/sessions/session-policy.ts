import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { sessions, type Project } from '../../db/schema.js'
import { deleteSessions, recordSessionEnd } from './delete-sessions.js'

const DAY_MILLIS = 24 * 60 * 60 * 1000

/** A project can only shorten a time: 0 leaves the time of the service. */
const shorter = (days: number, projectDays = 0): number =>
  (projectDays > 0 ? Math.min(days, projectDays) : days) * DAY_MILLIS

/** Maximum lifetime of a session from the sign-in, in milliseconds. */
const lifetimeMillis = ({ config }: Context, project: Project): number =>
  shorter(config.sessions.lifetimeDays, project.config.sessionLifetimeDays)

/** Lifetime of a new session, in milliseconds. A server that names one cannot exceed the limit of the project. */
export const newLifetimeMillis = (
  ctx: Context,
  project: Project,
  expiresInMillis: number | undefined,
): number => {
  if (expiresInMillis === undefined) return lifetimeMillis(ctx, project)
  return project.config.sessionLifetimeDays
    ? Math.min(expiresInMillis, lifetimeMillis(ctx, project))
    : expiresInMillis
}

/** Returns the earliest sign-in of a session that is still valid. Sessions that began before a project set a limit end, too. */
export const signedInSince = (ctx: Context, project: Project, now: number): number =>
  project.config.sessionLifetimeDays ? now - lifetimeMillis(ctx, project) : 0

/** Maximum idle time of a session, in milliseconds. The deployed service of June 2025 had no such limit. */
export const idleMillis = ({ config }: Context, project: Project): number =>
  config.compatibility === 'june-2025' && !project.config.sessionIdleDays
    ? Number.MAX_SAFE_INTEGER
    : shorter(config.sessions.idleDays, project.config.sessionIdleDays)

/** Ends the oldest sessions of a user above the maximum of the project. Impersonations do not count. Pass a transaction. */
export async function endExcessSessions(
  tx: Context,
  project: Project,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const { maxSessionsPerUser = 0 } = project.config
  if (maxSessionsPerUser === 0) return
  const excess = tx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.isImpersonation, false),
        ne(sessions.id, sessionId),
      ),
    )
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    // The new session counts, too.
    .offset(maxSessionsPerUser - 1)
  const ended = await deleteSessions(tx, project, inArray(sessions.id, excess))
  for (const session of ended) await recordSessionEnd(tx, project, session, 'session_limit_reached')
}
