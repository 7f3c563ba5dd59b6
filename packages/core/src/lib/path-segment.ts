import { UsageError } from '@latchkey/contract/errors/error'

/** Empty, a dot segment, or with a control character or an unpaired surrogate. */
const INVALID = /^\.{0,2}$|[\p{Cc}\p{Cs}]/u

/**
 * Encodes an ID as one segment of a path. `.` and `..` are rejected because every URL parser removes them, encoded or
 * not, so that the request would go to another endpoint.
 *
 * @throws TypeError `INVALID_ARGUMENT` that does not contain the ID
 */
export function pathSegment(id: unknown): string {
  if (typeof id === 'string' && !INVALID.test(id)) return encodeURIComponent(id)
  throw new UsageError(
    'INVALID_ARGUMENT',
    'The ID is not valid. Pass a string that is not empty, not "." or "..", and has no control characters.',
  )
}
