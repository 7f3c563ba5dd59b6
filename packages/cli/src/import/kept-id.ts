import { createHash } from 'node:crypto'

/** The service has IDs of this form only. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/**
 * Returns the ID of an imported user or team: the former ID if it is a UUID of version 4, else a UUID that is the same for
 * the same former ID, so that an import can be repeated.
 *
 * @param scope the project, the name of the source and the kind of the object
 */
export function keptId(scope: string, formerId: string): string {
  if (UUID.test(formerId)) return formerId.toLowerCase()
  const hex = createHash('sha256').update(`${scope} ${formerId}`).digest('hex')
  // The digits of the version and the variant (RFC 9562, section 4).
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
