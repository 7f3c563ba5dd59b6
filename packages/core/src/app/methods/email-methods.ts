import type { SendMagicLinkOptions } from '../../flows/email/magic-link.js'
import type { PasswordReset, PasswordResetEmailOptions } from '../../flows/email/password-reset.js'
import type { SignInOptions } from '../../flows/finish-sign-in.js'
import { lazyParts } from '../lazy-parts.js'
import { RedirectMethods } from './redirect-methods.js'

/** The methods of an app about emails: magic links, verification, password resets and team invitations. */
export abstract class EmailMethods extends RedirectMethods {
  /**
   * Sends an email to sign in with: by its link, or by the code of six letters and digits in it. Signing in creates the
   * account if there is none.
   *
   * Resolves to `nonce`, which follows the typed code in the argument of `signInWithMagicLink`; or to an error with
   * `REDIRECT_URL_NOT_WHITELISTED` when the project does not trust the page that the email links to,
   * `SIGN_UP_NOT_ENABLED`, `USER_EMAIL_ALREADY_EXISTS` (from services that keep an unverified address to itself), or
   * `SCHEMA_ERROR` for a malformed address.
   *
   * @example
   * const sent = await app.sendMagicLinkEmail(email)
   * if (sent.status === 'ok') await app.signInWithMagicLink(typed + sent.data.nonce)
   */
  async sendMagicLinkEmail(email: string, options?: SendMagicLinkOptions) {
    return (await this.client.load(lazyParts.email)).sendMagicLinkEmail(this.client, email, options)
  }

  /**
   * Checks whether a sign-in code can be used, without using it. Counts as one of the 20 attempts of a code.
   *
   * Resolves to an error with `VERIFICATION_CODE_NOT_FOUND`, `VERIFICATION_CODE_EXPIRED`,
   * `VERIFICATION_CODE_ALREADY_USED` or `VERIFICATION_CODE_MAX_ATTEMPTS_REACHED`.
   */
  async checkMagicLinkCode(code: string) {
    return (await this.client.load(lazyParts.email)).checkMagicLinkCode(this.client, code)
  }

  /**
   * Signs in with the code of an email, then goes to the page `afterSignUp` for a new account, else to `afterSignIn`.
   *
   * Resolves to an error as `checkMagicLinkCode` does, with `SIGN_UP_NOT_ENABLED` or `USER_EMAIL_ALREADY_EXISTS` if that
   * changed since the email was sent, and for a second factor as `signInWithPassword` does.
   *
   * @param code the code of the link; or the typed code, in any case and with spaces, followed by the nonce
   */
  async signInWithMagicLink(code: string, options?: SignInOptions) {
    return (await this.client.load(lazyParts.email)).signInWithMagicLink(this.client, code, options)
  }

  /**
   * Verifies an email address with the code of an email, with or without a session. Without a session of the account, ask
   * first whether the visitor created it: `readEmailVerification` says when and where that happened.
   *
   * Resolves to an error as `checkMagicLinkCode` does.
   */
  async verifyEmail(code: string) {
    return (await this.client.load(lazyParts.email)).verifyEmail(this.client, code)
  }

  /**
   * Resolves to the account that a code verifies an address for, without using the code: `email`, `isOwnAccount`, and
   * when and where the account was created. Resolves to the same errors as `verifyEmail`.
   *
   * Rejects with `FEATURE_NOT_SUPPORTED` on a service without this call.
   *
   * @example
   * const result = await app.readEmailVerification(code)
   * if (result.status === 'ok' && !result.data.isOwnAccount) ask(result.data)
   */
  async readEmailVerification(code: string) {
    return (await this.client.load(lazyParts.email)).readEmailVerification(this.client, code)
  }

  /**
   * Takes the address of a code from an account that the visitor did not create. If the account was created with the
   * address and has no other verified one, its sessions, passwords and other credentials end too. Resolves to the same
   * errors as `verifyEmail`.
   *
   * Rejects with `FEATURE_NOT_SUPPORTED` on a service without this call.
   */
  async rejectEmailVerification(code: string) {
    return (await this.client.load(lazyParts.email)).rejectEmailVerification(this.client, code)
  }

  /** Checks whether the code of `verifyEmail` can be used, without using it. Resolves to the same errors. */
  async checkEmailVerificationCode(code: string) {
    return (await this.client.load(lazyParts.email)).checkEmailVerificationCode(this.client, code)
  }

  /**
   * Sends an email with a link to set a new password, if the address has an account. The response is the same if it has
   * none, and a page should not reveal it either.
   *
   * Resolves to an error with `PASSWORD_AUTHENTICATION_NOT_ENABLED`, `REDIRECT_URL_NOT_WHITELISTED` when the project
   * does not trust the page that the email links to, `USER_NOT_FOUND` (from other services only), or `SCHEMA_ERROR` for a
   * malformed address.
   */
  async sendForgotPasswordEmail(email: string, options?: PasswordResetEmailOptions) {
    return (await this.client.load(lazyParts.email)).sendForgotPasswordEmail(
      this.client,
      email,
      options,
    )
  }

  /** Checks whether the code of `resetPassword` can be used, without using it. Resolves to errors as `checkMagicLinkCode` does. */
  async verifyPasswordResetCode(code: string) {
    return (await this.client.load(lazyParts.email)).verifyPasswordResetCode(this.client, code)
  }

  /**
   * Sets a new password for the account of the code and ends all its sessions. The session of this app stays as it is.
   *
   * Resolves to an error as `checkMagicLinkCode` does, with `PASSWORD_TOO_WEAK` (a common password; the code can be used
   * again), and with `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG` or `PASSWORD_AUTHENTICATION_NOT_ENABLED`. The last three can
   * use up the code too, so check the length first: `PASSWORD_LENGTH` has the limits.
   *
   * @example await app.resetPassword({ code, password })
   */
  async resetPassword(reset: PasswordReset) {
    return (await this.client.load(lazyParts.email)).resetPassword(this.client, reset)
  }

  /**
   * Checks whether the code of a team invitation can be used, without using it and without a session. Resolves to errors
   * as `checkMagicLinkCode` does; a revoked invitation is `VERIFICATION_CODE_NOT_FOUND`.
   */
  async verifyTeamInvitationCode(code: string) {
    return (await this.client.load(lazyParts.email)).verifyTeamInvitationCode(this.client, code)
  }

  /**
   * Resolves to the team that an invitation is for, without accepting it; or to an error as `verifyTeamInvitationCode`
   * does, or with `USER_AUTHENTICATION_REQUIRED` when the user is signed out.
   */
  async getTeamInvitationDetails(code: string) {
    return (await this.client.load(lazyParts.email)).getTeamInvitationDetails(this.client, code)
  }

  /**
   * Makes the signed-in user a member of the team, whichever address the invitation was sent to. Resolves to errors as
   * `getTeamInvitationDetails` does; none of them uses the code up.
   */
  async acceptTeamInvitation(code: string) {
    const http = this.client.httpOfSession()
    return (await this.client.load(lazyParts.email)).acceptTeamInvitation(this.client, http, code)
  }
}
