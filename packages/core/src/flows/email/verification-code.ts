import { VERIFICATION_CODE_LENGTH } from '@latchkey/contract/constants'
import type { verificationCodeErrors } from '@latchkey/contract'
import type { KnownError } from '@latchkey/contract/errors/error'
import type { checkContactChannelCode } from '@latchkey/contract/routes/email-verification'
import type { checkSignInCode } from '@latchkey/contract/routes/sign-in/otp'
import type { checkPasswordResetCode } from '@latchkey/contract/routes/sign-in/password-reset'
import type { Client } from '../../client/client.js'
import { type Result, withoutData } from '../../lib/result.js'

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

type CheckEndpoint =
  | typeof checkContactChannelCode
  | typeof checkPasswordResetCode
  | typeof checkSignInCode

/** Checks whether a code can be used, without using it. */
export async function checkCode(
  { http }: Client,
  endpoint: CheckEndpoint,
  code: string,
): Promise<Result<undefined, VerificationCodeError>> {
  const input = { body: { code: normalizeCode(code) } }
  return withoutData(await http.requestResult(endpoint, input, { tokens: 'none' }))
}
