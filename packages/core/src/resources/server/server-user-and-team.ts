import type { readUser } from '@latchkey/contract/routes/users'
import type { ResponseOf } from '../../http/http-client.js'
import type { Json } from '../../lib/json.js'
import { createApiKey, getApiKey, listApiKeys, type NewApiKey } from '../api-keys.js'
import type { ServerScope, TeamScope, UserScope } from '../scope.js'
import type { TeamMember } from '../team/team-methods.js'
import { inviteUser, listInvitations, type NewTeamInvitation } from '../team/team-invitations.js'
import { getTeamProfile, type TeamProfileFields } from '../team/team-profile.js'
import { type TeamFields as ClientTeamFields, teamIdOf, type TeamReference } from '../team/team.js'
import {
  type ConnectedAccountOptions,
  getConnectedAccount,
  listConnectedAccounts,
} from '../user/connected-accounts.js'
import { exportData } from '../user/account.js'
import { listConnectedApps } from '../user/connected-apps.js'
import { listNotificationCategories } from '../user/notification-categories.js'
import { listPasskeys, removePasskey } from '../user/passkeys.js'
import {
  getPermission,
  hasPermission,
  listPermissions,
  type PermissionArguments,
  type PermissionListArguments,
} from '../user/permissions.js'
import { listTeamInvitations } from '../user/received-invitations.js'
import {
  type CurrentUserFields,
  type RestrictedReason,
  restrictionOf,
  type UserOAuthProvider,
} from '../user/user-fields.js'
import { listUserConnections } from '../user/connections.js'
import { listSessions, revokeSession } from '../user/sessions.js'
import { leaveTeam } from '../user/teams.js'
import {
  type BanOptions,
  banUser,
  createSession,
  getBan,
  getDeletion,
  type NewSession,
  restoreUser,
  setGeneratedPassword,
  unbanUser,
} from './account.js'
import { grantPermission, revokePermission } from './permissions.js'
import {
  createContactChannel,
  listContactChannels,
  type NewServerContactChannel,
} from './server-contact-channel.js'
import { listProviderAccounts } from './server-provider-account.js'
import {
  addUser,
  createTeamOfUser,
  deleteTeam,
  listMembers,
  listTeamsOfUser,
  type NewServerTeam,
  readMember,
  type ServerTeamPatch,
  type TeamFields,
  type TeamMemberFields,
  updateTeam,
} from './teams.js'
import * as account from './account.js'

// Pages load it too: without a second static import, their bundler makes no file for what both share.
const singleSignOn = () => import('../team/single-sign-on.js')

// A user has teams, and a team has users as members: these classes name each other.

/** A user as the service returns it to a server. */
export type ServerUserResponse = ResponseOf<typeof readUser>

/** A user as the project's server sees them. It holds the data of one moment and does not change by itself. */
export class ServerUser implements CurrentUserFields {
  declare readonly id: string
  declare readonly displayName: string | null
  declare readonly primaryEmail: string | null
  declare readonly primaryEmailVerified: boolean
  /** Whether the user can sign in with the primary address. */
  declare readonly primaryEmailAuthEnabled: boolean
  declare readonly profileImageUrl: string | null
  declare readonly signedUpAt: Date
  /** At least the time of the sign-up. */
  declare readonly lastActiveAt: Date
  declare readonly clientMetadata: Json
  /** Metadata that the user can read but not change. */
  declare readonly clientReadOnlyMetadata: Json
  /** Only servers can read it. */
  declare readonly serverMetadata: Json
  declare readonly hasPassword: boolean
  readonly emailAuthEnabled: boolean
  declare readonly otpAuthEnabled: boolean
  declare readonly passkeyAuthEnabled: boolean
  readonly isMultiFactorRequired: boolean
  /** When the user is restricted unless a second factor is set up; null if the user has one or needs none. */
  readonly secondFactorDueAt: Date | null
  declare readonly isAnonymous: boolean
  readonly isRestricted: boolean
  /** Why the user is restricted; null if the user is not. */
  readonly restrictedReason: RestrictedReason | null
  /** The accounts at OAuth providers with which the user can sign in: the ID of the provider, the ID of the user there, and the address, if the provider shares it. */
  declare readonly oauthProviders: readonly UserOAuthProvider[]
  readonly selectedTeam: ServerTeam | null
  readonly #scope: UserScope

  constructor(scope: ServerScope, response: ServerUserResponse) {
    const { authWithEmail, requiresTotpMfa, selectedTeam, selectedTeamId: _, ...fields } = response
    this.#scope = { client: scope.client, http: scope.http, userId: fields.id }
    Object.assign(this, fields)
    const { isRestricted, restrictedReason } = restrictionOf(fields)
    this.isRestricted = isRestricted
    this.restrictedReason = restrictedReason
    this.emailAuthEnabled = authWithEmail
    this.isMultiFactorRequired = requiresTotpMfa
    this.secondFactorDueAt = fields.secondFactorDueAt ?? null
    this.selectedTeam = selectedTeam && new ServerTeam(scope, selectedTeam)
    // Classes that extend this one add fields first.
    if (new.target === ServerUser) Object.freeze(this)
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
  async update(patch: account.ServerUserPatch) {
    return account.updateUser(this.#scope, patch)
  }

  /** Sets the display name; null or an empty string removes it. Rejects with `USER_NOT_FOUND`. */
  async setDisplayName(displayName: string | null) {
    return account.updateUser(this.#scope, { displayName })
  }

  /** Replaces the metadata that the user can change too. */
  async setClientMetadata(clientMetadata: Json) {
    return account.updateUser(this.#scope, { clientMetadata })
  }

  /** Replaces the metadata that the user can read but not change. */
  async setClientReadOnlyMetadata(clientReadOnlyMetadata: Json) {
    return account.updateUser(this.#scope, { clientReadOnlyMetadata })
  }

  /** Replaces the metadata that only servers can read. */
  async setServerMetadata(serverMetadata: Json) {
    return account.updateUser(this.#scope, { serverMetadata })
  }

  /** Selects a team; null selects none. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async setSelectedTeam(team: TeamReference | string | null) {
    return account.updateUser(this.#scope, { selectedTeamId: teamIdOf(team) })
  }

  /**
   * Sets the password without the old one, and ends every session of the user. A password can be shorter than users may
   * choose.
   *
   * Resolves to an error with `PASSWORD_TOO_LONG` (details: `maxLength`) over 256 characters.
   */
  async setPassword(options: { password: string }) {
    return account.setPassword(this.#scope, options)
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
  async setPrimaryEmail(email: string | null, options?: account.PrimaryEmailOptions) {
    return account.setPrimaryEmail(this.#scope, email, options)
  }

  /**
   * Emails a link that verifies the primary address.
   *
   * Resolves to an error with `EMAIL_ALREADY_VERIFIED` or `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @throws LatchkeyError `EMAIL_NOT_ASSOCIATED_WITH_USER` if the user has no primary email address
   */
  async sendVerificationEmail(options?: account.ServerVerificationEmailOptions) {
    return account.sendVerificationEmail(this.#scope, options)
  }

  /**
   * Bans the user: ends every session, and rejects every sign-in with `USER_BANNED` and every API key of the user until
   * `unban()`, or until the time that you pass. A backend that verifies access tokens without a request accepts them until
   * they expire, for up to 10 minutes. For a user who is banned already, it replaces the reason and the end. Rejects with
   * `USER_NOT_FOUND`, with `UNEXPECTED_RESPONSE` (status 400) for an end in the past, and with `FEATURE_NOT_SUPPORTED` on a
   * service without bans.
   *
   * @example await user.ban({ reason: 'Spam, ticket 4711', endsAt: new Date('2027-01-01') })
   */
  async ban(options?: BanOptions) {
    return banUser(this.#scope, options)
  }

  /** Lifts the ban: the user can sign in again. Ended sessions stay ended. Rejects with `USER_NOT_FOUND`. */
  async unban() {
    return unbanUser(this.#scope)
  }

  /**
   * Resolves to whether the user is banned, since when, until when and why. Rejects with `USER_NOT_FOUND`, and with
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
    return account.updateUser(this.#scope, { totpMultiFactorSecret: null })
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
    return account.deleteUser(this.#scope)
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

  /** Lists the accounts of the user at identity providers of teams, oldest first. */
  async listConnections() {
    return listUserConnections(this.#scope)
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
   * Lists the apps, tools and devices that the user has allowed to use the account, the newest first. Resolves to null if the
   * project is no OAuth provider, or on an older service.
   *
   * @example
   * const apps = (await user.listConnectedApps()) ?? []
   * await apps.find(({ clientId }) => clientId === 'second-app')?.disconnect()
   */
  async listConnectedApps() {
    return listConnectedApps(this.#scope)
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

  /**
   * Resolves to the user's account at an OAuth provider, whose tokens the server may use; null if there is none or if it
   * does not allow these scopes.
   *
   * Rejects with `OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED`, or with
   * `OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS` if the project uses the shared keys of the service.
   *
   * @example
   * const account = await user.getConnectedAccount('github', { scopes: ['repo'] })
   * const token = await account?.getAccessToken()
   */
  async getConnectedAccount(provider: string, options?: Pick<ConnectedAccountOptions, 'scopes'>) {
    return getConnectedAccount(this.#scope, provider, options)
  }

  /** Lists the accounts at providers whose access tokens the server can read, oldest first. */
  async listConnectedAccounts() {
    return listConnectedAccounts(this.#scope)
  }

  /** Lists the user's accounts at OAuth providers, oldest first, with what they are used for. */
  async listOAuthProviders() {
    return listProviderAccounts(this.#scope)
  }

  /** Resolves to an account at an OAuth provider, by its ID in the service; null if the user does not have it. */
  async getOAuthProvider(id: string) {
    const accounts = await listProviderAccounts(this.#scope)
    return accounts.find((account) => account.id === id) ?? null
  }

  /** Lists the invitations to teams that were sent to verified addresses of the user, oldest first. */
  async listTeamInvitations() {
    return listTeamInvitations(this.#scope)
  }

  /** Lists the addresses of the user, oldest first. */
  async listContactChannels() {
    return listContactChannels(this.#scope)
  }

  /**
   * Adds an address. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` or `USER_NOT_FOUND`.
   *
   * @example await user.createContactChannel({ type: 'email', value, usedForAuth: true, isVerified: true })
   */
  async createContactChannel(channel: NewServerContactChannel) {
    return createContactChannel(this.#scope, channel)
  }

  /** Removes the user from a team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async leaveTeam(team: TeamReference) {
    await leaveTeam(this.#scope, team)
    await this.#scope.client.invalidateAll()
  }

  /** Resolves to the user's profile in a team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async getTeamProfile(team: TeamReference) {
    return getTeamProfile({ ...this.#scope, teamId: team.id })
  }

  /** Lists the permissions of the user in a team or, without a team, in the project, including contained ones. */
  async listPermissions(...args: PermissionListArguments) {
    return listPermissions(this.#scope, ...args)
  }

  /** Resolves to a permission in a team or, without a team, in the project; null if the user does not have it. */
  async getPermission(...args: PermissionArguments) {
    return getPermission(this.#scope, ...args)
  }

  /**
   * Resolves to whether the user has a permission, directly or contained in another one.
   *
   * @example if (await user.hasPermission(team, '$update_team')) await team.update(patch)
   */
  async hasPermission(...args: PermissionArguments) {
    return hasPermission(this.#scope, ...args)
  }

  /**
   * Grants a permission in a team or, without a team, in the project. It does not matter if the user has it already.
   * Rejects with `PERMISSION_NOT_FOUND`, `WRONG_PERMISSION_SCOPE`, `TEAM_MEMBERSHIP_NOT_FOUND` or `USER_NOT_FOUND`.
   *
   * @example await user.grantPermission(team, '$update_team')
   */
  async grantPermission(...args: PermissionArguments) {
    return grantPermission(this.#scope, ...args)
  }

  /**
   * Revokes a permission that was granted; permissions contained in others stay. If the user does not have it, rejects
   * with `TEAM_PERMISSION_NOT_FOUND` in a team and `PERMISSION_NOT_FOUND` in the project; further with
   * `TEAM_MEMBERSHIP_NOT_FOUND` or `USER_NOT_FOUND`.
   */
  async revokePermission(...args: PermissionArguments) {
    return revokePermission(this.#scope, ...args)
  }

  /** Lists the API keys of the user, newest first, including revoked and expired ones. */
  async listApiKeys() {
    return listApiKeys(this.#scope)
  }

  /** Resolves to an API key of the user; null if the user has no key with this ID. */
  async getApiKey(id: string) {
    return getApiKey(this.#scope, id)
  }

  /**
   * Creates an API key of the user. Its `value` is the whole key, which is never shown again.
   *
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   * @example const { value } = await user.createApiKey({ description: 'deploy script' })
   */
  async createApiKey(apiKey: NewApiKey) {
    return createApiKey(this.#scope, apiKey)
  }

  /** Lists the teams of the user, oldest first. */
  async listTeams(): Promise<ServerTeam[]> {
    const teams = await listTeamsOfUser(this.#scope)
    return teams.map((fields) => new ServerTeam(this.#scope, fields))
  }

  /** Resolves to a team of the user; null if the user is not a member of it. */
  async getTeam(id: string): Promise<ServerTeam | null> {
    const teams = await this.listTeams()
    return teams.find((team) => team.id === id) ?? null
  }

  /**
   * Creates a team and selects it for the user, who becomes its first member with the permissions of team creators.
   * Rejects with `USER_NOT_FOUND`.
   */
  async createTeam(team: Omit<NewServerTeam, 'creatorUserId'>): Promise<ServerTeam> {
    return new ServerTeam(this.#scope, await createTeamOfUser(this.#scope, team))
  }
}

/** A member of a team: the user, and the profile in this team. */
export class ServerTeamMember extends ServerUser implements TeamMember {
  /** The user's profile in this team. */
  readonly profile: TeamProfileFields
  /** The same user without the profile. */
  readonly user: ServerUser

  constructor(scope: ServerScope, { displayName, profileImageUrl, user }: TeamMemberFields) {
    super(scope, user)
    this.profile = Object.freeze({ displayName, profileImageUrl })
    this.user = new ServerUser(scope, user)
    Object.freeze(this)
  }
}

/**
 * A team as the project's server sees it. It holds the data of one moment and does not change by itself. No method needs
 * a permission in the team.
 */
export class ServerTeam implements ClientTeamFields {
  declare readonly id: string
  declare readonly displayName: string
  declare readonly profileImageUrl: string | null
  declare readonly clientMetadata: Json
  declare readonly clientReadOnlyMetadata: Json
  /** Only servers can read it. */
  declare readonly serverMetadata: Json
  /** When the team was created. */
  declare readonly createdAt: Date
  readonly #scope: TeamScope

  constructor({ client, http }: ServerScope, fields: TeamFields) {
    this.#scope = { client, http, userId: 'me', teamId: fields.id }
    Object.freeze(Object.assign(this, fields))
  }

  /**
   * Changes the team. Rejects with `TEAM_NOT_FOUND`.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   */
  async update(patch: ServerTeamPatch) {
    return updateTeam(this.#scope, patch)
  }

  /** Deletes the team for all its members. Rejects with `TEAM_NOT_FOUND`. */
  async delete() {
    await deleteTeam(this.#scope)
  }

  /** Lists the members in the order in which they joined. Rejects with `TEAM_NOT_FOUND`. */
  async listMembers(): Promise<ServerTeamMember[]> {
    const members = await listMembers(this.#scope)
    return members.map((fields) => new ServerTeamMember(this.#scope, fields))
  }

  /**
   * Resolves to a member; null if the user is not a member or does not exist. Rejects with `TEAM_NOT_FOUND`.
   *
   * @example const member = await team.getMember(user.id)
   */
  async getMember(userId: string): Promise<ServerTeamMember | null> {
    const fields = await readMember(this.#scope, userId)
    return fields && new ServerTeamMember(this.#scope, fields)
  }

  /**
   * Adds a user as a member, with the permissions that the project gives to members. Rejects with `USER_NOT_FOUND`,
   * `TEAM_NOT_FOUND` or `TEAM_MEMBERSHIP_ALREADY_EXISTS`.
   */
  async addUser(userId: string) {
    return addUser(this.#scope, userId)
  }

  /** Removes a member. Rejects with `USER_NOT_FOUND` or `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async removeUser(userId: string) {
    await leaveTeam({ ...this.#scope, userId }, this)
    await this.#scope.client.invalidateAll()
  }

  /**
   * Emails an invitation. Rejects with `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @example await team.inviteUser({ email: 'grace@example.com', callbackUrl })
   */
  async inviteUser(invitation: NewTeamInvitation) {
    return inviteUser(this.#scope, invitation)
  }

  /** Lists the invitations that can still be accepted. */
  async listInvitations() {
    return listInvitations(this.#scope)
  }

  /** Lists the API keys of the team, newest first, including revoked and expired ones. */
  async listApiKeys() {
    return listApiKeys(this.#scope)
  }

  /** Resolves to an API key of the team; null if the team has no key with this ID. */
  async getApiKey(id: string) {
    return getApiKey(this.#scope, id)
  }

  /**
   * Creates an API key of the team. Its `value` is the whole key, which is never shown again.
   *
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   * @example const { value } = await team.createApiKey({ description: 'deploy script' })
   */
  async createApiKey(apiKey: NewApiKey) {
    return createApiKey(this.#scope, apiKey)
  }

  /**
   * Resolves to the domains, the identity providers and the provisioning of the team.
   *
   * @example
   * const singleSignOn = await team.loadSingleSignOn()
   * const { recordName, recordValue } = await singleSignOn.addDomain('acme.com')
   */
  async loadSingleSignOn() {
    return (await this.#scope.client.load(singleSignOn)).loadSingleSignOn(this.#scope)
  }
}
