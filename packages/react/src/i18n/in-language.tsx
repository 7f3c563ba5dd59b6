import { type ReactNode, useContext, useMemo } from 'react'
import type { LanguageChoice } from './language-choice.js'
import { ProvidedContext } from '../provided.js'
import {
  type Language,
  languageFor,
  languageOf,
  languageUntil,
  loadTexts,
  type Loads,
  type Part,
} from '../locales/language.js'
import { isServer } from '../lib/platform.js'
import { LanguageContext } from './words.js'

const useLanguageChoice = (): LanguageChoice => useContext(ProvidedContext) ?? {}

const withOwnTexts = (language: Language, { lang, translations }: LanguageChoice): Language =>
  translations ? languageOf(lang ?? language.tag, { ...language.texts, ...translations }) : language

function Spoken({ language, children }: { language: Language; children: ReactNode }) {
  const { lang, translations } = useLanguageChoice()
  const value = useMemo(
    () => withOwnTexts(language, { lang, translations }),
    [language, lang, translations],
  )
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
}

export interface InLanguageProps {
  /** What is said here beside what is said everywhere. */
  part?: Part | undefined
  children: ReactNode
}

/** Suspends until the texts are here in the app's language. */
export function InLanguage({ part, children }: InLanguageProps) {
  const { lang } = useLanguageChoice()
  const language = useMemo(() => languageFor(lang ?? 'en', part), [lang, part])
  // React 18 and 19 both wait for a promise that is thrown.
  // oxlint-disable-next-line typescript/only-throw-error
  if (language instanceof Promise) throw language
  return <Spoken language={language}>{children}</Spoken>
}

export interface UntilLanguageProps {
  loads?: readonly Loads[] | undefined
  children: ReactNode
}

/** For what stands there until then. Begins to load the texts, so that they come together with a page. */
export function UntilLanguage({ loads, children }: UntilLanguageProps) {
  const { lang = 'en' } = useLanguageChoice()
  if (!isServer()) void loadTexts(lang, loads)
  return <Spoken language={languageUntil(lang)}>{children}</Spoken>
}
