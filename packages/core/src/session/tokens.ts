import { UsageError } from '@latchkey/contract/errors/error'

/** Both tokens of a session; null for a token that it does not have. */
export interface TokenPair {
  /** Authorizes requests for about 10 minutes; null if there is none. */
  readonly accessToken: string | null
  /** Gets new access tokens until the session ends. It is a secret of the user; null if there is none. */
  readonly refreshToken: string | null
}

/** The tokens of a caller who is signed out. */
export const noTokens: TokenPair = { accessToken: null, refreshToken: null }

/** The tokens that a refresh returns. */
export interface RefreshedTokens {
  readonly accessToken: string
  /** Present if the service rotated the refresh token. */
  readonly refreshToken?: string | undefined
}

/**
 * Requests a new access token from the service. Resolves to null only if the service says that the refresh token is
 * expired or revoked; every other failure rejects.
 *
 * @param isStale returns whether the result is no longer needed, so that the request is not repeated
 */
export type RefreshTokens = (
  refreshToken: string,
  isStale?: () => boolean,
) => Promise<RefreshedTokens | null>

/**
 * Rejects the string "undefined", which a bug in the caller's code can produce, before it is stored as a token.
 *
 * @throws TypeError `INVALID_ARGUMENT` that names the field and never contains the value
 */
export function assertTokens(tokens: TokenPair): void {
  for (const name of ['accessToken', 'refreshToken'] as const) {
    if (tokens[name] === 'undefined')
      throw new UsageError(
        'INVALID_ARGUMENT',
        `${name} is the string "undefined". Pass null or the token.`,
      )
  }
}
