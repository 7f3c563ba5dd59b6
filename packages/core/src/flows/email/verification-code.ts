import { VERIFICATION_CODE_LENGTH } from '@latchkey/contract/constants'
import type { verificationCodeErrors } from '@latchkey/contract'
import type { KnownError } from '../../errors/latchkey-error.js'

/** Every reason for which a code from an email is rejected. */
export type VerificationCodeError = KnownError<(typeof verificationCodeErrors)[number]>

/**
 * Returns a typed or pasted code as the service looks it up: without spaces, with ASCII characters, and of the length of
 * every code. The service then rejects a mistyped or truncated code as one that does not exist, instead of rejecting the
 * request as malformed.
 */
export const normalizeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .padEnd(VERIFICATION_CODE_LENGTH)
    .slice(0, VERIFICATION_CODE_LENGTH)
