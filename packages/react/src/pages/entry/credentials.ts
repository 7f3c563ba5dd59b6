import { PASSWORD_LENGTH } from '@latchkey/core'
import type { Credentials, Problem } from '../../ui/forms/form.js'

// No password is as long as this: what is that long was pasted by mistake.
const PASSWORD_BYTES = 4096

export const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** One mailbox, roughly: what exactly an address may look like is for the service to say. */
const isOneMailbox = (email: string) =>
  /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u.test(email)

/** Returns an address as the user typed it, without the spaces and invisible characters that a copied text has. */
export const typedEmail = (text: string): string => text.replace(/\p{Cf}/gu, '').trim()

/** What is wrong with an address before anybody is asked. */
export function emailProblem(email: string): Problem | null {
  if (email === '') return { field: 'email', label: 'emailMissing' }
  return isOneMailbox(email) ? null : { field: 'email', label: 'emailInvalid' }
}

/** What is wrong with a password that somebody has, before anybody is asked. */
export function heldPasswordProblem(password: string): Problem | null {
  if (password === '') return { field: 'password', label: 'passwordMissing' }
  return bytesOf(password) > PASSWORD_BYTES
    ? { field: 'password', label: 'passwordTooLong', count: PASSWORD_LENGTH.max }
    : null
}

/** What is wrong with a sign-in before anybody is asked. A password is never trimmed or changed. */
export const signInProblem = ({ email, password }: Credentials): Problem | null =>
  emailProblem(email) ?? heldPasswordProblem(password)
