import { randomBytes } from 'node:crypto'

/** Digits and letters that are not confused with each other: no `i`, `l`, `o` and `u` (Crockford's Base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** Of five bits each: 120 bits cannot be guessed, so a hash without salt protects them (OWASP ASVS 5.0, 6.5.2). */
const LENGTH = 24
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`)
const GROUP = /.{4}(?=.)/g

/**
 * Creates the text of a recovery code.
 *
 * @example newRecoveryCode() // '7k2m-9fqx-40ht-b3zn-w8ry-c6dp'
 */
export const newRecoveryCode = (): string =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(GROUP, '$&-')

/** Removes the separators that make a code readable. */
export const withoutSeparators = (text: string): string => text.replace(/[\s-]/g, '')

/**
 * Returns the form of a recovery code that is hashed, however the user has typed it: without separators, in lower case,
 * and with the digit for a letter that looks like one. Returns undefined if the text cannot be a recovery code.
 */
export function canonicalRecoveryCode(text: string): string | undefined {
  const characters = withoutSeparators(text.toLowerCase()).replace(/o/g, '0').replace(/[il]/g, '1')
  return CODE.test(characters) ? characters : undefined
}
