import { parseAccept } from 'hono/utils/accept'
import { type EmailLanguage, emailLanguages } from './texts/languages.js'

/** Longer headers are cut off; browsers send a few dozen characters. */
const MAX_HEADER_LENGTH = 500

const languages = new Map(emailLanguages.map((language) => [scriptOf(language.tag), language]))

/** Returns the first language of an `Accept-Language` header that the default emails exist in, if there is one. */
export function findLanguage(header: string | null | undefined): EmailLanguage | undefined {
  const accepted = parseAccept((header ?? '').slice(0, MAX_HEADER_LENGTH))
  for (const { type, q } of accepted) {
    if (q <= 0) continue
    const language = languages.get(scriptOf(type))
    if (language !== undefined) return language
  }
  return undefined
}

/** Readers understand the text of another region, but not in another script: zh-TW is zh-Hant. */
function scriptOf(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
