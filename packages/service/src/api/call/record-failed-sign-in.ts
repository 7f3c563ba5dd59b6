import { isLatchkeyError } from '@latchkey/contract'
import type { ErrorCode } from '@latchkey/contract'
import type { AuditDetails } from '../../db/values.js'
import type { Call } from './call.js'
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

/**
 * Does the work of a sign-in, and writes an event if a wrong secret made it fail. It writes one for an unknown account
 * too, so that the time of the response does not reveal which accounts exist.
 *
 * @param findUserId finds the account that the sign-in was for
 */
export async function recordFailedSignIn<Result>(
  { ctx, auth }: Pick<Call, 'ctx' | 'auth'>,
  method: AuditDetails['method'],
  {
    findUserId = async () => undefined,
    work,
  }: { findUserId?: () => Promise<string | undefined>; work: () => Promise<Result> },
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isLatchkeyError(error) && failures.includes(error.code))
      await recordAuditEvent(ctx, auth.project, {
        action: 'sign_in.failed',
        subject: { type: 'user', id: (await findUserId()) ?? null },
        details: { method, errorCode: error.code },
      })
    throw error
  }
}
