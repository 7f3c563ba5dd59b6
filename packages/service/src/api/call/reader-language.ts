import { findLanguage } from '../../domain/email/email-language.js'
import { type EmailLanguage, en } from '../../domain/email/texts/languages.js'

/**
 * Returns the language of an email to the user who sends a request: the first one of its
 * `Accept-Language` header that the default emails exist in, else English. Servers that call for a user
 * send no such header, or `*`.
 *
 * @example readerLanguage(new Headers({ 'Accept-Language': 'de-AT,de;q=0.9' })).tag // 'de'
 */
export const readerLanguage = (headers: Headers): EmailLanguage =>
  findLanguage(headers.get('accept-language')) ?? en
