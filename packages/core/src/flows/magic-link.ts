import type { KnownError } from '@latchkey/contract/errors/error'
import { checkSignInCode, sendSignInCode, signInWithCode } from '@latchkey/contract/routes/otp'
import type { Result } from '../lib/result.js'
import type { Context } from '../resources/context.js'
import type { SecondFactorError, SecondFactorRequired } from './mfa.js'
import { withCode } from './verification-code.js'
import type { VerificationCodeError } from './verify-email.js'
import { withoutData } from './without-data.js'

export interface MagicLinkMethods {
  /**
   * Sends a mail to sign in with: by its link, or by the six letters and digits that it shows. The
   * account is made by signing in, where the address has none.
   *
   * Resolves to an error with `REDIRECT_URL_NOT_WHITELISTED` when the project does not trust the page
   * that the mail would link to, `SIGN_UP_NOT_ENABLED`, or, from a service that keeps the recorded answers of
   * June 2025, `USER_EMAIL_ALREADY_EXISTS` when the address belongs to an account that has not verified it.
   *
   * @param options.callbackUrl that page, absolute. Default: the magic link callback page
   * @returns `nonce`: what comes after the typed letters and digits in the code to sign in with
   * @example
   * const sent = await app.sendMagicLinkEmail(email)
   * if (sent.status === 'ok') await app.signInWithMagicLink(typed + sent.data.nonce)
   * @see spec, section 7; protocol, sections 3.3 and 10.4
   */
  sendMagicLinkEmail(
    email: string,
    options?: { callbackUrl?: string | undefined },
  ): Promise<
    Result<
      { readonly nonce: string },
      KnownError<
        'REDIRECT_URL_NOT_WHITELISTED' | 'SIGN_UP_NOT_ENABLED' | 'USER_EMAIL_ALREADY_EXISTS'
      >
    >
  >

  /**
   * Asks whether a code could be used, without using it: so that a page can ask before it signs
   * anybody in, in place of whoever is signed in now. It counts as an attempt, of which a code has 20.
   *
   * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, `_EXPIRED`, `_ALREADY_USED` or
   * `_MAX_ATTEMPTS_REACHED`.
   *
   * @see protocol, sections 3.3 and 10.1
   */
  checkMagicLinkCode(code: string): Promise<Result<undefined, VerificationCodeError>>

  /**
   * Signs in with a code from the mail, then goes to the page `afterSignUp` if that made the account,
   * else to `afterSignIn`.
   *
   * Resolves to an error as `checkMagicLinkCode` does, and with `SIGN_UP_NOT_ENABLED` or
   * `USER_EMAIL_ALREADY_EXISTS`, where that has changed since the mail was sent. Where a second factor
   * is needed, it goes on as `signInWithCredential` does.
   *
   * @param code the link's; or the typed letters and digits (in any case, spaces and full-width ones
   *   are understood) followed by the nonce that sending has resolved to
   * @param options.noRedirect stay on this page
   * @see spec, section 4; protocol, section 3.3
   */
  signInWithMagicLink(
    code: string,
    options?: { noRedirect?: boolean | undefined },
  ): Promise<
    Result<
      { readonly isNewUser: boolean },
      | KnownError<'SIGN_UP_NOT_ENABLED' | 'USER_EMAIL_ALREADY_EXISTS'>
      | SecondFactorRequired
      | SecondFactorError
    >
  >
}

export const sendMagicLinkEmail = async (
  ctx: Context,
  email: string,
  { callbackUrl }: { callbackUrl?: string | undefined } = {},
): ReturnType<MagicLinkMethods['sendMagicLinkEmail']> => {
  const callback_url = callbackUrl ?? (await ctx.callbackUrl('magicLinkCallback'))
  return ctx.attempt(sendSignInCode, { body: { email, callback_url } }, { tokens: 'none' })
}

export const checkMagicLinkCode = async (
  ctx: Context,
  typed: string,
): ReturnType<MagicLinkMethods['checkMagicLinkCode']> => {
  const body = withCode(typed)
  return withoutData(await ctx.attempt(checkSignInCode, { body }, { tokens: 'none' }))
}

export const signInWithMagicLink = async (
  ctx: Context,
  typed: string,
  { noRedirect }: { noRedirect?: boolean | undefined } = {},
): ReturnType<MagicLinkMethods['signInWithMagicLink']> => {
  const body = withCode(typed)
  const first = await ctx.attempt(signInWithCode, { body }, { tokens: 'new' })
  const result = await ctx.withSecondFactor(first, { noRedirect })
  if (result.status === 'error') return result
  const { isNewUser } = result.data
  await ctx.enter(result.data, { noRedirect, isNewUser })
  return { status: 'ok', data: { isNewUser } }
}
