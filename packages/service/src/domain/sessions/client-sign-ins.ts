import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { insertRows } from '../../db/insert-rows.js'
import { oauthClients, oauthLogouts, sessions, type Project } from '../../db/schema.js'
import { hashSecret } from '../../lib/secrets.js'

/**
 * Returns the name of a session of the app for the OAuth clients to which its user signed in: the claim `sid` of their ID tokens
 * and logout tokens. It does not tell the ID of the session, which the app uses.
 */
export const sidOf = (sessionId: string): string => hashSecret(`sid of ${sessionId}`)

/**
 * Records that a user signed in to an OAuth client from a session, so that the client learns of its end. Resolves to false if
 * it has ended. Pass a transaction: the session cannot end before it.
 */
export async function recordClientSignIn(
  db: Database,
  sessionId: string,
  clientId: string,
): Promise<boolean> {
  const isIt = eq(sessions.id, sessionId)
  const [session] = await db
    .select({ ids: sessions.oauthClientIds })
    .from(sessions)
    .where(isIt)
    .for('no key update')
  if (session === undefined) return false
  if (!session.ids.includes(clientId))
    await db
      .update(sessions)
      .set({ oauthClientIds: [...session.ids, clientId] })
      .where(isIt)
  return true
}

/** A session that has ended. */
interface EndedSession {
  id: string
  userId: string
  oauthClientIds: readonly string[]
}

/** Queues a logout token for each OAuth client that wants one (OpenID Connect Back-Channel Logout 1.0). Pass a transaction. */
export async function queueLogouts(
  tx: Pick<Context, 'db' | 'now'>,
  { id: projectId }: Pick<Project, 'id'>,
  ended: readonly EndedSession[],
): Promise<void> {
  const ids = [...new Set(ended.flatMap(({ oauthClientIds }) => oauthClientIds))]
  if (ids.length === 0) return
  const receivers = await tx.db
    .select({ id: oauthClients.id })
    .from(oauthClients)
    .where(
      and(
        eq(oauthClients.projectId, projectId),
        inArray(oauthClients.id, ids),
        isNotNull(oauthClients.backChannelLogoutUrl),
      ),
    )
    // Locked: no session stays because a client is deleted at the same time.
    .for('key share')
  const receiverIds = new Set(receivers.map(({ id }) => id))
  const nextAttemptAt = tx.now()
  const logouts = ended.flatMap(({ id, userId, oauthClientIds }) =>
    oauthClientIds
      .filter((clientId) => receiverIds.has(clientId))
      .map((clientId) => ({
        projectId,
        clientId,
        subject: userId,
        sid: sidOf(id),
        nextAttemptAt,
      })),
  )
  await insertRows(tx.db, oauthLogouts, logouts)
}
