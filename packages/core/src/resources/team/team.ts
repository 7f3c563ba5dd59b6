import type { Json } from '../../lib/json.js'
import type { NewApiKey } from '../api-keys.js'
import type { TeamScope, UserScope } from '../scope.js'
import type {
  NewTeamConnection,
  SamlMetadataSource,
  TeamConnectionPatch,
} from './team-connections.js'
import type { NewTeamInvitation } from './team-invitations.js'
import type { TeamPatch } from './team-methods.js'
import type { NewScimToken, ProvisioningPageOptions } from './team-provisioning.js'

const methods = () => import('./team-methods.js')
const connections = () => import('./connection-methods.js')

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

/** A team as its members see it. It holds the data of one moment and does not change by itself. */
export class Team implements TeamFields {
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

  /**
   * Changes the team for all its members. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission
   * `$update_team`, and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example await team.update({ displayName: 'Engines' })
   * @throws TypeError `INVALID_ARGUMENT` if the metadata is not plain JSON
   */
  async update(patch: TeamPatch) {
    return (await this.#scope.client.load(methods)).updateTeam(this.#scope, patch)
  }

  /**
   * Deletes the team for all its members. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission
   * `$delete_team`, and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   */
  async delete() {
    return (await this.#scope.client.load(methods)).deleteTeam(this.#scope)
  }

  /**
   * Lists the members, in the order in which they joined. Rejects with `TEAM_PERMISSION_REQUIRED` without the
   * permission `$read_members`.
   */
  async listMembers() {
    return (await this.#scope.client.load(methods)).listMembers(this.#scope)
  }

  /**
   * Lists the primary addresses and the permissions of the members. Resolves to null if the service cannot list them.
   * Rejects with `TEAM_PERMISSION_REQUIRED` without the permissions `$read_members` and `$remove_members`.
   *
   * @example const accounts = (await team.listMemberAccounts()) ?? []
   */
  async listMemberAccounts() {
    return (await this.#scope.client.load(methods)).listMemberAccounts(this.#scope)
  }

  /**
   * Removes a member from the team. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission `$remove_members`,
   * and with `TEAM_MEMBERSHIP_NOT_FOUND`.
   *
   * @example await team.removeUser(member.id)
   */
  async removeUser(userId: string) {
    return (await this.#scope.client.load(methods)).removeUser(this.#scope, userId)
  }

  /**
   * Emails an invitation. Rejects with `TEAM_PERMISSION_REQUIRED` without the permission `$invite_members`, and with
   * `REDIRECT_URL_NOT_WHITELISTED`.
   *
   * @example await team.inviteUser({ email: 'grace@example.com' })
   */
  async inviteUser(invitation: NewTeamInvitation) {
    return (await this.#scope.client.load(methods)).inviteUser(this.#scope, invitation)
  }

  /**
   * Lists the invitations that can still be accepted. Rejects with `TEAM_PERMISSION_REQUIRED` without the permissions
   * `$read_members` and `$invite_members`.
   */
  async listInvitations() {
    return (await this.#scope.client.load(methods)).listInvitations(this.#scope)
  }

  /**
   * Lists the team's API keys, newest first, including revoked and expired ones. Rejects with `API_KEY_NOT_FOUND`
   * without the permission `$manage_api_keys`. The project must allow API keys of teams.
   */
  async listApiKeys() {
    return (await this.#scope.client.load(methods)).listApiKeys(this.#scope)
  }

  /**
   * Resolves to one of the team's API keys; null if the team has no key with this ID, or without the permission
   * `$manage_api_keys`.
   *
   * @example const key = await team.getApiKey(id)
   */
  async getApiKey(id: string) {
    return (await this.#scope.client.load(methods)).getApiKey(this.#scope, id)
  }

  /**
   * Creates an API key of the team. Its `value` is the whole key, which is never shown again. Rejects with
   * `API_KEY_NOT_FOUND` without the permission `$manage_api_keys`, and with `RECENT_SIGN_IN_REQUIRED` when the sign-in
   * is older than `details.maxAgeSeconds`.
   *
   * @example const { value } = await team.createApiKey({ description: 'deploy script' })
   * @throws TypeError `INVALID_ARGUMENT` if `expiresAt` is an invalid date
   */
  async createApiKey(apiKey: NewApiKey) {
    return (await this.#scope.client.load(methods)).createApiKey(this.#scope, apiKey)
  }

  /**
   * Lists the domains of the team, verified or not, by name. Rejects with `TEAM_PERMISSION_REQUIRED`
   * unless the user has all permissions that change the team, as the permission `team_admin` has.
   */
  async listDomains() {
    return (await this.#scope.client.load(connections)).listDomains(this.#scope)
  }

  /**
   * Adds a domain to the team. The TXT record `recordName` with the value `recordValue` in the DNS proves it. Rejects with
   * `SCHEMA_ERROR` for a text that is no domain, with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`, and with `RECENT_SIGN_IN_REQUIRED`.
   *
   * @example const { recordName, recordValue } = await team.addDomain('acme.com')
   */
  async addDomain(domain: string) {
    return (await this.#scope.client.load(connections)).addDomain(this.#scope, domain)
  }

  /**
   * Looks up the TXT record of a domain, and verifies the domain if the record is there. The service looks it up every day, and
   * a domain whose record is missing for a week is no longer verified. Rejects with `TEAM_DOMAIN_RECORD_NOT_FOUND`,
   * `TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM` or `TEAM_DOMAIN_NOT_FOUND`, with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`, and with `RECENT_SIGN_IN_REQUIRED`.
   *
   * @example await team.verifyDomain(domain.id)
   */
  async verifyDomain(domainId: string) {
    return (await this.#scope.client.load(connections)).verifyDomain(this.#scope, domainId)
  }

  /**
   * Removes a domain from the team, whose connection then no longer signs in its addresses. Rejects with
   * `TEAM_DOMAIN_NOT_FOUND`, with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`, and with `RECENT_SIGN_IN_REQUIRED`.
   */
  async removeDomain(domainId: string) {
    return (await this.#scope.client.load(connections)).removeDomain(this.#scope, domainId)
  }

  /**
   * Lists the connections of the team with identity providers, oldest first. Rejects with `TEAM_PERMISSION_REQUIRED`
   * unless the user has all permissions that change the team, as the permission `team_admin` has.
   */
  async listConnections() {
    return (await this.#scope.client.load(connections)).listConnections(this.#scope)
  }

  /**
   * Adds a connection with an identity provider, as a draft. Rejects with `PERMISSION_NOT_FOUND` for a permission that the
   * project does not define, with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`, and with `RECENT_SIGN_IN_REQUIRED`.
   *
   * @example
   * const connection = await team.createConnection({
   *   displayName: 'Acme',
   *   oidc: { issuer: 'https://login.acme.com', clientId, clientSecret },
   * })
   */
  async createConnection(connection: NewTeamConnection) {
    return (await this.#scope.client.load(connections)).createConnection(this.#scope, connection)
  }

  /**
   * Changes a connection. Turning it on needs a verified domain and a successful test, else it rejects with
   * `TEAM_CONNECTION_NOT_TESTED`. When it becomes required, the sessions of members that began otherwise end. Also rejects with
   * `TEAM_CONNECTION_NOT_FOUND`, with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`, and with `RECENT_SIGN_IN_REQUIRED`.
   *
   * @example await team.updateConnection(connection.id, { isEnabled: true })
   */
  async updateConnection(connectionId: string, patch: TeamConnectionPatch) {
    return (await this.#scope.client.load(connections)).updateConnection(
      this.#scope,
      connectionId,
      patch,
    )
  }

  /**
   * Deletes a connection, and ends the sessions that began there. The users keep their other sign-in methods. Rejects with
   * `TEAM_CONNECTION_NOT_FOUND`, with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`, and with `RECENT_SIGN_IN_REQUIRED`.
   */
  async deleteConnection(connectionId: string) {
    return (await this.#scope.client.load(connections)).deleteConnection(this.#scope, connectionId)
  }

  /**
   * Begins a sign-in that creates no user and no session. Resolves to the URL to open; `lastTest` of the connection has the
   * result. Rejects with `TEAM_CONNECTION_NOT_FOUND` or `OAUTH_PROVIDER_REFUSED`, and with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`.
   *
   * @example window.open(await team.testConnection(connection.id))
   */
  async testConnection(connectionId: string) {
    return (await this.#scope.client.load(connections)).testConnection(this.#scope, connectionId)
  }

  /**
   * Reads the metadata of a SAML identity provider, from their URL or a text. Resolves to the settings of a new connection. Rejects
   * with a sentence that says what is wrong, and with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`.
   *
   * @example
   * const saml = await team.readSamlMetadata({ url: 'https://idp.acme.example/metadata' })
   * const connection = await team.createConnection({ displayName: 'Acme', saml })
   */
  async readSamlMetadata(source: SamlMetadataSource) {
    return (await this.#scope.client.load(connections)).readSamlMetadata(this.#scope, source)
  }

  /**
   * Lists the SCIM tokens of a connection, oldest first. Rejects with `TEAM_CONNECTION_NOT_FOUND`, and with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`.
   */
  async listScimTokens(connectionId: string) {
    return (await this.#scope.client.load(connections)).listScimTokens(this.#scope, connectionId)
  }

  /**
   * Creates a token with which the identity provider of a connection provisions users and groups by SCIM 2.0. A connection
   * has at most five: create the next one before you revoke the last. Rejects with `TEAM_CONNECTION_NOT_FOUND`, with
   * `TEAM_PERMISSION_REQUIRED` as `listDomains`, and with `RECENT_SIGN_IN_REQUIRED`.
   *
   * @example const { baseUrl, value } = await team.createScimToken(connection.id)
   */
  async createScimToken(connectionId: string, options?: NewScimToken) {
    return (await this.#scope.client.load(connections)).createScimToken(
      this.#scope,
      connectionId,
      options,
    )
  }

  /**
   * Revokes a SCIM token, which the identity provider can use no more. The users and groups stay. Rejects with
   * `SCIM_TOKEN_NOT_FOUND` or `TEAM_CONNECTION_NOT_FOUND`, with `TEAM_PERMISSION_REQUIRED` as `listDomains`, and with
   * `RECENT_SIGN_IN_REQUIRED`.
   */
  async revokeScimToken(connectionId: string, tokenId: string) {
    return (await this.#scope.client.load(connections)).revokeScimToken(this.#scope, {
      connectionId,
      tokenId,
    })
  }

  /**
   * Lists the users that the identity provider of a connection has provisioned, by name. Resolves to one page; `nextCursor`
   * gets the next one. Rejects with `TEAM_CONNECTION_NOT_FOUND`, and with `TEAM_PERMISSION_REQUIRED` as `listDomains`.
   */
  async listProvisionedUsers(connectionId: string, options?: ProvisioningPageOptions) {
    return (await this.#scope.client.load(connections)).listProvisionedUsers(
      this.#scope,
      connectionId,
      options,
    )
  }

  /**
   * Lists the groups that the identity provider of a connection has provisioned, by name. Resolves to one page; `nextCursor`
   * gets the next one. Rejects with `TEAM_CONNECTION_NOT_FOUND`, and with `TEAM_PERMISSION_REQUIRED` as `listDomains`.
   */
  async listProvisionedGroups(connectionId: string, options?: ProvisioningPageOptions) {
    return (await this.#scope.client.load(connections)).listProvisionedGroups(
      this.#scope,
      connectionId,
      options,
    )
  }
}
