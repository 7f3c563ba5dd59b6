import { createHash, timingSafeEqual } from 'node:crypto'
import { isLatchkeyError, type Output } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type * as schemas from '@latchkey/contract/schemas/sign-in/oauth'
import { ApiResponse } from '../call/response.js'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import type { FirstFactor, IpInfo } from '../../db/values.js'
import {
  consumeAuthorizationCode,
  endSessionOfUsedCode,
  findAuthorizationCode,
  recordCodeSession,
  type AuthorizationCode,
} from '../../domain/oauth/authorization-codes.js'
import { tokenEndpointGeneration } from '../../client-generations/client-generation.js'
import { hashSecret } from '../../lib/secrets.js'
import { secondFactorRequired } from '../../domain/credentials/mfa.js'
import type { Project } from '../../db/schema.js'
import { beginSession } from '../../domain/sessions/begin-session.js'
import { findActiveSession } from '../../domain/sessions/active-sessions.js'
import { currentRefreshToken, shareSession } from '../../domain/sessions/refresh-rotation.js'
import { familyOf } from '../../domain/sessions/refresh-token.js'
import { refresh } from '../../domain/sessions/sessions.js'
import { signIn, type SignedIn } from '../../domain/sessions/sign-in.js'
import { mayComplete } from '../../domain/team-connections/connections.js'
import { lockUser } from '../../domain/users/users.js'
import { ipInfoOf } from '../call/ip-info.js'
import type { Call } from '../call/call.js'
import { retryOnConflict } from '../../domain/oauth/retry-on-conflict.js'
import { provenKey } from '../call/proven-key.js'
import { refreshingClient, tokenClient } from './client.js'
import { completeLink } from '../../domain/user-lifecycle/provider-link.js'
import { HttpError } from '../../errors/http-error.js'

/** The lifetimes in responses; the token's own expiry is what counts. */
const NOMINAL_SECONDS = { exchange: 3599, refresh: 3600 }
const SCOPE = 'legacy'
/** RFC 6749, section 5.1. */
const TOKEN_HEADERS = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

type Body = Output<typeof schemas.exchangeToken.body>
type TokenCall = Pick<Call<unknown, unknown, Body>, 'ctx' | 'request' | 'body'> & {
  ipInfo: IpInfo | null
}
type TokenResponse = Output<typeof schemas.exchangeToken.response>

/** The token endpoint. */
export async function exchangeToken(
  call: Pick<Call<unknown, unknown, Body>, 'ctx' | 'request' | 'headers' | 'client' | 'body'>,
): Promise<ApiResponse<TokenResponse>> {
  const { request, body, headers } = call
  const ipInfo = ipInfoOf(call)
  const ctx = { ...call.ctx, clientGeneration: tokenEndpointGeneration(call.ctx.config, headers) }
  const tokenCall = { ctx, request, body, ipInfo }
  return new ApiResponse(
    await (body.grant_type === 'authorization_code'
      ? exchangeCode(tokenCall)
      : refreshAccess(tokenCall)),
    TOKEN_HEADERS,
  )
}

const clientOf = (body: Body) => ({
  clientId: body.client_id,
  clientSecret: body.client_secret,
  grantType: body.grant_type,
})

async function exchangeCode(call: TokenCall): Promise<TokenResponse> {
  const { ctx, body } = call
  const project = await tokenClient(ctx, clientOf(body))
  const code = await redeemableCode(ctx, project, body)
  const { isNewUser, afterCallbackRedirectUrl } = code.grant
  const signedIn = await begin(call, project, code)
  return {
    access_token: signedIn.accessToken,
    token_type: 'Bearer',
    expires_in: NOMINAL_SECONDS.exchange,
    refresh_token: signedIn.refreshToken,
    scope: SCOPE,
    newUser: isNewUser,
    is_new_user: isNewUser,
    afterCallbackRedirectUrl,
    after_callback_redirect_url: afterCallbackRedirectUrl,
  }
}

/** A code that the request may have, which is not used up yet. */
async function redeemableCode(
  ctx: Context,
  project: Project,
  body: Body,
): Promise<AuthorizationCode> {
  if (!body.code) throw invalidRequest('code is missing')
  if (!body.redirect_uri) throw invalidRequest('redirect_uri is missing')
  const code = await findAuthorizationCode(ctx, project, body.code)
  if (code === undefined) await endSessionOfUsedCode(ctx, project, hashSecret(body.code))
  if (code === undefined || !matchesChallenge(body.code_verifier, code.grant.codeChallenge))
    throw fail('INVALID_AUTHORIZATION_CODE')
  if (body.redirect_uri !== code.grant.redirectUri) throw fail('REDIRECT_URL_NOT_WHITELISTED')
  return code
}

/** RFC 7636, section 4.6. */
function matchesChallenge(verifier: string | undefined, challenge: string): boolean {
  const actual = createHash('sha256')
    .update(verifier ?? '')
    .digest()
  const expected = Buffer.from(challenge, 'base64url')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Uses the code up and begins or continues a session, or requires the second factor. */
async function begin(
  call: TokenCall,
  project: Project,
  code: AuthorizationCode,
): Promise<SignedIn> {
  const { ctx, ipInfo } = call
  const { userId, grant } = code
  if (code.refreshTokenSealed !== null) return continueSession(call, project, code)
  const { method = 'oauth', providerId, providerSession } = grant
  const attempt = async (tx: Context) => {
    // Locked before its code, which a concurrent deletion of the user deletes too.
    const user = await lockUser(tx.db, userId)
    if (!(await spendCode(tx, project, code)) || !(await linkWith(tx, project, code)))
      return fail('INVALID_AUTHORIZATION_CODE')
    if (!(await mayComplete(tx.db, project.id, providerId)))
      return fail('INVALID_AUTHORIZATION_CODE')
    const firstFactor: FirstFactor = { method, providerId, providerSession }
    // Returned, not thrown, so that the use of the code is committed.
    if (user?.requiresTotp)
      return secondFactorRequired(tx, project, { userId, isNewUser: grant.isNewUser, firstFactor })
    const newSession = await signIn(tx, project, {
      userId,
      suspension: user,
      method,
      firstFactor,
      ipInfo,
      isNewUser: grant.isNewUser,
    })
    await recordCodeSession(tx.db, code, newSession.refreshToken)
    return newSession
  }
  const signedIn = retryOnConflict(() => beginSession(ctx, project, attempt, { userId, method }))
  return signedIn.catch(async (error: unknown) => {
    // The rejected transaction has not used the code up, with which each repetition would leave one more event.
    if (isLatchkeyError(error, 'USER_BANNED', 'ACCOUNT_DELETION_PENDING'))
      await consumeAuthorizationCode(ctx, project, code)
    throw error
  })
}

/** Uses a code up. If it was used before, ends the session that began with it, and returns false. */
async function spendCode(
  ctx: Context,
  project: Project,
  code: AuthorizationCode,
): Promise<boolean> {
  const isUsable = await consumeAuthorizationCode(ctx, project, code)
  if (!isUsable) await endSessionOfUsedCode(ctx, project, code.codeHash)
  return isUsable
}

/**
 * Uses the code up and continues its session: the other domain gets the refresh token of the same session. Rejects with
 * the error of an invalid code if the session has ended, or was bound to a device meanwhile.
 */
async function continueSession(
  call: TokenCall,
  project: Project,
  code: AuthorizationCode,
): Promise<SignedIn> {
  const { ctx, ipInfo } = call
  const { userId, sessionId, refreshTokenSealed } = code
  const refreshToken = await inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    if (!(await spendCode(tx, project, code)) || sessionId === null || refreshTokenSealed === null)
      return undefined
    await shareSession(tx.db, sessionId)
    const session = await findActiveSession(tx, project, { id: sessionId, userId })
    return session && currentRefreshToken(tx, session, tx.sealer.open(refreshTokenSealed))
  })
  const proveKey = provenKey(call, project)
  const refreshed =
    refreshToken && (await refresh(ctx, project, { refreshToken, ipInfo, proveKey }))
  if (!refreshed) throw fail('INVALID_AUTHORIZATION_CODE')
  return { accessToken: refreshed.accessToken, refreshToken, userId }
}

/** Links the account of a code; returns false if that is impossible. */
async function linkWith(
  ctx: Context,
  project: Project,
  { userId, grant: { link }, createdAt }: AuthorizationCode,
): Promise<boolean> {
  if (link === undefined) return true
  try {
    await completeLink(ctx, project, { userId, link, grantedAt: createdAt })
    return true
  } catch (error) {
    // The browser received this error at the callback. A later change gets the same error as an invalid code.
    if (isLatchkeyError(error)) return false
    throw error
  }
}

async function refreshAccess(call: TokenCall): Promise<TokenResponse> {
  const { ctx, ipInfo, body } = call
  if (!body.refresh_token) {
    await tokenClient(ctx, clientOf(body))
    throw invalidRequest('refresh_token is missing')
  }
  // Before the first query, which a rejected request must not cause.
  ctx.refreshLimit.count(familyOf(body.refresh_token), ctx.now())
  const client = { ...clientOf(body), refreshToken: body.refresh_token }
  const { project, session } = await refreshingClient(ctx, client)
  if (body.scope !== undefined && body.scope !== SCOPE) throw fail('INVALID_SCOPE')
  const refreshed = await refresh(ctx, project, {
    refreshToken: body.refresh_token,
    session,
    ipInfo,
    proveKey: provenKey(call, project),
    rotates: isRotating(ctx, body),
  })
  if (refreshed === undefined) throw fail('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  return {
    access_token: refreshed.accessToken,
    ...(refreshed.refreshToken !== undefined && { refresh_token: refreshed.refreshToken }),
    token_type: 'Bearer',
    expires_in: NOMINAL_SECONDS.refresh,
    scope: SCOPE,
  }
}

/** Returns whether a refresh replaces the refresh token of this client. */
function isRotating({ config }: Context, body: Body): boolean {
  const rotation = config.sessions.refreshTokenRotation
  if (rotation !== 'announced') return rotation === 'always'
  return config.compatibility === undefined && body.refresh_token_rotation === 'accepted'
}

/** RFC 6749, section 5.2. */
const invalidRequest = (description: string) =>
  new HttpError(400, { error: 'invalid_request', error_description: description })
