import {
  checkPasswordResetCode,
  resetPassword as resetEndpoint,
  sendPasswordResetCode,
} from '@latchkey/contract/routes/sign-in/password-reset'
import type { Client } from '../../client/client.js'
import { type KnownError, LatchkeyError } from '../../errors/latchkey-error.js'
import { rejectLongPassword } from '../password-length.js'
import { type Result, withoutData } from '../../lib/result.js'
import { normalizeCode, type VerificationCodeError } from './verification-code.js'

/** Options of `sendForgotPasswordEmail`. */
export interface PasswordResetEmailOptions {
  /** Full URL of the page that the email links to. Default: the page `passwordReset`. */
  callbackUrl?: string | undefined
}

/** Why no email to reset a password was sent. */
export type PasswordResetEmailError = KnownError<
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
  | 'REDIRECT_URL_NOT_WHITELISTED'
  | 'USER_NOT_FOUND'
  | 'SCHEMA_ERROR'
>

/** A new password, with the code that authorizes it. */
export interface PasswordReset {
  /** The code of the email. */
  code: string
  /** The new password. */
  password: string
}

/** Why a password was not reset. */
export type PasswordResetError =
  | VerificationCodeError
  | KnownError<
      | 'PASSWORD_TOO_SHORT'
      | 'PASSWORD_TOO_LONG'
      | 'PASSWORD_TOO_WEAK'
      | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
    >

const sendEndpoint = {
  ...sendPasswordResetCode,
  errors: [...sendPasswordResetCode.errors, 'USER_NOT_FOUND', 'SCHEMA_ERROR'],
} as const

/**
 * Sends an email with a link to set a new password, if the address has an account. The result is the same if it has none,
 * and a page should not reveal it either.
 *
 * Resolves to an error with `PASSWORD_AUTHENTICATION_NOT_ENABLED`, `REDIRECT_URL_NOT_WHITELISTED` if the project does not
 * trust the page that the email links to, `USER_NOT_FOUND` (from some services only), or `SCHEMA_ERROR` for a malformed
 * address.
 *
 * @example await app.sendForgotPasswordEmail('ada@example.com')
 */
export async function sendForgotPasswordEmail(
  client: Client,
  email: string,
  { callbackUrl }: PasswordResetEmailOptions = {},
): Promise<Result<undefined, PasswordResetEmailError>> {
  // Not sent: no program on the way may read two addresses or a header in it.
  if (/[\s,;\p{Cc}]/u.test(email)) return malformedEmail()
  const body = { email, callbackUrl: callbackUrl ?? client.navigator.callbackUrl('passwordReset') }
  return withoutData(await client.http.requestResult(sendEndpoint, { body }, { tokens: 'none' }))
}

function malformedEmail(): Result<never, LatchkeyError<'SCHEMA_ERROR'>> {
  const message = 'Enter one email address, without spaces.'
  const error = new LatchkeyError('SCHEMA_ERROR', { status: 400, message, details: { message } })
  return { status: 'error', error }
}

/**
 * Checks whether the code of a password reset email can be used, without using it. Counts as one of the 20 attempts of a
 * code.
 *
 * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, `VERIFICATION_CODE_EXPIRED`,
 * `VERIFICATION_CODE_ALREADY_USED` or `VERIFICATION_CODE_MAX_ATTEMPTS_REACHED`.
 *
 * @example const { status } = await app.verifyPasswordResetCode(code)
 */
export async function verifyPasswordResetCode(
  client: Client,
  code: string,
): Promise<Result<undefined, VerificationCodeError>> {
  const body = { code: normalizeCode(code) }
  return withoutData(
    await client.http.requestResult(checkPasswordResetCode, { body }, { tokens: 'none' }),
  )
}

/**
 * Sets a new password for the account of the code and ends all sessions of the account. Does not sign in, and does not
 * sign out another account.
 *
 * Resolves to an error as `verifyPasswordResetCode` does, with `PASSWORD_TOO_WEAK` (a common password; the code can be used
 * again), and with `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` or `PASSWORD_AUTHENTICATION_NOT_ENABLED`. The last three can
 * use up the code too, so check the length first: `PASSWORD_LENGTH` has the limits.
 *
 * @example await app.resetPassword({ code, password })
 */
export async function resetPassword(
  client: Client,
  { code, password }: PasswordReset,
): Promise<Result<undefined, PasswordResetError>> {
  const rejected = rejectLongPassword(password)
  if (rejected) return rejected
  const body = { code: normalizeCode(code), password }
  return withoutData(await client.http.requestResult(resetEndpoint, { body }, { tokens: 'none' }))
}
