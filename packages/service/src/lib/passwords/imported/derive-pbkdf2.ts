import { pbkdf2, timingSafeEqual } from 'node:crypto'
import type { ImportedHash } from './hash-format.js'

/**
 * The bytes that an iteration yields, and the most iterations: the default of Django 6, and for SHA-512 the same time. It
 * is the time of about one bcrypt check of cost 12.
 */
const DIGESTS = {
  sha1: { outputBytes: 20, maxIterations: 1_200_000 },
  sha256: { outputBytes: 32, maxIterations: 1_200_000 },
  sha512: { outputBytes: 64, maxIterations: 500_000 },
}

export type Pbkdf2Digest = keyof typeof DIGESTS

/** The parts of a PBKDF2 hash (RFC 8018, section 5.2). */
export interface Pbkdf2Parts {
  digest: Pbkdf2Digest
  iterations: number
  salt: string | Buffer
  key: Buffer
}

/** Returns the hash of these parts, or undefined if they cannot be those of a hash. */
export function pbkdf2Hash({
  digest,
  iterations,
  salt,
  key,
}: Pbkdf2Parts): ImportedHash | undefined {
  if (iterations < 1 || key.length === 0) return undefined
  const { outputBytes, maxIterations } = DIGESTS[digest]
  // Each block of the key takes all iterations.
  const work = iterations * Math.ceil(key.length / outputBytes)
  return {
    exceededLimit:
      work > maxIterations
        ? `PBKDF2 of ${digest} with at most ${maxIterations} iterations, for all blocks of the key together`
        : undefined,
    verify: (password) =>
      new Promise((resolve, reject) => {
        pbkdf2(password, salt, iterations, key.length, digest, (error, derived) =>
          error === null ? resolve(timingSafeEqual(derived, key)) : reject(error),
        )
      }),
  }
}
