import type { KnownError } from '@latchkey/contract/errors/error'
import { signInWithPassword } from '@latchkey/contract/routes/password'
import type { Result } from '../lib/result.js'
import type { Context } from '../resources/context.js'
import type { SecondFactorError, SecondFactorRequired } from './mfa.js'

/** The e-mail address goes as it was typed, the password too: neither is trimmed or changed. */
export interface Credential {
  email: string
  password: string
  /** Stay on this page instead of going on to the page for people who have signed in or up. */
  noRedirect?: boolean | undefined
}

export interface SignUpCredential extends Credential {
  /** The page that the verification mail links to, absolute. Default: the e-mail verification page. */
  verificationCallbackUrl?: string | undefined
}

export interface PasswordMethods {
  /**
   * Signs in with e-mail and password, then goes to the page `afterSignIn`.
   *
   * Resolves to an error with `EMAIL_PASSWORD_MISMATCH` (which of the two is wrong is not told) or
   * `PASSWORD_AUTHENTICATION_NOT_ENABLED`. Where a second factor is needed, it is asked for with
   * `onMultiFactorRequired` or on the page `mfa`; see `signInWithMfa` for how it can be refused. With
   * `noRedirect`, the error is `MULTI_FACTOR_AUTHENTICATION_REQUIRED`, and the caller goes to that page,
   * or asks and calls `signInWithMfa`.
   *
   * @example
   * const result = await app.signInWithCredential({ email, password })
   * if (result.status === 'error') show(result.error.message)
   * @see spec, section 7; protocol, section 3.2
   */
  signInWithCredential(
    credential: Credential,
  ): Promise<
    Result<
      undefined,
      | KnownError<'EMAIL_PASSWORD_MISMATCH' | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'>
      | SecondFactorRequired
      | SecondFactorError
    >
  >

  /**
   * Creates an account and signs in to it, then goes to the page `afterSignUp`. A verification mail is
   * sent.
   *
   * Resolves to an error with `USER_EMAIL_ALREADY_EXISTS`, `PASSWORD_TOO_SHORT` (with `min_length`),
   * `PASSWORD_TOO_LONG` (with `maxLength`), `SIGN_UP_NOT_ENABLED` or
   * `PASSWORD_AUTHENTICATION_NOT_ENABLED`.
   *
   * @see spec, section 7; protocol, section 3.2
   */
  signUpWithCredential(
    credential: SignUpCredential,
  ): Promise<
    Result<
      undefined,
      KnownError<
        | 'USER_EMAIL_ALREADY_EXISTS'
        | 'PASSWORD_TOO_SHORT'
        | 'PASSWORD_TOO_LONG'
        | 'SIGN_UP_NOT_ENABLED'
        | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
      >
    >
  >
}

export const signInWithCredential = async (
  ctx: Context,
  { email, password, noRedirect }: Credential,
): ReturnType<PasswordMethods['signInWithCredential']> => {
  const body = { email, password }
  const first = await ctx.attempt(signInWithPassword, { body }, { tokens: 'new' })
  const result = await ctx.withSecondFactor(first, { noRedirect })
  if (result.status === 'error') return result
  return ctx.enter(result.data, { noRedirect })
}
