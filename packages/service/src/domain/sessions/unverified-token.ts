import { decodeJwt, decodeProtectedHeader } from 'jose'
import { LRUCache } from 'lru-cache'
import { isUuid } from '../../lib/uuid.js'

/** The IDs in an access token. None is trusted before the signature is verified. */
export interface UnverifiedToken {
  /** ID of the key that the token was signed with. */
  kid: string
  userId: string | null
  sessionId: string | null
}

/** Proxies reject longer headers. */
const LENGTH_LIMIT = 16_384
const THREE_SEGMENTS = /^[\w-]+\.[\w-]+\.[\w-]+$/
/** IDs of keys are base64url. */
const KEY_ID = /^[\w-]{1,100}$/

/** A client sends its token with every request until it expires. */
const MAX_CACHED_TOKENS = 1000
const cachedTokens = new LRUCache<string, UnverifiedToken>({ max: MAX_CACHED_TOKENS })

/**
 * Reads an access token without verifying it. Returns undefined for a text of another form, and for a token that brings
 * its own key.
 *
 * @see RFC 7515, section 4.1; RFC 8725, section 3.10
 */
export function readUnverifiedToken(token: string): UnverifiedToken | undefined {
  if (token.length > LENGTH_LIMIT) return undefined
  const unverified = cachedTokens.get(token) ?? parse(token)
  cachedTokens.set(token, unverified)
  return unverified
}

function parse(token: string): UnverifiedToken | undefined {
  if (!THREE_SEGMENTS.test(token)) return undefined
  try {
    const { kid, typ, jwk, jku, x5c, x5u } = decodeProtectedHeader(token)
    const bringsItsKey = [jwk, jku, x5c, x5u].some((value) => value !== undefined)
    if (!isKeyId(kid) || bringsItsKey || (typ !== undefined && typ !== 'JWT')) return undefined
    const { sub, refreshTokenId } = decodeJwt(token)
    return { kid, userId: uuidOrNull(sub), sessionId: uuidOrNull(refreshTokenId) }
  } catch {
    return undefined
  }
}

/** The author of a token can write anything there. */
const isKeyId = (kid: unknown): kid is string => typeof kid === 'string' && KEY_ID.test(kid)

const uuidOrNull = (value: unknown): string | null =>
  typeof value === 'string' && isUuid(value) ? value : null
