import { texts } from './en/shared.js'
import { shared } from './loads.js'
import type { Labels } from './text.js'

/** Some texts of the pages. */
export type Texts = Partial<Labels>

type Load = () => Promise<{ readonly texts: Texts }>

/** Loaders of translated texts, by language tag. */
export type Loads = Readonly<Record<string, Load>>

/** Texts of one page, in addition to the texts that all pages share. */
export interface PageTexts {
  /** English comes with the page. */
  readonly english: Texts
  readonly loads: readonly Loads[]
}

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

const loadIn = (tag: string, loads: Loads) => {
  const kind = kindOf(tag)
  return Object.entries(loads).find(([name]) => kindOf(name) === kind)?.[1]
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
  loadIn(tag, shared) ? { ...english, dir: directionOf(tag) } : english

/** The result of each load; null after a failed one. */
const loaded = new Map<Load, Texts | null | Promise<void>>()

function textsOf(load: Load) {
  const before = loaded.get(load)
  if (before !== undefined) return before
  const promise = load().then(
    ({ texts }) => void loaded.set(load, texts),
    () => void loaded.set(load, null),
  )
  loaded.set(load, promise)
  return promise
}

/**
 * Starts to load the texts for a tag. Returns the loaded texts or promises, shared texts first; null for missing
 * ones.
 */
export function loadTexts(tag: string, loads: readonly Loads[] = []) {
  const own = [shared, ...loads].map((each) => loadIn(tag, each))
  return own.map((load) => (load ? textsOf(load) : null))
}

/**
 * Returns the language for a tag, or a promise while its texts load. Falls back to English if the texts are missing
 * or did not load.
 *
 * @example languageFor('pt', part) // pt-BR, the available variant
 */
export function languageFor(tag: string, pageTexts?: PageTexts): Language | Promise<unknown> {
  const results = loadTexts(tag, pageTexts?.loads)
  const waiting = results.filter((each) => each instanceof Promise)
  if (waiting.length > 0) return Promise.all(waiting)
  if (!results.includes(null)) return languageOf(tag, Object.assign({}, ...results))
  const inEnglish = { ...english, texts: { ...texts, ...pageTexts?.english } }
  return kindOf(tag) === kindOf('en') ? { ...inEnglish, tag } : inEnglish
}
