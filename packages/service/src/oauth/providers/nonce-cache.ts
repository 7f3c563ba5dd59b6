import { NONCE_CACHE_SIZE } from '@latchkey/contract'
import { hashSecret } from '../../lib/hash-secret.js'

/**
 * Remembers the last nonces that ID tokens came with.
 *
 * @returns whether a nonce is a new one
 */
export function createNonceCache(): (nonce: string) => boolean {
  const seen = new Set<string>()
  return (nonce) => {
    const hash = hashSecret(nonce)
    if (seen.has(hash)) return false
    seen.add(hash)
    // A set keeps the order in which its values came.
    for (const oldest of seen) {
      if (seen.size <= NONCE_CACHE_SIZE) break
      seen.delete(oldest)
    }
    return true
  }
}
