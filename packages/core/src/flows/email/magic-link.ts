import {
  checkSignInCode,
  sendSignInCode,
  signInWithCode,
} from '@latchkey/contract/routes/sign-in/otp'
import type { Client } from '../../client/client.js'
import type { KnownError } from '../../errors/latchkey-error.js'
import { type Result, withoutData } from '../../lib/result.js'
import { continueSignIn } from '../continue-sign-in.js'
import { finishSignIn, requireStorableSession, type SignInOptions } from '../finish-sign-in.js'
import type { SecondFactorError, SecondFactorRequired } from '../second-factor.js'
import { normalizeCode, type VerificationCodeError } from './verification-code.js'

/** Options of `sendMagicLinkEmail`. */
export interface SendMagicLinkOptions {
  /** Full URL of the page that the email links to. Default: the page `magicLinkCallback`. */
  callbackUrl?: string | undefined
}

/** A sign-in email that was sent. */
export interface MagicLinkSent {
  /** The second part of the sign-in code: append it to the part that the user types. */
  readonly nonce: string
}

/** Why no sign-in email was sent. */
export type SendMagicLinkError = KnownError<
  | 'REDIRECT_URL_NOT_WHITELISTED'
  | 'SIGN_UP_NOT_ENABLED'
  | 'USER_EMAIL_ALREADY_EXISTS'
  | 'SCHEMA_ERROR'
>

/** A completed sign-in with a code of an email. */
export interface MagicLinkSignIn {
  /** Whether the sign-in has created the account. */
  readonly isNewUser: boolean
}

/** Why a sign-in with a code of an email failed, or that it needs a second factor. */
export type MagicLinkSignInError =
  | KnownError<'SIGN_UP_NOT_ENABLED' | 'USER_EMAIL_ALREADY_EXISTS'>
  | SecondFactorRequired
  | SecondFactorError

const sendEndpoint = {
  ...sendSignInCode,
  errors: [...sendSignInCode.errors, 'SCHEMA_ERROR'],
} as const

/**
 * Sends an email to sign in with: by its link, or by the code of six letters and digits in it. If the address has no
 * account, signing in creates it.
 *
 * Resolves to an error with `REDIRECT_URL_NOT_WHITELISTED` if the project does not trust the page that the email links
 * to, `SIGN_UP_NOT_ENABLED`, `USER_EMAIL_ALREADY_EXISTS` if the address belongs to an account that has not verified it
 * (from some services only), or `SCHEMA_ERROR` for a malformed address.
 *
 * @example
 * const sent = await app.sendMagicLinkEmail(email)
 * if (sent.status === 'ok') await app.signInWithMagicLink(typed + sent.data.nonce)
 */
export async function sendMagicLinkEmail(
  client: Client,
  email: string,
  { callbackUrl }: SendMagicLinkOptions = {},
): Promise<Result<MagicLinkSent, SendMagicLinkError>> {
  const body = {
    email,
    callbackUrl: callbackUrl ?? client.navigator.callbackUrl('magicLinkCallback'),
  }
  return client.http.requestResult(sendEndpoint, { body }, { tokens: 'none' })
}

/**
 * Checks whether a sign-in code can be used, without using it, so that a page can ask before it replaces the current
 * session. Counts as one of the 20 attempts of a code.
 *
 * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, `VERIFICATION_CODE_EXPIRED`,
 * `VERIFICATION_CODE_ALREADY_USED` or `VERIFICATION_CODE_MAX_ATTEMPTS_REACHED`.
 *
 * @example const { status } = await app.checkMagicLinkCode(code)
 */
export async function checkMagicLinkCode(
  client: Client,
  code: string,
): Promise<Result<undefined, VerificationCodeError>> {
  const body = { code: normalizeCode(code) }
  return withoutData(await client.http.requestResult(checkSignInCode, { body }, { tokens: 'none' }))
}

/**
 * Signs in with the code of an email, then goes to the page `afterSignUp` for a new account, else to `afterSignIn`.
 * Instead of creating an account, the service upgrades an anonymous user, who keeps the ID and data.
 *
 * Resolves to an error as `checkMagicLinkCode` does, and with `SIGN_UP_NOT_ENABLED` or `USER_EMAIL_ALREADY_EXISTS` if
 * that has changed since the email was sent. If the account has a second factor, it continues as `signInWithPassword`
 * does.
 *
 * @param code the code of the link; or the typed code, in any letter case and with spaces, followed by the nonce of
 *   `sendMagicLinkEmail`
 * @example
 * const result = await app.signInWithMagicLink(code)
 * if (result.status === 'error') show(result.error.message)
 */
export async function signInWithMagicLink(
  client: Client,
  code: string,
  { noRedirect }: SignInOptions = {},
): Promise<Result<MagicLinkSignIn, MagicLinkSignInError>> {
  requireStorableSession(client)
  const response = await client.http.requestResult(
    signInWithCode,
    // With the session of an anonymous user, the service upgrades that user where it would create one.
    { body: { code: normalizeCode(code) } },
  )
  const result = await continueSignIn(client, response, { noRedirect })
  if (result.status === 'error') return result
  const { isNewUser } = result.data
  await finishSignIn(client, result.data, { noRedirect, isNewUser })
  return { status: 'ok', data: { isNewUser } }
}
