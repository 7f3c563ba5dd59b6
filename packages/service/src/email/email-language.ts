import { parseAccept } from 'hono/utils/accept'
import type { EmailLanguage } from './texts/email-texts.js'
import { emailLanguages } from './texts/languages.js'
import { en } from './texts/en.js'

/** Longer headers are cut off; browsers send a few dozen characters. */
const MAX_HEADER_LENGTH = 500

/**
 * Returns the language of an email to the user who sends a request: the first one of its
 * `Accept-Language` header that the default emails exist in, else English. Servers that call for a user
 * send no such header, or `*`.
 *
 * @example readerLanguage(new Headers({ 'Accept-Language': 'de-AT,de;q=0.9' })).tag // 'de'
 */
export const readerLanguage = (headers: Headers): EmailLanguage =>
  findLanguage(headers.get('accept-language')) ?? en

/** Returns the first language of an `Accept-Language` header that the default emails exist in, if there is one. */
export function findLanguage(header: string | null | undefined): EmailLanguage | undefined {
  const accepted = parseAccept((header ?? '').slice(0, MAX_HEADER_LENGTH))
  for (const { type, q } of accepted) {
    if (q <= 0) continue
    const script = scriptOf(type)
    const language = emailLanguages.find(({ tag }) => scriptOf(tag) === script)
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
