import { randomBytes } from 'node:crypto'
import { PKCE_VERIFIER_BYTES } from '@latchkey/contract'
import { HttpError } from '../../errors/http-error.js'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { saveConnectionTest } from '../../domain/connection-sign-in/manage-connections.js'
import { oidcProvider } from '../../domain/connection-sign-in/oidc-provider.js'
import { testResult } from '../../domain/connection-sign-in/test-result.js'
import { beginFlow, consumeFlow, type ConsumedFlow } from '../../domain/oauth/flows.js'
import { saveTest } from '../../domain/oauth/openid/manage-providers.js'
import { openIdProvider } from '../../domain/oauth/openid/openid-provider.js'
import { authorizationUrl, redeem } from '../../domain/oauth/providers/exchange.js'
import { ProviderError } from '../../domain/oauth/providers/provider-error.js'
import type { Profile, Provider } from '../../domain/oauth/providers/provider.js'
import { findConnection, isOidc } from '../../domain/team-connections/connections.js'
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
 */
export async function beginTest(
  ctx: Context,
  project: Project,
  provider: Provider,
): Promise<string> {
  const attempt = {
    state: TEST + randomSecret(),
    verifier: randomSecret(),
    nonce: randomSecret(),
    scopes: provider.definition.scopes,
  }
  await beginFlow(ctx, project, {
    state: attempt.state,
    providerId: provider.id,
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
export const isTestCallback = ({ state = '' }: Parameters): boolean => state.startsWith(TEST)

type Parameters = Readonly<Record<string, string>>

/** Ends a test, and stores its result with the provider. */
export async function finishTest(
  ctx: Context,
  ids: { projectId: string; providerId: string },
  callback: Parameters,
): Promise<ApiResponse<string>> {
  const consumed = await consumeFlow(ctx, { state: callback['state'] ?? '', ...ids })
  const error = consumed?.flow.isTest && (await saveResult(ctx, consumed, { ...ids, callback }))
  if (error === undefined)
    throw new HttpError(400, 'This test is unknown or already finished. Start it again.')
  return new ApiResponse(error === null ? SUCCEEDED : FAILED, {}, 200)
}

/** @returns the reason of a failure, null if the test succeeded, and undefined if there is no such provider any more */
async function saveResult(
  ctx: Context,
  consumed: ConsumedFlow,
  { providerId, callback }: { providerId: string; callback: Parameters },
): Promise<string | null | undefined> {
  const { project } = consumed
  const stored = project.openIdProviders.find(({ id }) => id === providerId)
  if (stored !== undefined) {
    const { error, profile } = await visit(ctx, consumed, {
      callback,
      openProvider: () => openIdProvider(ctx, project, stored),
    })
    const result = { testedAtMillis: ctx.now(), error, account: profile }
    await saveTest(ctx, project, { tested: stored, result })
    return error
  }
  const connection = await findConnection(ctx.db, project.id, providerId)
  if (connection === undefined || !isOidc(connection)) return undefined
  const outcome = await visit(ctx, consumed, {
    callback,
    openProvider: () => oidcProvider(ctx, project, connection),
  })
  const result = await testResult(ctx, connection, outcome)
  await saveConnectionTest(ctx, { tested: connection, result })
  return result.reason
}

interface Visit {
  callback: Parameters
  openProvider: () => Promise<Provider>
}

/** Reads the account of a test at its provider. */
async function visit(
  ctx: Context,
  { flow, isExpired }: ConsumedFlow,
  { callback, openProvider }: Visit,
): Promise<{ error: string; profile: null } | { error: null; profile: Profile }> {
  try {
    if (isExpired) throw new ProviderError('rejected', 'expired')
    if (callback['error'] !== undefined) throw new ProviderError('rejected', callback['error'])
    const provider = await openProvider()
    const { verifier, nonce, providerScopes: scopes } = flow
    const attempt = { state: callback['state'] ?? '', verifier, nonce, scopes }
    const { profile } = await redeem(provider, attempt, { callback, nowMillis: ctx.now() })
    const isEmailVerified = provider.definition.trustsEmail && profile.isEmailVerified
    return { error: null, profile: { ...profile, isEmailVerified } }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { error: error.word, profile: null }
  }
}

const randomSecret = (): string => randomBytes(PKCE_VERIFIER_BYTES).toString('base64url')
