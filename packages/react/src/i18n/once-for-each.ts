/**
 * Makes something once for each key, and keeps it: for what takes long to make.
 *
 * @example const pluralsOf = onceForEach((tag) => new Intl.PluralRules(tag))
 */
export function onceForEach<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
