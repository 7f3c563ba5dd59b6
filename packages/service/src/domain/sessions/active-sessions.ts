import { and, eq, gt } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { sessions, type Project } from '../../db/schema.js'
import type { Session } from './sessions.js'
import type { AuthenticatedCall } from './authentication.js'

/** The condition for a session of a user that has not expired. `now` is the project's time in milliseconds. */
const isActive = ({ id, userId, now }: { id: string; userId: string; now: number }) =>
  and(eq(sessions.id, id), eq(sessions.userId, userId), gt(sessions.expiresAt, now))

/** Returns true if a session of the user exists and has not expired. */
export const isActiveSession = async (
  db: Database,
  session: Parameters<typeof isActive>[0],
): Promise<boolean> => (await db.$count(sessions, isActive(session))) > 0

/** Finds a session of a user that has not expired. */
export async function findActiveSession(
  ctx: Context,
  project: Project,
  { id, userId }: { id: string; userId: string },
): Promise<Session | undefined> {
  const now = projectNow(ctx, project)
  const [session] = await ctx.db.select().from(sessions).where(isActive({ id, userId, now }))
  return session
}

/**
 * Returns when the session of an access token ended, or undefined while it is active. An access token
 * outlives its session by up to ten minutes; without this check, a token taken before a password change
 * or a sign-out could still add an address, a factor or a key (OWASP ASVS 5.0, 7.4.1).
 *
 * An ended session is deleted, so its exact end is unknown: the current time stands in for it.
 */
export function sessionEndedAt(
  session: { expiresAt: number } | undefined,
  nowMillis: number,
): number | undefined {
  if (session === undefined) return nowMillis
  return session.expiresAt <= nowMillis ? session.expiresAt : undefined
}

/**
 * Rejects with ACCESS_TOKEN_EXPIRED if the session of a call has ended since the call began. A call that waits for a
 * transaction which ends all sessions, such as a password reset, would otherwise still add a credential after it.
 * Call it in a transaction that holds the user. A call without a session passes.
 */
export async function requireSession(
  db: Database,
  { ctx, auth }: AuthenticatedCall,
): Promise<void> {
  if (auth.session === undefined) return
  const now = projectNow(ctx, auth.project)
  const { id, userId } = auth.session
  if (!(await isActiveSession(db, { id, userId, now })))
    throw fail('ACCESS_TOKEN_EXPIRED', { expiredAtMillis: now })
}

/** Returns true if a call has a session that the user signed in to: impersonation does not count. */
export async function hasOwnSession(
  db: Database,
  { ctx, auth }: AuthenticatedCall,
  userId: string,
): Promise<boolean> {
  if (auth.session?.userId !== userId) return false
  const { id } = auth.session
  const isOwn = and(
    isActive({ id, userId, now: projectNow(ctx, auth.project) }),
    eq(sessions.isImpersonation, false),
  )
  return (await db.$count(sessions, isOwn)) > 0
}
