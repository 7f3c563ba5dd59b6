import type { Refresh } from '../session/renew.js'
import type { TokenStore } from '../session/stores/store.js'
import { noTokens } from '../session/tokens.js'
import type { AccessTokenClaims, TokenRefusal, Verify } from './verify-access-token.js'

/**
 * Why nobody is signed in, in the words of the service:
 *
 * - `USER_AUTHENTICATION_REQUIRED`: the request brings no session
 * - `UNPARSABLE_ACCESS_TOKEN`: its token is none that this project's service has signed
 * - `ACCESS_TOKEN_EXPIRED`: it is over, and no refresh token came along
 * - `INVALID_PROJECT_FOR_ACCESS_TOKEN`: it is for another project
 * - `REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED`: the session has ended
 */
export type SignedOutReason =
  | 'USER_AUTHENTICATION_REQUIRED'
  | TokenRefusal
  | 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED'

type Outcome =
  | { readonly reason: undefined; readonly claims: AccessTokenClaims }
  | { readonly reason: SignedOutReason; readonly claims?: undefined }

interface AuthenticateParts {
  readonly verify: Verify
  readonly renew: Refresh
}

/**
 * Says whose the session of a request is. A token that does not count is renewed if the request brings
 * a refresh token; what comes of it is kept as long as the request, and no cookie is written.
 *
 * Rejects when the keys, or the new token, could not be had: nobody is signed out by that.
 */
export async function authenticate(parts: AuthenticateParts, store: TokenStore): Promise<Outcome> {
  const { accessToken, refreshToken } = store.read()
  const { refusal, claims } = accessToken
    ? await parts.verify(accessToken)
    : { refusal: 'USER_AUTHENTICATION_REQUIRED' as const, claims: undefined }
  if (!refusal) return { reason: refusal, claims }
  if (refreshToken === null) return { reason: refusal }

  const renewed = await parts.renew(refreshToken)
  const fresh = renewed && (await parts.verify(renewed.accessToken))
  // Whoever was signed out or in meanwhile, for this request, is not overruled.
  if (store.read().refreshToken !== refreshToken) return authenticate(parts, store)
  if (!fresh) {
    store.write(noTokens)
    return { reason: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' }
  }
  if (fresh.refusal)
    throw new Error(
      `The service refreshed this session with an access token that does not count here (${fresh.refusal}). Check this server's clock, and the base URL of the app.`,
    )
  if (claims && claims.sub !== fresh.claims.sub) {
    store.write(noTokens)
    throw new Error(
      'The service refreshed this session with a token of another user. The session was ended; sign in again.',
    )
  }
  store.write({
    accessToken: renewed.accessToken,
    refreshToken: renewed.refreshToken ?? refreshToken,
  })
  return { reason: undefined, claims: fresh.claims }
}
