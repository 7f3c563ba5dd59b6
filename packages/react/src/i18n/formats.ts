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

/** Number formats of a language. */
export interface Formats {
  number(value: number): string
  /** "28 seconds". */
  seconds(count: number): string
  /** Returns the plural form for a count. */
  form(count: number): Intl.LDMLPluralRule
}

export const formatsOf = memoize((tag): Formats => {
  const number = new Intl.NumberFormat(tag)
  const seconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' })
  const plural = new Intl.PluralRules(tag)
  return {
    number: (value) => number.format(value),
    seconds: (count) => seconds.format(count),
    form: (count) => plural.select(count),
  }
})
