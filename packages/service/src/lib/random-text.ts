import { randomBytes } from 'node:crypto'

/** Letters and digits that people do not mix up (protocol, section 5.4). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** Length of refresh tokens, codes and the bodies of keys. */
export const SECRET_LENGTH = 45

/** Random text of five bits a character: 32 letters divide a byte evenly, so none is favoured. */
export const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
