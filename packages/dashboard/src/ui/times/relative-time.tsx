import { timeFormatsOf } from '@latchkey/react/i18n'
import { useContext } from 'react'
import { LanguageContext } from '../../i18n/use-translation.js'
import { useNow } from './use-now.js'

/** A time relative to now, with the exact one as a tooltip. */
export function RelativeTime({ at }: { at: Date }) {
  const { ago, date } = timeFormatsOf(useContext(LanguageContext).tag)
  const now = useNow()
  // A date that no `Date` can hold makes every formatter throw, which would replace the whole page with an error.
  if (Number.isNaN(at.getTime())) return '–'
  return (
    <time dateTime={at.toISOString()} title={date(at)}>
      {ago(at, now)}
    </time>
  )
}
