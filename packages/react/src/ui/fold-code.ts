/** What a code is made of: digits, as authenticator apps show them, or letters and digits, as mails do. */
export type CodeKind = 'digits' | 'letters'

/** As many figures as every code has that a person types. */
export const CODE_LENGTH = 6

const others = { digits: /\D/g, letters: /[^A-Z0-9]/g }

/**
 * A code as it was meant: full-width figures are understood, whatever cannot belong to it is dropped.
 *
 * @example foldCode('a1b 2c3', 'letters') // 'A1B2C3'
 * @see security rules, IN11
 */
export const foldCode = (typed: string, kind: CodeKind): string =>
  typed.normalize('NFKC').toUpperCase().replace(others[kind], '')
