import { FIRST_PART_LENGTH } from '../domain/verification-codes.js'

/** The part of a sign-in code that a person types: six letters and digits (protocol, section 10.4). */
export const oneTimeCodeOf = (code: string): string =>
  code.slice(0, FIRST_PART_LENGTH).toUpperCase()
