import { randomBytes, hash } from 'node:crypto'

/** Letters and digits that are easy to tell apart. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** Length of refresh tokens, codes and the bodies of keys. */
export const SECRET_LENGTH = 45

/**
 * Returns random text with five bits per character: 32 letters divide a byte evenly, so all are equally
 * likely.
 */
export const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Hashes a random secret for storage. It needs no salt: 224 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')
