import type { readUser } from '@latchkey/contract/routes/users'
import type { ResponseOf } from '../../http/http-client.js'
import type { Json } from '../../lib/json.js'
import type { UserScope } from '../scope.js'
import type { TeamReference } from '../team/team.js'
import { exportData } from '../user/data-export.js'
import { listNotificationCategories } from '../user/notification-categories.js'
import { listPasskeys, removePasskey } from '../user/passkeys.js'
import { type RestrictedReason, restrictionOf } from '../user/restriction.js'
import { listSessions, revokeSession } from '../user/sessions.js'
import { type BanOptions, banUser, getBan, unbanUser } from './bans.js'
import { getDeletion, restoreUser } from './deletions.js'
import { setGeneratedPassword } from './generated-passwords.js'
import type { ServerScope } from './server-scope.js'
import { createSession, type NewSession } from './sessions.js'
import * as update from './update-user.js'

/** A user as the service returns it to a server. */
export type ServerUserResponse = ResponseOf<typeof readUser>

/** The part of `ServerUser` about the account itself: fields, profile, ways to sign in, bans and sessions. */
export class ServerUserAccount {
  /** The ID of the user. */
  declare readonly id: string
  /** The name of the user; null if there is none. */
  declare readonly displayName: string | null
  /** The address to which emails about the account go; null if there is none. */
  declare readonly primaryEmail: string | null
  /** Whether the primary address is known to be the user's. */
  declare readonly primaryEmailVerified: boolean
  /** Whether the user can sign in with the primary address. */
  declare readonly primaryEmailAuthEnabled: boolean
  /** A URL or a data URL; null when the user has no picture. */
  declare readonly profileImageUrl: string | null
  /** When the account was created. */
  declare readonly signedUpAt: Date
  /** At least the time of the sign-up. */
  declare readonly lastActiveAt: Date
  /** Metadata that the user can change. */
  declare readonly clientMetadata: Json
  /** Metadata that the user can read but not change. */
  declare readonly clientReadOnlyMetadata: Json
  /** Only servers can read it. */
  declare readonly serverMetadata: Json
  /** Whether the user has a password. */
  declare readonly hasPassword: boolean
  /** Whether the user can sign in with an email address and a password. */
  readonly emailAuthEnabled: boolean
  /** Whether the user can sign in with a code from an email. */
  declare readonly otpAuthEnabled: boolean
  /** Whether the user can sign in with a passkey. */
  declare readonly passkeyAuthEnabled: boolean
  /** Whether every sign-in asks for a second factor. */
  readonly isMultiFactorRequired: boolean
  /** Whether the account is anonymous: it has no way to sign in yet. */
  declare readonly isAnonymous: boolean
  /** Whether the user counts as signed out by default: an anonymous user, and one who has to verify the email first. */
  readonly isRestricted: boolean
  /** Why the user is restricted; null if the user is not. */
  readonly restrictedReason: RestrictedReason | null
  /** The accounts at OAuth providers with which the user can sign in: the ID of the provider, the ID of the user there, and the address, if the provider shares it. */
  declare readonly oauthProviders: readonly {
    readonly id: string
    readonly accountId: string
    readonly email: string | null
  }[]
  readonly #scope: UserScope

  constructor({ client, http }: ServerScope, response: ServerUserResponse) {
    const {
      authWithEmail,
      requiresTotpMfa,
      selectedTeam: _,
      selectedTeamId: __,
      ...fields
    } = response
    this.#scope = { client, http, userId: fields.id }
    Object.assign(this, fields)
    const { isRestricted, restrictedReason } = restrictionOf(fields)
    this.isRestricted = isRestricted
    this.restrictedReason = restrictedReason
    this.emailAuthEnabled = authWithEmail
    this.isMultiFactorRequired = requiresTotpMfa
  }

  /** Behind a getter, so that nothing that prints or serializes the user prints keys. */
  protected get scope(): UserScope {
    return this.#scope
  }

  /**
   * Changes the user. Rejects with `USER_NOT_FOUND`, `USER_EMAIL_ALREADY_EXISTS`, `PASSWORD_TOO_LONG` (details:
   * `maxLength`), or `TEAM_MEMBERSHIP_NOT_FOUND` if the user is not a member of the selected team.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   * @example await user.update({ serverMetadata: { plan: 'pro' }, primaryEmailVerified: true })
   */
  async update(patch: update.ServerUserPatch) {
    return update.updateUser(this.#scope, patch)
  }
  /** Sets the display name; null or an empty string removes it. Rejects with `USER_NOT_FOUND`. */
  async setDisplayName(displayName: string | null) {
    return update.setDisplayName(this.#scope, displayName)
  }
  /** Replaces the metadata that the user can change too. */
  async setClientMetadata(clientMetadata: Json) {
    return update.setClientMetadata(this.#scope, clientMetadata)
  }
  /** Replaces the metadata that the user can read but not change. */
  async setClientReadOnlyMetadata(clientReadOnlyMetadata: Json) {
    return update.setClientReadOnlyMetadata(this.#scope, clientReadOnlyMetadata)
  }
  /** Replaces the metadata that only servers can read. */
  async setServerMetadata(serverMetadata: Json) {
    return update.setServerMetadata(this.#scope, serverMetadata)
  }
  /** Selects a team; null selects none. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async setSelectedTeam(team: TeamReference | string | null) {
    return update.setSelectedTeam(this.#scope, team)
  }
  /**
   * Sets the password without the old one, and ends every session of the user. A password can be shorter than users may
   * choose.
   *
   * Resolves to an error with `PASSWORD_TOO_LONG` (details: `maxLength`) over 72 bytes. Rejects with `SCHEMA_ERROR` over
   * 70 characters.
   */
  async setPassword(options: { password: string }) {
    return update.setPassword(this.#scope, options)
  }
  /**
   * Replaces the password with a generated one, which the user must change at the sign-in, and ends every session. It lives
   * for 24 hours: pass it on over a channel that reaches only the user.
   *
   * Rejects with `USER_NOT_FOUND`, with `PASSWORD_AUTHENTICATION_NOT_ENABLED`, and with `FEATURE_NOT_SUPPORTED` on a
   * service without generated passwords.
   *
   * @example const { password, expiresAt } = await user.setGeneratedPassword()
   */
  async setGeneratedPassword() {
    return setGeneratedPassword(this.#scope)
  }
  /** Sets the primary email address; null removes it. Rejects with `USER_EMAIL_ALREADY_EXISTS`. */
  async setPrimaryEmail(email: string | null, options?: update.PrimaryEmailOptions) {
    return update.setPrimaryEmail(this.#scope, email, options)
  }
  /**
   * Emails a link that verifies the primary address.
   *
   * Resolves to an error with `EMAIL_ALREADY_VERIFIED` or `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @throws LatchkeyError `EMAIL_NOT_ASSOCIATED_WITH_USER` if the user has no primary email address
   */
  async sendVerificationEmail(options?: update.ServerVerificationEmailOptions) {
    return update.sendVerificationEmail(this.#scope, options)
  }
  /**
   * Bans the user: ends every session, and rejects every sign-in with `USER_BANNED` and every API key of the user until
   * `unban()`. A backend that verifies access tokens without a request accepts them until they expire, for up to 10
   * minutes. Rejects with `USER_NOT_FOUND`, and with `FEATURE_NOT_SUPPORTED` on a service without bans.
   *
   * @example await user.ban({ reason: 'Spam, ticket 4711' })
   */
  async ban(options?: BanOptions) {
    return banUser(this.#scope, options)
  }
  /** Lifts the ban: the user can sign in again. Ended sessions stay ended. Rejects with `USER_NOT_FOUND`. */
  async unban() {
    return unbanUser(this.#scope)
  }
  /**
   * Resolves to whether the user is banned, since when and why. Rejects with `USER_NOT_FOUND`, and with
   * `FEATURE_NOT_SUPPORTED` on a service without bans.
   *
   * @example const { isBanned, reason } = await user.getBan()
   */
  async getBan() {
    return getBan(this.#scope)
  }
  /**
   * Removes the authenticator app and the recovery codes of the user, who then signs in without a code. Verify the
   * identity of the user first. The owner of the account gets an email. Rejects with `USER_NOT_FOUND`.
   *
   * @example await user.resetSecondFactor()
   */
  async resetSecondFactor() {
    return update.updateUser(this.#scope, { totpMultiFactorSecret: null })
  }
  /**
   * Resolves to when the account will be deleted, if its user has requested that and the project has a grace period.
   * Rejects with `USER_NOT_FOUND`, and with `FEATURE_NOT_SUPPORTED` on a service without grace periods.
   *
   * @example const { deleteAt } = await user.getDeletion()
   */
  async getDeletion() {
    return getDeletion(this.#scope)
  }
  /**
   * Cancels the deletion that the user has requested: the user can sign in again. Ended sessions stay ended. Rejects with
   * `USER_NOT_FOUND`, and with `FEATURE_NOT_SUPPORTED` on a service without grace periods.
   *
   * @example await user.restore()
   */
  async restore() {
    return restoreUser(this.#scope)
  }
  /** Deletes the user with all data at once, without a grace period. Rejects with `USER_NOT_FOUND`. */
  async delete() {
    return update.deleteUser(this.#scope)
  }

  /**
   * Lists the passkeys of the user, oldest first; each can be renamed and removed. Resolves to null if the service has no
   * list of passkeys.
   *
   * @example
   * const passkeys = await user.listPasskeys()
   * await passkeys?.find(({ name }) => name === 'Lost phone')?.delete()
   */
  async listPasskeys() {
    return listPasskeys(this.#scope)
  }
  /**
   * Removes a passkey, also the last way to sign in. The owner of the account gets an email. Rejects with `USER_NOT_FOUND`,
   * and with `UNEXPECTED_RESPONSE` (status 404) if the user has no such passkey or the service has no list of passkeys.
   *
   * @example await user.removePasskey(passkey.id)
   */
  async removePasskey(id: string) {
    return removePasskey(this.#scope, id)
  }
  /**
   * Exports the data that the service stores about the user, without secrets, for example to answer a request of the
   * user. Rejects with `USER_NOT_FOUND`, and with `FEATURE_NOT_SUPPORTED` on a service without data exports.
   *
   * @example await sendFile(JSON.stringify(await user.exportData(), null, 2))
   */
  async exportData() {
    return exportData(this.#scope)
  }

  /** Lists the categories of emails that the app sends, and whether the user receives them. */
  async listNotificationCategories() {
    return listNotificationCategories(this.#scope)
  }

  /** Lists the sessions of the user, newest first. */
  async listSessions() {
    return listSessions(this.#scope)
  }
  /** Ends a session. */
  async revokeSession(id: string) {
    return revokeSession(this.#scope, id)
  }
  /**
   * Signs the user in without credentials or a second factor. The tokens give full access to the account, so keep the
   * session short. Rejects with `USER_ID_DOES_NOT_EXIST`, and with `SCHEMA_ERROR` if it would last longer than 367 days.
   *
   * @throws TypeError `INVALID_ARGUMENT` if `expiresInMillis` is not a whole number of at least 1
   * @example const tokens = await user.createSession({ expiresInMillis: 600_000, isImpersonation: true })
   */
  async createSession(session?: NewSession) {
    return createSession(this.#scope, session)
  }
}
