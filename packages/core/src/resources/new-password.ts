import { MAX_PASSWORD_LENGTH as maxLength } from '@latchkey/contract/constants'
import { LatchkeyError } from '@latchkey/contract/errors/error'

/**
 * Why a new password is not sent: longer ones are a badly made call to every service, which is no
 * answer for the person who chose it.
 *
 * @returns nothing where the service is to judge
 * @see protocol, section 15.1; security rules, 2.1 (IN01)
 */
export function tooLong(password: string) {
  if (password.length <= maxLength) return
  const error = new LatchkeyError('PASSWORD_TOO_LONG', {
    status: 400,
    message: `The password is too long. Use at most ${maxLength} characters.`,
    details: { maxLength },
  })
  return { status: 'error', error } as const
}
