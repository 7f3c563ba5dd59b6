import type { AuditAction } from '@latchkey/core/admin'
import { timeFormatsOf } from '@latchkey/react/i18n'
import { useContext } from 'react'
import { LanguageContext, type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts as actionTexts } from '../../locales/en/audit-actions.js'
import { texts } from '../../locales/en/audit-log.js'

/** Functions that describe an event in the language of the dashboard. */
export interface EventTexts {
  readonly text: TextOf<typeof texts>
  nameOf(action: AuditAction): string
  /** Returns a time that an event is about, such as the end of a ban. */
  time(date: Date): string
  /** Returns several things as one text, such as "a, b, and c". */
  list(values: readonly string[]): string
}

export function useEventTexts(): EventTexts {
  const { tag } = useContext(LanguageContext)
  const { text } = useTranslation(texts)
  const { text: nameOf } = useTranslation(actionTexts)
  return {
    text,
    nameOf: (action) => nameOf(action),
    time: timeFormatsOf(tag).date,
    list: (values) => new Intl.ListFormat(tag).format(values),
  }
}

/** Returns a function that formats when an event happened, with the second. */
export function useTimeOfEvent(): (date: Date) => string {
  const { tag } = useContext(LanguageContext)
  const exact = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'medium' })
  return (date) => exact.format(date)
}
