import type { KnownError } from '@latchkey/contract/errors/error'
import {
  checkSignInCode,
  sendSignInCode,
  signInWithCode,
} from '@latchkey/contract/routes/sign-in/otp'
import type { Client } from '../../client/client.js'
import type { Result } from '../../lib/result.js'
import { continueSignIn } from '../continue-sign-in.js'
import { finishSignIn, requireStorableSession, type SignInOptions } from '../finish-sign-in.js'
import type { SecondFactorError, SecondFactorRequired } from '../second-factor.js'
import { checkCode, normalizeCode } from './verification-code.js'

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
  | 'EMAIL_NOT_SENT'
  | 'SCHEMA_ERROR'
>

/** A completed sign-in with a code of an email. */
export interface MagicLinkSignIn {
  /** Whether the sign-in has created the account. */
  readonly isNewUser: boolean
}

/** Why a sign-in with a code of an email failed, or that it needs a second factor. */
export type MagicLinkSignInError =
  | KnownError<'SIGN_UP_NOT_ENABLED' | 'SIGN_UP_REFUSED' | 'USER_EMAIL_ALREADY_EXISTS'>
  | SecondFactorRequired
  | SecondFactorError

export async function sendMagicLinkEmail(
  client: Client,
  email: string,
  { callbackUrl }: SendMagicLinkOptions = {},
): Promise<Result<MagicLinkSent, SendMagicLinkError>> {
  const body = {
    email,
    callbackUrl: callbackUrl ?? client.navigator.callbackUrl('magicLinkCallback'),
  }
  return client.http.requestResult(
    sendSignInCode,
    { body },
    { tokens: 'none', expect: [...sendSignInCode.errors, 'SCHEMA_ERROR'] },
  )
}

export const checkMagicLinkCode = (client: Client, code: string) =>
  checkCode(client, checkSignInCode, code)

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
