import type { Json } from '../../lib/json.js'
import type { NewApiKey } from '../api-keys.js'
import type { TeamScope, UserScope } from '../scope.js'
import type { NewTeamInvitation } from './team-invitations.js'
import type { TeamPatch } from './team-methods.js'

const methods = () => import('./team-methods.js')
const singleSignOn = () => import('./single-sign-on.js')

/** Loads the functions behind the methods of teams. */
const loadMethods = ({ client }: TeamScope) => client.load(methods)

/** The data of a team, as its members see it. */
export interface TeamFields {
  /** The ID of the team. */
  readonly id: string
  /** The name of the team. */
  readonly displayName: string
  /** A URL or a data URL; null when the team has no picture. */
  readonly profileImageUrl: string | null
  /** Metadata that members can change with the permission `$update_team`. */
  readonly clientMetadata: Json
  /** Metadata that only servers can change. */
  readonly clientReadOnlyMetadata: Json
}

/** Names a team: a `Team`, or an object with its ID. */
export type TeamReference = Pick<TeamFields, 'id'>

/** Returns the ID of a team, which can be passed as the ID itself; null for no team. */
export const teamIdOf = (team: TeamReference | string | null): string | null =>
  typeof team === 'string' ? team : team && team.id

/** The fields and methods of a team that its members and a server have in common. */
export abstract class BaseTeam implements TeamFields {
  declare readonly id: string
  declare readonly displayName: string
  declare readonly profileImageUrl: string | null
  declare readonly clientMetadata: Json
  declare readonly clientReadOnlyMetadata: Json
  readonly #scope: TeamScope

  constructor(scope: UserScope, fields: TeamFields) {
    this.#scope = { ...scope, teamId: fields.id }
    Object.freeze(Object.assign(this, fields))
  }

  /** Behind a getter, so that nothing that prints or serializes the team prints keys. */
  protected get scope(): TeamScope {
    return this.#scope
  }

  /**
   * Emails an invitation. Rejects with `REDIRECT_URL_NOT_WHITELISTED` and, for a member without the permission
   * `$invite_members`, with `TEAM_PERMISSION_REQUIRED`. A server must pass `callbackUrl`.
   *
   * @example await team.inviteUser({ email: 'grace@example.com' })
   */
  async inviteUser(invitation: NewTeamInvitation) {
    return (await loadMethods(this.scope)).inviteUser(this.scope, invitation)
  }

  /**
   * Lists the invitations that can still be accepted. Rejects with `TEAM_PERMISSION_REQUIRED` for a member without the
   * permissions `$read_members` and `$invite_members`.
   */
  async listInvitations() {
    return (await loadMethods(this.scope)).listInvitations(this.scope)
  }

  /**
   * Lists the team's API keys, newest first, including revoked and expired ones. Rejects with `API_KEY_NOT_FOUND` for a
   * member without the permission `$manage_api_keys`. The project must allow API keys of teams.
   */
  async listApiKeys() {
    return (await loadMethods(this.scope)).listApiKeys(this.scope)
  }

  /**
   * Resolves to one of the team's API keys; null if the team has no key with this ID, and for a member without the
   * permission `$manage_api_keys`.
   *
   * @example const key = await team.getApiKey(id)
   */
  async getApiKey(id: string) {
    return (await loadMethods(this.scope)).getApiKey(this.scope, id)
  }

  /**
   * Creates an API key of the team. Its `value` is the whole key, which is never shown again. For a member, it rejects with
   * `API_KEY_NOT_FOUND` without the permission `$manage_api_keys`, and with `RECENT_SIGN_IN_REQUIRED` when the sign-in is
   * older than `details.maxAgeSeconds`.
   *
   * @example const { value } = await team.createApiKey({ description: 'deploy script' })
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   */
  async createApiKey(apiKey: NewApiKey) {
    return (await loadMethods(this.scope)).createApiKey(this.scope, apiKey)
  }

  /**
   * Resolves to the domains, the identity providers and the provisioning of the team. For a member, its methods reject with
   * `TEAM_PERMISSION_REQUIRED` unless the user has all permissions that change the team, as the permission `team_admin`
   * has.
   *
   * @example
   * const singleSignOn = await team.loadSingleSignOn()
   * const { recordName, recordValue } = await singleSignOn.addDomain('acme.com')
   */
  async loadSingleSignOn() {
    return (await this.scope.client.load(singleSignOn)).loadSingleSignOn(this.scope)
  }
}

/** A team as its members see it. It holds the data of one moment and does not change by itself. */
export class Team extends BaseTeam {
  /**
   * Changes the team for all its members. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission
   * `$update_team`, and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example await team.update({ displayName: 'Engines' })
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   */
  async update(patch: TeamPatch) {
    return (await loadMethods(this.scope)).updateTeam(this.scope, patch)
  }

  /**
   * Deletes the team for all its members. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission
   * `$delete_team`, and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   */
  async delete() {
    return (await loadMethods(this.scope)).deleteTeam(this.scope)
  }

  /**
   * Lists the members, in the order in which they joined. Rejects with `TEAM_PERMISSION_REQUIRED` without the
   * permission `$read_members`.
   */
  async listMembers() {
    return (await loadMethods(this.scope)).listMembers(this.scope)
  }

  /**
   * Lists the primary addresses and the permissions of the members. Resolves to null if the service cannot list them.
   * Rejects with `TEAM_PERMISSION_REQUIRED` without the permissions `$read_members` and `$remove_members`.
   *
   * @example const accounts = (await team.listMemberAccounts()) ?? []
   */
  async listMemberAccounts() {
    return (await loadMethods(this.scope)).listMemberAccounts(this.scope)
  }

  /**
   * Removes a member from the team. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission `$remove_members`,
   * and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example await team.removeUser(member.id)
   */
  async removeUser(userId: string) {
    return (await loadMethods(this.scope)).removeUser(this.scope, userId)
  }
}
