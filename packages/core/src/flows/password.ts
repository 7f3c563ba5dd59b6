import { signInWithPassword as signInEndpoint } from '@latchkey/contract/routes/sign-in/password-sign-in'
import type { Client } from '../client/client.js'
import type { KnownError } from '../errors/latchkey-error.js'
import type { Result } from '../lib/result.js'
import { continueSignIn } from './continue-sign-in.js'
import { finishSignIn, requireStorableSession, type SignInOptions } from './finish-sign-in.js'
import type { SecondFactorError, SecondFactorRequired } from './second-factor.js'

/** An email address and a password. Both are sent as they are typed, not trimmed and not changed. */
export interface Credential extends SignInOptions {
  /** The email address of the account. */
  email: string
  /** The password of the account. */
  password: string
}

/** Why a sign-in with a password failed, or that it needs a second factor. */
export type PasswordSignInError =
  | KnownError<
      | 'EMAIL_PASSWORD_MISMATCH'
      | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
      | 'PASSWORD_CHANGE_REQUIRED'
      | 'GENERATED_PASSWORD_EXPIRED'
      | 'SCHEMA_ERROR'
    >
  | SecondFactorRequired
  | SecondFactorError

const endpoint = {
  ...signInEndpoint,
  errors: [...signInEndpoint.errors, 'SCHEMA_ERROR'],
} as const

/**
 * Signs in with an email address and a password, then goes to the page `afterSignIn`.
 *
 * Resolves to an error with `EMAIL_PASSWORD_MISMATCH` (it does not reveal which of the two is wrong),
 * `PASSWORD_AUTHENTICATION_NOT_ENABLED`, `SCHEMA_ERROR` for a malformed address, `USER_BANNED`,
 * `ACCOUNT_DELETION_PENDING`, or, for a generated password, `PASSWORD_CHANGE_REQUIRED` (`resetPassword` accepts
 * `details.reset_code`) and `GENERATED_PASSWORD_EXPIRED`. If the account has a second factor,
 * `onMultiFactorRequired` or the page `mfa` asks for it, and the errors of `signInWithMfa` are possible too. With
 * `noRedirect` and without `onMultiFactorRequired`, the error is `MULTI_FACTOR_AUTHENTICATION_REQUIRED`: go to that page,
 * or ask for the code and call `signInWithMfa`.
 *
 * @example
 * const result = await app.signInWithPassword({ email, password })
 * if (result.status === 'error') show(result.error.message)
 */
export async function signInWithPassword(
  client: Client,
  { email, password, noRedirect }: Credential,
): Promise<Result<undefined, PasswordSignInError>> {
  requireStorableSession(client)
  const response = await client.http.requestResult(
    endpoint,
    { body: { email, password } },
    { tokens: 'none' },
  )
  const result = await continueSignIn(client, response, { noRedirect })
  if (result.status === 'error') return result
  return finishSignIn(client, result.data, { noRedirect })
}
