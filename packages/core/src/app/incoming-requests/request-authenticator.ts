import { readKeySet } from '@latchkey/contract/routes/projects'
import { issuersOf } from '../../client/settings.js'
import type { Client } from '../../client/client.js'
import { isTemporaryFailure } from '../../errors/transport-error.js'
import { refreshSession } from '../../flows/refresh-tokens.js'
import { CircuitBreaker } from '../../http/retry/circuit-breaker.js'
import { assertMaxAge } from '../../resources/user/recent-sign-in.js'
import type { Refresh } from '../../server-sessions/handler/session-handler.js'
import type { TokenStore } from '../../session/stores/store.js'
import type { RefreshedTokens } from '../../session/tokens.js'
import {
  authenticate,
  type AuthenticateOptions,
  type AuthenticationOptions,
  type AuthenticationResult,
} from './authenticate.js'
import { createKeySet, KEY_SET_OPTIONS, type PublicKeyStore, withoutKeys } from './key-set.js'
import { OutageGrace } from './outage-grace.js'
import { RefreshCache } from './refresh-cache.js'
import { type AccessTokenClaims, createTokenVerifier } from './verify-access-token.js'

/** Options for the time in which the service is out of reach. */
export interface OutageOptions {
  /** How long ago an access token may have expired then, in seconds. Default: no expired token is accepted. */
  readonly outageGrace?: number | undefined
  readonly keyStore?: PublicKeyStore | undefined
}

/** Authenticates the requests that an app's server receives. It keeps the public keys, verified tokens and refreshes. */
export class RequestAuthenticator {
  readonly #client: Client
  readonly #options: AuthenticateOptions
  readonly #grace: OutageGrace | undefined
  /** Refreshes the sessions of many requests. */
  readonly refresh: Refresh

  constructor(client: Client, { outageGrace, keyStore }: OutageOptions) {
    this.#client = client
    const { platform, settings, options } = client
    const { projectId } = settings
    const http = withoutKeys(client)
    const fetchKeys = () => http.request(readKeySet, { params: { projectId } }, KEY_SET_OPTIONS)
    const keys = createKeySet(client, fetchKeys, keyStore)
    const issuers = issuersOf(options, settings, `/projects/${projectId}`)
    const breaker = new CircuitBreaker(platform)
    const refresh = (refreshToken: string) => refreshOneSession(client, breaker, refreshToken)
    const refreshes = new RefreshCache(client, refresh)
    this.#options = {
      verify: createTokenVerifier({ platform, keys, projectId, issuers }),
      refresh: (refreshToken) => refreshes.refresh(refreshToken),
    }
    this.#grace = outageGrace === undefined ? undefined : new OutageGrace(client, outageGrace)
    this.refresh = {
      shared: (refreshToken) => refreshes.refresh(refreshToken),
      again: refresh,
    }
  }

  /** Verifies the session of a request, and that its user signed in recently if a maximum age is given. */
  async authenticate(
    store: TokenStore,
    { maxAgeSeconds }: AuthenticationOptions = {},
  ): Promise<AuthenticationResult> {
    if (maxAgeSeconds !== undefined) assertMaxAge(maxAgeSeconds)
    // Nothing that needs a recent sign-in is done by a session that may have ended meanwhile.
    const grace = this.#grace
    const isGraceful = grace !== undefined && maxAgeSeconds === undefined
    const acceptsExpired = isGraceful
      ? (claims: AccessTokenClaims) => grace.accepts(claims)
      : undefined
    const hasEnded = grace && ((claims: AccessTokenClaims) => grace.hasEnded(claims))
    const result = await authenticate({ ...this.#options, hasEnded, acceptsExpired }, store)
    if (result.reason || maxAgeSeconds === undefined) return result
    const { auth_time: authTime } = result.claims
    const now = this.#client.platform.clock.wall() / 1000
    const isRecent = typeof authTime === 'number' && now - authTime <= maxAgeSeconds
    return isRecent ? result : { reason: 'RECENT_SIGN_IN_REQUIRED' }
  }
}

/**
 * Refreshes one session of many. While the service fails, the circuit breaker stops refreshes; a rejection of this
 * session must not stop those of others.
 */
async function refreshOneSession(
  client: Client,
  breaker: CircuitBreaker,
  refreshToken: string,
): Promise<RefreshedTokens | null> {
  const outcome = await breaker.run(client.tasks, async (maxAttempts) => {
    try {
      return { tokens: await refreshSession(client, refreshToken, { maxAttempts }) }
    } catch (error) {
      // The refresh of any other session would fail too.
      if (isTemporaryFailure(error)) throw error
      return { error }
    }
  })
  if ('error' in outcome) throw outcome.error
  return outcome.tokens
}
