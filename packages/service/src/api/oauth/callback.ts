import { OAUTH_PROVIDER_IDS } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { providerErrorCode } from '@latchkey/contract/provider-errors'
import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { OAuthFlow } from '../../db/values.js'
import { completeConnectionSignIn } from '../../domain/connection-sign-in/complete-sign-in.js'
import { consumeFlow, findNewestState } from '../../domain/oauth/flows.js'
import { redeem } from '../../domain/oauth/providers/exchange.js'
import { isConnectionId } from '../../domain/team-connections/connections.js'
import { completeSignIn } from '../../domain/user-lifecycle/provider-sign-in.js'
import type { Call } from '../call/call.js'
import type { ApiResponse, Redirect } from '../call/response.js'
import { statesOf } from './flow-cookie.js'
import { answering, Outage, refusedByProvider } from './provider-http-errors.js'
import { returnToApp } from './return-to-app.js'
import { findSignInProvider } from './sign-in-provider.js'

type Parameters = Readonly<Record<string, string>>
type CallbackCall = Pick<
  Call<{ providerId: string; projectId?: string }>,
  'ctx' | 'params' | 'headers' | 'responseHeaders'
>

/**
 * Handles the return from a provider and redirects to the app, with a code or an error.
 *
 * @param receivedParameters the parameters that the provider sent
 * @param errorStatus 303 for a posted form, which the browser would post again after a 307
 */
export async function returnFromProvider(
  call: CallbackCall,
  receivedParameters: Parameters,
  errorStatus: 303 | 307,
): Promise<ApiResponse<Record<string, never>> | Redirect> {
  const { ctx, params } = call
  const parameters = withoutEmpty(receivedParameters)
  const state = parameters['state'] ?? (await stateOfError(call, parameters)) ?? ''
  const { error } = parameters
  return returnToApp(call, {
    state,
    errorStatus,
    consume: async () =>
      hasOwnRedirectUri(params) ? consumeFlow(ctx, { state, ...params }) : undefined,
    error: error === undefined ? undefined : callbackError(ctx, error),
    complete: ({ project, flow }) =>
      redeemCode(ctx, project, { flow, providerId: params.providerId, state, parameters }),
  })
}

const builtInIds: readonly string[] = OAUTH_PROVIDER_IDS

/**
 * Whether the provider has the redirect URI that was called. That of an OpenID provider which a project has added names the
 * project, so that no other project's provider can have its codes sent here (RFC 9700, section 4.4).
 */
const hasOwnRedirectUri = ({ providerId, projectId }: CallbackCall['params']): boolean =>
  builtInIds.includes(providerId) === (projectId === undefined)

/** Parameters without a value count as omitted (RFC 6749, section 3.1). */
const withoutEmpty = (parameters: Parameters): Parameters =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''))

/**
 * Finds the state of an error that came without one: that of the newest sign-in that this browser began at
 * the provider. Only the app of that sign-in can show the error. A code without a state stays rejected.
 */
async function stateOfError(
  { ctx, params, headers }: CallbackCall,
  { error }: Parameters,
): Promise<string | undefined> {
  const states = statesOf(ctx.config, headers)
  if (error === undefined || states.length === 0) return undefined
  return findNewestState(ctx, { states, providerId: params.providerId })
}

interface ReturnedCode {
  flow: OAuthFlow
  providerId: string
  state: string
  parameters: Parameters
}

/** @returns the code for the client */
async function redeemCode(
  ctx: Context,
  project: Project,
  { flow, providerId, state, parameters }: ReturnedCode,
): Promise<string> {
  const { verifier, nonce, providerScopes: scopes } = flow
  const { provider, completedFlow } = await answering(ctx, async () => {
    const oauthProvider = await findSignInProvider(ctx, project, providerId)
    const attempt = { state, verifier, nonce, scopes }
    const callback = { callback: parameters, nowMillis: ctx.now() }
    return {
      provider: oauthProvider,
      completedFlow: await redeem(oauthProvider, attempt, callback),
    }
  })
  if (!isConnectionId(providerId))
    return completeSignIn(ctx, project, { flow, provider, ...completedFlow })
  const { profile, providerSessionId: sessionId } = completedFlow
  const providerSession = { accountId: profile.accountId, sessionId }
  const user = { connectionId: providerId, profile, providerSession }
  return completeConnectionSignIn(ctx, project, { flow, user })
}

/**
 * Returns the error for the parameter `error` that a provider adds to the callback URL (RFC 6749, section
 * 4.1.2.1; OpenID Connect Core 1.0, section 3.1.2.6). Each one leads back to the error page of the app.
 */
function callbackError(ctx: Context, error: string): Error {
  switch (providerErrorCode(error)) {
    case 'OAUTH_PROVIDER_ACCESS_DENIED':
      return fail('OAUTH_PROVIDER_ACCESS_DENIED')
    case 'temporarily_unavailable':
      return new Outage()
    default:
      return refusedByProvider(ctx, error)
  }
}
