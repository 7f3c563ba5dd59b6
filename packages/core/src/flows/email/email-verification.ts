import {
  checkContactChannelCode,
  verifyContactChannel,
} from '@latchkey/contract/routes/email-verification'
import type { Client } from '../../client/client.js'
import { ok, type Result, withoutData } from '../../lib/result.js'
import { normalizeCode, type VerificationCodeError } from './verification-code.js'

/**
 * Verifies an email address with the code of an email, with or without a session. With a session of the account, the
 * address also counts as proven: signing in by email then keeps the password, and the user can add passkeys and an
 * authenticator app.
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
