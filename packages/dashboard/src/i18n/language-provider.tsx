import { directionOf, isEnglish, type LoadTexts } from '@latchkey/react/i18n'
import { LatchkeyProvider } from '@latchkey/react'
import {
  type ReactNode,
  startTransition,
  Suspense,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { latchkey } from '../latchkey.js'
import { preferredLanguage, storeChoice } from './language.js'
import type { Texts } from '../locales/text.js'
import { LanguageContext } from './use-translation.js'

interface LanguageProviderProps {
  loadTexts: LoadTexts<Texts>
  children: ReactNode
}

/** Provides the texts of the dashboard and of the hosted pages in the language of the user, once they are loaded. */
export function LanguageProvider({ loadTexts, children }: LanguageProviderProps) {
  const [tag, setTag] = useState(preferredLanguage)
  return (
    <Suspense>
      <LoadedLanguage
        tag={tag}
        loadTexts={loadTexts}
        choose={(next) => {
          storeChoice(next)
          // The page stays until the texts are loaded.
          startTransition(() => setTag(next))
        }}
      >
        {children}
      </LoadedLanguage>
    </Suspense>
  )
}

/** Keeps the word for an email in one line: in several languages it has a hyphen, after which a browser breaks a line. */
const unbrokenEmail = (texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts).replaceAll(/\b(e)-(mail)/gi, '$1-\u2060$2')) as Texts

interface LoadedLanguageProps extends LanguageProviderProps {
  tag: string
  choose(tag: string): void
}

function LoadedLanguage({ tag, loadTexts, choose, children }: LoadedLanguageProps) {
  const texts = loadTexts(tag)
  // React waits for a promise that is thrown.
  // oxlint-disable-next-line typescript/only-throw-error
  if (texts instanceof Promise) throw texts
  // If the texts did not load, everything is in English, dates and numbers too.
  const isMissing = texts === null && !isEnglish(tag)
  const loadedTag = isMissing ? 'en' : tag
  useLayoutEffect(() => {
    document.documentElement.lang = loadedTag
    document.documentElement.dir = directionOf(loadedTag)
  }, [loadedTag])
  const language = useMemo(
    () => ({ tag: loadedTag, texts: unbrokenEmail(texts ?? {}), isMissing, choose }),
    [loadedTag, texts, isMissing, choose],
  )
  return (
    <LanguageContext value={language}>
      <LatchkeyProvider app={latchkey} lang={loadedTag}>
        {children}
      </LatchkeyProvider>
    </LanguageContext>
  )
}
