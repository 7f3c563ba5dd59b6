import { type ReactNode, useContext, useMemo } from 'react'
import { type LanguageChoice, ProvidedContext } from '../lib/provided.js'
import {
  type Language,
  languageFor,
  languageOf,
  fallbackLanguage,
  loadTexts,
} from '../locales/language.js'
import { withoutModifier } from '../locales/language-tag.js'
import type { Texts } from '../locales/text.js'
import { isServer } from '../lib/platform.js'
import { LanguageContext } from './use-translation.js'

function useLanguageChoice(): LanguageChoice {
  const { lang, translations } = useContext(ProvidedContext) ?? {}
  return { lang: lang && withoutModifier(lang), translations }
}

const withCustomTexts = (language: Language, { lang, translations }: LanguageChoice): Language =>
  translations ? languageOf(lang ?? language.tag, { ...language.texts, ...translations }) : language

function LanguageScope({ language, children }: { language: Language; children: ReactNode }) {
  const { lang, translations } = useLanguageChoice()
  const value = useMemo(
    () => withCustomTexts(language, { lang, translations }),
    [language, lang, translations],
  )
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
}

export interface LanguageProviderProps {
  /** The English texts of the content, in addition to those that all pages share. */
  pageTexts?: Texts | undefined
  children: ReactNode
}

/** Provides the texts in the app's language. Suspends until they are loaded. */
export function LanguageProvider({ pageTexts, children }: LanguageProviderProps) {
  const { lang } = useLanguageChoice()
  const language = useMemo(() => languageFor(lang ?? 'en', pageTexts), [lang, pageTexts])
  // React 18 and 19 both wait for a promise that is thrown.
  // oxlint-disable-next-line typescript/only-throw-error
  if (language instanceof Promise) throw language
  return <LanguageScope language={language}>{children}</LanguageScope>
}

/** Provides texts for the fallback, and starts to load the language, in parallel with the code of the page. */
export function FallbackLanguageProvider({ children }: { children: ReactNode }) {
  const { lang = 'en' } = useLanguageChoice()
  if (!isServer()) void loadTexts(lang)
  return <LanguageScope language={fallbackLanguage(lang)}>{children}</LanguageScope>
}
