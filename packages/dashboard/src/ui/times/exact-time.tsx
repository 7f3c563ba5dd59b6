import { timeFormatsOf } from '@latchkey/react/i18n'
import { useContext } from 'react'
import { LanguageContext } from '../../i18n/use-translation.js'

/** A date with its time. */
export function ExactTime({ at }: { at: Date }) {
  const { date } = timeFormatsOf(useContext(LanguageContext).tag)
  return <time dateTime={at.toISOString()}>{date(at)}</time>
}
