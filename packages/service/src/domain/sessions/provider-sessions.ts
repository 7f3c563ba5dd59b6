import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { providerSessions, sessions, type Project } from '../../db/schema.js'
import type { FirstFactor } from '../../db/values.js'
import { deleteSessions, recordSessionEnd } from './delete-sessions.js'

/** Records that a session began at an OpenID provider of the project. Writes nothing for other sessions. */
export async function recordProviderSession(
  db: Database,
  { id: projectId }: Project,
  { sessionId, firstFactor }: { sessionId: string; firstFactor: FirstFactor | undefined },
): Promise<void> {
  const { providerId, providerSession } = firstFactor ?? {}
  if (providerId === undefined || providerSession === undefined) return
  const { accountId, sessionId: providerSessionId } = providerSession
  await db
    .insert(providerSessions)
    .values({ sessionId, projectId, providerId, accountId, providerSessionId })
}

/** The sessions that a provider ends: those of an account, of one of its own sessions, or those that match both. */
interface EndedAtProvider {
  providerId: string
  /** The claim `sub`. */
  accountId: string | undefined
  /** The claim `sid`. */
  providerSessionId: string | undefined
}

/** Ends the sessions that began at a provider of the project. */
export const endProviderSessions = (
  ctx: Context,
  project: Project,
  { providerId, accountId, providerSessionId }: EndedAtProvider,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    if (accountId === undefined && providerSessionId === undefined) return
    const begun = tx.db
      .select({ id: providerSessions.sessionId })
      .from(providerSessions)
      .where(
        and(
          eq(providerSessions.projectId, project.id),
          eq(providerSessions.providerId, providerId),
          accountId === undefined ? undefined : eq(providerSessions.accountId, accountId),
          providerSessionId === undefined
            ? undefined
            : eq(providerSessions.providerSessionId, providerSessionId),
        ),
      )
    const isOfProject = eq(sessions.projectId, project.id)
    const ended = await deleteSessions(tx, project, and(isOfProject, inArray(sessions.id, begun)))
    for (const session of ended) await recordSessionEnd(tx, project, session, 'ended_by_provider')
  })
