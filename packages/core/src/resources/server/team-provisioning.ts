import type { TeamScope } from '../scope.js'
import {
  createScimToken,
  listProvisionedGroups,
  listProvisionedUsers,
  listScimTokens,
  revokeScimToken,
  type NewScimToken,
  type ProvisioningPageOptions,
} from '../team/team-provisioning.js'

/** The provisioning of a team by identity providers, for servers. */
export class ServerTeamProvisioning {
  readonly #scope: TeamScope

  constructor(scope: TeamScope) {
    this.#scope = scope
  }

  /**
   * Lists the SCIM tokens of a connection, oldest first. Rejects with `TEAM_CONNECTION_NOT_FOUND`.
   */
  async listScimTokens(connectionId: string) {
    return listScimTokens(this.#scope, connectionId)
  }

  /**
   * Creates a token with which the identity provider of a connection provisions users and groups by SCIM 2.0. A connection
   * has at most five: create the next one before you revoke the last. Rejects with `TEAM_CONNECTION_NOT_FOUND`.
   *
   * @example const { baseUrl, value } = await team.createScimToken(connection.id)
   */
  async createScimToken(connectionId: string, options?: NewScimToken) {
    return createScimToken(this.#scope, connectionId, options)
  }

  /**
   * Revokes a SCIM token, which the identity provider can use no more. The users and groups stay. Rejects with
   * `SCIM_TOKEN_NOT_FOUND` or `TEAM_CONNECTION_NOT_FOUND`.
   */
  async revokeScimToken(connectionId: string, tokenId: string) {
    return revokeScimToken(this.#scope, { connectionId, tokenId })
  }

  /**
   * Lists the users that the identity provider of a connection has provisioned, by name. Resolves to one page; `nextCursor`
   * gets the next one. Rejects with `TEAM_CONNECTION_NOT_FOUND`.
   */
  async listProvisionedUsers(connectionId: string, options?: ProvisioningPageOptions) {
    return listProvisionedUsers(this.#scope, connectionId, options)
  }

  /**
   * Lists the groups that the identity provider of a connection has provisioned, by name. Resolves to one page; `nextCursor`
   * gets the next one. Rejects with `TEAM_CONNECTION_NOT_FOUND`.
   */
  async listProvisionedGroups(connectionId: string, options?: ProvisioningPageOptions) {
    return listProvisionedGroups(this.#scope, connectionId, options)
  }
}
