import { and, eq, gt } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import type { Database } from '../../db/database.js'
import { sessions } from '../../db/schema.js'
import { projectNow } from '../../project-clock.js'
import { isActiveSession } from './active-sessions.js'
import type { AuthenticatedCall } from './authentication.js'

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
    throw fail('ACCESS_TOKEN_EXPIRED', { expired_at_millis: now })
}

/** Returns true if a call has a session that the user signed in to: impersonation does not count. */
export async function hasOwnSession(
  db: Database,
  { ctx, auth }: AuthenticatedCall,
  userId: string,
): Promise<boolean> {
  if (auth.session?.userId !== userId) return false
  const isActive = and(
    eq(sessions.id, auth.session.id),
    eq(sessions.userId, userId),
    eq(sessions.isImpersonation, false),
    gt(sessions.expiresAt, projectNow(ctx, auth.project)),
  )
  return (await db.$count(sessions, isActive)) > 0
}
