import { createHash } from 'node:crypto'
import { API_PREFIX, type Output } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import { authorizeOAuth as authorizeRoute } from '@latchkey/contract/routes/sign-in/oauth'
import type * as schemas from '@latchkey/contract/schemas/sign-in/oauth'
import { toSnakeKeys, type CamelKeys } from '@latchkey/contract/wire-case'
import { ApiResponse, Redirect } from '../call/response.js'
import { type Context, projectNow } from '../../context.js'
import type { Project } from '../../db/schema.js'
import { hasRecentSignIn } from '../../domain/sessions/recent-sign-in.js'
import { findVerifyingKey } from '../../domain/sessions/signing-keys.js'
import { restrictionOf } from '../../domain/users/later-user-fields.js'
import { findUser } from '../../domain/users/users.js'
import { verifyAccessToken } from '../../domain/sessions/verify-access-token.js'
import type { Call } from '../call/call.js'
import { limitStartedSignIn } from '../call/request-limits.js'
import { startingClient } from './client.js'
import { answering, isProviderFailure } from './provider-http-errors.js'
import { errorRedirect } from './error-redirect.js'
import { isConnectionId } from '../../domain/team-connections/connections.js'
import { findSignInStart } from './sign-in-provider.js'
import type { SignInStart } from './sign-in-start.js'
import { beginFlow } from '../../domain/oauth/flows.js'
import { flowCookie } from './flow-cookie.js'
import { HttpError, rejection, secondFactorMissing } from '../../errors/http-error.js'
import { randomVerifier } from '../../lib/secrets.js'

type Query = CamelKeys<Output<typeof schemas.authorizeOAuth.query>>
type AuthorizeCall = Call<{ providerId: string }, Query>

/**
 * Redirects a browser to a provider, or responds with the URL to which the page navigates.
 */
export async function authorizeOAuth(
  call: AuthorizeCall,
): Promise<Redirect | ApiResponse<{ location: string }>> {
  const { ctx, query, headers } = call
  const attempt = await prepare(call)
  const { stackResponseMode, hexclaveResponseMode } = query
  if (stackResponseMode !== 'json' && hexclaveResponseMode !== 'json')
    return attempt instanceof Redirect ? attempt : begin(call, attempt)
  if (attempt instanceof Redirect) return new ApiResponse({ location: attempt.location }, {}, 200)
  // A browser drops the cookie of a response to a page of another origin, so that page navigates to this call.
  const isOtherOrigin = headers.has('origin')
  const location = isOtherOrigin ? ownUrl(ctx, call) : (await begin(call, attempt)).location
  return new ApiResponse({ location }, {}, 200)
}

/** Returns the URL of the same call that redirects the browser. */
function ownUrl({ config }: Context, { params, query }: AuthorizeCall): string {
  const { stackResponseMode: _stack, hexclaveResponseMode: _hexclave, ...rest } = query
  const path = authorizeRoute.path.replace('{provider_id}', encodeURIComponent(params.providerId))
  const url = new URL(config.publicUrl + API_PREFIX + path)
  for (const [name, value] of Object.entries(toSnakeKeys(rest) as object))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

interface Attempt {
  project: Project
  provider: SignInStart
  linking: Awaited<ReturnType<typeof linkingSession>> | null
  anonymousSession: Awaited<ReturnType<typeof findAnonymousSession>> | undefined
  extraScopes: string[]
}

/** Checks a request. Returns a redirect to the app's error page if the provider cannot be reached. */
async function prepare(call: AuthorizeCall): Promise<Attempt | Redirect> {
  const { ctx, query } = call
  const project = await startingClient(ctx, query)
  requireSafeGrant(ctx, query)
  const isConnection = isConnectionId(call.params.providerId)
  if (isConnection && query.type === 'link')
    throw rejection('A connection of a team cannot be linked. Sign in with it.')
  const provider = await providerOrReturn(call, project)
  if (provider instanceof Redirect) return provider
  const linking = query.type === 'link' ? await linkingSession(ctx, project, query.token) : null
  const anonymousSession =
    query.type === 'authenticate' && !isConnection
      ? await findAnonymousSession(ctx, project, query.token)
      : undefined
  const extraScopes = query.providerScope?.split(/\s+/).filter(Boolean) ?? []
  if (linking !== null && extraScopes.length > 0 && provider.isShared)
    throw fail('OAUTH_EXTRA_SCOPE_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS')
  return { project, provider, linking, anonymousSession, extraScopes }
}

/** Stores the flow and its cookie, and redirects to the provider. */
async function begin(call: AuthorizeCall, prepared: Attempt): Promise<Redirect> {
  const { ctx, query, responseHeaders } = call
  const { project, provider, linking, anonymousSession, extraScopes } = prepared
  const attempt = {
    state: randomVerifier(),
    verifier: randomVerifier(),
    nonce: randomVerifier(),
    scopes: [...new Set([...provider.scopes, ...extraScopes])],
  }
  const { state, verifier, nonce, scopes } = attempt
  // Not declared, because the call has no credentials: the client sends the publishable key in the query.
  await limitStartedSignIn({ ctx, client: call.client, auth: { access: 'client', project } })
  await beginFlow(ctx, project, {
    state,
    providerId: provider.id,
    flow: {
      ...clientPart(query),
      ...(linking ?? { linkUserId: null }),
      anonymousSession,
      verifier,
      nonce,
      providerScopes: scopes,
    },
  })
  responseHeaders.push(['Set-Cookie', cookieFor(ctx, provider, state)])
  return new Redirect(307, await provider.authorizationUrl(attempt, query.loginHint))
}

/**
 * Finds the provider. If its discovery document cannot be read, the browser is redirected to the app's error
 * page.
 */
async function providerOrReturn(
  { ctx, params, query }: AuthorizeCall,
  project: Project,
): Promise<SignInStart | Redirect> {
  try {
    return await answering(ctx, () => findSignInStart(ctx, project, params.providerId))
  } catch (error) {
    if (!isProviderFailure(error)) throw error
    const url = errorUrlOf(query)
    const location = await errorRedirect(ctx, project, { url, error })
    if (location === undefined) throw error
    return new Redirect(307, location)
  }
}

const errorUrlOf = (query: Query): string | null =>
  query.errorRedirectUri ?? query.errorRedirectUrl ?? null

/**
 * Accepts the authorization code grant with a PKCE challenge that a stolen request does not reveal, and
 * nothing else (RFC 9700, sections 2.1.1 and 2.1.2). Throws SCHEMA_ERROR.
 */
function requireSafeGrant({ config }: Context, query: Query): void {
  if (config.compatibility === 'june-2025') return
  if (query.responseType !== 'code')
    throw fail('SCHEMA_ERROR', { message: 'response_type must be code.' })
  if (query.codeChallengeMethod !== 'S256')
    throw fail('SCHEMA_ERROR', { message: 'code_challenge_method must be S256.' })
}

/** Returns the parameters of the client that the service returns or checks when the browser comes back. */
const clientPart = (query: Query) => ({
  redirectUri: query.redirectUri.split('#')[0] ?? '',
  scope: query.scope,
  state: query.state,
  codeChallenge: challengeOf(query),
  errorRedirectUrl: errorUrlOf(query),
  afterCallbackRedirectUrl: query.afterCallbackRedirectUrl ?? null,
})

/** The method is S256; `plain` arrives here with the setting `compatibility` only (RFC 7636, section 4.2). */
const challengeOf = (query: Query): string =>
  query.codeChallengeMethod === 'plain'
    ? createHash('sha256').update(query.codeChallenge).digest('base64url')
    : query.codeChallenge

const verifyToken = (ctx: Context, project: Project, token: string | undefined) =>
  verifyAccessToken(token, {
    projectId: project.id,
    nowMillis: projectNow(ctx, project),
    findKey: (kid) => findVerifyingKey(ctx, kid),
  })

/** Returns the session of an anonymous user, who is upgraded if the sign-in would create a user. */
async function findAnonymousSession(ctx: Context, project: Project, token: string | undefined) {
  if (token === undefined) return undefined
  const verified = await verifyToken(ctx, project, token)
  if (verified.outcome !== 'valid' || verified.sessionId === undefined) return undefined
  const session = { id: verified.sessionId, userId: verified.subject }
  const user = await findUser(ctx.db, project, session.userId)
  // An upgrade adds a credential, so it needs a recent sign-in and is rejected in an impersonation session.
  const isUpgrade = user?.row.isAnonymous && (await hasRecentSignIn(ctx, project, session))
  return isUpgrade ? session : undefined
}

/** Returns the user who links an account, with the session. */
async function linkingSession(ctx: Context, project: Project, token: string | undefined) {
  const verified = await verifyToken(ctx, project, token)
  if (verified.outcome === 'expired')
    throw fail('ACCESS_TOKEN_EXPIRED', { expiredAtMillis: verified.expiredAtMillis })
  if (verified.outcome === 'other-project')
    throw new HttpError(403, 'The access token is for another project. Sign in to this one.')
  if (verified.outcome === 'unparsable' || verified.sessionId === undefined)
    throw fail('UNPARSABLE_ACCESS_TOKEN')
  const user = await findUser(ctx.db, project, verified.subject)
  if (user === undefined)
    throw new HttpError(403, 'The user of the access token was deleted. Sign in again.')
  // Not declared, because the call has its access token in the query.
  if (restrictionOf({ ctx, project }, user).restrictedReason?.type === 'second_factor_required')
    throw secondFactorMissing()
  const session = { id: verified.sessionId, userId: verified.subject }
  return {
    linkUserId: session.userId,
    linkSessionId: session.id,
    // The callback rejects it, because only then is it known whether the account is linked already.
    linkNeedsSignIn: !(await hasRecentSignIn(ctx, project, session)),
  }
}

const cookieFor = (
  { now, config }: Context,
  { isPostedBack }: SignInStart,
  state: string,
): string =>
  flowCookie(config, state, {
    nowMillis: now(),
    isPostedBack,
  })
