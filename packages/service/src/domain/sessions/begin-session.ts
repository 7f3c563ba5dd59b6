import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import type { Project } from '../../db/schema.js'
import { withDecisions } from '../hooks/decisions.js'
import { signAccessToken } from './access-token.js'
import type { NewSession, SignedIn } from './sessions.js'

/**
 * Begins a session in a transaction, and signs its first access token afterwards: hooks decide before the transaction and
 * add claims after it, so that no connection of the database waits for them.
 *
 * @param work calls `signIn`; an error that it returns is thrown after the commit, one that it throws rolls it back
 */
export async function beginSession(
  ctx: Context,
  project: Project,
  work: (tx: Context) => Promise<NewSession | Error>,
): Promise<SignedIn> {
  const outcome = await withDecisions(ctx, project, (decided) => inTransaction(decided, work))
  if (outcome instanceof Error) throw outcome
  const { session, refreshToken } = outcome
  const accessToken = await signAccessToken(ctx, project, session)
  return { accessToken, refreshToken, userId: session.userId }
}
