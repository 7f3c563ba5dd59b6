/**
 * Remembers the last so many values that were made, by a text that decides them. For what can never
 * change; nothing that could be revoked is remembered in a process.
 *
 * @example const keys = remembered<Promise<CryptoKey>>(1000)
 * await keys(jwk.x, () => importKey(jwk))
 */
export function remembered<Value>(limit: number): (text: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (text, make) => {
    const known = values.get(text)
    if (known !== undefined) return known
    const made = make()
    values.set(text, made)
    // What failed may succeed the next time.
    if (made instanceof Promise) made.catch(() => values.delete(text))
    const oldest = values.keys().next().value
    if (values.size > limit && oldest !== undefined) values.delete(oldest)
    return made
  }
}
