import { decodeProtectedHeader } from 'jose/decode/protected_header'
import { compactVerify } from 'jose/jws/compact/verify'
import { LruCache } from '../../lib/lru-cache.js'
import type { Platform } from '../../platform/platform.js'
import type { KeySet, PublicKey } from './key-set.js'

/**
 * The claims that the hook `customClaims` of your project adds to access tokens. Declare their types once.
 *
 * @example
 * declare module '@latchkey/core/server' {
 *   interface CustomClaims {
 *     plan?: 'free' | 'pro'
 *   }
 * }
 */
export interface CustomClaims {}

/** The claims of an access token whose signature was verified. */
export interface AccessTokenClaims extends CustomClaims {
  /** ID of the user. */
  readonly sub: string
  /** URL of the service and the project that issued the token. */
  readonly iss: string
  /** ID of the project. */
  readonly aud: string | readonly string[]
  /** Time of issue, in seconds since 1970. */
  readonly iat: number
  /** Time of expiry, in seconds since 1970. */
  readonly exp: number
  /** In seconds since 1970. */
  readonly nbf?: number
  /** When the user signed in, in seconds since 1970. A refresh does not change it. Services before Latchkey have none. */
  readonly auth_time?: number
  readonly [claim: string]: unknown
}

/** Why an access token is not valid. Except for `ACCESS_TOKEN_NOT_YET_VALID`, the service uses the same error codes. */
export type TokenErrorCode =
  | 'UNPARSABLE_ACCESS_TOKEN'
  | 'ACCESS_TOKEN_NOT_YET_VALID'
  | 'ACCESS_TOKEN_EXPIRED'
  | 'INVALID_PROJECT_FOR_ACCESS_TOKEN'

interface ValidToken {
  readonly errorCode: undefined
  readonly claims: AccessTokenClaims
}

/** An invalid token has claims if the service signed it. */
export type TokenVerification =
  | ValidToken
  | { readonly errorCode: TokenErrorCode; readonly claims?: AccessTokenClaims | undefined }

export type VerifyAccessToken = (token: string) => Promise<TokenVerification>

export interface TokenVerifierOptions {
  readonly platform: Pick<Platform, 'clock' | 'warn'>
  readonly keys: KeySet
  readonly projectId: string
  /** Accepted values of `iss`. */
  readonly issuers: readonly string[]
}

/** Proxies and servers reject longer headers. */
const MAX_LENGTH = 16_384
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/
const MAX_DATE_MILLIS = 8.64e15
/** How far the service's clock may run ahead. The expiry has no such tolerance. */
const CLOCK_TOLERANCE_SECONDS = 30
/** Number of verified tokens to cache. */
const CACHE_SIZE = 5_000

const unparsable = { errorCode: 'UNPARSABLE_ACCESS_TOKEN' } as const
const algorithms = { algorithms: ['ES256'] }

/**
 * Creates a function that verifies access tokens: format, key, signature, issuer, times and project, in this order. A
 * token cannot choose its own key or algorithm. Valid tokens are cached by their whole text until they expire or their
 * key leaves the key set.
 *
 * @see RFC 7515; RFC 7519; RFC 8725
 */
export function createTokenVerifier(options: TokenVerifierOptions): VerifyAccessToken {
  const { platform, keys, projectId, issuers } = options
  const cache = new LruCache<{ key: PublicKey; result: ValidToken }>(CACHE_SIZE)
  const warned = new Set<string>()

  const warnOnce = (topic: 'issuer' | 'clock', message: string) => {
    if (!warned.has(topic)) platform.warn(message)
    warned.add(topic)
  }

  const isExpired = ({ exp }: AccessTokenClaims) => exp * 1000 <= platform.clock.wall()
  const errorCodeOf = (claims: AccessTokenClaims): TokenErrorCode | undefined => {
    const { iss, iat, nbf = iat } = claims
    if (!issuers.includes(iss)) {
      warnOnce(
        'issuer',
        `Tokens of this project are issued by ${iss}, but this app expects ${issuers.join(' or ')}. Set baseUrl to the public URL that the service is configured with.`,
      )
      return 'UNPARSABLE_ACCESS_TOKEN'
    }
    const aheadSeconds = Math.max(iat, nbf) - platform.clock.wall() / 1000
    if (aheadSeconds > CLOCK_TOLERANCE_SECONDS) {
      warnOnce(
        'clock',
        `An access token was issued ${Math.round(aheadSeconds)} s in the future. The clock of this server is slow, or that of the service is fast. Synchronize them, for example with NTP.`,
      )
      return 'ACCESS_TOKEN_NOT_YET_VALID'
    }
    if (isExpired(claims)) return 'ACCESS_TOKEN_EXPIRED'
    return isForProject(claims, projectId) ? undefined : 'INVALID_PROJECT_FOR_ACCESS_TOKEN'
  }

  return async (token) => {
    const cached = cache.get(token)
    const kid = cached?.key.kid ?? readKeyId(token)
    const key = kid === undefined ? undefined : await keys.find(kid)
    if (cached && cached.key === key && !isExpired(cached.result.claims)) return cached.result
    cache.delete(token)
    if (!key) return unparsable
    const claims = await verifySignature(token, key)
    if (!claims) return unparsable
    const errorCode = errorCodeOf(claims)
    if (errorCode) return { errorCode, claims }
    const result = { errorCode, claims }
    cache.set(token, { key, result })
    return result
  }
}

/** Returns whether a token is for a project. */
export const isForProject = ({ aud }: AccessTokenClaims, projectId: string): boolean =>
  // As an array, because `includes` of a string would accept a part of another project's ID.
  [aud].flat().includes(projectId)

/** Reads the ID of the token's key. Undefined for a malformed token and for one that brings its own key or rules. */
function readKeyId(token: string): string | undefined {
  if (token.length > MAX_LENGTH || !SHAPE.test(token)) return undefined
  try {
    const { kid, typ = 'JWT', jwk, jku, x5c, x5u, crit } = decodeProtectedHeader(token)
    return typ === 'JWT' && !(jwk ?? jku ?? x5c ?? x5u ?? crit) ? kid : undefined
  } catch {
    return undefined
  }
}

async function verifySignature(
  token: string,
  key: PublicKey,
): Promise<AccessTokenClaims | undefined> {
  try {
    const { payload } = await compactVerify(token, key, algorithms)
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload))
    if (!areClaims(claims)) return undefined
    // Frozen, because later callers receive the same object from the cache.
    for (const value of Object.values(claims)) Object.freeze(value)
    return Object.freeze(claims)
  } catch {
    return undefined
  }
}

function areClaims(claims: unknown): claims is AccessTokenClaims {
  const { sub, iss, aud, exp, iat, nbf = iat } = claims as Record<string, unknown>
  return (
    [sub, iss, ...[aud].flat()].every((text) => typeof text === 'string') &&
    [exp, iat, nbf].every((at) => typeof at === 'number' && Math.abs(at * 1000) <= MAX_DATE_MILLIS)
  )
}
