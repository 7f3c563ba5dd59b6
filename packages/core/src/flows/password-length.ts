import { MAX_PASSWORD_LENGTH, RECORDED_MAX_PASSWORD_LENGTH } from '@latchkey/contract/constants'
import { isLatchkeyError, LatchkeyError } from '@latchkey/contract/errors/error'
import type { Result } from '../lib/result.js'

/** The error result for a new password that is too long. */
export interface PasswordTooLong {
  readonly status: 'error'
  readonly error: LatchkeyError<'PASSWORD_TOO_LONG'>
}

/** Returns an error result for a new password that is longer than any service accepts, and undefined for any other. */
export const rejectLongPassword = (password: string): PasswordTooLong | undefined =>
  Array.from(password).length > MAX_PASSWORD_LENGTH
    ? passwordTooLong(MAX_PASSWORD_LENGTH)
    : undefined

/**
 * Sends a new password, unless it is too long. Services of the recorded protocol accept fewer characters and reject more
 * as a malformed request, which tells the user nothing: the result is PASSWORD_TOO_LONG then, too.
 *
 * @example return sendNewPassword(password, () => http.requestResult(setPassword, { body: { password } }))
 */
export async function sendNewPassword<Data, Failure extends LatchkeyError>(
  password: string,
  send: () => Promise<Result<Data, Failure>>,
): Promise<Result<Data, Failure> | PasswordTooLong> {
  const rejected = rejectLongPassword(password)
  if (rejected) return rejected
  const isTooLong = (error: unknown) =>
    password.length > RECORDED_MAX_PASSWORD_LENGTH &&
    isLatchkeyError(error) &&
    error.code === 'SCHEMA_ERROR'
  try {
    const result = await send()
    return result.status === 'error' && isTooLong(result.error)
      ? passwordTooLong(RECORDED_MAX_PASSWORD_LENGTH)
      : result
  } catch (error) {
    if (isTooLong(error)) return passwordTooLong(RECORDED_MAX_PASSWORD_LENGTH)
    throw error
  }
}

function passwordTooLong(maxLength: number): PasswordTooLong {
  const error = new LatchkeyError('PASSWORD_TOO_LONG', {
    status: 400,
    message: `The password is too long. Use at most ${maxLength} characters.`,
    details: { maxLength },
  })
  return { status: 'error', error }
}
