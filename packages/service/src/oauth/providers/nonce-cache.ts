import { NONCE_CACHE_SIZE } from '@latchkey/contract'
import { hashSecret } from '../../lib/hash-secret.js'

/**
 * Remembers the nonces of the last ID tokens.
 *
 * @returns whether a nonce is new
 */
export function createNonceCache(): (nonce: string) => boolean {
  const seen = new Set<string>()
  return (nonce) => {
    const hash = hashSecret(nonce)
    if (seen.has(hash)) return false
    seen.add(hash)
    // A set keeps the order of insertion.
    for (const oldest of seen) {
      if (seen.size <= NONCE_CACHE_SIZE) break
      seen.delete(oldest)
    }
    return true
  }
}
