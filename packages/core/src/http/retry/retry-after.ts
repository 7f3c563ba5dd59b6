import { MAX_WAIT_MILLIS } from '@latchkey/contract/constants'

/** The preferred form of an HTTP-date, and the obsolete ones (RFC 9110, section 5.6.7). */
const IMF_FIXDATE = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) GMT$/
const RFC_850 = /^([A-Z][a-z]{2})[a-z]{3,6}, (\d\d)-([A-Z][a-z]{2})-(\d\d) /
const ASCTIME = /^([A-Z][a-z]{2}) ([A-Z][a-z]{2}) ([ \d]\d) (\d\d:\d\d:\d\d) (\d{4})$/

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'

/** A two-digit year that would be more than 50 years ahead is in the past century (RFC 9110, section 5.6.7). */
function fullYear(year: string, now: number): number {
  const thisCentury = 2000 + Number(year)
  return thisCentury > new Date(now).getUTCFullYear() + 50 ? thisCentury - 100 : thisCentury
}

/** Parses an HTTP-date to milliseconds since 1970. Returns NaN for any other text. */
function parseHttpDate(text: string, now: number): number {
  const fixdate = text
    .replace(
      RFC_850,
      (_, weekday: string, day: string, month: string, year: string) =>
        `${weekday}, ${day} ${month} ${fullYear(year, now)} `,
    )
    .replace(
      ASCTIME,
      (_, weekday: string, month: string, day: string, time: string, year: string) =>
        `${weekday}, ${day.replace(' ', '0')} ${month} ${year} ${time} GMT`,
    )
  const [, day, month = '', year, ...time] = IMF_FIXDATE.exec(fixdate) ?? []
  const [hours, minutes, seconds] = time.map(Number)
  const monthIndex = MONTHS.indexOf(month) / 3
  const millis = Date.UTC(Number(year), monthIndex, Number(day), hours, minutes, seconds)
  // A date that does not exist, such as 32 January, has become another one.
  const isSame = new Date(millis).toUTCString().slice(5) === fixdate.slice(5)
  return isSame ? millis : NaN
}

/**
 * Parses a Retry-After header (RFC 9110, section 10.2.3): seconds, of which decimals are accepted, or an HTTP-date. The
 * date is compared with the Date header of the same response, so that a wrong device clock does no harm.
 *
 * @param now the device clock, in case there is no valid Date header
 * @returns milliseconds from 0 to 2^31 - 1; null when the header is missing or invalid
 */
export function retryAfterMillis(
  header: string | null,
  date: string | null,
  now: number,
): number | null {
  const text = (header ?? '').trim()
  // A proxy can join two headers to a list.
  const seconds = text.split(',').map((part) => part.trim())
  const millis = seconds.every((part) => /^\d+(\.\d+)?$/.test(part))
    ? Math.ceil(Math.max(...seconds.map(Number)) * 1000)
    : parseHttpDate(text, now) - (parseHttpDate(date ?? '', now) || now)
  return Number.isNaN(millis) ? null : Math.min(Math.max(millis, 0), MAX_WAIT_MILLIS)
}
