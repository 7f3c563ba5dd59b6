/** A cookie's name and decoded value. */
export type Cookie = readonly [name: string, value: string]

const ESCAPED = /[^!#$&-+\--:<-[\]-~]/gu

/** Escapes what may not stand in a cookie value; brackets stay, as in the protocol (section 6.2). */
export const encodeCookie = (value: string) => value.replace(ESCAPED, encodeURIComponent)

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/**
 * Reads a cookie text. A damaged escape leaves its value as it stands, and nothing throws.
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
