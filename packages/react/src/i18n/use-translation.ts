import { createContext, useContext } from 'react'
import { english } from '../locales/language.js'
import type { LabelKey, Labels } from '../locales/text.js'
import { type Translation, translationOf } from './translation.js'

/** The language of the page. */
export const LanguageContext = createContext(english)

export const noLabels: Partial<Labels> = {}

/** The custom texts of one page. */
export const LabelsContext = createContext(noLabels)

/** Returns functions that look up the texts of the page. Custom texts take precedence. */
export function useTranslation(): Translation<LabelKey> {
  const labels = useContext(LabelsContext)
  const { tag, texts } = useContext(LanguageContext)
  // A missing text shows its key instead of breaking the page.
  return translationOf(tag, (key) => labels[key] ?? texts[key] ?? key)
}
