import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import { findAddressOwner } from '../contact-channels/address-ownership.js'
import type { AccountLink, AccountProfile } from '../db/values.js'
import { projectNow } from '../projects/project-clock.js'
import type { Project } from '../projects/project.js'
import { isActiveSession } from '../sessions/sessions.js'
import { isUpgradable, upgradeUser } from '../users/upgrade-anonymous-user.js'
import { addPrimaryEmail } from '../users/users.js'
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
  const { tokensSealed, sessionId, upgrade, ...account } = link
  // A session that ended while the user was at the provider must not link an account. Codes of earlier
  // versions have no session.
  const now = projectNow(ctx, project)
  if (sessionId === undefined || !(await isActiveSession(ctx.db, { id: sessionId, userId, now })))
    throw fail('INVALID_AUTHORIZATION_CODE')
  if (upgrade !== undefined)
    await upgradeWith(ctx, project, { userId, email: account.email, upgrade })
  await linkAccount(ctx, project, { account, userId })
  const connection = await findAccount(ctx.db, project.id, account)
  if (tokensSealed === undefined || connection === undefined) return
  // Sealed when the browser came back.
  const tokens = JSON.parse(ctx.sealer.open(tokensSealed)) as ProviderTokens
  await saveTokens(ctx, project, { accountId: connection.id, tokens, grantedAt })
}

/** Gives the profile of a provider to an anonymous user. Another user may have taken the address meanwhile. */
async function upgradeWith(
  ctx: Context,
  project: Project,
  { userId, email, upgrade }: { userId: string; email: string | null; upgrade: AccountProfile },
): Promise<void> {
  if (!(await isUpgradable(ctx, project, userId))) throw fail('INVALID_AUTHORIZATION_CODE')
  if (email !== null) {
    if ((await findAddressOwner(ctx.db, project.id, email)) !== undefined)
      throw fail('INVALID_AUTHORIZATION_CODE')
    const { isEmailVerified: isVerified } = upgrade
    await addPrimaryEmail(ctx, project, userId, { value: email, isVerified })
  }
  await upgradeUser(ctx, project, { userId, profile: upgrade })
}
