/** The name and the decoded value of a cookie. */
export type Cookie = readonly [name: string, value: string]

/** The size that browsers store of one cookie, name and value together (RFC 6265bis, section 5.6). */
export const MAX_COOKIE_BYTES = 4096

const ESCAPED = /[^!#$&-+\--:<-[\]-~]/gu

/** Escapes the characters that a cookie value cannot contain. Brackets stay, as the protocol requires. */
export const encodeCookie = (value: string) => value.replace(ESCAPED, encodeURIComponent)

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Parses a `Cookie` header or `document.cookie`. A value with an invalid escape sequence stays as it is; nothing
 * throws.
 *
 * @see RFC 6265, section 5.4
 */
export function parseCookies(text: string): Cookie[] {
  return text.split(';').flatMap((part): Cookie[] => {
    const equals = part.indexOf('=')
    if (equals < 0) return []
    return [[part.slice(0, equals).trim(), decodeCookie(part.slice(equals + 1).trim())]]
  })
}
