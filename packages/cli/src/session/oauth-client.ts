import { setTimeout } from 'node:timers/promises'
import * as client from 'openid-client'
import { CliError } from '../cli-error.js'
import type { OAuthSession } from './stored-session.js'

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
/** In seconds (RFC 8628, section 3.5). */
const DEFAULT_INTERVAL = 5
const SLOW_DOWN = 5

type Tokens = Awaited<ReturnType<typeof client.refreshTokenGrant>>

/** Discovers the authorization server of a project for a public client. */
export async function discoverServer({
  baseUrl,
  projectId,
  clientId,
}: Omit<OAuthSession, 'refreshToken'>): Promise<client.Configuration> {
  const root = baseUrl.replace(/\/+$/, '')
  const issuer = new URL(`${root}/api/v1/latchkey/oauth/${encodeURIComponent(projectId)}`)
  try {
    return await client.discovery(issuer, clientId, undefined, client.None(), {
      // `readConnection` has rejected plain http to other machines.
      execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    })
  } catch (error) {
    if (statusOf(error) === 404)
      throw new CliError(
        `The project ${projectId} has no authorization server. Turn it on in the dashboard under OAuth server, or set oauthServer in the configuration of the service.`,
      )
    throw error
  }
}

/** Returns the status of the response that the library rejects: the cause of its error. */
const statusOf = (error: unknown): unknown =>
  error instanceof client.ClientError ? Object(error.cause).status : undefined

/** Returns the OAuth error code of a response (RFC 6749, section 5.2), or undefined for other errors. */
export const oauthErrorOf = (error: unknown): string | undefined =>
  error instanceof client.ResponseBodyError ? error.error : undefined

/** Requests a code that the user confirms in a browser. */
export async function requestDeviceCode(
  config: client.Configuration,
): Promise<client.DeviceAuthorizationResponse> {
  const device = await client.initiateDeviceAuthorization(config, {
    scope: 'openid profile email offline_access',
  })
  // A page elsewhere could show a form of its own. The browser opens the URL, so it must not be a file either.
  const { origin } = new URL(config.serverMetadata().issuer)
  const urls = [device.verification_uri, device.verification_uri_complete ?? origin]
  if (urls.some((url) => !URL.canParse(url) || new URL(url).origin !== origin))
    throw new CliError('The page for the code is not at the URL of the service.')
  return device
}

/**
 * Waits until the user has confirmed the code. `pollDeviceAuthorizationGrant` of the library would end up to five seconds
 * after the signal.
 */
export async function pollTokens(
  config: client.Configuration,
  device: client.DeviceAuthorizationResponse,
  signal: AbortSignal,
): Promise<Tokens> {
  let interval = device.interval ?? DEFAULT_INTERVAL
  for (;;) {
    await setTimeout(interval * 1000, undefined, { signal })
    try {
      return await client.genericGrantRequest(config, DEVICE_GRANT, {
        device_code: device.device_code,
      })
    } catch (error) {
      const code = oauthErrorOf(error)
      if (code === 'slow_down') interval += SLOW_DOWN
      else if (code !== 'authorization_pending') throw error
    }
  }
}

/** Refreshes the tokens. The refresh token of the session works once. */
export const refreshTokens = (
  config: client.Configuration,
  { refreshToken }: OAuthSession,
): Promise<Tokens> => client.refreshTokenGrant(config, refreshToken)

/** Reads the user of an access token from the userinfo endpoint. */
export async function readUserInfo(config: client.Configuration, tokens: Tokens) {
  const subject = tokens.claims()?.sub ?? client.skipSubjectCheck
  const { sub, name, email } = await client.fetchUserInfo(config, tokens.access_token, subject)
  return { id: sub, displayName: name ?? null, primaryEmail: email ?? null }
}

/** Revokes the refresh token, which ends the grant (RFC 7009). */
export const revokeSession = (
  config: client.Configuration,
  { refreshToken }: OAuthSession,
): Promise<void> =>
  client.tokenRevocation(config, refreshToken, { token_type_hint: 'refresh_token' })
