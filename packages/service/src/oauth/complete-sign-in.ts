import { fail } from '@latchkey/contract/errors'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import type { AccountLink, OAuthFlow } from '../db/values.js'
import { createAuthorizationCode } from './authorization-codes.js'
import type { Project } from '../projects/project.js'
import { recentSignInRequired } from '../sessions/recent-sign-in.js'
import { findUser, lockUser } from '../users/users.js'
import { despiteRaces } from './retry-on-conflict.js'
import { checkLink, findConnection, nameOf, resolveArrival, type Arrival } from './accounts.js'
import type { Profile, Provider, ProviderTokens } from './providers/provider.js'
import { saveTokens } from './tokens.js'

interface Arrived {
  flow: OAuthFlow
  provider: Provider
  profile: Profile
  tokens: ProviderTokens
}

/**
 * Finds or makes the user that came back from a provider, keeps the provider's tokens, and makes the
 * code for the client: all of it, or nothing. An account that is to be linked is linked by whoever
 * exchanges the code: another page may have led this browser here.
 */
export const completeSignIn = (ctx: Context, project: Project, arrived: Arrived): Promise<string> =>
  despiteRaces(() => inTransaction(ctx, (tx) => completeInside(tx, project, arrived)))

async function completeInside(
  ctx: Context,
  project: Project,
  { flow, provider, profile, tokens }: Arrived,
): Promise<string> {
  const isEmailVerified = provider.definition.trustsEmail && profile.isEmailVerified
  const arrival = { providerId: provider.id, profile: { ...profile, isEmailVerified } }
  // The tokens of shared keys are nobody's to use.
  const usable = provider.isShared ? undefined : tokens
  const { redirectUri, codeChallenge, afterCallbackRedirectUrl, linkUserId, linkSessionId } = flow
  const completed =
    linkUserId === null
      ? await enter(ctx, project, { arrival, tokens: usable })
      : await linkLater(ctx, project, {
          arrival,
          tokens: usable,
          userId: linkUserId,
          sessionId: linkSessionId,
          needsSignIn: flow.linkNeedsSignIn ?? false,
        })
  const { userId, ...rest } = completed
  const grant = { redirectUri, codeChallenge, afterCallbackRedirectUrl, ...rest }
  return createAuthorizationCode(ctx, project, { userId, grant })
}

interface Shown {
  arrival: Arrival
  tokens: ProviderTokens | undefined
}

interface LinkAttempt extends Shown {
  userId: string
  sessionId: string | undefined
  /** The sign-in was too old for a new provider account when the browser went to the provider. */
  needsSignIn: boolean
}

/** What the code will stand for. */
interface Completed {
  userId: string
  isNewUser: boolean
  link?: AccountLink
}

async function enter(
  ctx: Context,
  project: Project,
  { arrival, tokens }: Shown,
): Promise<Completed> {
  const resolved = await resolveArrival(ctx, project, arrival)
  const connection = await findConnection(ctx.db, resolved.userId, arrival.providerId)
  if (tokens !== undefined && connection !== undefined)
    await saveTokens(ctx, project, { accountId: connection.id, tokens })
  return resolved
}

async function linkLater(
  ctx: Context,
  project: Project,
  { arrival, tokens, userId, sessionId, needsSignIn }: LinkAttempt,
): Promise<Completed> {
  await lockUser(ctx.db, userId)
  if ((await findUser(ctx.db, project.id, userId)) === undefined) throw fail('USER_NOT_FOUND')
  const account = nameOf(arrival)
  await checkLink(ctx.db, project.id, { account, userId })
  const isLinked = (await findConnection(ctx.db, userId, account.providerId)) !== undefined
  if (needsSignIn && !isLinked) throw recentSignInRequired(ctx)
  const tokensSealed = tokens && ctx.sealer.seal(JSON.stringify(tokens))
  return { userId, isNewUser: false, link: { ...account, sessionId, tokensSealed } }
}
