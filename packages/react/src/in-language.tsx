import { type ReactNode, useContext, useMemo } from 'react'
import { type LanguageChoice, LanguageChoiceContext } from './language-choice.js'
import {
  english,
  type Language,
  languageFor,
  languageOf,
  languageUntil,
} from './locales/language.js'
import { isServer } from './platform.js'
import { LanguageContext } from './words.js'

const withOwnTexts = (language: Language, { lang, translations }: LanguageChoice): Language =>
  translations ? languageOf(lang ?? language.tag, { ...language.texts, ...translations }) : language

function Spoken({ language, children }: { language: Language; children: ReactNode }) {
  const choice = useContext(LanguageChoiceContext)
  const value = useMemo(() => withOwnTexts(language, choice), [language, choice])
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
}

/** Suspends until the texts of the app's language are here. */
export function InLanguage({ children }: { children: ReactNode }) {
  const { lang } = useContext(LanguageChoiceContext)
  const language = lang === undefined ? english : languageFor(lang)
  // React 18 and 19 both wait for a promise that is thrown.
  // oxlint-disable-next-line typescript/only-throw-error
  if (language instanceof Promise) throw language
  return <Spoken language={language}>{children}</Spoken>
}

/** For what stands there until then. Begins to load the texts, so that they come together with a page. */
export function UntilLanguage({ children }: { children: ReactNode }) {
  const { lang } = useContext(LanguageChoiceContext)
  if (lang !== undefined && !isServer()) void languageFor(lang)
  const language = lang === undefined ? english : languageUntil(lang)
  return <Spoken language={language}>{children}</Spoken>
}
