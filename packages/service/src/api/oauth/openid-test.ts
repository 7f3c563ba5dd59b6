import { HttpError } from '../../errors/http-error.js'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { OpenIdTest, StoredOpenIdProvider } from '../../db/values.js'
import { beginFlow, consumeFlow } from '../../domain/oauth/flows.js'
import { saveTest } from '../../domain/oauth/openid/manage-providers.js'
import { openIdProvider } from '../../domain/oauth/openid/openid-provider.js'
import { authorizationUrl, redeem } from '../../domain/oauth/providers/exchange.js'
import { ProviderError } from '../../domain/oauth/providers/provider-error.js'
import { randomVerifier } from '../../lib/secrets.js'
import { ApiResponse } from '../call/response.js'

/** The start of the states of tests. States of sign-ins have no dot. */
const TEST = 'test.'

const SUCCEEDED = 'The test sign-in succeeded. Close this page, and go back to the settings.'
const FAILED =
  'The test sign-in failed. Close this page, and go back to the settings, which have the reason.'

/**
 * Begins a sign-in that only reports what the provider answers. No cookie ties it to a browser, because it begins no session.
 *
 * @returns the URL to open
 * @throws ProviderError
 */
export async function beginTest(
  ctx: Context,
  project: Project,
  stored: StoredOpenIdProvider,
): Promise<string> {
  const provider = await openIdProvider(ctx, project, stored)
  const attempt = {
    state: TEST + randomVerifier(),
    verifier: randomVerifier(),
    nonce: randomVerifier(),
    scopes: provider.definition.scopes,
  }
  await beginFlow(ctx, project, {
    state: attempt.state,
    providerId: stored.id,
    flow: {
      isTest: true,
      verifier: attempt.verifier,
      nonce: attempt.nonce,
      providerScopes: [...attempt.scopes],
      // Without a page of an app, no code can be created.
      redirectUri: '',
      scope: '',
      state: '',
      codeChallenge: '',
      linkUserId: null,
      errorRedirectUrl: null,
      afterCallbackRedirectUrl: null,
    },
  })
  return authorizationUrl(provider, attempt)
}

/** Whether a callback ends a test. */
export const isTestCallback = ({ state = '' }: Readonly<Record<string, string>>): boolean =>
  state.startsWith(TEST)

/** Ends a test, and stores its result with the provider. */
export async function finishTest(
  ctx: Context,
  ids: { projectId: string; providerId: string },
  callback: Readonly<Record<string, string>>,
): Promise<ApiResponse<string>> {
  const { state = '' } = callback
  const consumed = await consumeFlow(ctx, { state, ...ids })
  const stored = consumed?.project.openIdProviders.find(({ id }) => id === ids.providerId)
  if (consumed?.flow.isTest !== true || stored === undefined)
    throw new HttpError(400, 'This test is unknown or already finished. Start it again.')
  const { project, flow, isExpired } = consumed
  const result = await resultOf(ctx, async () => {
    if (isExpired) throw new ProviderError('rejected', 'expired')
    if (callback['error'] !== undefined) throw new ProviderError('rejected', callback['error'])
    const provider = await openIdProvider(ctx, project, stored)
    const { verifier, nonce, providerScopes: scopes } = flow
    const attempt = { state, verifier, nonce, scopes }
    const { profile } = await redeem(provider, attempt, { callback, nowMillis: ctx.now() })
    const isEmailVerified = provider.definition.trustsEmail && profile.isEmailVerified
    return { ...profile, isEmailVerified }
  })
  await saveTest(ctx, project, { tested: stored, result })
  return new ApiResponse(result.error === null ? SUCCEEDED : FAILED, {}, 200)
}

async function resultOf(
  { now }: Context,
  work: () => Promise<NonNullable<OpenIdTest['account']>>,
): Promise<OpenIdTest> {
  try {
    return { testedAtMillis: now(), error: null, account: await work() }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { testedAtMillis: now(), error: error.word, account: null }
  }
}
