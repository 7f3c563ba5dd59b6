import { type KnownError, PASSWORD_LENGTH } from '@latchkey/core'
import type { Credentials, Problem } from '../ui/form.js'

// No password is as long as this: what is that long was pasted by mistake.
const PASSWORD_BYTES = 4096
// What the service can hash; it refuses more in its own words.
const HASHED_BYTES = 72

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** One mailbox, roughly: what exactly an address may look like is for the service to say. */
const isOneMailbox = (email: string) =>
  /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u.test(email)

/** What is wrong with an address before anybody is asked. */
export function emailProblem(email: string): Problem | null {
  if (email === '') return { field: 'email', label: 'emailMissing' }
  return isOneMailbox(email) ? null : { field: 'email', label: 'emailInvalid' }
}

const tooLong: Problem = { field: 'password', label: 'passwordTooLong', count: PASSWORD_LENGTH.max }

/** What is wrong with a password that somebody has, before anybody is asked. */
export function heldPasswordProblem(password: string): Problem | null {
  if (password === '') return { field: 'password', label: 'passwordMissing' }
  return bytesOf(password) > PASSWORD_BYTES ? { ...tooLong } : null
}

/** What is wrong with a new password before anybody is asked. */
export function newPasswordProblem(password: string): Problem | null {
  const { min, max } = PASSWORD_LENGTH
  if (password.length < min) return { field: 'password', label: 'passwordTooShort', count: min }
  return password.length > max || bytesOf(password) >= HASHED_BYTES ? { ...tooLong } : null
}

/** What the service found wrong with a new password, by limits of its own. */
export const refusedPasswordProblem = (
  error: KnownError<'PASSWORD_TOO_SHORT'> | KnownError<'PASSWORD_TOO_LONG'>,
): Problem =>
  error.code === 'PASSWORD_TOO_SHORT'
    ? limited('passwordTooShort', error.details?.min_length)
    : limited('passwordTooLong', error.details?.maxLength)

const limited = (label: 'passwordTooShort' | 'passwordTooLong', count?: number): Problem =>
  count === undefined
    ? { field: 'password', label: `${label}Unknown` }
    : { field: 'password', label, count }

/** What is wrong with a sign-in before anybody is asked. A password is never trimmed or changed. */
export const signInProblem = ({ email, password }: Credentials): Problem | null =>
  emailProblem(email) ?? heldPasswordProblem(password)

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
