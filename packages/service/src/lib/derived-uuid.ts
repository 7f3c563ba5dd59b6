import { createHash } from 'node:crypto'

/** The same UUID for the same text, of version 4 in form. */
export function derivedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = hex.slice(17, 20)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${variant}-${hex.slice(20, 32)}`
}
