import { compactVerify, type CryptoKey } from 'jose'
import { LRUCache } from 'lru-cache'
import { readUnverifiedToken } from './unverified-token.js'

/** A key that may have signed a token, with its project and issuer. */
export interface VerifyingKey {
  projectId: string
  /** The only issuer that signs with this key. */
  issuer: string
  publicKey: CryptoKey
}

interface Expectations {
  projectId: string
  nowMillis: number
  /** Finds a key by its `kid`, or undefined. */
  findKey: (kid: string) => Promise<VerifyingKey | undefined>
}

export type TokenOutcome =
  | { outcome: 'valid'; subject: string; sessionId: string | undefined }
  | { outcome: 'unparsable' }
  | { outcome: 'expired'; expiredAtMillis: number }
  | { outcome: 'other-project'; projectId: string }

interface Claims {
  iss: string
  aud: readonly string[]
  sub: string
  exp: number
  sessionId: string | undefined
}

/** Largest instant that a Date can represent, in milliseconds. */
const DATE_LIMIT = 8.64e15
/** Tolerance for the clock of another machine; an expiry has none. */
const AHEAD_SECONDS = 30

/** Tokens whose signatures are known. */
const MAX_CACHED_TOKENS = 10_000

const unparsable = { outcome: 'unparsable' } as const

/**
 * Checks an access token: form, signature, issuer, expiry and project, in this order. A token never
 * chooses its own key or algorithm.
 *
 * @see RFC 7515; RFC 7519; RFC 8725
 */
export async function verifyAccessToken(
  token: unknown,
  { projectId, nowMillis, findKey }: Expectations,
): Promise<TokenOutcome> {
  if (typeof token !== 'string') return unparsable
  const unverified = readUnverifiedToken(token)
  if (unverified === undefined) return unparsable
  const key = await findKey(unverified.kid)
  if (key === undefined) return unparsable
  const payload = await signedPayload(token, key.publicKey)
  const claims = payload === undefined ? undefined : readClaims(payload, nowMillis / 1000)
  if (claims === undefined || claims.iss !== key.issuer) return unparsable
  if (claims.exp * 1000 <= nowMillis)
    return { outcome: 'expired', expiredAtMillis: claims.exp * 1000 }
  if (!claims.aud.includes(projectId))
    return { outcome: 'other-project', projectId: claims.aud[0] ?? '' }
  // The key of a project is not valid for other projects, even if it was stolen.
  if (key.projectId !== projectId) return unparsable
  return { outcome: 'valid', subject: claims.sub, sessionId: claims.sessionId }
}

// A valid signature stays valid, so it is checked once for each token.
const checkedTokens = new LRUCache<string, { key: CryptoKey; payload: Promise<unknown> }>({
  max: MAX_CACHED_TOKENS,
})

function signedPayload(token: string, key: CryptoKey): Promise<unknown> {
  const checked = checkedTokens.get(token)
  if (checked?.key === key) return checked.payload
  const payload = checkSignature(token, key)
  checkedTokens.set(token, { key, payload })
  return payload
}

async function checkSignature(token: string, key: CryptoKey): Promise<unknown> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: ['ES256'] })
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload))
  } catch {
    return undefined
  }
}

function readClaims(payload: unknown, nowSeconds: number): Claims | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined
  const { iss, aud, sub, exp, iat, nbf, refreshTokenId } = payload as Record<string, unknown>
  const audience: unknown[] = Array.isArray(aud) ? aud : [aud]
  if (typeof iss !== 'string' || typeof sub !== 'string') return undefined
  if (!audience.every((entry) => typeof entry === 'string')) return undefined
  if (typeof exp !== 'number' || Math.abs(exp * 1000) > DATE_LIMIT) return undefined
  if (![iat, nbf ?? iat].every((at) => typeof at === 'number' && at <= nowSeconds + AHEAD_SECONDS))
    return undefined
  const sessionId = typeof refreshTokenId === 'string' ? refreshTokenId : undefined
  return { iss, aud: audience, sub, exp, sessionId }
}
