import type { KnownError } from '@latchkey/core'
import { useState } from 'react'
import { useApp } from '../../lib/use-app.js'
import type { Credentials, Problem } from '../../ui/forms/form.js'
import { refusedPasswordProblem } from '../entry/new-password.js'
import { nullIfMalformed } from '../entry/null-if-malformed.js'
import type { SignInAttempt } from '../sign-in-methods/use-sign-in-attempt.js'

type Refusal = KnownError<
  | 'USER_EMAIL_ALREADY_EXISTS'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_WEAK'
  | 'SIGN_UP_NOT_ENABLED'
  | 'PASSWORD_AUTHENTICATION_NOT_ENABLED'
>

/** Returns the problem of a field; null if the error is about the project. */
function problemOf(error: Refusal): Problem | null {
  switch (error.code) {
    case 'USER_EMAIL_ALREADY_EXISTS':
      return { field: 'email', label: 'emailExists' }
    case 'PASSWORD_TOO_SHORT':
    case 'PASSWORD_TOO_LONG':
    case 'PASSWORD_TOO_WEAK':
      return refusedPasswordProblem(error)
    default:
      return null
  }
}

/**
 * Creates an account with a password.
 *
 * @param onProblem receives the field with a problem
 */
export function usePasswordSignUp(
  { run, handleResult }: SignInAttempt,
  onProblem: (problem: Problem | null) => void,
) {
  const app = useApp()
  /** The address of the new account, which receives a verification email. */
  const [newAddress, setNewAddress] = useState<string | null>(null)
  const signUp = async ({ email, password }: Credentials) => {
    const result = await nullIfMalformed(
      app.signUpWithPassword({ email, password, noRedirect: true }),
    )
    // The password was validated before, so the email address is malformed.
    if (result === null) return onProblem({ field: 'email', label: 'emailInvalid' })
    const isOk = result.status === 'ok'
    if (isOk) setNewAddress(email)
    const error = await handleResult(
      'password',
      isOk ? { status: 'ok', data: { isNewUser: true } } : result,
      email,
    )
    if (!error) return
    const problem = problemOf(error)
    onProblem(problem)
    if (!problem) await app.project.refresh()
  }
  return {
    newAddress,
    signUp: (credentials: Credentials) => run('form', () => signUp(credentials)),
  }
}
