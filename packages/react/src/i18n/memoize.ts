/**
 * Caches the result of a function by its argument, for values that are slow to create.
 *
 * @example const pluralsOf = memoize((tag) => new Intl.PluralRules(tag))
 */
export function memoize<T>(make: (key: string) => T): (key: string) => T {
  const values = new Map<string, T>()
  return (key) => {
    const value = values.get(key) ?? make(key)
    values.set(key, value)
    return value
  }
}
