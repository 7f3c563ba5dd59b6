import { type Text, type Translation, translationOf } from '@latchkey/react/i18n'
import { createContext, useContext, useMemo } from 'react'
import { texts as shared } from '../locales/en/shared.js'
import type { SharedKey, TextKey, Texts } from '../locales/text.js'

/** The language of the dashboard. */
export interface Language {
  /** The BCP 47 tag for Intl. */
  readonly tag: string
  /** The texts that differ from English. */
  readonly texts: Texts
  /** Whether the texts of the language did not load. Everything is in English then. */
  readonly isMissing: boolean
  /** Changes the language, and keeps the choice. */
  choose(tag: string): void
}

export const LanguageContext = createContext<Language>({
  tag: 'en',
  texts: {},
  isMissing: false,
  choose: () => {},
})

/** The function that looks up texts that several pages have, and those of a group such as `typeof texts`. */
export type TextOf<Group extends object = object> = Translation<
  SharedKey | Extract<keyof Group, string>
>['text']

const noTexts: Texts = {}
const sharedTexts: Texts = shared

/**
 * Returns functions that look up texts that several pages have, and those of a group.
 *
 * @param group the English texts of a file of `src/locales/en`, which loads with the page that imports it
 * @example
 * import { texts } from '../locales/en/users.js'
 * const { text } = useTranslation(texts)
 */
export function useTranslation(): Translation<SharedKey>
export function useTranslation<Key extends TextKey>(
  group: Readonly<Record<Key, Text>>,
): Translation<Key | SharedKey>
export function useTranslation(group: Texts = noTexts): Translation<TextKey> {
  const { tag, texts } = useContext(LanguageContext)
  return useMemo(
    // A missing text shows its key instead of breaking the page.
    () => translationOf(tag, (key) => texts[key] ?? group[key] ?? sharedTexts[key] ?? key),
    [tag, texts, group],
  )
}
