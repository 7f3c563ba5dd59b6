import { useContext } from 'react'
import { timeFormatsOf } from '../i18n/time-formats.js'
import { LanguageContext } from '../i18n/use-translation.js'

/** A date with its time, in the language of the page. */
export function ExactTime({ at }: { at: Date }) {
  const { date } = timeFormatsOf(useContext(LanguageContext).tag)
  return <time dateTime={at.toISOString()}>{date(at)}</time>
}
