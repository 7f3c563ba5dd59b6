/** Empty, a dot segment, or holding a control character or half a character. */
const UNFIT = /^\.{0,2}$|[\p{Cc}\p{Cs}]/u

/**
 * Encodes an id for its place in a path. `.` and `..` are refused because every URL parser removes
 * them, encoded or not, which would turn the request into another one.
 *
 * @throws TypeError before anything is sent, without the value
 * @see security rules, 0.13
 */
export function pathSegment(value: unknown): string {
  if (typeof value === 'string' && !UNFIT.test(value)) return encodeURIComponent(value)
  throw new TypeError('An id must be a text: not empty, not dots, no control characters.')
}
