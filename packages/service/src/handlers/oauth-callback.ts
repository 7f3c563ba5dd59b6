import { isLatchkeyError } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { Answer, Redirect, redirectHeaders } from '../answer.js'
import type { Context } from '../context.js'
import type { OAuthFlow } from '../db/values.js'
import { isTrustedCallback } from '../domain/callback-url.js'
import type { Project } from '../domain/project.js'
import type { Call } from '../implement.js'
import { answering, Outage } from '../oauth/answering.js'
import { completeSignIn } from '../oauth/complete-sign-in.js'
import { redeem } from '../oauth/exchange.js'
import { findProvider } from '../oauth/find-provider.js'
import { takeFlow } from '../oauth/flows.js'
import { clearedInnerCookie, hasInnerCookie } from '../oauth/inner-cookie.js'
import { refuse } from '../refusal.js'

/** The only scope that clients ask for (protocol, section 4.3). */
const SCOPE = 'legacy'
const DENIALS = ['access_denied', 'consent_required']

type Parameters = Readonly<Record<string, string>>
type CallbackCall = Pick<
  Call<{ provider_id: string }>,
  'ctx' | 'params' | 'headers' | 'answerHeaders'
>

/**
 * Takes a browser back from a provider and leads it on to the app, with a code or with what went wrong.
 *
 * @param parameters what the provider sent
 * @param errorStatus 303 where the browser came with a form, which it would post again after a 307
 * @see protocol, sections 4.2 and 4.5
 */
export async function returnFromProvider(
  { ctx, params, headers, answerHeaders }: CallbackCall,
  parameters: Parameters,
  errorStatus: 303 | 307,
): Promise<Answer<Record<string, never>> | Redirect> {
  const state = parameters['state'] ?? ''
  const cleared = clearedInnerCookie(state)
  if (cleared !== undefined) answerHeaders.push(['Set-Cookie', cleared])
  if (!hasInnerCookie(headers, state))
    throw refuse(400, 'This browser did not start this sign-in, or finished it. Start it again.')
  const taken = await takeFlow(ctx, { state, providerId: params.provider_id })
  if (taken === undefined)
    throw refuse(400, 'This sign-in is not known, or was finished. Start it again.')
  try {
    const attempt = { ...taken, providerId: params.provider_id, state, parameters }
    const code = await finish(ctx, attempt)
    const location = withParameters(taken.flow.redirectUri, { code, state: taken.flow.state })
    return new Answer({}, { ...redirectHeaders, Location: location })
  } catch (error) {
    const told = toldOf(error)
    const location = told && (await errorLocation(ctx, taken, told))
    if (!location) throw error
    return new Redirect(errorStatus, location)
  }
}

interface Taken {
  project: Project
  flow: OAuthFlow
  isExpired: boolean
}

/** @returns the code for the client */
async function finish(
  ctx: Context,
  given: Taken & { providerId: string; state: string; parameters: Parameters },
): Promise<string> {
  const { project, flow, isExpired, providerId, state, parameters } = given
  if (isExpired) throw fail('OUTER_OAUTH_TIMEOUT')
  const { error } = parameters
  if (error !== undefined && DENIALS.includes(error)) throw fail('OAUTH_PROVIDER_ACCESS_DENIED')
  if (error !== undefined)
    throw refuse(400, 'The sign-in provider reports an error. Start the sign-in again.')
  if (flow.scope !== SCOPE) throw refuse(400, `The scope of a sign-in must be ${SCOPE}.`)
  if (!(await isTrustedCallback(ctx.db, project, flow.redirectUri)))
    throw fail('REDIRECT_URL_NOT_WHITELISTED')
  const { verifier, nonce, providerScopes: scopes } = flow
  const { provider, arrived } = await answering(async () => {
    const found = await findProvider(ctx, project, providerId)
    const attempt = { state, verifier, nonce, scopes }
    const callback = { callback: parameters, nowMillis: ctx.now() }
    return { provider: found, arrived: await redeem(found, attempt, callback) }
  })
  return completeSignIn(ctx, project, { flow, provider, ...arrived })
}

/** What an app can be told of an error. Other refusals are a sentence on this page (protocol, section 4.5). */
function toldOf(error: unknown): Parameters | undefined {
  if (error instanceof Outage) return { errorCode: error.code, message: error.body, details: '{}' }
  if (!isLatchkeyError(error)) return undefined
  const { code, message, details = {} } = error
  return { errorCode: code, message, details: JSON.stringify(details) }
}

/** Where the app wants to hear of errors, as far as it may (protocol, section 4.5). */
async function errorLocation(
  ctx: Context,
  { project, flow }: Taken,
  told: Parameters,
): Promise<string | undefined> {
  const url = flow.errorRedirectUrl
  if (url === null || !(await isTrustedCallback(ctx.db, project, url))) return undefined
  return withParameters(url, told)
}

function withParameters(url: string, parameters: Parameters): string {
  const result = new URL(url)
  for (const [name, value] of Object.entries(parameters)) result.searchParams.set(name, value)
  return result.href
}
