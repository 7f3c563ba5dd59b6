import { pbkdf2, timingSafeEqual } from 'node:crypto'
import type { ImportedHash } from './hash-format.js'

/** Bytes that an iteration yields, by the hash function of Node. */
const OUTPUT_BYTES = { sha1: 20, sha256: 32, sha512: 64 }

export type Pbkdf2Digest = keyof typeof OUTPUT_BYTES

/** The default of Django 6, and the time of one to two bcrypt checks of cost 12. */
const MAX_ITERATIONS = 1_200_000

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
  // Each block of the key takes all iterations.
  const work = iterations * Math.ceil(key.length / OUTPUT_BYTES[digest])
  return {
    exceededLimit:
      work > MAX_ITERATIONS
        ? `PBKDF2 with at most ${MAX_ITERATIONS} iterations, for all blocks of the key together`
        : undefined,
    verify: (password) =>
      new Promise((resolve, reject) => {
        pbkdf2(password, salt, iterations, key.length, digest, (error, derived) =>
          error === null ? resolve(timingSafeEqual(derived, key)) : reject(error),
        )
      }),
  }
}
