import type { ErrorCode } from './catalogue.js'

/** A verification code was rejected. In its own file, because only pages that receive a code load it. */
export const verificationCodeErrors = [
  'VERIFICATION_CODE_NOT_FOUND',
  'VERIFICATION_CODE_EXPIRED',
  'VERIFICATION_CODE_ALREADY_USED',
  'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
] as const satisfies readonly ErrorCode[]
