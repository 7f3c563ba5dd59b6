import { type KnownError, PASSWORD_LENGTH } from '@latchkey/core'
import type { Credentials, Problem } from '../../ui/forms/form.js'
import { bytesOf, emailProblem } from './credentials.js'

// What the service can hash; it refuses more in its own words.
const HASHED_BYTES = 72

/** What is wrong with a new password before anybody is asked. */
export function newPasswordProblem(password: string): Problem | null {
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min) return limited('passwordTooShort', min)
  if (password.length > max) return limited('passwordTooLong', max)
  // Some characters take several bytes: how many may be kept, nobody could count.
  return bytesOf(password) < HASHED_BYTES ? null : limited('passwordTooLong')
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
export const signUpProblem = ({ email, password }: Credentials): Problem | null =>
  emailProblem(email) ?? newPasswordProblem(password)

/** How good a new password is, as far as its length and variety tell. */
export type Strength = 'empty' | 'short' | 'guessable' | 'enough' | 'strong' | 'long'

export function strengthOf(password: string): Strength {
  if (password === '') return 'empty'
  const problem = newPasswordProblem(password)
  if (problem) return problem.label === 'passwordTooShort' ? 'short' : 'long'
  const variety = new Set(password).size
  if (variety < 5) return 'guessable'
  return password.length >= 14 && variety >= 8 ? 'strong' : 'enough'
}
