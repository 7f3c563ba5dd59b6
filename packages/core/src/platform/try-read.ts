/** Reads a global that may be missing or forbidden; returns the fallback if reading throws. */
export function tryRead<Value>(read: () => Value): Value | undefined
export function tryRead<Value>(read: () => Value, fallback: Value): Value
export function tryRead<Value>(read: () => Value, fallback?: Value): Value | undefined {
  try {
    return read()
  } catch {
    return fallback
  }
}
