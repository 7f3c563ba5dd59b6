import { createHash } from 'node:crypto'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'

/** Of XChaCha20-Poly1305. */
const NONCE_BYTES = 24

/**
 * Decrypts a value that Better Auth has encrypted with the secret of the app: in hexadecimal digits, after `$ba$<version>$`
 * if the app has several secrets. Its key is the SHA-256 hash of the secret. Returns undefined if no secret fits.
 */
export function decryptBetterAuth(text: string, secrets: readonly string[]): string | undefined {
  const bytes = Buffer.from(text.replace(/^\$ba\$\d+\$/, ''), 'hex')
  if (bytes.length <= NONCE_BYTES) return undefined
  for (const secret of secrets) {
    const key = createHash('sha256').update(secret).digest()
    try {
      const cipher = xchacha20poly1305(key, bytes.subarray(0, NONCE_BYTES))
      return new TextDecoder().decode(cipher.decrypt(bytes.subarray(NONCE_BYTES)))
    } catch {
      // The tag does not fit: another secret has encrypted it.
    }
  }
  return undefined
}
