import type { Json } from '../../../lib/json.js'
import type { UserScope } from '../../scope.js'
import type { TeamReference } from '../../team/team.js'
import type { CurrentUserPatch } from '../account.js'
import type { NewContactChannel, VerificationEmailOptions } from '../contact-channels.js'
import type { NewPassword, PasswordChange } from '../password.js'

const methods = () => import('../user-methods.js')
const passkeys = () => import('../../../flows/passkey/passkey-flows.js')

/** The methods of the signed-in user about the account itself: profile, ways to sign in, sessions and addresses. */
export abstract class AccountMethods {
  protected abstract get scope(): UserScope

  /** Loads the functions behind the methods of the user. */
  protected loadMethods() {
    return this.scope.client.load(methods)
  }

  /**
   * Changes the account; fields that are not set stay unchanged. `app.user` has the new data when the call resolves.
   * Rejects with `TEAM_MEMBERSHIP_NOT_FOUND` when the user is not a member of the selected team, and with
   * `RECENT_SIGN_IN_REQUIRED`.
   *
   * @example await user.update({ displayName: 'Ada', clientMetadata: { theme: 'dark' } })
   * @throws TypeError `INVALID_ARGUMENT` if metadata is not plain JSON, or the secret of a second factor is empty
   */
  async update(patch: CurrentUserPatch) {
    return (await this.loadMethods()).updateUser(this.scope, patch)
  }

  /**
   * Changes the user's name; null or an empty string removes it. `app.user` has the new data when the call resolves.
   * Rejects with `CANNOT_GET_OWN_USER_WITHOUT_USER` when the user has signed out or the account was deleted.
   *
   * @example await user.setDisplayName('Ada')
   */
  async setDisplayName(displayName: string | null) {
    return (await this.loadMethods()).setDisplayName(this.scope, displayName)
  }

  /**
   * Replaces the client metadata.
   *
   * @example await user.setClientMetadata({ theme: 'dark' })
   * @throws TypeError `INVALID_ARGUMENT` if it is not plain JSON
   */
  async setClientMetadata(clientMetadata: Json) {
    return (await this.loadMethods()).setClientMetadata(this.scope, clientMetadata)
  }

  /**
   * Selects one of the user's teams, which can be given by its ID; null selects none. Rejects with
   * `TEAM_MEMBERSHIP_NOT_FOUND` when the user is not a member of the team.
   *
   * @example await user.setSelectedTeam(team)
   */
  async setSelectedTeam(team: TeamReference | string | null) {
    return (await this.loadMethods()).setSelectedTeam(this.scope, team)
  }

  /**
   * Emails a link that verifies the primary address. Resolves to an error with `EMAIL_ALREADY_VERIFIED`,
   * `EMAIL_IS_NOT_PRIMARY_EMAIL` or `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @example const result = await user.sendVerificationEmail()
   * @throws LatchkeyError `EMAIL_NOT_ASSOCIATED_WITH_USER` if the user has no primary address
   */
  async sendVerificationEmail(options?: VerificationEmailOptions) {
    return (await this.loadMethods()).sendVerificationEmail(this.scope, options)
  }

  /**
   * Changes the password and ends all other sessions of the user.
   *
   * Resolves to an error with `PASSWORD_CONFIRMATION_MISMATCH` (the old password is wrong),
   * `USER_DOES_NOT_HAVE_PASSWORD`, `PASSWORD_TOO_SHORT` (with `details.min_length`), `PASSWORD_TOO_LONG` (with
   * `details.maxLength`), `PASSWORD_TOO_WEAK` (a common password), `PASSWORD_AUTHENTICATION_NOT_ENABLED` or
   * `RECENT_SIGN_IN_REQUIRED` (the sign-in is older than `details.max_age_seconds`, so the user must sign in again).
   *
   * @example const result = await user.updatePassword({ oldPassword, newPassword })
   */
  async updatePassword(passwords: PasswordChange) {
    return (await this.loadMethods()).updatePassword(this.scope, passwords)
  }

  /**
   * Sets the first password of a user who has none. Sessions stay. Rejects when the user has a password.
   *
   * Resolves to an error with `PASSWORD_TOO_SHORT` (with `details.min_length`), `PASSWORD_TOO_LONG` (with
   * `details.maxLength`), `PASSWORD_TOO_WEAK` (a common password), `PASSWORD_AUTHENTICATION_NOT_ENABLED` or
   * `RECENT_SIGN_IN_REQUIRED`.
   *
   * @example const result = await user.setPassword({ password })
   */
  async setPassword(newPassword: NewPassword) {
    return (await this.loadMethods()).setPassword(this.scope, newPassword)
  }

  /**
   * Creates a passkey on one of the user's devices. On a service without `listPasskeys`, it replaces the previous one.
   *
   * Resolves to an error with `PASSKEY_WEBAUTHN_ERROR` when the browser created none: its `details.code` says why, and
   * is `ERROR_CEREMONY_ABORTED` when the user canceled; `PASSKEY_AUTHENTICATION_FAILED` when the service does not trust
   * this page; `PASSKEY_REGISTRATION_FAILED` when it rejects the passkey; `PASSKEY_AUTHENTICATION_NOT_ENABLED`;
   * `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.max_age_seconds`; or `VERIFICATION_CODE_EXPIRED`
   * after more than 65 s, and the other codes of its kind.
   *
   * @example const result = await user.registerPasskey()
   * @see WebAuthn Level 3, section 5.1.3
   */
  async registerPasskey() {
    const { client, http } = this.scope
    return (await client.load(passkeys)).registerPasskey(client, http)
  }

  /**
   * Lists the passkeys of the user, oldest first. Resolves to null if the service has no list of passkeys: then the user
   * has at most one, which `passkeyAuthEnabled` shows.
   *
   * @example for (const passkey of (await user.listPasskeys()) ?? []) console.log(passkey.name)
   */
  async listPasskeys() {
    return (await this.loadMethods()).listPasskeys(this.scope)
  }

  /**
   * Lists the categories of emails that the app sends, and whether the user receives them.
   *
   * @example
   * const categories = await user.listNotificationCategories()
   * await categories.find(({ name }) => name === 'Marketing')?.setEnabled(false)
   */
  async listNotificationCategories() {
    return (await this.loadMethods()).listNotificationCategories(this.scope)
  }

  /**
   * Replaces the recovery codes of the user with ten new ones. Each replaces a TOTP code once: pass it to `signInWithMfa`.
   * Show them at once: the service cannot return them again. Turning the second factor off or replacing it deletes them.
   *
   * Rejects with `RECENT_SIGN_IN_REQUIRED` if the sign-in is older than `details.max_age_seconds`, with
   * `UNEXPECTED_RESPONSE` (status 400) if the user has no second factor, and with `FEATURE_NOT_SUPPORTED` on a service
   * without recovery codes.
   *
   * @example
   * const codes = await user.createRecoveryCodes()
   * download('recovery-codes.txt', codes.join('\n'))
   */
  async createRecoveryCodes() {
    return (await this.loadMethods()).createRecoveryCodes(this.scope)
  }

  /**
   * Counts the unused recovery codes of the user. Resolves to null if the service has no recovery codes.
   *
   * @example if ((await user.getRecoveryCodes())?.remaining === 0) suggestNewCodes()
   */
  async getRecoveryCodes() {
    return (await this.loadMethods()).getRecoveryCodes(this.scope)
  }

  /**
   * Exports the data that the service stores about the user: profile, addresses, provider accounts, passkeys, sessions,
   * teams, permissions, API keys and the newest 10,000 audit events, without secrets. `JSON.stringify` converts it to a
   * file.
   *
   * Rejects with `RECENT_SIGN_IN_REQUIRED` if the sign-in is older than `details.max_age_seconds`, and with
   * `FEATURE_NOT_SUPPORTED` on a service without data exports.
   *
   * @example
   * const data = await user.exportData()
   * download('account-data.json', JSON.stringify(data, null, 2))
   */
  async exportData() {
    return (await this.loadMethods()).exportData(this.scope)
  }

  /**
   * Resolves to the number of days for which the account can be restored after `delete()`; 0 if it is deleted at once.
   *
   * @example const days = await user.getDeletionGraceDays()
   */
  async getDeletionGraceDays() {
    return (await this.loadMethods()).getDeletionGraceDays(this.scope)
  }

  /** Lists the sessions of the user on all devices, newest first. */
  async listSessions() {
    return (await this.loadMethods()).listSessions(this.scope)
  }

  /**
   * Ends another session of the user. Rejects with `CANNOT_DELETE_CURRENT_SESSION` for this one: call `signOut` instead.
   *
   * @example await user.revokeSession(session.id)
   */
  async revokeSession(id: string) {
    return (await this.loadMethods()).revokeSession(this.scope, id)
  }

  /**
   * Ends all sessions of the user but this one, for example after a device was lost. Servers that verify access tokens
   * themselves accept those of the ended sessions until they expire, for 10 minutes at most.
   *
   * @example await user.revokeOtherSessions()
   */
  async revokeOtherSessions() {
    return (await this.loadMethods()).revokeOtherSessions(this.scope)
  }

  /** Lists the user's addresses, oldest first. */
  async listContactChannels() {
    return (await this.loadMethods()).listContactChannels(this.scope)
  }

  /**
   * Adds an address, which is not verified yet. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE`,
   * and with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.max_age_seconds`.
   *
   * @example
   * await user.createContactChannel({ type: 'email', value: 'ada@example.org', usedForAuth: false })
   */
  async createContactChannel(channel: NewContactChannel) {
    return (await this.loadMethods()).createContactChannel(this.scope, channel)
  }
}
