/** The characters of a code: digits in authenticator apps, letters and digits in emails. */
export type CodeKind = 'digits' | 'letters'

/** The length of all codes that users type. */
export const CODE_LENGTH = 6

const invalidCharacters = { digits: /\D/g, letters: /[^A-Z0-9]/g }

// The digits of Arabic, Persian and Hindi. In Unicode, each of their zeros is 6 less than a multiple of 18.
const figures = /(?=[٠-۹०-९])\p{Nd}/gu

/**
 * Normalizes a typed code. Converts full-width digits and those of Arabic, Persian and Hindi keyboards, and
 * drops all characters that cannot belong to a code.
 *
 * @example normalizeCode('a1b 2c3', 'letters') // 'A1B2C3'
 */
export const normalizeCode = (typed: string, kind: CodeKind): string =>
  typed
    .normalize('NFKC')
    .replace(figures, (figure) => `${(figure.charCodeAt(0) + 6) % 18}`)
    .toUpperCase()
    .replace(invalidCharacters[kind], '')
