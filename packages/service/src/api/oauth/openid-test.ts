import type { Context } from '../../context.js'
import { saveConnectionTest } from '../../domain/connection-sign-in/manage-connections.js'
import { oidcProvider } from '../../domain/connection-sign-in/oidc-provider.js'
import { testResult } from '../../domain/connection-sign-in/test-result.js'
import type { ConsumedFlow } from '../../domain/oauth/flows.js'
import { saveTest } from '../../domain/oauth/openid/manage-providers.js'
import { openIdProvider } from '../../domain/oauth/openid/openid-provider.js'
import { redeem } from '../../domain/oauth/providers/exchange.js'
import { ProviderError } from '../../domain/oauth/providers/provider-error.js'
import type { Provider } from '../../domain/oauth/providers/provider.js'
import { findConnection, isOidc } from '../../domain/team-connections/connections.js'
import type { Call } from '../call/call.js'
import type { ApiResponse } from '../call/response.js'
import { consumeTest, type EndedTest, outcomeOf, testResponse } from './sign-in-test.js'

type Parameters = Readonly<Record<string, string>>

type OpenIdTestCall = Pick<
  Call<{ projectId: string; providerId: string }, Parameters>,
  'ctx' | 'params' | 'query' | 'headers'
>

/** Ends a test of an OpenID provider, and stores its result with the provider. */
export async function finishOpenIdTest(call: OpenIdTestCall): Promise<ApiResponse<string>> {
  const { ctx, params, query: callback } = call
  const consumed = await consumeTest(ctx, { state: callback['state'] ?? '', ...params })
  return testResponse(
    call,
    consumed && (await saveResult(ctx, consumed, { providerId: params.providerId, callback })),
  )
}

/** @returns how the test has ended; undefined if there is no such provider any more */
async function saveResult(
  ctx: Context,
  consumed: ConsumedFlow,
  { providerId, callback }: { providerId: string; callback: Parameters },
): Promise<EndedTest | undefined> {
  const { project } = consumed
  const stored = project.openIdProviders.find(({ id }) => id === providerId)
  if (stored !== undefined) {
    const { error, profile } = await visit(ctx, consumed, {
      callback,
      openProvider: () => openIdProvider(ctx, project, stored),
    })
    const result = { testedAtMillis: ctx.now(), error, account: profile }
    await saveTest(ctx, project, { tested: stored, result })
    return { project, reason: error }
  }
  const connection = await findConnection(ctx.db, project.id, providerId)
  if (connection === undefined || !isOidc(connection)) return undefined
  const outcome = await visit(ctx, consumed, {
    callback,
    openProvider: () => oidcProvider(ctx, project, connection),
  })
  const result = await testResult(ctx, connection, outcome)
  await saveConnectionTest(ctx, { tested: connection, result })
  return { project, reason: result.reason }
}

interface Visit {
  callback: Parameters
  openProvider: () => Promise<Provider>
}

/** Reads the account of a test at its provider. */
const visit = (ctx: Context, consumed: ConsumedFlow, { callback, openProvider }: Visit) =>
  outcomeOf(consumed, async ({ verifier, nonce, providerScopes: scopes }) => {
    if (callback['error'] !== undefined) throw new ProviderError('rejected', callback['error'])
    const provider = await openProvider()
    const attempt = { state: callback['state'] ?? '', verifier, nonce, scopes }
    const { profile } = await redeem(provider, attempt, { callback, nowMillis: ctx.now() })
    const isEmailVerified = provider.definition.trustsEmail && profile.isEmailVerified
    return { ...profile, isEmailVerified }
  })
