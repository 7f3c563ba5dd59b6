import { VERIFICATION_CODE_TYPED_LENGTH } from '@latchkey/contract/constants'

/** The part of a sign-in code that the user types: six letters and digits. */
export const oneTimeCodeOf = (code: string): string =>
  code.slice(0, VERIFICATION_CODE_TYPED_LENGTH).toUpperCase()
