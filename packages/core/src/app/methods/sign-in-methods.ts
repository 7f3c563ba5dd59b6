import type { CliLoginOptions } from '../../flows/cli-login/cli-login.js'
import type { SignInOptions } from '../../flows/finish-sign-in.js'
import type { SignInWithOAuthOptions } from '../../flows/oauth/oauth.js'
import type { PasskeySignInOptions } from '../../flows/passkey/passkey-sign-in.js'
import { type Credential, signInWithPassword } from '../../flows/password.js'
import type { SignUpCredential } from '../../flows/sign-up.js'
import { EmailMethods } from './email-methods.js'
import { lazyParts } from '../lazy-parts.js'

/** The methods of an app that sign a user in, except those with an email. */
export abstract class SignInMethods extends EmailMethods {
  /**
   * Signs in with an email address and a password, then goes to the page `afterSignIn`.
   *
   * Resolves to an error with `EMAIL_PASSWORD_MISMATCH` (which of the two is wrong is not revealed),
   * `PASSWORD_AUTHENTICATION_NOT_ENABLED`, `SCHEMA_ERROR` for a malformed address, `USER_BANNED`,
   * `ACCOUNT_DELETION_PENDING` (see `restoreAccount`), or, for a generated password, `PASSWORD_CHANGE_REQUIRED`
   * (`resetPassword` accepts `details.reset_code`) and `GENERATED_PASSWORD_EXPIRED`. If a second factor is needed,
   * `onMultiFactorRequired` or the page `mfa` asks for it, and the result can be an error of `signInWithMfa`. With
   * `noRedirect` and without `onMultiFactorRequired`, the error is `MULTI_FACTOR_AUTHENTICATION_REQUIRED`.
   *
   * Rejects with `COOKIES_BLOCKED`, before anything is sent, if the browser stores no cookies of the page.
   *
   * @example
   * const result = await app.signInWithPassword({ email, password })
   * if (result.status === 'error') show(result.error.message)
   */
  signInWithPassword(credential: Credential) {
    return signInWithPassword(this.client, credential)
  }

  /** The same as `signInWithPassword`, under the name of other kits. */
  signInWithCredential(credential: Credential) {
    return this.signInWithPassword(credential)
  }

  /**
   * Creates an account with an email address and a password, signs in, then goes to the page `afterSignUp`. Sends an
   * email to verify the address.
   *
   * Resolves to an error with `USER_EMAIL_ALREADY_EXISTS`, `PASSWORD_TOO_SHORT` (details: `min_length`),
   * `PASSWORD_TOO_LONG` (details: `maxLength`), `PASSWORD_TOO_WEAK` (a common password), `SIGN_UP_NOT_ENABLED`,
   * `PASSWORD_AUTHENTICATION_NOT_ENABLED`, or `SCHEMA_ERROR` for a malformed address.
   */
  async signUpWithPassword(credential: SignUpCredential) {
    return (await this.client.load(lazyParts.signUp)).signUpWithPassword(this.client, credential)
  }

  /** The same as `signUpWithPassword`, under the name of other kits. */
  signUpWithCredential(credential: SignUpCredential) {
    return this.signUpWithPassword(credential)
  }

  /**
   * Goes to an OAuth provider, where the user signs in. The provider leads back to the page `oauthCallback`, which calls
   * `callOAuthCallback`. Never resolves, because the page is left.
   *
   * Rejects with `INVALID_CONFIGURATION` if this page cannot be left for a provider, such as one in a frame or without
   * https, with `COOKIES_BLOCKED`, and with an `AbortError` when the user comes back with the browser's back button.
   *
   * @param provider the provider's ID, such as `github`; `app.getProject()` lists the enabled ones
   * @throws TypeError `INVALID_ARGUMENT` for a text that is no ID of a provider
   * @example await app.signInWithOAuth('github', { returnTo: '/projects' })
   * @see RFC 6749, section 4.1; RFC 7636
   */
  async signInWithOAuth(provider: string, options?: SignInWithOAuthOptions): Promise<never> {
    return (await this.client.load(lazyParts.oauth)).signInWithOAuth(this.client, provider, options)
  }

  /**
   * Completes a sign-in with OAuth on the page `oauthCallback`, then goes to where the user wanted to go, else to
   * `afterSignUp` for a new account, else to `afterSignIn`.
   *
   * Resolves to whether the address held the response to a sign-in that this tab began; a second call resolves to false.
   * Without one, it leaves the address as it is and logs a warning.
   *
   * Rejects, with a message that can be shown, when the sign-in failed and has to begin again: with
   * `OAUTH_CALLBACK_FAILED`, whose `cause` has the reason, or with the code of the service, such as
   * `INVALID_AUTHORIZATION_CODE`, `OUTER_OAUTH_TIMEOUT` or `USER_BANNED`.
   *
   * @example app.callOAuthCallback().catch((error) => show(error.message))
   */
  async callOAuthCallback(): Promise<boolean> {
    const loading = this.client.load(lazyParts.oauth)
    // Until it is loaded, nothing else may go to the sign-in page: that would abort the sign-in.
    const doesNotLeave = () => false
    this.client.navigator.addPendingNavigation({
      leavesPage: loading.then(doesNotLeave, doesNotLeave),
    })
    const { callOAuthCallback } = await loading
    return callOAuthCallback(this.client)
  }

  /**
   * Signs in with a passkey that the user chooses, then goes to the page `afterSignIn`.
   *
   * Resolves to an error with `PASSKEY_AUTHENTICATION_FAILED` when the service does not know the passkey or does not
   * trust this page; `PASSKEY_AUTHENTICATION_NOT_ENABLED`; or `PASSKEY_WEBAUTHN_ERROR` when the browser gave no passkey:
   * `details.code` tells why and is `ERROR_CEREMONY_ABORTED` when the user canceled. One ceremony runs at a time; the
   * next one aborts it. For a second factor, it resolves as `signInWithPassword` does.
   *
   * @example
   * const result = await app.signInWithPasskey()
   * if (result.status === 'error') show(result.error.message)
   * @see Web Authentication, Level 3, section 5.1.4
   */
  async signInWithPasskey(options?: PasskeySignInOptions) {
    return (await this.client.load(lazyParts.passkey)).signInWithPasskey(this.client, options)
  }

  /**
   * Completes a sign-in with the six digits of the user's authenticator app or with a recovery code, then goes to the
   * page `afterSignIn`, or to `afterSignUp` if the sign-in created the account.
   *
   * Resolves to an error with `INVALID_TOTP_CODE`, after which the user can try again; or with
   * `VERIFICATION_CODE_NOT_FOUND`, `VERIFICATION_CODE_EXPIRED` (after 5 minutes), `VERIFICATION_CODE_ALREADY_USED` or
   * `VERIFICATION_CODE_MAX_ATTEMPTS_REACHED`, after which the sign-in has to begin again.
   *
   * @param totp six digits, with or without spaces, or one of the user's recovery codes
   * @param attemptCode of `getSecondFactorAttempt()`, or `details.attempt_code` of the sign-in's error
   * @example
   * const attempt = await app.getSecondFactorAttempt()
   * if (!attempt) return app.redirectToSignIn()
   * const result = await app.signInWithMfa(digits, attempt.attemptCode)
   */
  async signInWithMfa(totp: string, attemptCode: string, options?: SignInOptions) {
    return (await this.client.load(lazyParts.secondFactor)).signInWithMfa(
      this.client,
      totp,
      attemptCode,
      options,
    )
  }

  /** Resolves to the sign-in that waits for its second factor in this tab; null when there is none, or after 5 minutes. */
  async getSecondFactorAttempt() {
    return (await this.client.load(lazyParts.secondFactor)).getSecondFactorAttempt(this.client)
  }

  /**
   * Keeps an account that its user has deleted, if the project has a grace period. A sign-in to it resolves to the error
   * `ACCOUNT_DELETION_PENDING`: show the date `details.delete_at_millis`, ask the user, and call this method on a click.
   * It does not sign in: the user signs in again.
   *
   * Resolves to an error with `VERIFICATION_CODE_EXPIRED` 10 minutes after the sign-in, and with
   * `VERIFICATION_CODE_NOT_FOUND` if the account is not waiting for its deletion any more.
   *
   * @param code `details.restore_code` of the error
   * @example
   * const result = await app.signInWithPassword({ email, password })
   * if (result.status === 'error' && result.error.code === 'ACCOUNT_DELETION_PENDING')
   *   await app.restoreAccount(result.error.details.restore_code)
   */
  async restoreAccount(code: string) {
    return (await this.client.load(lazyParts.restoreAccount)).restoreAccount(this.client, code)
  }

  /**
   * Signs a command-line tool in: shows the user a link and waits until they agreed in their browser. Resolves to the
   * refresh token of their session there, which the tool shares from then on. Never print it; keep it in a file that only
   * its owner can read (mode 0600).
   *
   * Resolves to an error with `CLI_AUTH_EXPIRED_ERROR`, `CLI_AUTH_USED_ERROR`, `INVALID_POLLING_CODE`, `SCHEMA_ERROR`
   * when the service rejects an option, or `CLI_AUTH_ERROR` for any other response and after `maxAttempts` attempts.
   * Rejects when five requests in a row failed because of the connection or the service.
   *
   * @throws TypeError `INVALID_ARGUMENT` before any request when an option is invalid
   * @example
   * const login = await app.promptCliLogin({ appUrl: 'https://app.example.com' })
   * if (login.status === 'ok') await store(login.data)
   */
  async promptCliLogin(options: CliLoginOptions) {
    return (await this.client.load(lazyParts.cliLogin)).promptCliLogin(this.client, options)
  }

  /**
   * Resolves to the phrase that a page shows before it calls `completeCliLogin`, so that the user can compare it with the
   * one in the terminal: eight letters, such as `WDJB-MJHT`. It is not a secret and does not grant access.
   *
   * @example show(await app.getCliLoginPhrase(loginCode))
   */
  async getCliLoginPhrase(loginCode: string): Promise<string> {
    return (await this.client.load(lazyParts.cliLogin)).cliLoginPhrase(loginCode)
  }

  /**
   * Gives the session of the signed-in user to the command-line tool of a login code. Signing out here then signs the
   * tool out. For a page that was opened with the code, and only after a click.
   *
   * Resolves to an error with `USER_AUTHENTICATION_REQUIRED` when the user is signed out, or with `CLI_AUTH_ERROR` when the
   * code is unknown, expired or used.
   */
  async completeCliLogin(loginCode: string) {
    const http = this.client.httpOfSession()
    return (await this.client.load(lazyParts.cliLogin)).completeCliLogin(http, loginCode)
  }
}
