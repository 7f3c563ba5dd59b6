import type { KnownError } from '@latchkey/contract/errors/error'
import {
  beginPasskeyRegistration,
  beginPasskeySignIn,
  registerPasskey as register,
  signInWithPasskey as signIn,
} from '@latchkey/contract/routes/passkey'
import type { Result } from '../lib/result.js'
import type { Context, UserContext } from '../resources/context.js'
import type { SecondFactorError, SecondFactorRequired } from './mfa.js'
import { alone, perform } from './passkey-ceremony.js'
import type { PasskeyCeremonyError } from './passkey-error.js'
import { creationOptions, requestOptions } from './passkey-options.js'
import type { VerificationCodeError } from './verify-email.js'

export interface PasskeySignInOptions {
  /**
   * Offer the passkeys among what the browser fills into a form: for as long as the page is open, in an
   * `<input autocomplete="username webauthn">`. Call it when the page opens.
   */
  autofill?: boolean | undefined
  /** Ends it. */
  signal?: AbortSignal | undefined
  /** Stay on this page. */
  noRedirect?: boolean | undefined
}

export interface PasskeyMethods {
  /**
   * Signs in with a passkey that the person chooses, then goes to the page `afterSignIn`.
   *
   * Resolves to an error with `PASSKEY_AUTHENTICATION_FAILED`, when the service does not know the
   * passkey or does not trust this page; `PASSKEY_AUTHENTICATION_NOT_ENABLED`; or
   * `PASSKEY_WEBAUTHN_ERROR`, when the browser gave no passkey: its `details.code` says why, and is
   * `ERROR_CEREMONY_ABORTED` when the person cancelled. One ceremony runs on a page at a time: the next
   * one aborts it. Where a second factor is needed, it goes on as `signInWithCredential` does.
   *
   * @example
   * const result = await app.signInWithPasskey()
   * if (result.status === 'error') show(result.error.message)
   * @see spec, section 7; protocol, section 7; WebAuthn Level 3, section 5.1.4
   */
  signInWithPasskey(
    options?: PasskeySignInOptions,
  ): Promise<
    Result<
      undefined,
      | KnownError<'PASSKEY_AUTHENTICATION_FAILED' | 'PASSKEY_AUTHENTICATION_NOT_ENABLED'>
      | PasskeyCeremonyError
      | SecondFactorRequired
      | SecondFactorError
    >
  >
}

export interface PasskeyRegistration {
  /**
   * Makes a passkey on one of the person's devices, in place of the one that the account may have had.
   *
   * Resolves to an error with `PASSKEY_WEBAUTHN_ERROR`, when the browser made none: its `details.code`
   * says why, and is `ERROR_CEREMONY_ABORTED` when the person cancelled; `PASSKEY_AUTHENTICATION_FAILED`,
   * when the service does not trust this page; `PASSKEY_REGISTRATION_FAILED`, when it does not take the
   * passkey; `EMAIL_NOT_VERIFIED`, when this account has not verified its primary address while signed in;
   * `PASSKEY_AUTHENTICATION_NOT_ENABLED`; `RECENT_SIGN_IN_REQUIRED`, when the sign-in is older than
   * `max_age_seconds` and the user has to sign in again; or `VERIFICATION_CODE_EXPIRED`, when that took longer
   * than 65 s, and the other codes of its kind.
   *
   * @example const result = await user.registerPasskey()
   * @see spec, section 7; protocol, section 7; WebAuthn Level 3, section 5.1.3
   */
  registerPasskey(): Promise<
    Result<
      undefined,
      | KnownError<
          | 'EMAIL_NOT_VERIFIED'
          | 'PASSKEY_REGISTRATION_FAILED'
          | 'PASSKEY_AUTHENTICATION_FAILED'
          | 'PASSKEY_AUTHENTICATION_NOT_ENABLED'
          | 'RECENT_SIGN_IN_REQUIRED'
        >
      | PasskeyCeremonyError
      | VerificationCodeError
    >
  >
}

/** The service knows a challenge for 65 s (protocol, section 10.2). */
const CHALLENGE_MILLIS = 60_000

export const registerPasskey = (
  ctx: UserContext,
): ReturnType<PasskeyRegistration['registerPasskey']> =>
  alone(ctx, undefined, async (signal) => {
    const begun = await ctx.attempt(beginPasskeyRegistration, {}, { signal })
    if (begun.status === 'error') return begun
    const { optionsJson, code } = begun.data
    const made = await perform(
      ctx.platform,
      (credentials, hostname) =>
        credentials.create({ publicKey: creationOptions(optionsJson, hostname), signal }),
      optionsJson.authenticatorSelection,
    )
    if (made.status === 'error') return made
    const body = { credential: made.data, code }
    const result = await ctx.attempt(register, { body }, { signal })
    if (result.status === 'error') return result
    await ctx.refresh('user')
    return { status: 'ok', data: undefined }
  })

/** One challenge after the other, for as long as the person takes. */
async function prove(ctx: Context, autofill: boolean, signal: AbortSignal) {
  for (;;) {
    const begun = await ctx.attempt(beginPasskeySignIn, {}, { tokens: 'new', signal })
    if (begun.status === 'error') return begun
    const { optionsJson, code } = begun.data
    const ask = (own: AbortSignal) =>
      perform(ctx.platform, (credentials, hostname) =>
        credentials.get({
          publicKey: requestOptions(optionsJson, hostname),
          signal: own,
          ...(autofill && { mediation: 'conditional' }),
        }),
      )
    const late = autofill ? () => undefined : undefined
    const made = await ctx.during(ask, CHALLENGE_MILLIS, late, signal)
    if (made?.status === 'error') return made
    if (made) {
      const body = { authentication_response: made.data, code }
      return ctx.attempt(signIn, { body }, { tokens: 'new', signal })
    }
  }
}

export const signInWithPasskey = async (
  ctx: Context,
  { autofill = false, signal, noRedirect }: PasskeySignInOptions = {},
): ReturnType<PasskeyMethods['signInWithPasskey']> => {
  const first = await alone(ctx, signal, (own) => prove(ctx, autofill, own))
  const result = await ctx.withSecondFactor(first, { noRedirect })
  if (result.status === 'error') return result
  return ctx.enter(result.data, { noRedirect })
}
