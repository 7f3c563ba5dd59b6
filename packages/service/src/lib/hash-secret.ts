import { createHash } from 'node:crypto'

/** Hashes a random secret for storage. It needs no salt: 224 random bits cannot be guessed. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
