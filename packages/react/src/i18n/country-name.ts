/**
 * Returns the name of a country in a language.
 *
 * @param code an ISO 3166 code; one that is unknown is returned
 * @example countryName('de', 'AT') // 'Österreich'
 */
export function countryName(tag: string, code: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
  } catch {
    // The service may send an unknown country code.
    return code
  }
}
