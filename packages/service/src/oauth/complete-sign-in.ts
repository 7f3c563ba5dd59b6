import type { Context } from '../context.js'
import type { OAuthFlow } from '../db/values.js'
import { createAuthorizationCode } from '../domain/authorization-codes.js'
import type { Project } from '../domain/project.js'
import { violates } from '../domain/violations.js'
import { findUser, lockUser } from '../domain/users.js'
import { refuse } from '../refusal.js'
import { findConnection, linkArrival, resolveArrival, type Arrival } from './accounts.js'
import type { Profile, Provider, ProviderTokens } from './provider.js'
import { saveTokens } from './tokens.js'

interface Arrived {
  flow: OAuthFlow
  provider: Provider
  profile: Profile
  tokens: ProviderTokens
}

/** What another request may do first. */
const races = ['oauth_accounts_once', 'oauth_accounts_one_each', 'contact_channels_sign_in']

/**
 * Finds or makes the user that came back from a provider, keeps the provider's tokens, and makes the
 * code for the client: all of it, or nothing.
 */
export async function completeSignIn(
  ctx: Context,
  project: Project,
  arrived: Arrived,
): Promise<string> {
  const attempt = () => ctx.db.transaction((db) => completeInside({ ...ctx, db }, project, arrived))
  return attempt().catch((error: unknown) => {
    if (!races.some((index) => violates(error, index))) throw error
    return attempt()
  })
}

async function completeInside(
  ctx: Context,
  project: Project,
  { flow, provider, profile, tokens }: Arrived,
): Promise<string> {
  const isEmailVerified = provider.definition.trustsEmail && profile.isEmailVerified
  const arrival = { providerId: provider.id, profile: { ...profile, isEmailVerified } }
  const { userId, isNewUser } = await resolve(ctx, project, { arrival, flow })
  // The tokens of shared keys are nobody's to use.
  const connection = provider.isShared
    ? undefined
    : await findConnection(ctx.db, userId, provider.id)
  if (connection !== undefined) await saveTokens(ctx, project, { accountId: connection.id, tokens })
  const { redirectUri, codeChallenge, afterCallbackRedirectUrl } = flow
  return createAuthorizationCode(ctx, project, {
    userId,
    grant: { redirectUri, codeChallenge, isNewUser, afterCallbackRedirectUrl },
  })
}

async function resolve(
  ctx: Context,
  project: Project,
  { arrival, flow }: { arrival: Arrival; flow: OAuthFlow },
) {
  const userId = flow.linkUserId
  if (userId === null) return resolveArrival(ctx, project, arrival)
  await lockUser(ctx.db, userId)
  if ((await findUser(ctx.db, project.id, userId)) === undefined)
    throw refuse(400, 'The user was deleted meanwhile. Sign in again.')
  return linkArrival(ctx, project, { arrival, userId })
}
