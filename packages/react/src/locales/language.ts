import { en } from './en.js'
import type { Labels } from './text.js'

/** A language with all its texts. */
export interface Language {
  /** What Intl and the attribute `lang` are told. */
  readonly tag: string
  readonly dir: 'ltr' | 'rtl'
  readonly texts: Labels
}

export const english: Language = { tag: 'en', dir: 'ltr', texts: en }

/** Each in a chunk of its own, under the tag of its kind. */
const loads: Readonly<Record<string, () => Promise<Labels>>> = {
  ar: async () => (await import('./ar.js')).ar,
  de: async () => (await import('./de.js')).de,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
}

const localeOf = (tag: string): Intl.Locale => {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    throw new TypeError(`"${tag}" is no language tag. Pass one such as 'de' or 'pt-BR' as lang.`)
  }
}

/** Who reads one region's text reads another's, but not in another script: zh-TW is zh-Hant. */
const kindOf = (tag: string) => {
  const { language, script } = localeOf(tag)
  return `${language}-${script}`
}

const loaderOf = (tag: string) => {
  const kind = kindOf(tag)
  return Object.entries(loads).find(([name]) => kindOf(name) === kind)?.[1]
}

const rightToLeft = /^(Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)$/

const directionOf = (tag: string) => (rightToLeft.test(localeOf(tag).script ?? '') ? 'rtl' : 'ltr')

/** The texts of a language that we may not have: the app brings them. */
export const languageOf = (tag: string, texts: Labels): Language => ({
  tag,
  dir: directionOf(tag),
  texts,
})

/** English, in the direction of the language that is on its way, so that nothing changes sides. */
export const languageUntil = (tag: string): Language =>
  loaderOf(tag) ? { ...english, dir: directionOf(tag) } : english

const known = new Map<string, Language>()
const loading = new Map<string, Promise<void>>()

/**
 * The language for a tag once it is here, else a promise for the moment in which it is. It is English
 * where we have no such texts, or where they did not load.
 *
 * @example languageFor('pt') // pt-BR, the Portuguese that there is
 */
export function languageFor(tag: string): Language | Promise<void> {
  const before = known.get(tag) ?? loading.get(tag)
  if (before) return before
  const load = loaderOf(tag)
  if (!load) {
    const language = kindOf(tag) === kindOf('en') ? languageOf(tag, en) : english
    known.set(tag, language)
    return language
  }
  const promise = load().then(
    (texts) => void known.set(tag, languageOf(tag, texts)),
    () => void known.set(tag, english),
  )
  loading.set(tag, promise)
  return promise
}
