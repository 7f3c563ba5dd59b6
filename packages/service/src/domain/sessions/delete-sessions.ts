import type { SQL } from 'drizzle-orm'
import { type Context, projectNow } from '../../context.js'
import { insertRows } from '../../db/insert-rows.js'
import { endedSessions, sessions, type Project } from '../../db/schema.js'
import { queueLogouts } from './client-sign-ins.js'

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
): Promise<{ id: string; userId: string }[]> {
  const deleted = await tx.db.delete(sessions).where(condition).returning({
    id: sessions.id,
    userId: sessions.userId,
    oauthClientIds: sessions.oauthClientIds,
  })
  if (deleted.length === 0) return deleted
  const endedAt = projectNow(tx, project)
  const ended = deleted.map(({ id }) => ({ id, projectId: project.id, endedAt }))
  await insertRows(tx.db, endedSessions, ended)
  await queueLogouts(tx, project, deleted)
  return deleted
}
