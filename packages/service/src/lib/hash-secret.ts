import { createHash } from 'node:crypto'

/** What is stored of a random secret. It needs no salt: nobody guesses 224 bits. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
