import type { KnownError } from '@latchkey/contract/errors/error'
import type { verificationCodeErrors } from '@latchkey/contract/errors/families'
import {
  checkContactChannelCode,
  verifyContactChannel,
} from '@latchkey/contract/routes/email-verification'
import type { Result } from '../lib/result.js'
import type { Context } from '../resources/context.js'
import { withCode } from './verification-code.js'
import { withoutData } from './without-data.js'

/** Every way in which a code from a mail can be refused. */
export type VerificationCodeError = KnownError<(typeof verificationCodeErrors)[number]>

export interface EmailMethods {
  /**
   * Verifies an email address with the code from the email. Works without a session. With a session of the
   * account, the address also counts as proven: sign-in by email then keeps the password, and the user can add
   * passkeys and an authenticator app.
   *
   * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, `_EXPIRED`, `_ALREADY_USED` or
   * `_MAX_ATTEMPTS_REACHED`.
   *
   * @see protocol, sections 3.9 and 10
   */
  verifyEmail(code: string): Promise<Result<undefined, VerificationCodeError>>
  /** Asks whether a code could be used, without using it. The same errors as `verifyEmail`. */
  checkEmailVerificationCode(code: string): Promise<Result<undefined, VerificationCodeError>>
}

export const verifyEmail = async (
  ctx: Context,
  code: string,
): ReturnType<EmailMethods['verifyEmail']> => {
  const result = await ctx.attempt(
    verifyContactChannel,
    { body: withCode(code) },
    ctx.hasTokenStore ? {} : { tokens: 'none' },
  )
  if (result.status === 'error') return result
  await ctx.refresh('listContactChannels', 'user')
  return { status: 'ok', data: undefined }
}

export const checkEmailVerificationCode = async (
  ctx: Context,
  code: string,
): ReturnType<EmailMethods['checkEmailVerificationCode']> =>
  withoutData(
    await ctx.attempt(checkContactChannelCode, { body: withCode(code) }, { tokens: 'none' }),
  )
