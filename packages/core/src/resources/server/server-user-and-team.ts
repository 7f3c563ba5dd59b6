import { SERVER_SESSION_MILLIS } from '@latchkey/contract/constants'
import { type KnownError, UsageError } from '@latchkey/contract/errors/error'
import { sendContactChannelCode } from '@latchkey/contract/routes/contact-channels'
import { endUserSessions } from '@latchkey/contract/routes/ended-sessions'
import { deletePasskey } from '@latchkey/contract/routes/passkeys'
import { createGeneratedPassword } from '@latchkey/contract/routes/password'
import * as permissions from '@latchkey/contract/routes/permissions'
import { createSession } from '@latchkey/contract/routes/sessions'
import {
  createTeamMembership,
  deleteTeamMembership,
  listTeamMemberProfilesByServer,
} from '@latchkey/contract/routes/teams/team-members'
import {
  createTeamByServer,
  deleteTeam,
  listTeamsByServer,
  type readTeamByServer,
  updateTeamByServer,
} from '@latchkey/contract/routes/teams/teams'
import * as routes from '@latchkey/contract/routes/users'
import { sendNewPassword } from '../../flows/password-length.js'
import type { ResponseOf } from '../../http/http-client.js'
import type { Json } from '../../lib/json.js'
import { pick } from '../../lib/objects.js'
import { type Result, withoutData } from '../../lib/result.js'
import type { ServerScope } from '../scope.js'
import type { TeamMember } from '../team/team-methods.js'
import type { TeamProfileFields } from '../team/team-profile.js'
import { BaseTeam, teamIdOf, type TeamReference } from '../team/team.js'
import { noPrimaryEmail } from '../user/account.js'
import { BaseUser } from '../user/base-user.js'
import { type ConnectedAccountOptions, getConnectedAccount } from '../user/connected-accounts.js'
import { contactChannelCodeInput } from '../user/contact-channels.js'
import type { PermissionArguments } from '../user/permissions.js'
import { toUserFields } from '../user/user-fields.js'
import {
  createContactChannel,
  listContactChannels,
  type NewServerContactChannel,
} from './server-contact-channel.js'
import { listProviderAccounts } from './server-provider-account.js'
import {
  type AccountDeletion,
  type Ban,
  type BanOptions,
  checkedMetadata,
  type CreatedSession,
  type GeneratedPassword,
  type NewServerTeam,
  type NewSession,
  newTeamBody,
  type PrimaryEmailOptions,
  type ServerTeamPatch,
  type ServerUserPatch,
  type ServerVerificationEmailError,
  type ServerVerificationEmailOptions,
  userBody,
} from './user-and-team-fields.js'

// A user has teams, and a team has users as members: these classes name each other.

const grants = {
  project: permissions.grantProjectPermission,
  team: permissions.grantTeamPermission,
}
const revocations = {
  project: permissions.revokeProjectPermission,
  team: permissions.revokeTeamPermission,
}

/** A user as the service returns it to a server. */
export type ServerUserResponse = ResponseOf<typeof routes.readUser>

/** A user as the project's server sees them. It holds the data of one moment and does not change by itself. */
export class ServerUser extends BaseUser {
  /** Whether the user can sign in with the primary address. */
  declare readonly primaryEmailAuthEnabled: boolean
  /** At least the time of the sign-up. */
  declare readonly lastActiveAt: Date
  /** Only servers can read it. */
  declare readonly serverMetadata: Json
  readonly selectedTeam: ServerTeam | null

  constructor(
    { client, http, generation }: ServerScope,
    { selectedTeam, ...response }: ServerUserResponse,
  ) {
    super({ client, http, generation, userId: response.id }, toUserFields(response))
    this.selectedTeam = selectedTeam && new ServerTeam({ client, http }, selectedTeam)
    // Classes that extend this one add fields first.
    if (new.target === ServerUser) Object.freeze(this)
  }

  /**
   * Changes the user. Rejects with `USER_NOT_FOUND`, `USER_EMAIL_ALREADY_EXISTS`, `PASSWORD_TOO_LONG` (details:
   * `maxLength`), or `TEAM_MEMBERSHIP_NOT_FOUND` if the user is not a member of the selected team.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   * @example await user.update({ serverMetadata: { plan: 'pro' }, primaryEmailVerified: true })
   */
  async update(patch: ServerUserPatch): Promise<void> {
    const { client, http, userId } = this.scope
    const { selectedTeamId, isAnonymous } = patch
    const body = { ...userBody(patch), selectedTeamId, isAnonymous }
    await http.request(routes.updateUser, { params: { userId }, body })
    await client.invalidateAll()
  }

  /** Sets the display name; null or an empty string removes it. Rejects with `USER_NOT_FOUND`. */
  async setDisplayName(displayName: string | null) {
    return this.update({ displayName })
  }

  /** Replaces the metadata that the user can change too. */
  async setClientMetadata(clientMetadata: Json) {
    return this.update({ clientMetadata })
  }

  /** Replaces the metadata that the user can read but not change. */
  async setClientReadOnlyMetadata(clientReadOnlyMetadata: Json) {
    return this.update({ clientReadOnlyMetadata })
  }

  /** Replaces the metadata that only servers can read. */
  async setServerMetadata(serverMetadata: Json) {
    return this.update({ serverMetadata })
  }

  /** Selects a team; null selects none. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async setSelectedTeam(team: TeamReference | string | null) {
    return this.update({ selectedTeamId: teamIdOf(team) })
  }

  /**
   * Sets the password without the old one, and ends every session of the user. A password can be shorter than users may
   * choose.
   *
   * Resolves to an error with `PASSWORD_TOO_LONG` (details: `maxLength`) over 256 characters.
   */
  async setPassword(options: {
    password: string
  }): Promise<Result<undefined, KnownError<'PASSWORD_TOO_LONG'>>> {
    const { client, http, userId } = this.scope
    const { password } = options
    const input = { params: { userId }, body: { password } }
    const result = await sendNewPassword(password, () =>
      http.requestResult(routes.updateUser, input, { expect: ['PASSWORD_TOO_LONG'] }),
    )
    if (result.status === 'ok') await client.invalidateAll()
    return withoutData(result)
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
  async setGeneratedPassword(): Promise<GeneratedPassword> {
    const { client, http, userId } = this.scope
    const input = { params: { userId } }
    const { password, expiresAt } = await http.request(createGeneratedPassword, input)
    await client.invalidateAll()
    return { password, expiresAt }
  }

  /** Sets the primary email address; null removes it. Rejects with `USER_EMAIL_ALREADY_EXISTS`. */
  async setPrimaryEmail(email: string | null, options: PrimaryEmailOptions = {}): Promise<void> {
    const { verified = false } = options
    const verification = email !== null && { primaryEmailVerified: verified }
    return this.update({ primaryEmail: email, ...verification })
  }

  /**
   * Emails a link that verifies the primary address.
   *
   * Resolves to an error with `EMAIL_ALREADY_VERIFIED` or `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @throws LatchkeyError `EMAIL_NOT_ASSOCIATED_WITH_USER` if the user has no primary email address
   */
  async sendVerificationEmail(
    options?: ServerVerificationEmailOptions,
  ): Promise<Result<undefined, ServerVerificationEmailError>> {
    const channels = await listContactChannels(this.scope)
    const primary = channels.find(({ isPrimary }) => isPrimary)
    if (!primary) throw noPrimaryEmail()
    const input = contactChannelCodeInput(this.scope, primary.id, options)
    const result = await this.scope.http.requestResult(sendContactChannelCode, input, {
      expect: ['EMAIL_ALREADY_VERIFIED', 'REDIRECT_URL_NOT_WHITELISTED'],
    })
    return withoutData(result)
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
  async ban(options: BanOptions = {}): Promise<void> {
    const { client, http, userId } = this.scope
    const { reason, endsAt } = options
    const body = { reason, endsAt }
    await http.request(routes.banUser, { params: { userId }, body })
    await client.invalidateAll()
  }

  /**
   * Signs the user out everywhere: ends every session, the access of other apps, and emailed codes and links. The user can sign in
   * again. An access token stays valid until it expires, after 10 minutes at most. Rejects with `USER_NOT_FOUND`.
   *
   * @example await user.revokeAllSessions()
   */
  async revokeAllSessions(): Promise<void> {
    const { client, http, userId } = this.scope
    await http.request(endUserSessions, { params: { userId } })
    await client.invalidateAll()
  }

  /** Lifts the ban: the user can sign in again. Ended sessions stay ended. Rejects with `USER_NOT_FOUND`. */
  async unban(): Promise<void> {
    const { client, http, userId } = this.scope
    await http.request(routes.unbanUser, { params: { userId } })
    await client.invalidateAll()
  }

  /**
   * Resolves to whether the user is banned, since when, until when and why. Rejects with `USER_NOT_FOUND`, and with
   * `FEATURE_NOT_SUPPORTED` on a service without bans.
   *
   * @example const { isBanned, reason } = await user.getBan()
   */
  async getBan(): Promise<Ban> {
    const { http, userId } = this.scope
    const ban = await http.request(routes.readBan, { params: { userId } })
    return pick(ban, 'isBanned', 'bannedAt', 'endsAt', 'reason')
  }

  /**
   * Removes the authenticator app and the recovery codes of the user, who then signs in without a code. Verify the
   * identity of the user first. The owner of the account gets an email. Rejects with `USER_NOT_FOUND`.
   *
   * @example await user.resetSecondFactor()
   */
  async resetSecondFactor() {
    return this.update({ totpMultiFactorSecret: null })
  }

  /**
   * Resolves to when the account will be deleted, if its user has requested that and the project has a grace period.
   * Rejects with `USER_NOT_FOUND`, and with `FEATURE_NOT_SUPPORTED` on a service without grace periods.
   *
   * @example const { deleteAt } = await user.getDeletion()
   */
  async getDeletion(): Promise<AccountDeletion> {
    const { http, userId } = this.scope
    const { deleteAt } = await http.request(routes.readDeletion, { params: { userId } })
    return { deleteAt }
  }

  /**
   * Cancels the deletion that the user has requested: the user can sign in again. Ended sessions stay ended. Rejects with
   * `USER_NOT_FOUND`, and with `FEATURE_NOT_SUPPORTED` on a service without grace periods.
   *
   * @example await user.restore()
   */
  async restore(): Promise<void> {
    const { client, http, userId } = this.scope
    await http.request(routes.cancelDeletion, { params: { userId } })
    await client.invalidateAll()
  }

  /** Deletes the user with all data at once, without a grace period. Rejects with `USER_NOT_FOUND`. */
  async delete(): Promise<void> {
    const { client, http, userId } = this.scope
    await http.request(routes.deleteUser, { params: { userId } })
    await client.changes.emit({ type: 'deleted', id: userId })
  }

  /**
   * Removes a passkey, also the last way to sign in. The owner of the account gets an email. Rejects with `USER_NOT_FOUND`,
   * and with `UNEXPECTED_RESPONSE` (status 404) if the user has no such passkey or the service has no list of passkeys.
   *
   * @example await user.removePasskey(passkey.id)
   */
  async removePasskey(id: string): Promise<void> {
    const { client, http, userId } = this.scope
    await http.request(deletePasskey, { params: { userId, passkeyId: id } })
    await client.invalidateAll()
  }

  /**
   * Signs the user in without credentials or a second factor. The tokens give full access to the account, so keep the
   * session short. Rejects with `USER_ID_DOES_NOT_EXIST`, and with `SCHEMA_ERROR` if it would last longer than 367 days.
   *
   * @throws TypeError `INVALID_ARGUMENT` if `expiresInMillis` is not a whole number of at least 1
   * @example const tokens = await user.createSession({ expiresInMillis: 600_000, isImpersonation: true })
   */
  async createSession(session: NewSession = {}): Promise<CreatedSession> {
    const { expiresInMillis = SERVER_SESSION_MILLIS, isImpersonation } = session
    if (!Number.isInteger(expiresInMillis) || expiresInMillis < 1)
      throw new UsageError(
        'INVALID_ARGUMENT',
        'expiresInMillis must be a whole number of milliseconds, at least 1.',
      )
    const { client, http, userId } = this.scope
    const body = { userId, expiresInMillis, isImpersonation }
    const { accessToken, refreshToken } = await http.request(createSession, { body })
    await client.invalidateAll()
    return Object.freeze({ accessToken, refreshToken })
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
    return getConnectedAccount(this.scope, provider, options)
  }

  /** Lists the user's accounts at OAuth providers, oldest first, with what they are used for. */
  async listOAuthProviders() {
    return listProviderAccounts(this.scope)
  }

  /** Resolves to an account at an OAuth provider, by its ID in the service; null if the user does not have it. */
  async getOAuthProvider(id: string) {
    const accounts = await listProviderAccounts(this.scope)
    return accounts.find((account) => account.id === id) ?? null
  }

  /** Lists the addresses of the user, oldest first. */
  async listContactChannels() {
    return listContactChannels(this.scope)
  }

  /**
   * Adds an address. Rejects with `CONTACT_CHANNEL_ALREADY_USED_FOR_AUTH_BY_SOMEONE_ELSE` or `USER_NOT_FOUND`.
   *
   * @example await user.createContactChannel({ type: 'email', value, usedForAuth: true, isVerified: true })
   */
  async createContactChannel(channel: NewServerContactChannel) {
    return createContactChannel(this.scope, channel)
  }

  /** Removes the user from a team. Rejects with `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async leaveTeam(team: TeamReference): Promise<void> {
    const { client, http, userId } = this.scope
    await http.request(deleteTeamMembership, { params: { teamId: team.id, userId } })
    await client.invalidateAll()
  }

  /**
   * Grants a permission in a team or, without a team, in the project. It does not matter if the user has it already.
   * Rejects with `PERMISSION_NOT_FOUND`, `WRONG_PERMISSION_SCOPE`, `TEAM_MEMBERSHIP_NOT_FOUND` or `USER_NOT_FOUND`.
   *
   * @example await user.grantPermission(team, '$update_team')
   */
  async grantPermission(...args: PermissionArguments): Promise<void> {
    return this.#changePermission(grants, args)
  }

  /**
   * Revokes a permission that was granted; permissions contained in others stay. If the user does not have it, rejects
   * with `TEAM_PERMISSION_NOT_FOUND` in a team and `PERMISSION_NOT_FOUND` in the project; further with
   * `TEAM_MEMBERSHIP_NOT_FOUND` or `USER_NOT_FOUND`.
   */
  async revokePermission(...args: PermissionArguments): Promise<void> {
    return this.#changePermission(revocations, args)
  }

  async #changePermission(
    { project, team }: typeof grants | typeof revocations,
    args: PermissionArguments,
  ): Promise<void> {
    const { client, http, userId } = this.scope
    await (args.length === 1
      ? http.request(project, { params: { userId, permissionId: args[0] } })
      : http.request(team, { params: { teamId: args[0].id, userId, permissionId: args[1] } }))
    await client.invalidateAll()
  }

  /** Lists the teams of the user, oldest first. */
  async listTeams(): Promise<ServerTeam[]> {
    const query = { userId: this.scope.userId }
    const { items } = await this.scope.http.request(listTeamsByServer, { query })
    return items.map((fields) => new ServerTeam(this.scope, fields))
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
    const { client, http, userId } = this.scope
    const body = newTeamBody({ ...team, creatorUserId: userId })
    const created = await http.request(createTeamByServer, { query: {}, body })
    const selection = { selectedTeamId: created.id }
    await http.request(routes.updateUser, { params: { userId }, body: selection })
    await client.invalidateAll()
    return new ServerTeam(this.scope, created)
  }
}

/** A member of a team as the service returns it. */
type TeamMemberResponse = ResponseOf<typeof listTeamMemberProfilesByServer>['items'][number]

/** A member of a team: the user, and the profile in this team. */
export class ServerTeamMember extends ServerUser implements TeamMember {
  /** The user's profile in this team. */
  readonly profile: TeamProfileFields
  /** The same user without the profile. */
  readonly user: ServerUser

  constructor(scope: ServerScope, { displayName, profileImageUrl, user }: TeamMemberResponse) {
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
export class ServerTeam extends BaseTeam {
  /** Only servers can read it. */
  declare readonly serverMetadata: Json
  /** When the team was created. */
  declare readonly createdAt: Date

  constructor({ client, http }: ServerScope, fields: ResponseOf<typeof readTeamByServer>) {
    super({ client, http, userId: 'me' }, fields)
  }

  /**
   * Changes the team. Rejects with `TEAM_NOT_FOUND`.
   *
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   */
  async update(patch: ServerTeamPatch): Promise<void> {
    const { client, http, teamId } = this.scope
    const { displayName, profileImageUrl } = patch
    const body = { displayName, profileImageUrl, ...checkedMetadata(patch) }
    await http.request(updateTeamByServer, { params: { teamId }, body })
    await client.invalidateAll()
  }

  /** Deletes the team for all its members. Rejects with `TEAM_NOT_FOUND`. */
  async delete(): Promise<void> {
    const { client, http, teamId } = this.scope
    await http.request(deleteTeam, { params: { teamId } })
    await client.changes.emit({ type: 'deleted', id: teamId })
  }

  /** Lists the members in the order in which they joined. Rejects with `TEAM_NOT_FOUND`. */
  async listMembers(): Promise<ServerTeamMember[]> {
    const query = { teamId: this.id }
    const { items } = await this.scope.http.request(listTeamMemberProfilesByServer, { query })
    return items.map((fields) => new ServerTeamMember(this.scope, fields))
  }

  /**
   * Resolves to a member; null if the user is not a member or does not exist. Rejects with `TEAM_NOT_FOUND`.
   *
   * @example const member = await team.getMember(user.id)
   */
  async getMember(userId: string): Promise<ServerTeamMember | null> {
    const result = await this.scope.http.requestResult(
      listTeamMemberProfilesByServer,
      { query: { teamId: this.id, userId } },
      { expect: ['USER_NOT_FOUND'] },
    )
    const fields = result.status === 'ok' ? result.data.items[0] : undefined
    return fields ? new ServerTeamMember(this.scope, fields) : null
  }

  /**
   * Adds a user as a member, with the permissions that the project gives to members. Rejects with `USER_NOT_FOUND`,
   * `TEAM_NOT_FOUND` or `TEAM_MEMBERSHIP_ALREADY_EXISTS`.
   */
  async addUser(userId: string): Promise<void> {
    const { client, http, teamId } = this.scope
    await http.request(createTeamMembership, { params: { teamId, userId } })
    await client.invalidateAll()
  }

  /** Removes a member. Rejects with `USER_NOT_FOUND` or `TEAM_MEMBERSHIP_NOT_FOUND`. */
  async removeUser(userId: string): Promise<void> {
    const { client, http, teamId } = this.scope
    await http.request(deleteTeamMembership, { params: { teamId, userId } })
    await client.invalidateAll()
  }
}
