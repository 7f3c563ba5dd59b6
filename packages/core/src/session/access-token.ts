/** The claims of an access token that a client uses. They are not verified: only a server may trust a token. */
export interface AccessTokenClaims {
  readonly expiresAtMillis: number
  /** From issue to expiry by the service's clock; null if the token does not contain the time of issue. */
  readonly lifetimeMillis: number | null
  /** When the user signed in, in milliseconds since 1970; null if the token has no time of the sign-in. A refresh does not change it. */
  readonly signedInAtMillis: number | null
  readonly userId: string | undefined
  /** The ID of the session, which stays the same when its refresh token is rotated. */
  readonly sessionId: string | undefined
  /** Services before 2026 don't tell, and neither do those that need no header for anonymous users. */
  readonly isAnonymous: boolean
}

const MAX_LENGTH = 16_384
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/
const MAX_DATE_MILLIS = 8.64e15

const stringOrUndefined = (value: unknown) => (typeof value === 'string' ? value : undefined)

function decodePart(part: string): Readonly<Record<string, unknown>> | null {
  const binary = atob(part.replace(/-/g, '+').replace(/_/g, '/'))
  const bytes = new Uint8Array(binary.length)
  // Not by `Uint8Array.from`, which takes four times as long: each request reads its token.
  for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index)
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/**
 * Decodes an access token without checking its signature.
 *
 * @returns null for anything that is not a signed token with an expiry
 * @see RFC 7519
 */
export function decodeAccessToken(token: unknown): AccessTokenClaims | null {
  if (typeof token !== 'string' || token.length > MAX_LENGTH || !SHAPE.test(token)) return null
  try {
    const [header, payload] = token.split('.', 2).map(decodePart)
    const algorithm = header?.alg
    if (!payload || typeof algorithm !== 'string' || /^(none)?$/i.test(algorithm)) return null
    const { exp, iat, auth_time: authTime } = payload
    // A token without a valid expiry must not count as one that never expires.
    if (typeof exp !== 'number' || !(Math.abs(exp * 1000) <= MAX_DATE_MILLIS)) return null
    return {
      expiresAtMillis: exp * 1000,
      lifetimeMillis: typeof iat === 'number' ? (exp - iat) * 1000 : null,
      signedInAtMillis: typeof authTime === 'number' ? authTime * 1000 : null,
      userId: stringOrUndefined(payload.sub),
      sessionId: stringOrUndefined(payload.refreshTokenId),
      isAnonymous: payload.is_anonymous === true,
    }
  } catch {
    return null
  }
}
