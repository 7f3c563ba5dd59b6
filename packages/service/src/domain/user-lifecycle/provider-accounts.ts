import { and, asc, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { type Context, projectNow } from '../../context.js'
import type { Database } from '../../db/database.js'
import { oauthAccounts, type Project } from '../../db/schema.js'
import { findAddressOwner } from '../users/address-ownership.js'
import { requireSignUpPermission } from '../hooks/decisions.js'
import { rejectRequiredDomain } from '../team-connections/required-sign-in.js'
import { confirmEmailOwnership } from './email-ownership.js'
import { toServerUser } from '../users/user-response.js'
import { createUser, findUser, lockUser } from '../users/users.js'
import { emit } from '../webhooks/events.js'
import type { Profile } from '../oauth/providers/provider.js'

export type OAuthAccount = typeof oauthAccounts.$inferSelect

/** A user as known to a provider. */
export interface ProviderIdentity {
  providerId: string
  /** The issuer of an OpenID provider of the project; null for a built-in provider. */
  issuer: string | null
  /** `isEmailVerified` is true only if the provider is trusted to verify addresses. */
  profile: Profile
}

/** The ID of an account at its provider, with its email address. */
type AccountIdentity = Pick<OAuthAccount, 'providerId' | 'accountId' | 'email'> & {
  issuer?: string | null | undefined
}

export const accountOf = ({
  providerId,
  issuer,
  profile: { accountId, email },
}: ProviderIdentity): AccountIdentity => ({
  providerId,
  accountId,
  email,
  issuer,
})

/**
 * Rejects an account whose ID belongs to an account of another issuer: the owner of the project has added another provider
 * with the ID of a former one, and IDs of accounts are unique at their issuer only.
 */
export async function requireSameIssuer(
  db: Database,
  projectId: string,
  account: AccountIdentity,
): Promise<void> {
  const { issuer } = account
  if (!issuer) return
  const existing = await findAccount(db, projectId, account)
  if (existing?.issuer && existing.issuer !== issuer)
    throw fail('OAUTH_PROVIDER_REFUSED', { reason: 'other_issuer' })
}

/** The user that an account signs in. */
export interface AccountUser {
  userId: string
  isNewUser: boolean
}

/** Lists the accounts of a user, oldest first. */
export const listAccounts = (
  db: Database,
  { projectId, userId, id }: { projectId: string; userId: string; id?: string },
): Promise<OAuthAccount[]> =>
  db
    .select()
    .from(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.projectId, projectId),
        eq(oauthAccounts.userId, userId),
        id === undefined ? undefined : eq(oauthAccounts.id, id),
      ),
    )
    .orderBy(asc(oauthAccounts.createdAt), asc(oauthAccounts.id))

/**
 * Finds or creates the user that an account signs in. Pass a context whose `db` is a transaction. If another
 * request connects the same account or takes the same address meanwhile, a unique index is violated; a second
 * attempt then finds the result of the other request.
 */
export async function findOrCreateUser(
  ctx: Context,
  project: Project,
  identity: ProviderIdentity,
): Promise<AccountUser> {
  const account = accountOf(identity)
  const existingAccount = await findAccount(ctx.db, project.id, account)
  if (existingAccount !== undefined) {
    if (!existingAccount.allowSignIn)
      throw fail('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER')
    const { userId } = existingAccount
    // Locked before its rows, because another request may delete the user or remove the account.
    await lockUser(ctx.db, userId)
    const currentAccount = await findAccount(ctx.db, project.id, account)
    return currentAccount?.userId === userId && currentAccount.allowSignIn
      ? { userId, isNewUser: false }
      : findOrCreateUser(ctx, project, identity)
  }
  const { email, isEmailVerified } = identity.profile
  const owner = email === null ? undefined : await findAddressOwner(ctx.db, project.id, email)
  const strategy = project.config.oauthAccountMergeStrategy
  if (owner === undefined || strategy === 'allow_duplicates')
    return signUp(ctx, project, { identity, usedForAuth: owner === undefined })
  // As recorded in June 2025, an unverified account rejected the owner of its address.
  const isJoinable = owner.isVerified || ctx.config.compatibility === undefined
  if (strategy === 'raise_error' || !isJoinable || !isEmailVerified)
    throw fail('CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE', {
      type: 'email',
      contactChannelValue: email,
    })
  const { userId } = owner
  await lockUser(ctx.db, userId)
  const currentOwner = await findAddressOwner(ctx.db, project.id, owner.email)
  if (currentOwner?.userId !== userId) return findOrCreateUser(ctx, project, identity)
  // Before the connection, because it may end every credential.
  await confirmEmailOwnership(ctx, project, { userId, email: owner.email })
  // A provider may have given the address to another person since: a second account needs a session of the user.
  await rejectSecondAccount(ctx.db, project.id, { account, userId })
  await connect(ctx, project, { account, userId })
  return { userId, isNewUser: false }
}

/** Returns true if a sign-in with an account would create a user who signs in with the address of the account. */
export async function isSignUp(
  db: Database,
  project: Project,
  identity: ProviderIdentity,
): Promise<boolean> {
  if (!project.config.signUpEnabled) return false
  if ((await findAccount(db, project.id, accountOf(identity))) !== undefined) return false
  const { email } = identity.profile
  return email === null || (await findAddressOwner(db, project.id, email)) === undefined
}

/** Requires that the hook of the project, and the team of the domain of the address, allow the sign-up with an account. */
export async function requireProviderSignUpPermission(
  ctx: Context,
  project: Project,
  {
    identity: { providerId, profile },
    anonymousUserId,
  }: { identity: ProviderIdentity; anonymousUserId: string | null },
): Promise<void> {
  await rejectRequiredDomain(ctx, project, profile.email)
  requireSignUpPermission(ctx, project, {
    email: profile.email,
    emailVerified: profile.isEmailVerified,
    displayName: profile.displayName,
    method: 'oauth',
    providerId,
    anonymousUserId,
  })
}

/** Rejects an account that belongs to another user. */
export async function checkLink(
  { db, config }: Context,
  projectId: string,
  { account, userId }: { account: AccountIdentity; userId: string },
): Promise<void> {
  const existingAccount = await findAccount(db, projectId, account)
  if (existingAccount !== undefined && existingAccount.userId !== userId)
    throw fail('OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER')
  if (existingAccount === undefined && config.compatibility === 'june-2025')
    await rejectSecondAccount(db, projectId, { account, userId })
}

/** Links an account with a user; one that is linked already stays so. */
export async function linkAccount(
  ctx: Context,
  project: Project,
  { account, userId }: { account: AccountIdentity; userId: string },
): Promise<void> {
  await checkLink(ctx, project.id, { account, userId })
  if ((await findAccount(ctx.db, project.id, account)) === undefined)
    await connect(ctx, project, { account, userId })
}

async function signUp(
  ctx: Context,
  project: Project,
  { identity, usedForAuth }: { identity: ProviderIdentity; usedForAuth: boolean },
): Promise<AccountUser> {
  if (!project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
  await requireProviderSignUpPermission(ctx, project, { identity, anonymousUserId: null })
  const { displayName, profileImageUrl, email, isEmailVerified } = identity.profile
  const { id } = await createUser(ctx, project, {
    displayName,
    profileImageUrl,
    email: email === null ? undefined : { value: email, isVerified: isEmailVerified, usedForAuth },
    oauthAccounts: [accountOf(identity)],
  })
  return { userId: id, isNewUser: true }
}

async function connect(
  ctx: Context,
  project: Project,
  {
    account: { providerId, accountId, email, issuer },
    userId,
  }: { account: AccountIdentity; userId: string },
): Promise<void> {
  await ctx.db.insert(oauthAccounts).values({
    projectId: project.id,
    userId,
    providerId,
    accountId,
    email,
    issuer,
    createdAt: projectNow(ctx, project),
  })
  const user = await findUser(ctx.db, project, userId)
  if (user !== undefined) await emit(ctx, project, 'user.updated', toServerUser(user))
  await recordAuditEvent(ctx, project, {
    action: 'provider.connected',
    subject: userSubject(userId),
    details: { providerId },
    isBySubject: true,
  })
}

/** Rejects a second account of the same provider. */
async function rejectSecondAccount(
  db: Database,
  projectId: string,
  { account, userId }: { account: AccountIdentity; userId: string },
): Promise<void> {
  const connected = await listAccounts(db, { projectId, userId })
  if (connected.some(({ providerId }) => providerId === account.providerId))
    throw fail('USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION')
}

/** Finds an account by the ID that it has at the provider. */
export async function findAccount(
  db: Database,
  projectId: string,
  { providerId, accountId }: Pick<AccountIdentity, 'providerId' | 'accountId'>,
): Promise<OAuthAccount | undefined> {
  const [account] = await db
    .select()
    .from(oauthAccounts)
    .where(
      and(
        eq(oauthAccounts.projectId, projectId),
        eq(oauthAccounts.providerId, providerId),
        eq(oauthAccounts.accountId, accountId),
      ),
    )
  return account
}

/** An account at a provider, as its user sees it. */
export const toOAuthProvider = (account: OAuthAccount) => ({
  id: account.id,
  userId: account.userId,
  providerConfigId: account.providerId,
  type: account.providerId,
  accountId: account.accountId,
  email: account.email,
  allowSignIn: account.allowSignIn,
  allowConnectedAccounts: account.allowConnectedAccounts,
})
