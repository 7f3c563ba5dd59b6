import { createHash } from 'node:crypto'

/** Returns a UUID in the format of version 4, the same one for the same text. */
export function derivedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = hex.slice(17, 20)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${variant}-${hex.slice(20, 32)}`
}
