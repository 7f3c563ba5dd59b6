import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import type { AccountLink } from '../db/values.js'
import { projectNow } from '../projects/project-clock.js'
import type { Project } from '../projects/project.js'
import { isActiveSession } from '../sessions/sessions.js'
import { findAccount, linkAccount } from './accounts.js'
import type { ProviderTokens } from './providers/provider.js'
import { saveTokens } from './tokens.js'

/**
 * Links the account that an authorization code was created for, and stores the provider's tokens. Rejects a
 * link that has become impossible meanwhile. Pass a transaction in which the user is locked.
 */
export async function completeLink(
  ctx: Context,
  project: Project,
  { userId, link, grantedAt }: { userId: string; link: AccountLink; grantedAt: number },
): Promise<void> {
  const { tokensSealed, sessionId, ...account } = link
  // A session that ended while the user was at the provider must not link an account. Codes of earlier
  // versions have no session.
  const now = projectNow(ctx, project)
  if (sessionId === undefined || !(await isActiveSession(ctx.db, { id: sessionId, userId, now })))
    throw fail('INVALID_AUTHORIZATION_CODE')
  await linkAccount(ctx, project, { account, userId })
  const connection = await findAccount(ctx.db, project.id, account)
  if (tokensSealed === undefined || connection === undefined) return
  // Sealed when the browser came back.
  const tokens = JSON.parse(ctx.sealer.open(tokensSealed)) as ProviderTokens
  await saveTokens(ctx, project, { accountId: connection.id, tokens, grantedAt })
}
