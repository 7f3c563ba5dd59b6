import { createHash } from 'node:crypto'
import { ID_TOKEN_TOLERANCE_SECONDS, CLIENT_ASSERTION_LIFETIME_SECONDS } from '@latchkey/contract'
import * as oauth from 'oauth4webapi'
import { importPKCS8, SignJWT } from 'jose'
import * as z from 'zod'
import { importPrivateKey } from '../../../lib/private-key.js'
import { comparableIssuer, requestOptions } from './endpoints.js'
import { readSigned } from './id-token.js'
import { mapProviderErrors } from './provider-error.js'
import type { Profile, Provider, ProviderTokens } from './provider.js'
import { readProfile } from './read-profile.js'
import { checkToken, lifetimeOf, normalizeTokenResponse, storableScopes } from './token-response.js'

/** A sign-in at a provider. */
export interface Attempt {
  state: string
  verifier: string
  nonce: string
  scopes: readonly string[]
}

type Callback = Readonly<Record<string, string>>

/** Returns the URL that the browser is redirected to. */
export function authorizationUrl(provider: Provider, attempt: Attempt): string {
  const { definition, clientId, callbackUrl, authorizationParameters } = provider
  const url = new URL(definition.authorizationEndpoint)
  const parameters = {
    client_id: clientId,
    scope: attempt.scopes.join(' '),
    response_type: 'code',
    redirect_uri: callbackUrl,
    ...(definition.usesPkce && {
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
    }),
    state: attempt.state,
    access_type: 'offline',
    ...(definition.usesIdToken && { nonce: attempt.nonce }),
    ...(definition.answersByForm && { response_mode: 'form_post' }),
    ...authorizationParameters,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Exchanges the code of a provider and reads the user's profile.
 *
 * @param callback the parameters of the callback
 * @throws ProviderError
 */
export const redeem = (
  provider: Provider,
  attempt: Attempt,
  { callback, nowMillis }: { callback: Callback; nowMillis: number },
): Promise<{ tokens: ProviderTokens; profile: Profile; providerSessionId: string | null }> =>
  mapProviderErrors(async () => {
    const { definition, callbackUrl } = provider
    const { server, client, authenticate, options } = await partsOf(provider, nowMillis)
    const { code = '' } = callback
    const iss = comparableIssuer(definition, callback['iss'])
    const authResponse = { code, state: attempt.state, ...(iss !== undefined && { iss }) }
    const parameters = oauth.validateAuthResponse(
      server,
      client,
      new URLSearchParams(authResponse),
      attempt.state,
    )
    const sentResponse = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authenticate,
      parameters,
      callbackUrl,
      definition.usesPkce ? attempt.verifier : oauth.nopkce,
      options,
    )
    const response = await normalizeTokenResponse(definition, sentResponse)
    const { granted, claims } = definition.usesIdToken
      ? await readSigned(provider, { server, client, response }, attempt.nonce)
      : { granted: await oauth.processAuthorizationCodeResponse(server, client, response) }
    const tokens = toTokens(granted, attempt.scopes)
    const profile = await readProfile(provider, tokens.accessToken, { claims, callback })
    const sid = claims?.['sid']
    return { tokens, profile, providerSessionId: typeof sid === 'string' ? sid : null }
  })

/**
 * Gets new tokens for a refresh token.
 *
 * @throws ProviderError
 */
export const refreshTokens = (
  provider: Provider,
  { refreshToken, scopes }: { refreshToken: string; scopes: readonly string[] },
  nowMillis: number,
): Promise<ProviderTokens> =>
  mapProviderErrors(async () => {
    const { server, client, authenticate, options } = await partsOf(provider, nowMillis)
    const sentResponse = await oauth.refreshTokenGrantRequest(
      server,
      client,
      authenticate,
      refreshToken,
      options,
    )
    const response = await normalizeTokenResponse(provider.definition, sentResponse)
    return toTokens(await oauth.processRefreshTokenResponse(server, client, response), scopes)
  })

async function partsOf(provider: Provider, nowMillis: number) {
  const { definition, clientId, fetch } = provider
  const server: oauth.AuthorizationServer = {
    issuer: definition.issuer,
    token_endpoint: definition.tokenEndpoint,
    ...(definition.jwksUri !== undefined && { jwks_uri: definition.jwksUri }),
    ...(definition.idTokenAlgorithms !== undefined && {
      id_token_signing_alg_values_supported: definition.idTokenAlgorithms,
    }),
    ...(definition.namesIssuer && { authorization_response_iss_parameter_supported: true }),
  }
  const client: oauth.Client = {
    client_id: clientId,
    [oauth.clockTolerance]: ID_TOKEN_TOLERANCE_SECONDS,
  }
  const authenticate = await authenticationOf(provider, nowMillis)
  return { server, client, authenticate, options: requestOptions(fetch) }
}

async function authenticationOf(provider: Provider, nowMillis: number): Promise<oauth.ClientAuth> {
  const { clientAuth } = provider.definition
  if (clientAuth === 'private-key') {
    const key = await importPrivateKey(provider.clientSecret)
    const { privateKeyId: kid } = provider
    return oauth.PrivateKeyJwt(kid === undefined ? key : { key, kid })
  }
  const secret = await clientSecretOf(provider, nowMillis)
  return clientAuth === 'basic' ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret)
}

const toTokens = (
  granted: oauth.TokenEndpointResponse,
  requestedScopes: readonly string[],
): ProviderTokens => ({
  accessToken: checkToken(granted.access_token),
  refreshToken: granted.refresh_token === undefined ? null : checkToken(granted.refresh_token),
  expiresInSeconds: lifetimeOf(granted.expires_in),
  // Absent if they are the requested ones (RFC 6749, section 5.1). GitHub separates them by commas.
  scopes: storableScopes(granted.scope?.split(/[\s,]+/) ?? requestedScopes),
})

const appleKey = z.strictObject({
  teamId: z.string(),
  keyId: z.string(),
  /** PKCS #8, PEM. */
  privateKey: z.string(),
})

/**
 * Returns the client secret to send. Apple's is a signed token that is valid for half a year at most: if the
 * project has the key instead of a token, a short-lived one is created for each use.
 */
export async function clientSecretOf(
  { id, definition, clientId, clientSecret }: Provider,
  nowMillis: number,
): Promise<string> {
  const key = id === 'apple' ? parseKey(clientSecret) : undefined
  if (key === undefined) return clientSecret
  const issuedAt = Math.floor(nowMillis / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key.keyId })
    .setIssuer(key.teamId)
    .setSubject(clientId)
    .setAudience(definition.issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + CLIENT_ASSERTION_LIFETIME_SECONDS)
    .sign(await importPKCS8(key.privateKey, 'ES256'))
}

function parseKey(secret: string): z.output<typeof appleKey> | undefined {
  try {
    return appleKey.parse(JSON.parse(secret))
  } catch {
    return undefined
  }
}
