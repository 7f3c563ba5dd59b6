import { useContext } from 'react'
import { timeFormatsOf } from '../i18n/time-formats.js'
import { LanguageContext } from '../i18n/use-translation.js'

/** A date with its time, in the language of the page. */
export function ExactTime({ at }: { at: Date }) {
  const { date } = timeFormatsOf(useContext(LanguageContext).tag)
  // No line ends within "at 9:30 AM".
  const words = date(at).replace(/ \d+[:.]\d\d(\s\S+)?$/, (time) => time.replace(/\s/g, '\u00A0'))
  return <time dateTime={at.toISOString()}>{words}</time>
}
