import { MFA_ATTEMPT_MILLIS } from '@latchkey/contract/constants'
import type { KnownError } from '@latchkey/contract/errors/error'
import { signInWithSecondFactor } from '@latchkey/contract/routes/mfa'
import type { Answered } from '../http/call.js'
import type { Result } from '../lib/result.js'
import type { Context, SecondFactorAttempt } from '../resources/context.js'
import type { VerificationCodeError } from './verify-email.js'

/** Every way in which a second factor can be refused. */
export type SecondFactorError = VerificationCodeError | KnownError<'INVALID_TOTP_CODE'>

/** A sign-in that waits for its second factor: `details.attempt_code` goes to `signInWithMfa`. */
export type SecondFactorRequired = KnownError<'MULTI_FACTOR_AUTHENTICATION_REQUIRED'>

export interface SecondFactorMethods {
  /**
   * Completes a sign-in with the code that the person's authenticator app shows, then goes to the page
   * `afterSignIn`, or to `afterSignUp` if the sign-in has made the account. Nobody is signed in before that.
   *
   * Resolves to an error with `INVALID_TOTP_CODE`, after which the attempt goes on, or with
   * `VERIFICATION_CODE_NOT_FOUND`, `_EXPIRED` (after 5 minutes), `_ALREADY_USED` or
   * `_MAX_ATTEMPTS_REACHED`, after which it is over: sign in again.
   *
   * @param totp six digits; spaces in between and full-width digits are understood
   * @param attemptCode of `getSecondFactorAttempt()`, or of the error's `details.attempt_code`
   * @param options.noRedirect stay on this page
   * @example
   * const attempt = await app.getSecondFactorAttempt()
   * if (!attempt) return app.redirectToSignIn()
   * const result = await app.signInWithMfa(digits, attempt.attemptCode)
   * @see spec, section 4; protocol, section 8.2
   */
  signInWithMfa(
    totp: string,
    attemptCode: string,
    options?: { noRedirect?: boolean | undefined },
  ): Promise<Result<undefined, SecondFactorError>>

  /**
   * The sign-in that waits for its second factor in this tab; null when none does, or when the 5 minutes
   * are over that it waits at most. It is what the page `mfa` begins with.
   *
   * @see protocol, section 8.2
   */
  getSecondFactorAttempt(): Promise<SecondFactorAttempt | null>
}

const nameOf = ({ settings }: Context) => `latchkey-mfa-${settings.projectId}`
const forget = (ctx: Context) => ctx.platform.storage?.remove(nameOf(ctx))

/** What a sign-in comes to with its second factor. */
export type Completed = Result<Answered<typeof signInWithSecondFactor>, SecondFactorError>

async function complete(ctx: Context, typed: string, code: string): Promise<Completed> {
  const totp = typed.normalize('NFKC').replace(/\s/g, '')
  if (!totp) throw new TypeError('The code is empty. Ask for six digits.')
  const body = { code, type: 'totp', totp } as const
  const result = await ctx.attempt(signInWithSecondFactor, { body }, { tokens: 'new' })
  if (result.status === 'ok' || result.error.code !== 'INVALID_TOTP_CODE') forget(ctx)
  return result
}

/**
 * Goes on with a sign-in whose second factor is missing: with the digits that the app's
 * `onMultiFactorRequired` asks for, else on the page for it. The attempt waits for that in the tab's
 * storage, and nowhere else.
 *
 * @returns what the service answers in the end, as if there was one factor only; the given error where
 *   the caller has to ask, or where the page is about to
 * @see security rules, section 2.9
 */
export async function askForSecondFactor(
  ctx: Context,
  error: SecondFactorRequired,
  { noRedirect }: { noRedirect?: boolean | undefined } = {},
): Promise<Completed | Result<never, SecondFactorRequired>> {
  const { attempt_code: attemptCode } = { ...error.details }
  const { options, platform } = ctx
  const ask = options.onMultiFactorRequired
  const unfinished = { status: 'error', error } as const
  if (!attemptCode) return unfinished
  if (ask) return complete(ctx, await ask({ attemptCode }), attemptCode)
  const waiting = `${platform.clock.wall()} ${attemptCode}`
  if (platform.storage?.set(nameOf(ctx), waiting) && !noRedirect) await ctx.redirectTo('mfa')
  return unfinished
}

export const getSecondFactorAttempt = async (
  ctx: Context,
): ReturnType<SecondFactorMethods['getSecondFactorAttempt']> => {
  const [since, attemptCode] = ctx.platform.storage?.get(nameOf(ctx))?.split(' ') ?? []
  const age = ctx.platform.clock.wall() - Number(since)
  if (attemptCode && age >= 0 && age < MFA_ATTEMPT_MILLIS) return { attemptCode }
  forget(ctx)
  return null
}

export const signInWithMfa = async (
  ctx: Context,
  totp: string,
  attemptCode: string,
  { noRedirect }: { noRedirect?: boolean | undefined } = {},
): ReturnType<SecondFactorMethods['signInWithMfa']> => {
  const result = await complete(ctx, totp, attemptCode)
  if (result.status === 'error') return result
  return ctx.enter(result.data, { noRedirect, isNewUser: result.data.isNewUser })
}
