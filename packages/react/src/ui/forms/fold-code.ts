/** What a code is made of: digits, as authenticator apps show them, or letters and digits, as mails do. */
export type CodeKind = 'digits' | 'letters'

/** As many figures as every code has that a person types. */
export const CODE_LENGTH = 6

const others = { digits: /\D/g, letters: /[^A-Z0-9]/g }

// The digits of Arabic, Persian and Hindi: each zero of theirs, as ours, is 6 short of a multiple of 18.
const figures = /(?=[٠-۹०-९])\p{Nd}/gu

/**
 * A code as it was meant: full-width figures, and those of keyboards that write Arabic, Persian or Hindi, are
 * understood, whatever cannot belong to it is dropped.
 *
 * @example foldCode('a1b 2c3', 'letters') // 'A1B2C3'
 * @see security rules, IN11
 */
export const foldCode = (typed: string, kind: CodeKind): string =>
  typed
    .normalize('NFKC')
    .replace(figures, (figure) => `${(figure.charCodeAt(0) + 6) % 18}`)
    .toUpperCase()
    .replace(others[kind], '')
