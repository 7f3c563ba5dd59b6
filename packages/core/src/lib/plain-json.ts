/** Whether JSON writes a value as it is. A plain object's prototype has none itself, in any realm. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object')
    return /^(string|boolean)$/.test(typeof value) || Number.isFinite(value)
  if (value === null || Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * A value that JSON can hold without loss, as it was given. JSON drops or rewrites the rest silently:
 * `undefined`, `NaN`, dates, maps, instances of classes.
 *
 * @throws TypeError
 */
export function plainJson<Value>(value: Value): Value {
  try {
    JSON.stringify(value, function (this: Record<string, unknown>, key, written: unknown) {
      // What differs from what was there has been rewritten by a `toJSON`.
      if (written !== this[key] || !isPlain(written)) throw new TypeError(key)
      return written
    })
    return value
  } catch (cause) {
    const message = 'Metadata is plain JSON: no undefined, NaN, date, class, cycle or great depth.'
    throw new TypeError(message, { cause })
  }
}
