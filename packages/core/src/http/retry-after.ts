import { MAX_WAIT_MILLIS } from '@latchkey/contract/constants'

/** The three forms of an HTTP-date: IMF-fixdate, RFC 850 and asctime (RFC 9110, 5.6.7). */
const FORMS = [
  /^[A-Z][a-z]{2}, (?<day>\d\d) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>[\d:]{8}) GMT$/,
  /^[A-Z][a-z]{5,8}, (?<day>\d\d)-(?<month>[A-Z][a-z]{2})-(?<year>\d\d) (?<time>[\d:]{8}) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>[\d:]{8}) (?<year>\d{4})$/,
]

/** A two-digit year that would be over 50 years ahead is of the past century (RFC 9110, 5.6.7). */
function fullYear(year: string, now: number): number {
  if (year.length > 2) return +year
  const near = 2000 + +year
  return near > new Date(now).getUTCFullYear() + 50 ? near - 100 : near
}

/** An HTTP-date as milliseconds since 1970; NaN for anything else. */
function httpDate(text: string, now: number): number {
  for (const form of FORMS) {
    const { day = '', month, year = '', time } = form.exec(text)?.groups ?? {}
    const written = `${day.replace(' ', '0')} ${month} ${fullYear(year, now)} ${time} GMT`
    const at = Date.parse(written)
    // What does not come back as it went in was no date: 32 January, 24 o'clock, an unknown month.
    if (new Date(at).toUTCString().endsWith(written)) return at
  }
  return NaN
}

/**
 * Reads a Retry-After header: seconds (decimals are tolerated), or an HTTP-date that is compared with
 * the answer's own Date header, so that a wrong device clock does no harm.
 *
 * @param date the Date header of the same answer
 * @param now wall clock, in case there is no such header
 * @returns milliseconds from 0 to 2^31 - 1; null when there is nothing usable
 * @see RFC 9110, section 10.2.3
 */
export function retryAfterMillis(
  header: string | null,
  date: string | null,
  now: number,
): number | null {
  const text = (header ?? '').trim()
  const seconds = text.split(',').map((part) => part.trim())
  const wait = seconds.every((part) => /^\d+(\.\d+)?$/.test(part))
    ? Math.ceil(Math.max(...seconds.map(Number)) * 1000)
    : httpDate(text, now) - (httpDate(date ?? '', now) || now)
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_WAIT_MILLIS)
}
