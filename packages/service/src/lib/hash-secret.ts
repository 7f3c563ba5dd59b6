import { hash } from 'node:crypto'

/** Hashes a random secret for storage. It needs no salt: 224 random bits cannot be guessed. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url')
