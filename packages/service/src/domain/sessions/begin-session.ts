import { isLatchkeyError } from '@latchkey/contract'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import type { Project } from '../../db/schema.js'
import type { AuditDetails } from '../../db/values.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { withDecisions } from '../hooks/decisions.js'
import { signAccessToken } from './access-token.js'
import type { NewSession, SignedIn } from './sign-in.js'

/** A user who proved who they are, and how. */
interface ProvenUser {
  userId: string
  method: AuditDetails['method']
}

/**
 * Begins a session in a transaction, and signs its first access token afterwards: hooks decide before the transaction and
 * add claims after it, so that no connection of the database waits for them.
 *
 * @param work calls `signIn`; an error that it returns is thrown after the commit, one that it throws rolls it back
 * @param provenUser writes an event if the account is suspended, because the rejected transaction leaves none
 */
export async function beginSession(
  ctx: Context,
  project: Project,
  work: (tx: Context) => Promise<NewSession | Error>,
  provenUser?: ProvenUser,
): Promise<SignedIn> {
  const outcome = await withDecisions(ctx, project, (decided) =>
    inTransaction(decided, work),
  ).catch(async (error: unknown) => {
    if (provenUser) await recordSuspension(ctx, project, { ...provenUser, error })
    throw error
  })
  if (outcome instanceof Error) throw outcome
  const { session, refreshToken } = outcome
  const accessToken = await signAccessToken(ctx, project, session)
  return { accessToken, refreshToken, userId: session.userId }
}

async function recordSuspension(
  ctx: Context,
  project: Project,
  { userId, method, error }: ProvenUser & { error: unknown },
): Promise<void> {
  if (!isLatchkeyError(error, 'USER_BANNED', 'ACCOUNT_DELETION_PENDING')) return
  await recordAuditEvent(ctx, project, {
    action: 'sign_in.failed',
    subject: userSubject(userId),
    details: { method, errorCode: error.code },
    isBySubject: true,
  })
}
