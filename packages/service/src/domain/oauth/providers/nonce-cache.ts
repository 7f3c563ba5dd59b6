import { NONCE_CACHE_SIZE } from '@latchkey/contract'
import { hashSecret } from '../../../lib/hash-secret.js'

/**
 * Remembers the nonces of the last ID tokens.
 *
 * @returns whether a nonce is new
 */
export function createNonceCache(): (nonce: string) => boolean {
  const hashes = new Set<string>()
  return (nonce) => {
    const hash = hashSecret(nonce)
    if (hashes.has(hash)) return false
    hashes.add(hash)
    // A set keeps the order of insertion.
    for (const oldest of hashes) {
      if (hashes.size <= NONCE_CACHE_SIZE) break
      hashes.delete(oldest)
    }
    return true
  }
}
