import { type KnownError, LatchkeyError } from '@latchkey/contract/errors/error'
import {
  checkPasswordResetCode,
  readPasswordReset as readEndpoint,
  resetPassword as resetEndpoint,
  sendPasswordResetCode,
} from '@latchkey/contract/routes/sign-in/password-reset'
import type { Client } from '../../client/client.js'
import { sendNewPassword } from '../password-length.js'
import { type Result, withoutData } from '../../lib/result.js'
import { checkCode, normalizeCode, type VerificationCodeError } from './verification-code.js'

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

/** The account whose password a code resets. */
export interface PasswordResetDetails {
  /** The address of the account; null if it has none. */
  readonly email: string | null
}

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

export async function sendForgotPasswordEmail(
  client: Client,
  email: string,
  { callbackUrl }: PasswordResetEmailOptions = {},
): Promise<Result<undefined, PasswordResetEmailError>> {
  // Not sent: no program on the way may read two addresses or a header in it.
  if (/[\s,;\p{Cc}]/u.test(email)) return malformedEmail()
  const body = { email, callbackUrl: callbackUrl ?? client.navigator.callbackUrl('passwordReset') }
  return withoutData(
    await client.http.requestResult(
      sendPasswordResetCode,
      { body },
      {
        tokens: 'none',
        expect: [...sendPasswordResetCode.errors, 'USER_NOT_FOUND', 'SCHEMA_ERROR'],
      },
    ),
  )
}

function malformedEmail(): Result<never, LatchkeyError<'SCHEMA_ERROR'>> {
  const message = 'Enter one email address, without spaces.'
  const error = new LatchkeyError('SCHEMA_ERROR', { status: 400, message, details: { message } })
  return { status: 'error', error }
}

export const verifyPasswordResetCode = (client: Client, code: string) =>
  checkCode(client, checkPasswordResetCode, code)

export const readPasswordReset = (
  client: Client,
  code: string,
): Promise<Result<PasswordResetDetails, VerificationCodeError>> =>
  client.http.requestResult(
    readEndpoint,
    { body: { code: normalizeCode(code) } },
    { tokens: 'none' },
  )

export async function resetPassword(
  client: Client,
  { code, password }: PasswordReset,
): Promise<Result<undefined, PasswordResetError>> {
  const body = { code: normalizeCode(code), password }
  const result = await sendNewPassword(password, () =>
    client.http.requestResult(resetEndpoint, { body }, { tokens: 'none' }),
  )
  // The reset has ended all sessions of its user: reading the user ends the one of this browser if it was one of them.
  if (result.status === 'ok') await client.invalidate('user')
  return withoutData(result)
}
