import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow } from '../../context.js'
import { findAddressOwner } from '../users/address-ownership.js'
import type { AccountLink, AccountProfile } from '../../db/values.js'
import type { Project } from '../../db/schema.js'
import { isActiveSession } from '../sessions/active-sessions.js'
import { isUpgradable, upgradeUser } from './upgrade-anonymous-user.js'
import { addPrimaryEmail } from '../users/users.js'
import { findAccount, linkAccount } from './provider-accounts.js'
import type { ProviderTokens } from '../oauth/providers/provider.js'
import { saveTokens } from '../oauth/tokens.js'

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
  // The caller commits although this fails, so every check comes before the first write.
  if (upgrade !== undefined) await requireUpgradable(ctx, project, { userId, email: account.email })
  await linkAccount(ctx, project, { account, userId })
  if (upgrade !== undefined)
    await upgradeWith(ctx, project, { userId, email: account.email, upgrade })
  const connection = await findAccount(ctx.db, project.id, account)
  if (tokensSealed === undefined || connection === undefined) return
  // Sealed when the browser came back.
  const tokens = JSON.parse(ctx.sealer.open(tokensSealed)) as ProviderTokens
  await saveTokens(ctx, project, { accountId: connection.id, tokens, grantedAt })
}

/** Rejects an upgrade that has become impossible: another user may have taken the address meanwhile. */
async function requireUpgradable(
  ctx: Context,
  project: Project,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  const owner = email === null ? undefined : await findAddressOwner(ctx.db, project.id, email)
  if (owner !== undefined || !(await isUpgradable(ctx, project, userId)))
    throw fail('INVALID_AUTHORIZATION_CODE')
}

/** Gives the profile of a provider to an anonymous user. */
async function upgradeWith(
  ctx: Context,
  project: Project,
  { userId, email, upgrade }: { userId: string; email: string | null; upgrade: AccountProfile },
): Promise<void> {
  if (email !== null) {
    const { isEmailVerified: isVerified } = upgrade
    await addPrimaryEmail(ctx, project, userId, { value: email, isVerified })
  }
  await upgradeUser(ctx, project, { userId, profile: upgrade })
}
