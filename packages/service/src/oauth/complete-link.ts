import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import type { AccountLink } from '../db/values.js'
import type { Project } from '../domain/project.js'
import { isSession } from '../domain/sessions.js'
import { findConnection, linkAccount } from './accounts.js'
import type { ProviderTokens } from './provider.js'
import { saveTokens } from './tokens.js'

/**
 * Links the account that an authorization code was made for, and keeps the provider's tokens. Refuses what
 * became impossible since the browser came back. Give it a transaction that holds the user.
 */
export async function completeLink(
  ctx: Context,
  project: Project,
  { userId, link, grantedAt }: { userId: string; link: AccountLink; grantedAt: number },
): Promise<void> {
  const { tokensSealed, sessionId, ...account } = link
  // Whoever ended the session meant to keep out who has it. What an earlier version began is begun anew.
  if (sessionId === undefined || !(await isSession(ctx.db, { id: sessionId, userId })))
    throw fail('INVALID_AUTHORIZATION_CODE')
  await linkAccount(ctx, project, { account, userId })
  const connection = await findConnection(ctx.db, userId, account.providerId)
  if (tokensSealed === undefined || connection === undefined) return
  // Sealed when the browser came back.
  const tokens = JSON.parse(ctx.sealer.open(tokensSealed)) as ProviderTokens
  await saveTokens(ctx, project, { accountId: connection.id, tokens, grantedAt })
}
