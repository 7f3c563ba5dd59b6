import type { Json } from '../../lib/json.js'
import { createApiKey, getApiKey, listApiKeys, type NewApiKey } from '../api-keys.js'
import type { TeamScope } from '../scope.js'
import type { TeamFields as ClientTeamFields } from '../team/team.js'
import { inviteUser, listInvitations, type NewTeamInvitation } from '../team/team-invitations.js'
import type { TeamMember } from '../team/team-changes.js'
import type { TeamProfileFields } from '../team/team-profile.js'
import { leaveTeam } from '../user/teams.js'
import { BaseServerUser } from './base-server-user.js'
import type { ServerScope } from './server-scope.js'
import type { ServerUserResponse } from './server-user-account.js'
import { listMembers, readMember, type TeamMemberFields } from './team-members.js'
import {
  addUser,
  createTeamOfUser,
  deleteTeam,
  listTeamsOfUser,
  type NewServerTeam,
  type ServerTeamPatch,
  type TeamFields,
  updateTeam,
} from './teams.js'

/** A user as the project's server sees them. It holds the data of one moment and does not change by itself. */
export class ServerUser extends BaseServerUser {
  /** The team that the user works in; null when none is selected. */
  readonly selectedTeam: ServerTeam | null

  constructor(scope: ServerScope, response: ServerUserResponse) {
    super(scope, response)
    const { selectedTeam } = response
    this.selectedTeam = selectedTeam && new ServerTeam(scope, selectedTeam)
    // Classes that extend this one add fields first.
    if (new.target === ServerUser) Object.freeze(this)
  }

  /** Lists the teams of the user, oldest first. */
  async listTeams(): Promise<ServerTeam[]> {
    const scope = this.scope
    const teams = await listTeamsOfUser(scope)
    return teams.map((fields) => new ServerTeam(scope, fields))
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
    const scope = this.scope
    return new ServerTeam(scope, await createTeamOfUser(scope, team))
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
}
