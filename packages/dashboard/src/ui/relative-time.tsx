import { useState } from 'react'

const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })

/** A time relative to now, with the exact one as a tooltip. */
export function RelativeTime({ at }: { at: Date }) {
  const [now] = useState(Date.now)
  const millis = at.getTime() - now
  // A date that no `Date` can hold makes every formatter throw, which would replace the whole page with an error.
  if (Number.isNaN(millis)) return '–'
  const [unit, length] = units.find(([, length]) => Math.abs(millis) >= length) ?? [
    'minute',
    60_000,
  ]
  return (
    <time dateTime={at.toISOString()} title={exact.format(at)}>
      {Math.abs(millis) < 60_000 ? 'Just now' : relative.format(Math.round(millis / length), unit)}
    </time>
  )
}
