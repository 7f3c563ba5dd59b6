/**
 * Lifetime of a nonce, and so of the proofs that contain it: a script in a page cannot sign proofs in advance for longer.
 */
export const NONCE_MILLIS = 60_000

/** The request that a proof has to be for. */
export interface ProvenRequest {
  method: string
  /** The public URL of the request, without its query. */
  url: string
}

/** The claims of a proof besides its nonce. */
interface ProofClaims {
  readonly htm?: unknown
  readonly htu?: unknown
  readonly jti?: unknown
}

/**
 * Returns what is wrong with the claims of a proof; undefined if they are right.
 *
 * @see RFC 9449, section 4.3
 */
export function proofFault(
  { htm, htu, jti }: ProofClaims,
  { method, url }: ProvenRequest,
): string | undefined {
  if (htm !== method) return 'htm is not the method of the request'
  if (typeof htu !== 'string' || withoutQuery(htu) !== withoutQuery(url))
    return 'htu is not the URL of the request. Check the publicUrl of the service'
  return typeof jti === 'string' ? undefined : 'jti is not a string'
}

/** The server that a proof names can be written in several ways (RFC 3986, section 6.2). */
function withoutQuery(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin, pathname } = new URL(text)
  return origin + pathname
}

/** A nonce that expires later than a new one is from before the clock was set back. */
export const isFreshNonce = (expiresAt: number, now: number): boolean =>
  expiresAt > now && expiresAt <= now + NONCE_MILLIS
