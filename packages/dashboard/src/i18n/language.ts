import {
  createTextLoader,
  findByTag,
  isEnglish,
  type LoadTexts,
  withoutModifier,
} from '@latchkey/react/i18n'
import type { Texts } from '../locales/text.js'
import { translations } from '../locales/translations.js'

const STORAGE_KEY = 'latchkey-dashboard-language'

/** The tags of the languages that the dashboard has. */
export const languageTags: readonly string[] = ['en', ...Object.keys(translations)]

/**
 * Creates the function that loads the texts of a language.
 *
 * @param loadFile loads a file of the dashboard
 */
export const textLoaderWith = (
  loadFile: (load: () => Promise<Texts>) => Promise<Texts>,
): LoadTexts<Texts> =>
  createTextLoader(
    Object.fromEntries(
      Object.entries(translations).map(([tag, load]) => [tag, () => loadFile(load)]),
    ),
  )

/** Whether two tags have the same texts, such as `de` and `de-AT`. */
export const isSameLanguage = (tag: string, other: string): boolean =>
  Boolean(findByTag({ [tag]: tag }, other))

const isAvailable = (tag: string): boolean =>
  isEnglish(tag) || Boolean(findByTag(translations, tag))

/** Returns the tag of the language that the user has chosen; null without a choice or without storage. */
function readChoice(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** Stores the tag of the language that the user has chosen. */
export function storeChoice(tag: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, tag)
  } catch {
    // Storage is disabled. The choice ends with the page.
  }
}

/** Returns the chosen language, or the first one of the browser that the dashboard has. Otherwise, English. */
export function preferredLanguage(): string {
  const choice = readChoice()
  const tags = navigator.languages.map(withoutModifier)
  return [...(choice ? [choice] : []), ...tags].find(isAvailable) ?? 'en'
}
