import type { ErrorCode, KnownError, LatchkeyError } from './error.js'

// In a file of its own, so that whoever asks does not load the class.
const brand = /* @__PURE__ */ Symbol.for('latchkey.error')

/**
 * Tells a known error from anything else, also across two copies of the package.
 *
 * @example if (isLatchkeyError(error, 'EMAIL_PASSWORD_MISMATCH')) showWrongPassword()
 */
export function isLatchkeyError<Code extends ErrorCode = ErrorCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is KnownError<Code> {
  if (typeof error !== 'object' || error === null || !(brand in error)) return false
  return codes.length === 0 || codes.includes((error as unknown as LatchkeyError<Code>).code)
}
