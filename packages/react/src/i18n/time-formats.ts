import { memoize } from './formats.js'

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
