import {
  checkContactChannelCode,
  readEmailVerification as readEndpoint,
  rejectEmailVerification as rejectEndpoint,
  verifyContactChannel,
} from '@latchkey/contract/routes/email-verification'
import type { Client } from '../../client/client.js'
import { ok, type Result, withoutData } from '../../lib/result.js'
import { normalizeCode, type VerificationCodeError } from './verification-code.js'

/** The account that a code verifies an address for. */
export interface EmailVerificationDetails {
  /** The address that the code verifies. */
  readonly email: string
  /** Whether the session of this app belongs to the account. */
  readonly isOwnAccount: boolean
  /** Whether the account was created with the address; false for an address that was added to it. */
  readonly isSignUpAddress: boolean
  /** When the account was created. */
  readonly signedUpAt: Date
  /** Browser of the sign-up, such as `Chrome`, or another program such as `curl`; null if it is unknown. */
  readonly browser: string | null
  /** Such as `macOS`; null if it is unknown. */
  readonly operatingSystem: string | null
  /** Two letters, such as `FR`; null if it is unknown. */
  readonly countryCode: string | null
  /** The name of the city; null if it is unknown. */
  readonly cityName: string | null
}

/**
 * Verifies an email address with the code of an email, with or without a session. Without a session of the account, ask
 * first whether the visitor created it: `readEmailVerification` says when and where that happened.
 *
 * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, `VERIFICATION_CODE_EXPIRED`,
 * `VERIFICATION_CODE_ALREADY_USED` or `VERIFICATION_CODE_MAX_ATTEMPTS_REACHED`.
 *
 * @example
 * const result = await app.verifyEmail(code)
 * if (result.status === 'error') show(result.error.message)
 */
export async function verifyEmail(
  client: Client,
  code: string,
): Promise<Result<undefined, VerificationCodeError>> {
  const result = await client.http.requestResult(
    verifyContactChannel,
    { body: { code: normalizeCode(code) } },
    client.hasTokenStore ? {} : { tokens: 'none' },
  )
  if (result.status === 'error') return result
  await client.invalidate('listContactChannels', 'user')
  return ok
}

/**
 * Checks whether the code of `verifyEmail` can be used, without using it. Resolves to the same errors.
 *
 * @example const { status } = await app.checkEmailVerificationCode(code)
 */
export async function checkEmailVerificationCode(
  client: Client,
  code: string,
): Promise<Result<undefined, VerificationCodeError>> {
  const body = { code: normalizeCode(code) }
  return withoutData(
    await client.http.requestResult(checkContactChannelCode, { body }, { tokens: 'none' }),
  )
}

/**
 * Resolves to the account that a code verifies an address for, without using the code. A page shows it to a visitor
 * without a session of the account, and asks whether the visitor created it: another person may have signed up with the
 * address.
 *
 * Resolves to the same errors as `verifyEmail`. Rejects with `FEATURE_NOT_SUPPORTED` on a service without this call.
 *
 * @example
 * const result = await app.readEmailVerification(code)
 * if (result.status === 'ok' && !result.data.isOwnAccount) ask(result.data)
 */
export const readEmailVerification = (
  client: Client,
  code: string,
): Promise<Result<EmailVerificationDetails, VerificationCodeError>> =>
  client.http.requestResult(
    readEndpoint,
    { body: { code: normalizeCode(code) } },
    client.hasTokenStore ? {} : { tokens: 'none' },
  )

/**
 * Takes the address of a code from an account that the visitor did not create. If the account was created with the
 * address and has no other verified one, its sessions, passwords and other credentials end too. The address is free
 * for another account.
 *
 * Resolves to the same errors as `verifyEmail`. Rejects with `FEATURE_NOT_SUPPORTED` on a service without this call.
 *
 * @example await app.rejectEmailVerification(code)
 */
export async function rejectEmailVerification(
  client: Client,
  code: string,
): Promise<Result<undefined, VerificationCodeError>> {
  const result = await client.http.requestResult(
    rejectEndpoint,
    { body: { code: normalizeCode(code) } },
    client.hasTokenStore ? {} : { tokens: 'none' },
  )
  if (result.status === 'error') return result
  await client.invalidate('listContactChannels', 'user')
  return ok
}
