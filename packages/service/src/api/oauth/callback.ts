import { OAUTH_PROVIDER_IDS } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { providerErrorCode } from '@latchkey/contract/provider-errors'
import { ApiResponse, Redirect, redirectHeaders } from '../call/response.js'
import type { Context } from '../../context.js'
import { isTrustedCallback } from '../../domain/projects/project-domains.js'
import type { Call } from '../call/call.js'
import { answering, Outage, refusedByProvider } from './provider-http-errors.js'
import { completeSignIn } from '../../domain/user-lifecycle/provider-sign-in.js'
import { errorRedirect, withParameters } from './error-redirect.js'
import { redeem } from '../../domain/oauth/providers/exchange.js'
import { isConnectionId } from '../../domain/team-connections/connections.js'
import { completeConnectionSignIn } from '../../domain/connection-sign-in/complete-sign-in.js'
import { findSignInProvider } from './sign-in-provider.js'
import {
  findNewestState,
  isExpiredFlow,
  consumeFlow,
  type ConsumedFlow,
} from '../../domain/oauth/flows.js'
import { clearedFlowCookie, hasFlowCookie, statesOf } from './flow-cookie.js'
import { HttpError } from '../../errors/http-error.js'

/** The only scope that clients request. */
const SCOPE = 'legacy'

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
  const { ctx, params, headers, responseHeaders } = call
  const parameters = withoutEmpty(receivedParameters)
  const state = parameters['state'] ?? (await stateOfError(call, parameters)) ?? ''
  const cleared = clearedFlowCookie(ctx.config, state)
  if (cleared !== undefined) responseHeaders.push(['Set-Cookie', cleared])
  // The cookie expires with the sign-in: a user who returns later is led to the app's error page without it.
  if (!hasFlowCookie(ctx.config, headers, state) && !(await isExpiredFlow(ctx, state)))
    throw new HttpError(
      400,
      'This browser did not start this sign-in, or finished it. Start it again.',
    )
  const consumedFlow = hasOwnRedirectUri(params)
    ? await consumeFlow(ctx, { state, ...params })
    : undefined
  if (consumedFlow === undefined)
    throw new HttpError(400, 'This sign-in is unknown or already finished. Start it again.')
  try {
    const attempt = { ...consumedFlow, providerId: params.providerId, state, parameters }
    const code = await finish(ctx, attempt)
    const location = withParameters(consumedFlow.flow.redirectUri, {
      code,
      state: consumedFlow.flow.state,
    })
    return new ApiResponse({}, { ...redirectHeaders, Location: location })
  } catch (error) {
    const url = consumedFlow.flow.errorRedirectUrl
    const location = await errorRedirect(ctx, consumedFlow.project, { url, error })
    if (location === undefined) throw error
    return new Redirect(errorStatus, location)
  }
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

/** @returns the code for the client */
async function finish(
  ctx: Context,
  {
    project,
    flow,
    isExpired,
    providerId,
    state,
    parameters,
  }: ConsumedFlow & { providerId: string; state: string; parameters: Parameters },
): Promise<string> {
  if (isExpired) throw fail('OUTER_OAUTH_TIMEOUT')
  const { error } = parameters
  if (error !== undefined) throw callbackError(ctx, error)
  if (flow.scope !== SCOPE) throw unsupportedScope(ctx)
  if (!(await isTrustedCallback(ctx.db, project, flow.redirectUri)))
    throw fail('REDIRECT_URL_NOT_WHITELISTED')
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

/** The recorded service shows the error on its own URL, on a page without a link to the app. */
const unsupportedScope = ({ config }: Context): Error =>
  config.compatibility === 'june-2025'
    ? new HttpError(400, `The scope of a sign-in must be ${SCOPE}.`)
    : fail('INVALID_SCOPE')

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
