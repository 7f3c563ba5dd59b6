import type { Device } from '../../../lib/requests/device.js'
import { memoize } from '../../../lib/memoize.js'
import { fill } from '../templates/placeholders.js'
import type { EmailLanguage } from './languages.js'

/** Characters that isolate a text that runs from left to right in every language (UAX #9, section 2.4). */
const [LTR_ISOLATE, POP_ISOLATE] = ['\u2066', '\u2069']

export const isolate = (text: string, { dir }: Pick<EmailLanguage, 'dir'>): string =>
  dir === 'rtl' ? `${LTR_ISOLATE}${text}${POP_ISOLATE}` : text

/**
 * Returns a device as text in a language; an empty text if it is unknown.
 *
 * @example deviceText(parseDevice(userAgent), en) // 'Chrome on macOS'
 */
export function deviceText({ browser, system, name }: Device, language: EmailLanguage): string {
  if (browser !== null && system !== null)
    return fill(language.notifications.browserOnSystem, {
      browser: isolate(browser, language),
      system: isolate(system, language),
    })
  return name === null ? '' : isolate(name, language)
}

/** Returns a time in UTC as text in the language of a tag. */
export const timeText = (time: number, tag: string): string => timeFormatOf(tag).format(time)

// Creating a format takes much longer than formatting.
const timeFormatOf = memoize(
  (tag: string) =>
    new Intl.DateTimeFormat(tag, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    }),
)

interface Place {
  countryCode: string | null
  cityName: string | null
}

/**
 * Returns a place as text in a language; an empty text if it is unknown.
 *
 * @example locationText({ countryCode: 'AT', cityName: 'Vienna' }, en) // 'Vienna, Austria'
 */
export function locationText({ countryCode, cityName }: Place, language: EmailLanguage): string {
  return [cityName, countryCode && countryName(countryCode, language.tag)]
    .filter(Boolean)
    .join(', ')
}

/** Proxies use codes such as `T1` for clients without a country. */
const COUNTRY = /^[A-Z]{2}$/

const countryName = (code: string, tag: string): string | undefined =>
  COUNTRY.test(code)
    ? new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }).of(code)
    : undefined
