import { and, eq } from 'drizzle-orm'
import { fail } from '@latchkey/contract/errors'
import { type Context, projectNow, withActor } from '../../context.js'
import type { Database } from '../../db/database.js'
import { inTransaction } from '../../db/in-transaction.js'
import { teamConnectionAccounts, type Project } from '../../db/schema.js'
import type { OAuthFlow, ProviderSession } from '../../db/values.js'
import { domainOfEmail } from '../../lib/email-domain.js'
import { recordAuditEvent, userSubject } from '../audit/record-audit-event.js'
import { requireSignUpPermission, withDecisions } from '../hooks/decisions.js'
import { createAuthorizationCode } from '../oauth/authorization-codes.js'
import type { Profile } from '../oauth/providers/provider.js'
import { retryOnConflict } from '../oauth/retry-on-conflict.js'
import { findActiveConnection, type TeamConnection } from '../team-connections/connections.js'
import { groupsOfUser, requireActiveAccount } from '../team-connections/provisioned-accounts.js'
import { hasTeamAddress } from '../team-connections/team-addresses.js'
import { verifiedDomains } from '../team-connections/team-domains.js'
import { confirmEmailOwnership } from '../user-lifecycle/email-ownership.js'
import { findAddressOwner } from '../users/address-ownership.js'
import { createUser, emitUpdated, lockUser } from '../users/users.js'
import { updateMember } from './member-roles.js'

/** The user who returned from the identity provider of a team. */
export interface ReturnedUser {
  connectionId: string
  /** The ID of the account is unique at the provider. */
  profile: Profile
  /** For a sign-in that the provider can end. */
  providerSession?: ProviderSession | undefined
}

/**
 * Finds or creates the user who returned from the identity provider of a team, makes the user a member and creates the code for
 * the client, in one transaction. Rejects with SSO_EMAIL_NOT_ALLOWED unless the address belongs to a verified domain of
 * the team: a team decides about its own addresses only.
 */
export const completeConnectionSignIn = (
  ctx: Context,
  project: Project,
  { flow, user }: { flow: OAuthFlow; user: ReturnedUser },
): Promise<string> =>
  withDecisions(ctx, project, (decided) =>
    retryOnConflict(() =>
      inTransaction(decided, async (tx) => {
        const { connectionId, profile, providerSession } = user
        const connection = await findActiveConnection(tx.db, project.id, connectionId)
        if (connection === undefined) throw fail('OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED')
        const email = await requireTeamAddress(tx.db, connection, profile)
        const account = { connection, profile, email }
        const { userId, isNewUser } = await findOrCreateUser(tx, project, account)
        await requireActiveAccount(tx.db, { connectionId, userId })
        const groups = await groupsOfUser(tx.db, { connectionId, userId }, profile.groups ?? [])
        const provider = withActor(tx, 'identity_provider', { connectionId })
        await updateMember(provider, project, connection, { userId, groups })
        const { redirectUri, codeChallenge, afterCallbackRedirectUrl } = flow
        const grant = {
          redirectUri,
          codeChallenge,
          afterCallbackRedirectUrl,
          isNewUser,
          method: 'sso',
          providerId: connectionId,
          providerSession,
        } as const
        return createAuthorizationCode(tx, project, { userId, grant })
      }),
    ),
  )

/** Returns the address of a profile, if the connection may sign it in. */
async function requireTeamAddress(
  db: Database,
  { teamId }: TeamConnection,
  { email, isEmailVerified }: Profile,
): Promise<string> {
  if (email === null || !isEmailVerified) throw fail('SSO_EMAIL_NOT_ALLOWED')
  const domains = await verifiedDomains(db, teamId)
  if (!domains.includes(domainOfEmail(email))) throw fail('SSO_EMAIL_NOT_ALLOWED')
  return email
}

interface ConnectionAccount {
  connection: TeamConnection
  profile: Profile
  /** An address of a verified domain of the team. */
  email: string
}

interface AccountUser {
  userId: string
  isNewUser: boolean
}

async function findOrCreateUser(
  tx: Context,
  project: Project,
  account: ConnectionAccount,
): Promise<AccountUser> {
  const { connection, email } = account
  const userId = await findUserOfAccount(tx.db, account)
  if (userId !== undefined) {
    // Locked before its rows, because another request may delete the user.
    await lockUser(tx.db, userId)
    if ((await findUserOfAccount(tx.db, account)) !== userId)
      return findOrCreateUser(tx, project, account)
    if (!(await hasTeamAddress(tx.db, { teamId: connection.teamId, userId })))
      throw fail('SSO_EMAIL_NOT_ALLOWED')
    await recordSignIn(tx, project, account)
    return { userId, isNewUser: false }
  }
  const owner = await findAddressOwner(tx.db, project.id, email)
  if (owner === undefined) return signUp(tx, project, account)
  await lockUser(tx.db, owner.userId)
  const currentOwner = await findAddressOwner(tx.db, project.id, email)
  if (currentOwner?.userId !== owner.userId) return findOrCreateUser(tx, project, account)
  // Before the account, because it may end every credential.
  await confirmEmailOwnership(tx, project, { userId: owner.userId, email })
  await addAccount(tx, project, { ...account, userId: owner.userId })
  await emitUpdated(tx, project, owner.userId)
  await recordAuditEvent(tx, project, {
    action: 'provider.connected',
    subject: userSubject(owner.userId),
    details: { connectionId: connection.id, providerName: connection.displayName },
    isBySubject: true,
  })
  return { userId: owner.userId, isNewUser: false }
}

const isAccount = ({ connection, profile }: Pick<ConnectionAccount, 'connection' | 'profile'>) =>
  and(
    eq(teamConnectionAccounts.connectionId, connection.id),
    eq(teamConnectionAccounts.accountId, profile.accountId),
  )

async function findUserOfAccount(
  db: Database,
  account: ConnectionAccount,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: teamConnectionAccounts.userId })
    .from(teamConnectionAccounts)
    .where(isAccount(account))
  return row?.userId
}

async function recordSignIn(
  tx: Context,
  project: Project,
  account: ConnectionAccount,
): Promise<void> {
  await tx.db
    .update(teamConnectionAccounts)
    .set({ email: account.email, lastSignInAt: projectNow(tx, project) })
    .where(isAccount(account))
}

async function signUp(
  tx: Context,
  project: Project,
  account: ConnectionAccount,
): Promise<AccountUser> {
  const { connection, profile, email } = account
  if (!project.config.signUpEnabled) throw fail('SIGN_UP_NOT_ENABLED')
  const { displayName, profileImageUrl } = profile
  requireSignUpPermission(tx, project, {
    email,
    emailVerified: true,
    displayName,
    method: 'sso',
    providerId: connection.id,
    anonymousUserId: null,
  })
  const { id: userId } = await createUser(tx, project, {
    displayName,
    profileImageUrl,
    email: { value: email, isVerified: true },
  })
  await addAccount(tx, project, { ...account, userId })
  return { userId, isNewUser: true }
}

/** Adds the account of a user, who must have no other one at the provider: a company may give an address to another person. */
async function addAccount(
  tx: Context,
  project: Project,
  { connection, profile, email, userId }: ConnectionAccount & { userId: string },
): Promise<void> {
  const now = projectNow(tx, project)
  const isOfUser = eq(teamConnectionAccounts.userId, userId)
  const isOfConnection = eq(teamConnectionAccounts.connectionId, connection.id)
  if ((await tx.db.$count(teamConnectionAccounts, and(isOfConnection, isOfUser))) > 0)
    throw fail('USER_ALREADY_CONNECTED_TO_ANOTHER_OAUTH_CONNECTION')
  await tx.db.insert(teamConnectionAccounts).values({
    projectId: project.id,
    connectionId: connection.id,
    userId,
    accountId: profile.accountId,
    email,
    createdAt: now,
    lastSignInAt: now,
  })
}
