import { MAX_PASSWORD_LENGTH as maxLength } from '@latchkey/contract/constants'
import { LatchkeyError } from '../errors/latchkey-error.js'

/** The error result for a new password that is too long to be sent. */
export interface PasswordTooLong {
  readonly status: 'error'
  readonly error: LatchkeyError<'PASSWORD_TOO_LONG'>
}

/**
 * Returns an error result for a new password that is longer than the protocol allows, and undefined for any other. It
 * is not sent, because the service rejects it as a malformed request, which tells the user nothing.
 *
 * @example return rejectLongPassword(password) ?? http.requestResult(setPassword, { body: { password } })
 */
export function rejectLongPassword(password: string): PasswordTooLong | undefined {
  if (password.length <= maxLength) return undefined
  const error = new LatchkeyError('PASSWORD_TOO_LONG', {
    status: 400,
    message: `The password is too long. Use at most ${maxLength} characters.`,
    details: { maxLength },
  })
  return { status: 'error', error }
}
