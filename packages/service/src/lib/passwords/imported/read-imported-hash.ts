import { argon2 } from './argon2.js'
import { aspnetIdentity } from './aspnet-identity.js'
import { bcrypt } from './bcrypt.js'
import { firebaseScrypt } from './firebase-scrypt.js'
import type { CostLimits, HashFormat, ImportedHash } from './hash-format.js'
import { djangoPbkdf2, pbkdf2 } from './pbkdf2.js'
import { saltedDigest } from './salted-digest.js'
import { betterAuthScrypt, scrypt } from './scrypt.js'
import { sha512Crypt } from './sha512-crypt.js'

/** No text has two of these formats. */
const FORMATS: readonly HashFormat[] = [
  bcrypt,
  argon2,
  scrypt,
  betterAuthScrypt,
  firebaseScrypt,
  djangoPbkdf2,
  pbkdf2,
  aspnetIdentity,
  sha512Crypt,
  saltedDigest,
]

/** Returns a hash of another system, or undefined if it has none of the supported formats. */
export function readImportedHash(hash: string, limits: CostLimits): ImportedHash | undefined {
  for (const format of FORMATS) {
    const imported = format.read(hash, limits)
    if (imported !== undefined) return imported
  }
  return undefined
}

/**
 * Returns what a hash must be to be imported, as the end of a sentence: one of the formats, or its own format within the
 * limit that it exceeds. Returns undefined if it can be imported.
 */
export function unmetImportRule(hash: string, limits: CostLimits): string | undefined {
  const imported = readImportedHash(hash, limits)
  if (imported !== undefined) return imported.exceededLimit
  return `in one of these formats: ${FORMATS.map(({ name }) => name).join('; ')}`
}
