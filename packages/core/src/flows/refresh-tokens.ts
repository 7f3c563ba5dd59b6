import { isLatchkeyError } from '@latchkey/contract/errors/error'
import { exchangeToken } from '@latchkey/contract/routes/sign-in/oauth-token'
import type { RefreshOptions } from '../client/access.js'
import type { Client } from '../client/client.js'
import type { CircuitBreaker } from '../http/retry/circuit-breaker.js'
import { REFRESH_TIMEOUT_MILLIS } from '../http/retry/retry-policy.js'
import type { RefreshedTokens } from '../session/tokens.js'

/**
 * Exchanges a refresh token for a new access token. Resolves to null only if the service says that the refresh token is
 * expired or revoked.
 *
 * @see RFC 6749, section 6
 */
export async function refreshSession(
  client: Client,
  refreshToken: string,
  { maxAttempts, isStale, keepsSuccessor }: RefreshOptions = {},
): Promise<RefreshedTokens | null> {
  const { http, settings, access } = client
  // A repeated refresh does no harm, so a lost response is requested again.
  const options = {
    timeoutMillis: REFRESH_TIMEOUT_MILLIS,
    isIdempotent: true,
    maxAttempts,
    isStale,
  }
  const result =
    (await access.requestRefresh?.(client, refreshToken, { ...options, keepsSuccessor })) ??
    (await http.requestResult(
      exchangeToken,
      {
        body: {
          grantType: 'refresh_token',
          clientId: settings.projectId,
          clientSecret: settings.oauthClientSecret,
          refreshToken,
          refreshTokenRotation: keepsSuccessor ? 'accepted' : undefined,
        },
      },
      { ...options, tokens: 'none', expect: ['REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'] },
    ))
  return result.status === 'ok' ? result.data : null
}

/**
 * Refreshes the session of a client, unless the service has just failed to refresh it.
 *
 * @param breaker stops refreshes of a service that fails to answer them
 */
export const refreshTokens = (
  client: Client,
  breaker: CircuitBreaker,
  refreshToken: string,
  isStale?: () => boolean,
): Promise<RefreshedTokens | null> =>
  breaker.run(
    client.tasks,
    (maxAttempts) =>
      refreshSession(client, refreshToken, {
        maxAttempts,
        isStale,
        // The app that passed tokens keeps them, and does not learn of their successors.
        keepsSuccessor: typeof client.options.tokenStore !== 'object',
      }),
    // A refresh that another session made useless says nothing about the refresh of that session.
    { isFailure: (error) => !isLatchkeyError(error, 'SESSION_CHANGED') },
  )
