import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import type { AccountLink, OAuthFlow } from '../../db/values.js'
import { createAuthorizationCode } from '../oauth/authorization-codes.js'
import type { Project } from '../../db/schema.js'
import { withDecisions } from '../hooks/decisions.js'
import { recentSignInRequired } from '../sessions/recent-sign-in.js'
import { findUser, lockUser } from '../users/users.js'
import { isUpgradable } from './upgrade-anonymous-user.js'
import { retryOnConflict } from '../oauth/retry-on-conflict.js'
import {
  checkLink,
  findAccount,
  accountOf,
  findOrCreateUser,
  isSignUp,
  requireSameIssuer,
  requireProviderSignUpPermission,
  type AccountUser,
  type ProviderIdentity,
} from './provider-accounts.js'
import type { Profile, Provider, ProviderTokens } from '../oauth/providers/provider.js'
import { saveTokens } from '../oauth/tokens.js'

interface CompletedFlow {
  flow: OAuthFlow
  provider: Provider
  profile: Profile
  tokens: ProviderTokens
  /** The claim `sid` of the ID token; null without one. */
  providerSessionId: string | null
}

/**
 * Finds or creates the user who returned from a provider, stores the provider's tokens, and creates the code
 * for the client, in one transaction. An account to link is linked when the code is exchanged: another page
 * may have sent this browser here.
 */
export const completeSignIn = (
  ctx: Context,
  project: Project,
  completedFlow: CompletedFlow,
): Promise<string> =>
  withDecisions(ctx, project, (decided) =>
    retryOnConflict(() =>
      inTransaction(decided, (tx) => completeInTransaction(tx, project, completedFlow)),
    ),
  )

async function completeInTransaction(
  ctx: Context,
  project: Project,
  { flow, provider, profile, tokens, providerSessionId }: CompletedFlow,
): Promise<string> {
  const isEmailVerified = provider.definition.trustsEmail && profile.isEmailVerified
  const { ownIssuer: issuer } = provider
  const identity = { providerId: provider.id, issuer, profile: { ...profile, isEmailVerified } }
  await requireSameIssuer(ctx.db, project.id, accountOf(identity))
  // Tokens of shared keys must not be used.
  const usable = provider.isShared ? undefined : tokens
  const { redirectUri, codeChallenge, afterCallbackRedirectUrl, linkUserId, linkSessionId } = flow
  const completed =
    linkUserId === null
      ? ((await upgradeLater(ctx, project, { flow, identity, tokens: usable })) ??
        (await signInOrSignUp(ctx, project, { identity, tokens: usable })))
      : await linkLater(ctx, project, {
          identity,
          tokens: usable,
          userId: linkUserId,
          sessionId: linkSessionId,
          needsSignIn: flow.linkNeedsSignIn ?? false,
        })
  const { userId, ...rest } = completed
  const grant = {
    redirectUri,
    codeChallenge,
    providerId: provider.id,
    ...(issuer !== null && {
      providerSession: { accountId: profile.accountId, sessionId: providerSessionId },
    }),
    afterCallbackRedirectUrl,
    ...rest,
  }
  return createAuthorizationCode(ctx, project, { userId, grant })
}

interface ProviderResult {
  identity: ProviderIdentity
  tokens: ProviderTokens | undefined
}

interface LinkAttempt extends ProviderResult {
  userId: string
  sessionId: string | undefined
  /** The sign-in was too old for a new provider account when the browser went to the provider. */
  needsSignIn: boolean
}

/** The sign-in or link that the code is created for. */
interface Completed extends AccountUser {
  link?: AccountLink
}

/**
 * Prepares the upgrade of the anonymous user who started the sign-in, if it would create a user. As with a link, the
 * exchange of the code completes it: only the client that started the sign-in has the PKCE verifier.
 */
async function upgradeLater(
  ctx: Context,
  project: Project,
  { flow: { anonymousSession }, identity, tokens }: ProviderResult & { flow: OAuthFlow },
): Promise<Completed | undefined> {
  if (anonymousSession === undefined) return undefined
  const { id: sessionId, userId } = anonymousSession
  await lockUser(ctx.db, userId)
  if (!(await isUpgradable(ctx, project, userId))) return undefined
  if (!(await isSignUp(ctx.db, project, identity))) return undefined
  await requireProviderSignUpPermission(ctx, project, { identity, anonymousUserId: userId })
  const tokensSealed = tokens && ctx.sealer.seal(JSON.stringify(tokens))
  const { displayName, profileImageUrl, isEmailVerified } = identity.profile
  const upgrade = { displayName, profileImageUrl, isEmailVerified }
  const link = { ...accountOf(identity), sessionId, tokensSealed, upgrade }
  return { userId, isNewUser: true, link }
}

async function signInOrSignUp(
  ctx: Context,
  project: Project,
  { identity, tokens }: ProviderResult,
): Promise<Completed> {
  const resolved = await findOrCreateUser(ctx, project, identity)
  const connection = await findAccount(ctx.db, project.id, accountOf(identity))
  if (tokens !== undefined && connection !== undefined)
    await saveTokens(ctx, project, { accountId: connection.id, tokens })
  return resolved
}

async function linkLater(
  ctx: Context,
  project: Project,
  { identity, tokens, userId, sessionId, needsSignIn }: LinkAttempt,
): Promise<Completed> {
  await lockUser(ctx.db, userId)
  if ((await findUser(ctx.db, project, userId)) === undefined) throw fail('USER_NOT_FOUND')
  const account = accountOf(identity)
  await checkLink(ctx, project.id, { account, userId })
  const isLinked = (await findAccount(ctx.db, project.id, account)) !== undefined
  if (needsSignIn && !isLinked) throw recentSignInRequired(ctx)
  const tokensSealed = tokens && ctx.sealer.seal(JSON.stringify(tokens))
  return { userId, isNewUser: false, link: { ...account, sessionId, tokensSealed } }
}
