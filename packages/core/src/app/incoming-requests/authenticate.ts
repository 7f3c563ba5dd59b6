import { clientError, sessionChanged } from '../../errors/client-error.js'
import { isOutage } from '../../errors/transport-error.js'
import type { UserOption } from '../../resources/user/user-outcome.js'
import type { TokenStore } from '../../session/stores/store.js'
import { noTokens, type RefreshedTokens } from '../../session/tokens.js'
import type { AccessTokenClaims, TokenErrorCode, VerifyAccessToken } from './verify-access-token.js'

/**
 * Why a request is not signed in. Except for `USER_RESTRICTED` and `ACCESS_TOKEN_NOT_YET_VALID`, the service uses the same
 * error codes:
 *
 * - `USER_AUTHENTICATION_REQUIRED`: the request has no session
 * - `UNPARSABLE_ACCESS_TOKEN`: this project's service did not sign the access token
 * - `ACCESS_TOKEN_NOT_YET_VALID`: the access token was issued in the future, so the clock of this server is slow
 * - `ACCESS_TOKEN_EXPIRED`: the access token has expired, and the request has no refresh token
 * - `INVALID_PROJECT_FOR_ACCESS_TOKEN`: the access token is for another project
 * - `REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED`: the session has ended
 * - `USER_RESTRICTED`: the user has to verify the email first; the session goes on
 * - `RECENT_SIGN_IN_REQUIRED`: the sign-in is older than `maxAgeSeconds`; the session goes on
 */
export type SignedOutReason =
  | 'USER_AUTHENTICATION_REQUIRED'
  | TokenErrorCode
  | 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'
  | 'USER_RESTRICTED'
  | 'RECENT_SIGN_IN_REQUIRED'

export type AuthenticationResult =
  | {
      readonly reason: undefined
      readonly claims: AccessTokenClaims
      /** Whether the token has expired, and was accepted because the service is out of reach. */
      readonly isInOutageGrace: boolean
    }
  | { readonly reason: SignedOutReason; readonly claims?: undefined }

export interface AuthenticateOptions {
  readonly verify: VerifyAccessToken
  /** Refreshes a session; resolves to null if it has ended. */
  readonly refresh: (refreshToken: string) => Promise<RefreshedTokens | null>
  /** Returns whether the session of a valid token is known to have ended. Default: it is not. */
  readonly hasEnded?: ((claims: AccessTokenClaims) => boolean) | undefined
  /** Resolves to whether an expired token is accepted, because the service is out of reach. Default: it is not. */
  readonly acceptsExpired?: ((claims: AccessTokenClaims) => Promise<boolean>) | undefined
}

/**
 * Verifies the session of a request. An access token that is not valid is refreshed if the request has a refresh token;
 * the new tokens are kept as long as the request, and no cookie is written. While the service is out of reach, a token that
 * has expired can be accepted.
 *
 * Rejects if the public keys or the new token could not be fetched. The session stays then.
 */
export async function authenticate(
  options: AuthenticateOptions,
  store: TokenStore,
): Promise<AuthenticationResult> {
  const { accessToken, refreshToken } = store.read()
  const { errorCode, claims } = accessToken
    ? await options.verify(accessToken)
    : { errorCode: 'USER_AUTHENTICATION_REQUIRED' as const, claims: undefined }
  if (!errorCode && options.hasEnded?.(claims)) {
    store.write(noTokens)
    return { reason: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' }
  }
  if (!errorCode) return { reason: errorCode, claims, isInOutageGrace: false }
  const acceptExpired = async () => {
    const isExpired = errorCode === 'ACCESS_TOKEN_EXPIRED' && claims !== undefined
    if (!isExpired || !(await options.acceptsExpired?.(claims))) return undefined
    return { reason: undefined, claims, isInOutageGrace: true } as const
  }
  const accepted = await acceptExpired()
  if (accepted) return accepted
  if (refreshToken === null) return { reason: errorCode }

  const refreshed = await options.refresh(refreshToken).catch(async (error: unknown) => {
    // The outage may have begun during the refresh.
    const acceptedNow = isOutage(error) ? await acceptExpired() : undefined
    if (acceptedNow) return acceptedNow
    throw error
  })
  if (refreshed && 'claims' in refreshed) return refreshed
  const verified = refreshed && (await options.verify(refreshed.accessToken))
  // A sign-in or sign-out of this request during the refresh is not undone.
  if (store.read().refreshToken !== refreshToken) return authenticate(options, store)
  if (!verified) {
    store.write(noTokens)
    return { reason: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' }
  }
  if (verified.errorCode)
    throw clientError(
      'INVALID_CONFIGURATION',
      `The service refreshed this session with an access token that this app does not accept (${verified.errorCode}). Check the clock of this server and the baseUrl of the app.`,
    )
  if (claims && claims.sub !== verified.claims.sub) {
    store.write(noTokens)
    throw sessionChanged(
      'The service refreshed this session with a token of another user. The session was ended; sign in again.',
    )
  }
  store.write({
    accessToken: refreshed.accessToken,
    refreshToken: refreshed.refreshToken ?? refreshToken,
  })
  return { reason: undefined, claims: verified.claims, isInOutageGrace: false }
}

/** The options of `ServerApp.authenticate`. */
export interface AuthenticationOptions {
  /** How long ago the user may have signed in, in seconds. Default: any time. */
  readonly maxAgeSeconds?: number | undefined
  /** Whether a user who has to verify the email first counts as signed in. Default: false. */
  readonly includeRestricted?: boolean | undefined
}

/** The result of `ServerApp.authenticate`. */
export type Authentication<User> =
  | {
      readonly status: 'signed-in'
      readonly userId: string
      /** The claims of the access token, whose signature was verified. */
      readonly claims: AccessTokenClaims
      /**
       * Whether the access token has expired, and was accepted because of `outageGrace`. Don't allow anything then that a
       * session that ended a minute ago must not do.
       */
      readonly isInOutageGrace: boolean
      /**
       * Reads the user; null if the account no longer exists, and for an anonymous or restricted user unless
       * the options allow it.
       *
       * @example const user = await auth.getUser({ or: 'anonymous-if-exists' })
       */
      getUser(options?: { or?: UserOption; includeRestricted?: boolean }): Promise<User | null>
    }
  | { readonly status: 'signed-out'; readonly reason: SignedOutReason }
