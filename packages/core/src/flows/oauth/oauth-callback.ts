import { LatchkeyError } from '@latchkey/contract/errors/error'
import { providerErrorCode } from '@latchkey/contract/provider-errors'
import { exchangeToken } from '@latchkey/contract/routes/sign-in/oauth-token'
import { AuthorizationResponseError, validateAuthResponse } from 'oauth4webapi'
import type { Client } from '../../client/client.js'
import { clientError, sessionChanged } from '../../errors/client-error.js'
import type { ResponseOf } from '../../http/http-client.js'
import { continueSignIn } from '../continue-sign-in.js'
import { finishSignIn, requireStorableSession } from '../finish-sign-in.js'
import { isSecondFactorMissing, type SignedInApp } from '../second-factor-setup.js'
import {
  findPendingAuthorization,
  type PendingAuthorization,
  removePendingAuthorization,
} from './oauth-state.js'

/** The parameters of an authorization response (RFC 6749, section 4.1.2; RFC 9207, section 2). */
const RESPONSE_PARAMETERS = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri']

/** A signed token (RFC 7515, section 3.1). */
const JWT = /^([\w-]+\.){2}[\w-]+$/

const isParameterValue = (value: string | undefined): value is string =>
  value !== undefined && /^.{1,4096}$/.test(value)

/** An authorization response: a code, or the error of the provider. */
type AuthorizationResponse = { readonly code: string } | { readonly error: string }

/** The session of a completed sign-in. */
type NewOAuthSession = Pick<
  ResponseOf<typeof exchangeToken>,
  'accessToken' | 'refreshToken' | 'isNewUser' | 'afterCallbackRedirectUrl'
>

/** @param app reads the user, who may have to set up a second factor first */
export async function callOAuthCallback(client: Client, app: SignedInApp): Promise<boolean> {
  const { platform, navigator } = client
  const url = new URL(navigator.href() ?? 'about:blank')
  const { searchParams } = url
  const pending = findPendingAuthorization(client, searchParams.get('state') ?? '')
  const response = pending && readResponse(client, searchParams, pending)
  if (!pending || !response) {
    platform.warn(`There is no OAuth response to handle: ${missingResponse(searchParams)}.`)
    return false
  }
  // Before any request, so that no request sends the code in its referrer and no other call handles it too.
  removePendingAuthorization(client, pending)
  for (const name of RESPONSE_PARAMETERS) searchParams.delete(name)
  platform.navigation?.rewrite(url.href)

  if ('error' in response) return goToErrorPage(client, response.error)
  const signIn = completeSignIn(client, app, pending, response.code)
  navigator.addPendingNavigation({
    // The page for the second factor is another page, too.
    leavesPage: signIn.then(
      () => true,
      () => false,
    ),
  })
  const session = await signIn
  if (!session) return true
  const { afterCallbackRedirectUrl, isNewUser } = session
  const page = isNewUser ? 'afterSignUp' : 'afterSignIn'
  if (await isSecondFactorMissing(app, platform.clock.wall())) {
    const returnTo = afterCallbackRedirectUrl || navigator.pageUrl(page)
    await navigator.go(navigator.pageUrl('mfaSetup', { returnTo }), { replace: true })
  } else if (!afterCallbackRedirectUrl || !(await goIfTrusted(client, afterCallbackRedirectUrl)))
    await navigator.redirectTo(page, { replace: true })
  return true
}

/** Validates the authorization response in a query; undefined if it is not valid. */
function readResponse(
  { settings }: Client,
  query: URLSearchParams,
  { state }: PendingAuthorization,
): AuthorizationResponse | undefined {
  // The page may have parameters of its own.
  const parameters = new URLSearchParams(
    [...query].filter(([name]) => RESPONSE_PARAMETERS.includes(name)),
  )
  const server = { issuer: settings.baseUrl }
  try {
    validateAuthResponse(server, { client_id: settings.projectId }, parameters, state)
  } catch (thrown) {
    const isResponse = thrown instanceof AuthorizationResponseError
    return isResponse && isParameterValue(thrown.error) ? { error: thrown.error } : undefined
  }
  const [code, ...others] = parameters.getAll('code')
  const isValid = isParameterValue(code) && others.length === 0 && !parameters.has('error')
  return isValid ? { code } : undefined
}

/**
 * Returns a text for developers that explains why a query contains no response. It contains no value of the
 * query.
 */
function missingResponse(query: URLSearchParams): string {
  const missing = ['code', 'state'].filter(
    (name) => !query.get(name) || query.getAll(name).length > 1,
  )
  return missing.length > 0
    ? `${missing.join(' and ')} must be in the URL, once`
    : 'this tab has not begun it in the last hour, or has already handled it'
}

/** Goes to the error page, which has its own wording for the error of a provider. */
async function goToErrorPage(client: Client, error: string): Promise<boolean> {
  const url = new URL(client.navigator.callbackUrl('error'))
  url.searchParams.set('errorCode', providerErrorCode(error))
  // The error page has its own wording for this reason only.
  if (error === 'invalid_scope') url.searchParams.set('details', JSON.stringify({ reason: error }))
  return goIfTrusted(client, url.href)
}

/** Goes to a URL of this site or of a trusted origin; resolves to false for any other URL. */
async function goIfTrusted({ navigator, platform }: Client, url: string): Promise<boolean> {
  try {
    const here = navigator.href()
    const target = new URL(url, here)
    // Without trusted origins, URLs of this site are trusted as paths only.
    const isHere = here !== undefined && target.origin === new URL(here).origin
    await navigator.go(isHere ? target.href.slice(target.origin.length) : target.href, {
      replace: true,
    })
    return true
  } catch (error) {
    platform.warn(String(error))
    return false
  }
}

/** Signs in; resolves to undefined if the user is asked for a second factor on another page. */
async function completeSignIn(
  client: Client,
  app: SignedInApp,
  pending: PendingAuthorization,
  code: string,
): Promise<NewOAuthSession | undefined> {
  const result = await continueSignIn(client, await exchangeCode(client, app, pending, code))
  if (result.status === 'ok') {
    await finishSignIn(client, result.data, { noRedirect: true })
    return result.data
  }
  const { error } = result
  if (error.code === 'MULTI_FACTOR_AUTHENTICATION_REQUIRED') return undefined
  if (error.code !== 'INVALID_TOTP_CODE') throw error
  throw new LatchkeyError('INVALID_TOTP_CODE', {
    status: error.status,
    message: 'Invalid TOTP code. Please try signing in again.',
    details: undefined,
    cause: error,
  })
}

/** Exchanges a code for tokens, once: a code is not sent again if the response is lost (RFC 6749, section 4.1.2). */
async function exchangeCode(
  client: Client,
  app: SignedInApp,
  { userId, redirectUri, codeVerifier }: PendingAuthorization,
  code: string,
) {
  const { http, settings } = client
  try {
    requireStorableSession(client)
    await assertUser(client, userId)
    // Read beside the exchange, because the page after it depends on the project. A failure is reported when it is read again.
    void app.getProject().catch(() => {})
    const result = await http.requestResult(
      exchangeToken,
      {
        body: {
          clientId: settings.projectId,
          clientSecret: settings.oauthClientSecret,
          grantType: 'authorization_code',
          code,
          redirectUri,
          codeVerifier,
        },
      },
      { tokens: 'none', expect: [...exchangeToken.errors, 'OUTER_OAUTH_TIMEOUT'] },
    )
    // A user who has signed in or out meanwhile must not get the session of the user who links an account.
    await assertUser(client, userId)
    if (result.status === 'ok') assertTokens(result.data)
    return result
  } catch (cause) {
    throw clientError(
      'OAUTH_CALLBACK_FAILED',
      'Error signing in during OAuth callback. Please try again.',
      cause,
    )
  }
}

/** Throws if another user is signed in than the one who links an account. */
async function assertUser(client: Client, userId: string | undefined): Promise<void> {
  if (userId === undefined) return
  const session = client.session()
  await session.getTokens()
  if (session.userId !== userId)
    throw sessionChanged('The user who began to link the account is no longer signed in.')
}

/** Throws if a response is not the one of a session, such as the page of a captive portal. */
function assertTokens(tokens: { readonly accessToken: unknown; readonly refreshToken?: unknown }) {
  const { accessToken, refreshToken } = tokens
  const isSession = typeof accessToken === 'string' && JWT.test(accessToken)
  if (!isSession || typeof refreshToken !== 'string' || refreshToken === '')
    throw new LatchkeyError('UNEXPECTED_RESPONSE', {
      status: 200,
      message: 'The service responded without tokens. A proxy may have changed the response.',
      details: { request: { method: exchangeToken.method, path: exchangeToken.path } },
    })
}
