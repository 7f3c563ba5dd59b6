import type { AuditAction } from '@latchkey/core/admin'
import { useContext } from 'react'
import { LanguageContext, type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts as actionTexts } from '../../locales/en/audit-actions.js'
import { texts } from '../../locales/en/audit-log.js'

/** Functions that describe an event in the language of the dashboard. */
export interface EventTexts {
  readonly text: TextOf<typeof texts>
  nameOf(action: AuditAction): string
  /** Returns the exact time. */
  time(date: Date): string
}

export function useEventTexts(): EventTexts {
  const { tag } = useContext(LanguageContext)
  const { text } = useTranslation(texts)
  const { text: nameOf } = useTranslation(actionTexts)
  const exact = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'medium' })
  return { text, nameOf: (action) => nameOf(action), time: (date) => exact.format(date) }
}
