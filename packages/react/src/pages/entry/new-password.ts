import { type KnownError, PASSWORD_LENGTH } from '@latchkey/core'
import type { Credentials, Problem } from '../../ui/forms/form.js'
import { emailProblem, typedEmail } from './credentials.js'

/** A password that a user chooses, and the email address of the account where the page has it. */
export interface NewPassword {
  password: string
  email?: string | null
}

/** Whether the password is the email address. The service normalizes both in the same way. */
const isEmail = ({ password, email }: NewPassword): boolean =>
  typeof email === 'string' && email !== '' && foldEmail(password) === foldEmail(email)

const foldEmail = (text: string): string => typedEmail(text.normalize('NFKC')).toLowerCase()

/** A rule for new passwords that the page can check before the form is sent. */
type BrokenRule =
  | 'short'
  | 'long'
  /** The email address of the account. */
  | 'email'

function brokenRuleOf(input: NewPassword): BrokenRule | null {
  const { password } = input
  if (password.length < PASSWORD_LENGTH.min) return 'short'
  if (Array.from(password).length > PASSWORD_LENGTH.max) return 'long'
  return isEmail(input) ? 'email' : null
}

/** Returns the problem of a new password that is found without a request. */
export function newPasswordProblem(input: NewPassword): Problem | null {
  switch (brokenRuleOf(input)) {
    case 'short':
      return limited('passwordTooShort', PASSWORD_LENGTH.min)
    case 'long':
      return limited('passwordTooLong', PASSWORD_LENGTH.max)
    case 'email':
      return { field: 'password', label: 'passwordIsEmail' }
    case null:
      return null
  }
}

/** Returns the problem that the service found with a new password. */
export function refusedPasswordProblem(
  error: KnownError<'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_TOO_WEAK'>,
): Problem {
  switch (error.code) {
    case 'PASSWORD_TOO_SHORT':
      return limited('passwordTooShort', error.details?.minLength)
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

/** Returns the problem of a sign-up that is found without a request. */
export const signUpProblem = (credentials: Credentials): Problem | null =>
  emailProblem(credentials.email) ?? newPasswordProblem(credentials)

/** The rule that a new password breaks, or how good it is by its length and variety. */
export type Strength =
  | { readonly level: 'empty' | 'long' | 'email' | 'guessable' | 'enough' | 'strong' }
  | { readonly level: 'short'; /** The number of missing characters. */ readonly missing: number }

/** The strength before a password is typed. */
export const emptyPassword: Strength = { level: 'empty' }

export function strengthOf(input: NewPassword): Strength {
  const { password } = input
  if (password === '') return emptyPassword
  const rule = brokenRuleOf(input)
  if (rule === 'short') return { level: rule, missing: PASSWORD_LENGTH.min - password.length }
  if (rule !== null) return { level: rule }
  const variety = new Set(password).size
  if (variety < 5) return { level: 'guessable' }
  return { level: password.length >= 14 && variety >= 8 ? 'strong' : 'enough' }
}
