/**
 * Creates a function that caches the last `limit` values by a key. Use it for values that never change;
 * nothing that can be revoked may be cached in a process.
 *
 * @example const keys = memoize<Promise<CryptoKey>>(1000)
 * await keys(jwk.x, () => importKey(jwk))
 */
export function memoize<Value>(limit: number): (text: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (text, make) => {
    const cached = values.get(text)
    if (cached !== undefined) return cached
    const value = make()
    values.set(text, value)
    // A failed computation may succeed the next time.
    if (value instanceof Promise) value.catch(() => values.delete(text))
    const oldest = values.keys().next().value
    if (values.size > limit && oldest !== undefined) values.delete(oldest)
    return value
  }
}
