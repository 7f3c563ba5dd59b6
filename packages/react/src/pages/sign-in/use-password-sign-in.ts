import { pageUrl } from '@latchkey/core/internal'
import { useApp } from '../../lib/use-app.js'
import type { Credentials } from '../../ui/forms/form.js'
import { nullIfMalformed } from '../entry/null-if-malformed.js'
import type { SignInAttempt } from '../sign-in-methods/use-sign-in-attempt.js'

/**
 * Signs in with a password.
 *
 * @param onWrong called if the email address or the password is wrong
 */
export function usePasswordSignIn(
  { run, handleResult, showRefusal }: SignInAttempt,
  onWrong: () => void,
): (credentials: Credentials) => void {
  const app = useApp()
  const signIn = async ({ email, password }: Credentials) => {
    const result = await nullIfMalformed(
      app.signInWithPassword({ email, password, noRedirect: true }),
    )
    // No account can have a password like that.
    if (result === null) return onWrong()
    const error = await handleResult('password', result, email)
    if (!error) return
    switch (error.code) {
      case 'EMAIL_PASSWORD_MISMATCH':
        return onWrong()
      case 'PASSWORD_CHANGE_REQUIRED': {
        const page = app.urls.passwordReset
        const separator = page.includes('?') ? '&' : '?'
        const passwordReset = `${page}${separator}code=${error.details.resetCode}`
        return app.redirectTo(pageUrl(app, 'passwordReset', { urls: { passwordReset } }))
      }
      case 'GENERATED_PASSWORD_EXPIRED':
        return showRefusal('passwordExpired')
      case 'PASSWORD_AUTHENTICATION_NOT_ENABLED':
        return void (await app.project.refresh())
      default:
        // The second factor prompt of the app did not complete the sign-in.
        throw error
    }
  }
  return (credentials) => run('form', () => signIn(credentials))
}
