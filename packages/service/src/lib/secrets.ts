import { randomBytes, hash } from 'node:crypto'
import { PKCE_VERIFIER_BYTES } from '@latchkey/contract'

/** Letters and digits that are easy to tell apart. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** Length of refresh tokens and other secrets, without a prefix. */
export const SECRET_LENGTH = 45

/**
 * Returns random text with five bits per character: 32 letters divide a byte evenly, so all are equally
 * likely.
 */
export const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Returns a new secret: a key, a code, or the secret of a client. A prefix tells what it is for. */
export const randomSecret = (prefix = ''): string => prefix + randomText(SECRET_LENGTH)

/** Returns the verifier of PKCE (RFC 7636, section 4.1), or another value that only one sign-in at a provider knows. */
export const randomVerifier = (): string => randomBytes(PKCE_VERIFIER_BYTES).toString('base64url')

/** Hashes a random secret for storage. It needs no salt: 224 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')
