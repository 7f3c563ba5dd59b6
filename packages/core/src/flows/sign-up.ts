import type { KnownError } from '@latchkey/contract/errors/error'
import { signUpAnonymously } from '@latchkey/contract/routes/sign-in/anonymous'
import { signUpWithPassword as signUpEndpoint } from '@latchkey/contract/routes/sign-in/password-sign-up'
import type { Client } from '../client/client.js'
import type { Result } from '../lib/result.js'
import { finishSignIn, requireStorableSession } from './finish-sign-in.js'
import { sendNewPassword } from './password-length.js'
import type { Credential } from './password.js'

/** An email address and a password for a new account. Both are sent as they are typed. */
export interface SignUpCredential extends Credential {
  /** Full URL of the page that the verification email links to. Default: the page `emailVerification`. */
  callbackUrl?: string | undefined
}

/** Why no account was created. */
export type SignUpError = KnownError<
  | 'USER_EMAIL_ALREADY_EXISTS'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_WEAK'
  | 'SIGN_UP_NOT_ENABLED'
  | 'SIGN_UP_REFUSED'
  | 'SIGN_IN_REFUSED'
  | 'SSO_REQUIRED'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
  | 'SCHEMA_ERROR'
>

export async function signUpWithPassword(
  client: Client,
  { email, password, noRedirect, callbackUrl }: SignUpCredential,
): Promise<Result<undefined, SignUpError>> {
  const verificationCallbackUrl = callbackUrl ?? client.navigator.callbackUrl('emailVerification')
  requireStorableSession(client)
  const result = await sendNewPassword(password, () =>
    client.http.requestResult(
      signUpEndpoint,
      // With the session of an anonymous user, the service upgrades that user.
      { body: { email, password, verificationCallbackUrl } },
      { expect: [...signUpEndpoint.errors, 'SCHEMA_ERROR'] },
    ),
  )
  if (result.status === 'error') return result
  return finishSignIn(client, result.data, { noRedirect, isNewUser: true })
}

/** The sign-in in progress of each client. */
const signInsInProgress = new WeakMap<Client, Promise<void>>()

/** @param generation that of the session at the call: a user who signs in meanwhile stays signed in */
export function signInAnonymously(client: Client, generation: number): Promise<void> {
  const inProgress =
    signInsInProgress.get(client) ??
    createAccount(client, generation).finally(() => signInsInProgress.delete(client))
  signInsInProgress.set(client, inProgress)
  return inProgress
}

async function createAccount(client: Client, generation: number): Promise<void> {
  requireStorableSession(client)
  const session = client.session()
  if (session.state.generation !== generation) return
  const tokens = await client.http.request(signUpAnonymously, {}, { tokens: 'none' })
  if (session.state.generation === generation)
    await finishSignIn(client, tokens, { noRedirect: true })
}
