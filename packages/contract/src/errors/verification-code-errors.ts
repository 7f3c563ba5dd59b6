import type { ErrorCode } from './error.js'

/** In a file of its own: a page needs the other families at once, and this one where somebody comes with a code. */
export const verificationCodeErrors = [
  'VERIFICATION_CODE_NOT_FOUND',
  'VERIFICATION_CODE_EXPIRED',
  'VERIFICATION_CODE_ALREADY_USED',
  'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
] as const satisfies readonly ErrorCode[]
