import { type KnownError, PASSWORD_LENGTH } from '@latchkey/core'
import type { Credentials, Problem } from '../../ui/forms/form.js'
import { bytesOf, emailProblem, typedEmail } from './credentials.js'

// What the service can hash; it refuses more in its own words.
const HASHED_BYTES = 72

/** A password that a user chooses, and the email address of the account where the page has it. */
export interface NewPassword {
  password: string
  email?: string | null
}

/** Whether the password is the email address, which the service rejects in this form, too. */
const isEmail = ({ password, email }: NewPassword): boolean =>
  typeof email === 'string' && email !== '' && foldEmail(password) === foldEmail(email)

const foldEmail = (text: string): string => typedEmail(text.normalize('NFKC')).toLowerCase()

/** Returns the rule that a new password breaks, as far as the page can check it before the form is sent. */
export function newPasswordProblem(chosen: NewPassword): Problem | null {
  const { password } = chosen
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min) return limited('passwordTooShort', min)
  if (password.length > max) return limited('passwordTooLong', max)
  // Some characters take several bytes, so there is no number of characters to name.
  if (bytesOf(password) >= HASHED_BYTES) return limited('passwordTooLong')
  return isEmail(chosen) ? { field: 'password', label: 'passwordIsEmail' } : null
}

/** What the service found wrong with a new password, by rules of its own. */
export function refusedPasswordProblem(
  error: KnownError<'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_WEAK'>,
): Problem {
  switch (error.code) {
    case 'PASSWORD_TOO_SHORT':
      return limited('passwordTooShort', error.details?.min_length)
    case 'PASSWORD_TOO_LONG':
      return limited('passwordTooLong', error.details?.maxLength)
    default:
      return { field: 'password', label: 'passwordTooWeak' }
  }
}

const limited = (label: 'passwordTooShort' | 'passwordTooLong', count?: number): Problem =>
  count === undefined
    ? { field: 'password', label: `${label}Unknown` }
    : { field: 'password', label, count }

/** What is wrong with a sign-up before anybody is asked. */
export const signUpProblem = (credentials: Credentials): Problem | null =>
  emailProblem(credentials.email) ?? newPasswordProblem(credentials)

/** The rule that a new password breaks, or how good it is by its length and variety. */
export type Strength =
  | 'empty'
  | 'short'
  | 'long'
  /** Too long in bytes, though not in characters. */
  | 'too-many-bytes'
  /** The email address of the account. */
  | 'email'
  | 'guessable'
  | 'enough'
  | 'strong'

export function strengthOf(chosen: NewPassword): Strength {
  const { password } = chosen
  if (password === '') return 'empty'
  const problem = newPasswordProblem(chosen)
  switch (problem?.label) {
    case 'passwordTooShort':
      return 'short'
    case 'passwordTooLong':
      return 'long'
    case 'passwordTooLongUnknown':
      return 'too-many-bytes'
    case 'passwordIsEmail':
      return 'email'
  }
  const variety = new Set(password).size
  if (variety < 5) return 'guessable'
  return password.length >= 14 && variety >= 8 ? 'strong' : 'enough'
}
