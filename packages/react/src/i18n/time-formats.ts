import { memoize } from './formats.js'

/** Time formats of a language. */
export interface TimeFormats {
  /** The date with its time. */
  date(date: Date): string
  /** A relative time, such as "3 hours ago" or "in 2 days". */
  ago(date: Date, now: Date): string
}

const minute = ['minute', 60] as const

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  minute,
] as const

/** The clock of a page that ticks once a minute is that late, and other clocks differ by about as much. */
const CLOCK_DIFFERENCE = 120

const pastUnitOf = (seconds: number) => units.find(([, size]) => seconds >= size) ?? minute

/**
 * Returns the unit of a future time. Lifetimes are set in days, so no weeks: seven days would be "next week" or "in 7 days"
 * by the second at which they are read. For the same reason, a lifetime has its unit for a minute longer.
 */
const futureUnitOf = (seconds: number) =>
  units.find(([unit, size]) => unit !== 'week' && seconds + 60 >= size) ?? minute

export const timeFormatsOf = memoize((tag): TimeFormats => {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' })
  const named = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const counted = new Intl.RelativeTimeFormat(tag)
  return {
    date: (value) => date.format(value),
    ago(value, now) {
      const seconds = (value.getTime() - now.getTime()) / 1000
      // Counting seconds would distract.
      if (seconds > -60 && seconds < CLOCK_DIFFERENCE) return named.format(0, 'second')
      if (seconds < 0) {
        const [unit, size] = pastUnitOf(-seconds)
        return named.format(Math.ceil(seconds / size), unit)
      }
      const [unit, size] = futureUnitOf(seconds)
      // Rounds to the nearest unit, because future times are read a moment after they were set.
      const count = Math.round(seconds / size)
      // "Tomorrow", but "in 1 month" beside "in 30 days".
      return (unit === 'day' ? named : counted).format(count, unit)
    },
  }
})
