import type { KnownError } from '@latchkey/contract/errors/error'
import { signInWithPassword as signInEndpoint } from '@latchkey/contract/routes/sign-in/password-sign-in'
import type { Client } from '../client/client.js'
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

export async function signInWithPassword(
  client: Client,
  { email, password, noRedirect }: Credential,
): Promise<Result<undefined, PasswordSignInError>> {
  requireStorableSession(client)
  const response = await client.http.requestResult(
    signInEndpoint,
    { body: { email, password } },
    { tokens: 'none', expect: [...signInEndpoint.errors, 'SCHEMA_ERROR'] },
  )
  const result = await continueSignIn(client, response, { noRedirect })
  if (result.status === 'error') return result
  return finishSignIn(client, result.data, { noRedirect })
}
