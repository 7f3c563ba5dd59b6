/**
 * Caches the result of a function by its argument, for values that are slow to create.
 *
 * @example const pluralsOf = memoize((tag) => new Intl.PluralRules(tag))
 */
function memoize<T>(make: (key: string) => T): (key: string) => T {
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

/** Time formats of a language. */
export interface TimeFormats {
  /** The date with its time. */
  date(date: Date): string
  /** A relative time, such as "3 hours ago" or "in 2 days". */
  ago(date: Date, now: Date): string
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

// "Now" for anything less than a minute ago, because counting seconds would distract.
const moment = ['second', Infinity] as const

export const timeFormatsOf = memoize((tag): TimeFormats => {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return {
    date: (value) => date.format(value),
    ago(value, now) {
      const passed = (value.getTime() - now.getTime()) / 1000
      const [unit, size] = units.find(([, least]) => Math.abs(passed) >= least) ?? moment
      const count = passed / size
      // Past times round down. Future times round to the nearest unit, because they are read a moment after
      // they were set.
      return relative.format((count < 0 ? Math.ceil : Math.round)(count), unit)
    },
  }
})
