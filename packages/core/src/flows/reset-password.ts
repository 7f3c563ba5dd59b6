import type { KnownError } from '@latchkey/contract/errors/error'
import {
  checkPasswordResetCode,
  resetPassword as reset,
  sendPasswordResetCode,
} from '@latchkey/contract/routes/password-reset'
import type { Result } from '../lib/result.js'
import type { Context } from '../resources/context.js'
import { tooLong } from '../resources/new-password.js'
import { withCode } from './verification-code.js'
import type { VerificationCodeError } from './verify-email.js'
import { withoutData } from './without-data.js'

export interface PasswordResetMethods {
  /**
   * Sends a mail with a link to a new password, if the address has an account. The answer is the same
   * where it has none; a page should not tell either.
   *
   * Resolves to an error with `PASSWORD_AUTHENTICATION_NOT_ENABLED`, with `REDIRECT_URL_NOT_WHITELISTED`
   * when the project does not trust the page that the mail would link to, or with `USER_NOT_FOUND`,
   * which services of another make may answer.
   *
   * @param options.callbackUrl that page, absolute. Default: the password reset page
   * @throws TypeError before anything is sent, when this is no single address
   * @example await app.sendForgotPasswordEmail('ada@example.com')
   * @see protocol, sections 3.2 and 10.3
   */
  sendForgotPasswordEmail(
    email: string,
    options?: { callbackUrl?: string | undefined },
  ): Promise<
    Result<
      undefined,
      KnownError<
        'PASSWORD_AUTHENTICATION_NOT_ENABLED' | 'REDIRECT_URL_NOT_WHITELISTED' | 'USER_NOT_FOUND'
      >
    >
  >

  /**
   * Asks whether a code from that mail could be used, without using it.
   *
   * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, `_EXPIRED`, `_ALREADY_USED` or
   * `_MAX_ATTEMPTS_REACHED`. It counts as an attempt, of which a code has 20.
   *
   * @see protocol, sections 3.2 and 10.1
   */
  verifyPasswordResetCode(code: string): Promise<Result<undefined, VerificationCodeError>>

  /**
   * Gives the account that the code belongs to a new password and ends all its sessions. Nobody is
   * signed in by it, and who is signed in here with another account stays so.
   *
   * Resolves to an error as `verifyPasswordResetCode` does, and with `PASSWORD_TOO_SHORT`,
   * `PASSWORD_TOO_LONG` or `PASSWORD_AUTHENTICATION_NOT_ENABLED`. The code may be used up by these three
   * too, so check the length first: `PASSWORD_LENGTH` has its bounds.
   *
   * @example await app.resetPassword({ code, password })
   * @see protocol, section 3.2
   */
  resetPassword(given: {
    code: string
    password: string
  }): Promise<
    Result<
      undefined,
      | VerificationCodeError
      | KnownError<
          'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
        >
    >
  >
}

export const sendForgotPasswordEmail = async (
  ctx: Context,
  email: string,
  { callbackUrl }: { callbackUrl?: string | undefined } = {},
): ReturnType<PasswordResetMethods['sendForgotPasswordEmail']> => {
  // Whatever reads the address on its way must not find two of them, or a header, in it (IN05).
  if (/[\s,;\p{Cc}]/u.test(email)) throw new TypeError('Pass one e-mail address, without spaces.')
  const callback_url = callbackUrl ?? (await ctx.callbackUrl('passwordReset'))
  const endpoint = {
    ...sendPasswordResetCode,
    errors: [...sendPasswordResetCode.errors, 'USER_NOT_FOUND'],
  } as const
  return withoutData(
    await ctx.attempt(endpoint, { body: { email, callback_url } }, { tokens: 'none' }),
  )
}

export const verifyPasswordResetCode = async (
  ctx: Context,
  code: string,
): ReturnType<PasswordResetMethods['verifyPasswordResetCode']> =>
  withoutData(
    await ctx.attempt(checkPasswordResetCode, { body: withCode(code) }, { tokens: 'none' }),
  )

export const resetPassword = async (
  ctx: Context,
  { code, password }: { code: string; password: string },
): ReturnType<PasswordResetMethods['resetPassword']> =>
  tooLong(password) ??
  withoutData(
    await ctx.attempt(reset, { body: { ...withCode(code), password } }, { tokens: 'none' }),
  )
