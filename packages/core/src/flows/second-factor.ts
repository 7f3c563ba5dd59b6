import { MFA_ATTEMPT_MILLIS } from '@latchkey/contract/constants'
import { type KnownError, UsageError } from '@latchkey/contract/errors/error'
import { signInWithSecondFactor } from '@latchkey/contract/routes/sign-in/mfa'
import type { Client } from '../client/client.js'
import type { SecondFactorAttempt } from '../client/options.js'
import type { ResponseOf } from '../http/http-client.js'
import type { Result } from '../lib/result.js'
import { finishSignIn, requireStorableSession, type SignInOptions } from './finish-sign-in.js'
import type { VerificationCodeError } from './email/verification-code.js'

/** Every reason for which a second factor is rejected. */
export type SecondFactorError =
  | VerificationCodeError
  | KnownError<
      | 'INVALID_TOTP_CODE'
      | 'USER_BANNED'
      | 'ACCOUNT_DELETION_PENDING'
      | 'SIGN_IN_REFUSED'
      | 'SSO_REQUIRED'
    >

/** A sign-in that needs a second factor: pass `details.attemptCode` to `signInWithMfa`. */
export type SecondFactorRequired = KnownError<'MULTI_FACTOR_AUTHENTICATION_REQUIRED'>

/** The response to a sign-in that a second factor has completed. */
export type SecondFactorResponse = ResponseOf<typeof signInWithSecondFactor>

const storageName = ({ settings }: Client) => `latchkey-mfa-${settings.projectId}`

const removeAttempt = (client: Client) => client.platform.storage?.remove(storageName(client))

/** Sends the digits. The waiting sign-in stays stored only if the user can try again. */
async function sendSecondFactor(
  client: Client,
  digits: string,
  attemptCode: string,
): Promise<Result<SecondFactorResponse, SecondFactorError>> {
  requireStorableSession(client)
  const totp = digits.normalize('NFKC').replace(/\s/g, '')
  if (!totp)
    throw new UsageError(
      'INVALID_ARGUMENT',
      'The code is empty. Pass the six digits of the authenticator app.',
    )
  const result = await client.http.requestResult(
    signInWithSecondFactor,
    { body: { type: 'totp', totp, code: attemptCode } },
    { tokens: 'none' },
  )
  if (result.status === 'ok' || result.error.code !== 'INVALID_TOTP_CODE') removeAttempt(client)
  return result
}

/**
 * Continues a sign-in that needs a second factor: asks for the digits with `onMultiFactorRequired`, else goes to the page
 * `mfa`. Only the storage of this tab keeps the sign-in meanwhile.
 *
 * @returns the response to the completed sign-in; the error itself if the caller or the page asks for the digits
 */
export async function requestSecondFactor(
  client: Client,
  error: SecondFactorRequired,
  { noRedirect = false }: SignInOptions = {},
): Promise<Result<SecondFactorResponse, SecondFactorRequired | SecondFactorError>> {
  const { options, platform, navigator } = client
  const { attemptCode } = { ...error.details }
  const unfinished = { status: 'error', error } as const
  if (!attemptCode) return unfinished
  if (options.onMultiFactorRequired) {
    const digits = await options.onMultiFactorRequired({ attemptCode })
    return sendSecondFactor(client, digits, attemptCode)
  }
  const isStored = platform.storage?.set(
    storageName(client),
    `${platform.clock.wall()} ${attemptCode}`,
  )
  if (isStored && !noRedirect) await navigator.redirectTo('mfa')
  return unfinished
}

export async function getSecondFactorAttempt(client: Client): Promise<SecondFactorAttempt | null> {
  const { storage, clock } = client.platform
  const [startedAtMillis, attemptCode] = storage?.get(storageName(client))?.split(' ') ?? []
  const age = clock.wall() - Number(startedAtMillis)
  if (attemptCode && age >= 0 && age < MFA_ATTEMPT_MILLIS) return { attemptCode }
  removeAttempt(client)
  return null
}

export async function signInWithMfa(
  client: Client,
  digits: string,
  attemptCode: string,
  { noRedirect }: SignInOptions = {},
): Promise<Result<undefined, SecondFactorError>> {
  const result = await sendSecondFactor(client, digits, attemptCode)
  if (result.status === 'error') return result
  return finishSignIn(client, result.data, { noRedirect, isNewUser: result.data.isNewUser })
}
