/**
 * Returns the name of a country in a language; undefined for an unknown code.
 *
 * @param code an ISO 3166 code
 * @example countryName('de', 'AT') // 'Österreich'
 */
export function countryName(tag: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' }).of(code)
  } catch {
    // The code does not have the form of one.
    return undefined
  }
}
