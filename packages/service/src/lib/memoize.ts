/**
 * Returns a function that computes each result once. For keys of which there are few, such as the tags of languages: it keeps
 * all results.
 *
 * @example const formatOf = memoize((tag: string) => new Intl.NumberFormat(tag))
 */
export function memoize<Key extends string, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new Map<Key, Result>()
  return (key) => {
    const result = results.get(key) ?? compute(key)
    results.set(key, result)
    return result
  }
}
