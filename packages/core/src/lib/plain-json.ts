import { UsageError } from '@latchkey/contract/errors/error'

/** Returns whether JSON writes a value unchanged. The prototype of a plain object has no prototype, in any realm. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object')
    return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
  if (value === null || Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Returns a value unchanged if JSON can represent it without loss. JSON silently drops or converts other values:
 * `undefined`, `NaN`, dates, maps, instances of classes.
 *
 * @throws TypeError `INVALID_ARGUMENT` for any other value
 */
export function plainJson<Value>(value: Value): Value {
  try {
    JSON.stringify(value, function (this: Record<string, unknown>, key, written: unknown) {
      // A value that differs from the property was converted by a `toJSON` method.
      if (written !== this[key] || !isPlain(written)) throw new UsageError('INVALID_ARGUMENT', key)
      return written
    })
    return value
  } catch (cause) {
    throw new UsageError(
      'INVALID_ARGUMENT',
      'Metadata must be plain JSON: no undefined, NaN, date, class instance, cycle or very deep nesting.',
      cause,
    )
  }
}
