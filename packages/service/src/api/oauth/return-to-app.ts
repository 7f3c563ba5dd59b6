import { fail } from '@latchkey/contract/errors'
import type { Context } from '../../context.js'
import type { ConsumedFlow } from '../../domain/oauth/flows.js'
import { isExpiredFlow } from '../../domain/oauth/flows.js'
import { isTrustedCallback } from '../../domain/projects/project-domains.js'
import { HttpError } from '../../errors/http-error.js'
import type { Call } from '../call/call.js'
import { ApiResponse, Redirect, redirectHeaders } from '../call/response.js'
import { errorRedirect, withParameters } from './error-redirect.js'
import { clearedFlowCookie, hasFlowCookie } from './flow-cookie.js'

/** The only scope that clients request. */
const SCOPE = 'legacy'

/** A browser that returns from a provider. */
export interface ReturnedBrowser {
  /** The state of the flow. */
  state: string
  /** 303 for a posted form, which the browser would post again after a 307. */
  errorStatus: 303 | 307
  /** Finds and deletes the flow. */
  consume: () => Promise<ConsumedFlow | undefined>
  /** The error of the provider; undefined without one. */
  error?: Error | undefined
  /** Creates the code for the client. */
  complete: (flow: ConsumedFlow) => Promise<string>
}

/** Redirects a browser that returns from a provider to the app, with a code or an error. */
export async function returnToApp(
  { ctx, headers, responseHeaders }: Pick<Call, 'ctx' | 'headers' | 'responseHeaders'>,
  { state, errorStatus, consume, error: providerError, complete }: ReturnedBrowser,
): Promise<ApiResponse<Record<string, never>> | Redirect> {
  const cleared = clearedFlowCookie(ctx.config, state)
  if (cleared !== undefined) responseHeaders.push(['Set-Cookie', cleared])
  // The cookie expires with the sign-in: a user who returns later is led to the app's error page without it.
  if (!hasFlowCookie(ctx.config, headers, state) && !(await isExpiredFlow(ctx, state)))
    throw new HttpError(
      400,
      'This browser did not start this sign-in, or finished it. Start it again.',
    )
  const consumed = await consume()
  if (consumed === undefined)
    throw new HttpError(400, 'This sign-in is unknown or already finished. Start it again.')
  const { project, flow } = consumed
  try {
    if (consumed.isExpired) throw fail('OUTER_OAUTH_TIMEOUT')
    if (providerError !== undefined) throw providerError
    if (flow.scope !== SCOPE) throw unsupportedScope(ctx)
    if (!(await isTrustedCallback(ctx.db, project, flow.redirectUri)))
      throw fail('REDIRECT_URL_NOT_WHITELISTED')
    const code = await complete(consumed)
    const location = withParameters(flow.redirectUri, { code, state: flow.state })
    return new ApiResponse({}, { ...redirectHeaders, Location: location })
  } catch (error) {
    const location = await errorRedirect(ctx, project, { url: flow.errorRedirectUrl, error })
    if (location === undefined) throw error
    return new Redirect(errorStatus, location)
  }
}

/** The recorded service shows the error on its own URL, on a page without a link to the app. */
const unsupportedScope = ({ config }: Context): Error =>
  config.compatibility === 'june-2025'
    ? new HttpError(400, `The scope of a sign-in must be ${SCOPE}.`)
    : fail('INVALID_SCOPE')
