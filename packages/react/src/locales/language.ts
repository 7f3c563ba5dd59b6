import { texts } from './en/shared.js'
import type { Texts } from './text.js'
import { type Load, translations } from './translations.js'

/** A language with the texts of a page. */
export interface Language {
  /** The BCP 47 tag for Intl and the attribute `lang`. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly texts: Texts
}

export const english: Language = { tag: 'en', dir: 'ltr', texts }

const localeOf = (tag: string): Intl.Locale => {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    throw new TypeError(`"${tag}" is not a language tag. Pass one such as 'de' or 'pt-BR' as lang.`)
  }
}

/** Regions of a language share texts, but scripts do not: zh-TW is zh-Hant. */
const kindOf = (tag: string) => {
  const { language, script } = localeOf(tag)
  return `${language}-${script}`
}

const loadOf = (tag: string): Load | undefined => {
  const kind = kindOf(tag)
  return Object.entries(translations).find(([name]) => kindOf(name) === kind)?.[1]
}

const rightToLeft = /^(Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)$/

const directionOf = (tag: string) => (rightToLeft.test(localeOf(tag).script ?? '') ? 'rtl' : 'ltr')

/** Returns a language with the texts that the app passed. */
export const languageOf = (tag: string, texts: Texts): Language => ({
  tag,
  dir: directionOf(tag),
  texts,
})

/** Returns English with the text direction of the loading language, which avoids a layout shift. */
export const fallbackLanguage = (tag: string): Language =>
  loadOf(tag) ? { ...english, dir: directionOf(tag) } : english

/** The result of each load; null after a failed one. */
const results = new Map<Load, Texts | null | Promise<void>>()

/** Starts to load the texts for a tag. Returns them, or a promise while they load; null if there are none. */
export function loadTexts(tag: string): Texts | null | Promise<void> {
  const load = loadOf(tag)
  if (!load) return null
  const result = results.get(load)
  if (result !== undefined) return result
  const promise = load().then(
    (translated) => void results.set(load, translated),
    () => void results.set(load, null),
  )
  results.set(load, promise)
  return promise
}

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
  return { tag: kindOf(tag) === kindOf('en') ? tag : 'en', dir: 'ltr', texts: inEnglish }
}
