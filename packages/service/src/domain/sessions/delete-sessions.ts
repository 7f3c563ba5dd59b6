import type { SQL } from 'drizzle-orm'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import { insertRows } from '../../db/insert-rows.js'
import { endedSessions, sessions, type Project } from '../../db/schema.js'
import { parseDevice } from '../../lib/requests/device.js'
import { queueLogouts } from './client-sign-ins.js'

/** A session that has just ended. */
export interface DeletedSession {
  id: string
  userId: string
  /** User agent of the client that began it; null if a server did. */
  userAgent: string | null
}

/**
 * Deletes sessions of a project, lists them as ended, and lets the apps know to which their users signed in. Every end of a session before its time goes through here. Pass a
 * transaction.
 *
 * @param condition which sessions; it must not match those of another project
 * @returns the deleted sessions
 */
export async function deleteSessions(
  tx: Context,
  project: Pick<Project, 'id' | 'clockOffsetMillis'>,
  condition: SQL | undefined,
): Promise<DeletedSession[]> {
  const deleted = await tx.db.delete(sessions).where(condition).returning({
    id: sessions.id,
    userId: sessions.userId,
    userAgent: sessions.userAgent,
    oauthClientIds: sessions.oauthClientIds,
  })
  if (deleted.length === 0) return deleted
  const endedAt = projectNow(tx, project)
  const ended = deleted.map(({ id }) => ({ id, projectId: project.id, endedAt }))
  await insertRows(tx.db, endedSessions, ended)
  await queueLogouts(tx, project, deleted)
  return deleted
}

/**
 * Writes the end of a session to the audit log. Pass the transaction that deleted it.
 *
 * @param reason why it ended, unless a caller asked for it
 */
export const recordSessionEnd = (
  tx: Context,
  project: Pick<Project, 'id' | 'clockOffsetMillis'>,
  { id, userId, userAgent }: DeletedSession,
  reason?: string,
): Promise<void> =>
  recordAuditEvent(tx, project, {
    action: 'session.ended',
    subject: userSubject(userId),
    details: { sessionId: id, reason, device: parseDevice(userAgent).name ?? undefined },
  })
