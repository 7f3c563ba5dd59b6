import { timeFormatsOf } from '@latchkey/react/i18n'
import { useContext } from 'react'
import { LanguageContext } from '../../i18n/use-translation.js'

/** The time of a day that a heading names, with the date as a tooltip. */
export function ClockTime({ at }: { at: Date }) {
  const { tag } = useContext(LanguageContext)
  return (
    <time dateTime={at.toISOString()} title={timeFormatsOf(tag).date(at)}>
      {new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(at)}
    </time>
  )
}
