import { isLatchkeyError } from '@latchkey/contract'
import type { ErrorCode } from '@latchkey/contract'
import type { AuditDetails } from '../../db/values.js'
import type { Call } from './call.js'
import { limitSignIn } from './request-limits.js'
import { recordAuditEvent } from '../../domain/audit/record-audit-event.js'

/** Error codes of a sign-in with a wrong secret. */
const failures: readonly ErrorCode[] = [
  'EMAIL_PASSWORD_MISMATCH',
  'INVALID_TOTP_CODE',
  'PASSKEY_AUTHENTICATION_FAILED',
  'VERIFICATION_CODE_NOT_FOUND',
  'VERIFICATION_CODE_EXPIRED',
  'VERIFICATION_CODE_ALREADY_USED',
  'VERIFICATION_CODE_MAX_ATTEMPTS_REACHED',
]

interface SignInAttempt<Result> {
  method: AuditDetails['method']
  /**
   * Identifies the account whose failed checks are limited: an email address, or the ID of a user. Leave it out for a
   * secret that is too long to be guessed.
   */
  account?: string
  /** Finds the user that the sign-in was for. */
  findUserId?: () => Promise<string | undefined>
  check: () => Promise<Result>
}

/**
 * Checks the secret of a sign-in, and writes an event if it is wrong. It writes one for an unknown account too, so that
 * the time of the response does not reveal which accounts exist.
 *
 * @example await signInAttempt(call, { method: 'otp', check: () => checkCode(ctx, project, code) })
 */
export async function signInAttempt<Result>(
  call: Pick<Call, 'ctx' | 'auth' | 'client'>,
  { method, account, findUserId, check }: SignInAttempt<Result>,
): Promise<Result> {
  const { ctx, auth } = call
  try {
    return await (account === undefined ? check() : limitSignIn(call, account, check))
  } catch (error) {
    if (isLatchkeyError(error) && failures.includes(error.code))
      await recordAuditEvent(ctx, auth.project, {
        action: 'sign_in.failed',
        subject: { type: 'user', id: (await findUserId?.()) ?? null },
        details: { method, errorCode: error.code },
      })
    throw error
  }
}
