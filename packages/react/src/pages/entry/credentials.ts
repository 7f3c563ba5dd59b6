import { PASSWORD_LENGTH } from '@latchkey/core'
import type { Credentials, Problem } from '../../ui/forms/form.js'

// A longer text was pasted by mistake.
const PASSWORD_BYTES = 4096

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Roughly one email address. The service decides which addresses are valid. */
const isOneMailbox = (email: string) =>
  /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u.test(email)

/** Returns an address as the user typed it, without the spaces and invisible characters that a copied text has. */
export const typedEmail = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()

/** Returns the problem of an address that is found without a request. */
export function emailProblem(email: string): Problem | null {
  if (email === '') return { field: 'email', label: 'emailMissing' }
  return isOneMailbox(email) ? null : { field: 'email', label: 'emailInvalid' }
}

/** Returns the problem of an existing password that is found without a request. */
export function currentPasswordProblem(password: string): Problem | null {
  if (password === '') return { field: 'password', label: 'passwordMissing' }
  return bytesOf(password) > PASSWORD_BYTES
    ? { field: 'password', label: 'passwordTooLong', count: PASSWORD_LENGTH.max }
    : null
}

/**
 * Returns the problem of a sign-in that is found without a request. A password is never trimmed or
 * changed.
 */
export const signInProblem = ({ email, password }: Credentials): Problem | null =>
  emailProblem(email) ?? currentPasswordProblem(password)
