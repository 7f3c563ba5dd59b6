import { useContext } from 'react'
import { now } from '../platform.js'
import { timeFormatsOf } from '../time-formats.js'
import { LanguageContext } from '../words.js'

/** How long ago something was, or when it will be; the exact time on hover and for screen readers. */
export function Moment({ at }: { at: Date }) {
  const { ago, date } = timeFormatsOf(useContext(LanguageContext).tag)
  const exact = date(at)
  return (
    <time dateTime={at.toISOString()} title={exact}>
      <span aria-hidden="true">{ago(at, new Date(now()))}</span>
      <span className="lk-unseen">{exact}</span>
    </time>
  )
}
