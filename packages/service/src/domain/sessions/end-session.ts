import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { sessions, type Project } from '../../db/schema.js'
import { deleteSessions, recordSessionEnd } from './delete-sessions.js'

interface SessionEnd {
  id: string
  /** Ends the session only if it belongs to this user. */
  ofUser?: string | undefined
  /** Why it ends, unless a caller asked for it. */
  reason?: 'refresh_token_reused' | 'authorization_code_reused'
}

/** Ends a session. Resolves to whether there was one. */
export const endSession = (
  ctx: Context,
  project: Project,
  { id, ofUser, reason }: SessionEnd,
): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const isIt = and(eq(sessions.id, id), eq(sessions.projectId, project.id))
    const isOfUser = ofUser === undefined ? undefined : eq(sessions.userId, ofUser)
    const [ended] = await deleteSessions(tx, project, and(isIt, isOfUser))
    if (ended === undefined) return false
    await recordSessionEnd(tx, project, ended, reason)
    return true
  })
