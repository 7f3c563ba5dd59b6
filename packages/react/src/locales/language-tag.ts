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

/** Whether a tag is of English, which has no translation to load. */
export const isEnglish = (tag: string): boolean => kindOf(tag) === kindOf('en')

/**
 * Returns the value of the language among values by tag; undefined if there is none.
 *
 * @example findByTag(translations, 'pt') // that of pt-BR, the available variant
 */
export function findByTag<Value>(
  values: Readonly<Record<string, Value>>,
  tag: string,
): Value | undefined {
  const kind = kindOf(tag)
  return Object.entries(values).find(([name]) => kindOf(name) === kind)?.[1]
}

const rightToLeft = /^(Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)$/

/** Returns the text direction of a language. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.test(localeOf(tag).script ?? '') ? 'rtl' : 'ltr'

/** `navigator.language` is `en-US@posix` on systems with a POSIX locale, and Intl rejects that. */
export const withoutModifier = (tag: string): string => tag.replace(/@.*/, '')
