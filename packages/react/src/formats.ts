/** Whatever a language writes in its own way. */
export interface Formats {
  number(value: number): string
  /** "28 seconds". */
  seconds(count: number): string
  /** The day and the time, for those who want to know exactly. */
  date(date: Date): string
  /** "3 hours ago", "in 2 days", by the clock of this device. */
  ago(date: Date, now: Date): string
  /** The grammatical number that a count has. */
  form(count: number): Intl.LDMLPluralRule
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

function createFormats(tag: string): Formats {
  const number = new Intl.NumberFormat(tag)
  const seconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const plural = new Intl.PluralRules(tag)
  return {
    number: (value) => number.format(value),
    seconds: (count) => seconds.format(count),
    date: (value) => date.format(value),
    ago(value, now) {
      const passed = (value.getTime() - now.getTime()) / 1000
      const [unit, size] = units.find(([, least]) => Math.abs(passed) >= least) ?? ['second', 1]
      // "Now" for whatever was a moment ago: nobody wants to see seconds pass.
      return relative.format(unit === 'second' ? 0 : Math.trunc(passed / size), unit)
    },
    form: (count) => plural.select(count),
  }
}

const known = new Map<string, Formats>()

/** Making them takes long, so each language's are made once. */
export function formatsOf(tag: string): Formats {
  const formats = known.get(tag) ?? createFormats(tag)
  known.set(tag, formats)
  return formats
}
