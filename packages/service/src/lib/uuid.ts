import { createHash } from 'node:crypto'

/** Pattern of a UUID without braces, which a path of Hono's router cannot contain. */
export const UUID_PATTERN = [8, 4, 4, 4, 12].map((length) => '[0-9a-fA-F]'.repeat(length)).join('-')
const WHOLE = new RegExp(`^${UUID_PATTERN}$`)

/** Returns true if a text is a UUID, so that a query with it does not fail. */
export const isUuid = (text: string): boolean => WHOLE.test(text)

/** Returns a UUID in the format of version 4, the same one for the same text. */
export function derivedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = hex.slice(17, 20)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${variant}-${hex.slice(20, 32)}`
}
