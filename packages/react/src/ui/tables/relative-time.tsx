import { useContext } from 'react'
import { now } from '../../lib/platform.js'
import { timeFormatsOf } from '../../i18n/time-formats.js'
import { LanguageContext } from '../../i18n/use-translation.js'

/** Shown for an invalid date. */
const NO_DATE = '–'

/** A relative time, with the exact time on hover and for screen readers. */
export function RelativeTime({ at }: { at: Date }) {
  const { ago, date } = timeFormatsOf(useContext(LanguageContext).tag)
  // Formatters throw for an invalid date, which would replace the whole page with an error.
  if (Number.isNaN(at.getTime())) return NO_DATE
  const exact = date(at)
  return (
    <time dateTime={at.toISOString()} title={exact}>
      <span aria-hidden="true">{ago(at, new Date(now()))}</span>
      <span className="lk-unseen">{exact}</span>
    </time>
  )
}
