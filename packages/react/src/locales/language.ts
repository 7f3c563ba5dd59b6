import { texts } from './en/shared.js'
import { directionOf, findByTag, isEnglish } from './language-tag.js'
import type { Texts } from './text.js'
import { createTextLoader } from './text-loader.js'
import { translations } from './translations.js'

/** A language with the texts of a page. */
export interface Language {
  /** The BCP 47 tag for Intl and the attribute `lang`. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly texts: Texts
}

export const english: Language = { tag: 'en', dir: 'ltr', texts }

/** Returns a language with the texts that the app passed. */
export const languageOf = (tag: string, texts: Texts): Language => ({
  tag,
  dir: directionOf(tag),
  texts,
})

/** Returns English with the text direction of the loading language, which avoids a layout shift. */
export const fallbackLanguage = (tag: string): Language =>
  findByTag(translations, tag) ? { ...english, dir: directionOf(tag) } : english

export const loadTexts = createTextLoader(translations)

/**
 * Returns the language for a tag, or a promise while its texts load. English replaces a text that the language lacks,
 * and all of them if the package does not include the language or its texts did not load.
 *
 * @param pageTexts the English texts of the page, in addition to those that all pages share
 * @example languageFor('pt') // pt-BR, the available variant
 */
export function languageFor(tag: string, pageTexts?: Texts): Language | Promise<void> {
  const translated = loadTexts(tag)
  if (translated instanceof Promise) return translated
  const inEnglish = { ...texts, ...pageTexts }
  if (translated) return languageOf(tag, { ...inEnglish, ...translated })
  return { tag: isEnglish(tag) ? tag : 'en', dir: 'ltr', texts: inEnglish }
}
