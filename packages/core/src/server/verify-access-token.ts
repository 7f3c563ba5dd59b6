import { decodeProtectedHeader } from 'jose/decode/protected_header'
import { compactVerify } from 'jose/jws/compact/verify'
import { recent } from '../lib/recent.js'
import type { Platform } from '../platform/platform.js'
import type { KeySet, PublicKey } from './jwks.js'

/** What an access token says, once its signature was found right (protocol, section 5.1). */
export interface AccessTokenClaims {
  /** The user's id. */
  readonly sub: string
  readonly iss: string
  /** The project's id. */
  readonly aud: string | readonly string[]
  /** Seconds since 1970. */
  readonly iat: number
  /** Seconds since 1970. */
  readonly exp: number
  readonly nbf?: number
  readonly [claim: string]: unknown
}

/** Why a token does not count, in the words of the service. */
export type TokenRefusal =
  | 'UNPARSABLE_ACCESS_TOKEN'
  | 'ACCESS_TOKEN_EXPIRED'
  | 'INVALID_PROJECT_FOR_ACCESS_TOKEN'

interface Accepted {
  readonly refusal: undefined
  readonly claims: AccessTokenClaims
}

export type Verdict =
  | Accepted
  /** With claims, when the service has signed them. */
  | { readonly refusal: TokenRefusal; readonly claims?: AccessTokenClaims | undefined }

export type Verify = (token: string) => Promise<Verdict>

interface Expectations {
  readonly platform: Pick<Platform, 'clock' | 'warn'>
  readonly keys: KeySet
  readonly projectId: string
  /** Who may have issued a token. */
  readonly issuers: readonly string[]
}

/** Servers in between refuse longer headers. */
const MAX_LENGTH = 16_384
const SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/
const MAX_DATE_MILLIS = 8.64e15
/** How far the service's clock may run ahead; an expiry has no such tolerance. */
const AHEAD_SECONDS = 30
/** Tokens whose signatures are known, of one app. */
const REMEMBERED = 5_000

const unparsable = { refusal: 'UNPARSABLE_ACCESS_TOKEN' } as const
const algorithms = { algorithms: ['ES256'] }
const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true })

/**
 * Makes the check of access tokens: form, key, signature, issuer, times and project, in this order. A
 * token never chooses its own key or algorithm. A right signature is remembered, by the whole text of
 * the token, as long as the token lasts and its key is in the key set.
 *
 * @see protocol, section 5.1; RFC 7515; RFC 7519; RFC 8725
 */
export function tokenVerifier({ platform, keys, projectId, issuers }: Expectations): Verify {
  const signed = recent<{ key: PublicKey; verdict: Accepted }>(REMEMBERED)
  let hasWarned = false

  const isOver = ({ exp }: AccessTokenClaims) => exp * 1000 <= platform.clock.wall()
  const refusalOf = (claims: AccessTokenClaims) => {
    const { iss, aud, iat, nbf = iat } = claims
    if (!issuers.includes(iss)) {
      if (!hasWarned)
        platform.warn(
          `Tokens of this project are issued by ${iss}, and this app expects ${issuers.join(' or ')}. Set baseUrl to the address that the service knows itself by.`,
        )
      hasWarned = true
      return 'UNPARSABLE_ACCESS_TOKEN'
    }
    if (Math.max(iat, nbf) > platform.clock.wall() / 1000 + AHEAD_SECONDS)
      return 'UNPARSABLE_ACCESS_TOKEN'
    if (isOver(claims)) return 'ACCESS_TOKEN_EXPIRED'
    // Either may be a text: one that is a part of another is not the same.
    return [aud].flat().includes(projectId) ? undefined : 'INVALID_PROJECT_FOR_ACCESS_TOKEN'
  }

  return async (token) => {
    const known = signed.get(token)
    const kid = known?.key.kid ?? kidOf(token)
    const key = kid === undefined ? undefined : await keys.find(kid)
    if (known && known.key === key && !isOver(known.verdict.claims)) return known.verdict
    signed.delete(token)
    if (!key) return unparsable
    const claims = await signedClaims(token, key)
    if (!claims) return unparsable
    const refusal = refusalOf(claims)
    if (refusal) return { refusal, claims }
    const verdict = { refusal, claims }
    signed.set(token, { key, verdict })
    return verdict
  }
}

/** The key that a token names; undefined for what is no token, or brings a key or a rule of its own. */
function kidOf(token: string): string | undefined {
  if (token.length > MAX_LENGTH || !SHAPE.test(token)) return undefined
  try {
    const { kid, typ = 'JWT', jwk, jku, x5c, x5u, crit } = decodeProtectedHeader(token)
    return typ === 'JWT' && !(jwk ?? jku ?? x5c ?? x5u ?? crit) ? kid : undefined
  } catch {
    return undefined
  }
}

async function signedClaims(token: string, key: PublicKey) {
  try {
    const { payload } = await compactVerify(token, key, algorithms)
    const claims: unknown = JSON.parse(utf8.decode(payload))
    if (!areClaims(claims)) return undefined
    // Others may be given the same ones.
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
