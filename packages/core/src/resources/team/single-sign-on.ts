import type { TeamScope } from '../scope.js'
import {
  createConnection,
  deleteConnection,
  listConnections,
  readSamlMetadata,
  testConnection,
  updateConnection,
  type NewTeamConnection,
  type SamlMetadataSource,
  type TeamConnectionPatch,
} from './team-connections.js'
import { addDomain, listDomains, removeDomain, verifyDomain } from './team-domains.js'
import {
  createScimToken,
  listProvisionedGroups,
  listProvisionedUsers,
  listScimTokens,
  revokeScimToken,
  type NewScimToken,
  type ProvisioningPageOptions,
} from './team-provisioning.js'
import {
  createSetupLink,
  listSetupLinks,
  revokeSetupLink,
  type NewSsoSetupLink,
} from './team-setup-links.js'

/**
 * The domains, the identity providers and the provisioning of a team.
 *
 * For a member, each method rejects with `TEAM_PERMISSION_REQUIRED` without all permissions that change the team, as the
 * permission `team_admin` has. A change rejects with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than
 * `details.maxAgeSeconds`. For a server, neither applies.
 */
export class TeamSingleSignOn {
  /** The ID of the team. */
  readonly id: string
  readonly #scope: TeamScope

  constructor(scope: TeamScope) {
    this.#scope = scope
    this.id = scope.teamId
    Object.freeze(this)
  }

  /** Lists the domains of the team, verified or not, by name. */
  async listDomains() {
    return listDomains(this.#scope)
  }

  /**
   * Adds a domain to the team. The TXT record `recordName` with the value `recordValue` in the DNS proves it. Rejects with
   * `SCHEMA_ERROR` for a text that is no domain.
   *
   * @example const { recordName, recordValue } = await singleSignOn.addDomain('acme.com')
   */
  async addDomain(domain: string) {
    return addDomain(this.#scope, domain)
  }

  /**
   * Looks up the TXT record of a domain, and verifies the domain if the record is there. The service looks it up every day, and
   * a domain whose record is missing for a week is no longer verified. Rejects with `TEAM_DOMAIN_RECORD_NOT_FOUND`,
   * `TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM` or `TEAM_DOMAIN_NOT_FOUND`.
   *
   * @example await singleSignOn.verifyDomain(domain.id)
   */
  async verifyDomain(domainId: string) {
    return verifyDomain(this.#scope, domainId)
  }

  /**
   * Removes a domain from the team, whose connection then no longer signs in its addresses. Rejects with
   * `TEAM_DOMAIN_NOT_FOUND`.
   */
  async removeDomain(domainId: string) {
    return removeDomain(this.#scope, domainId)
  }

  /** Lists the connections of the team with identity providers, oldest first. */
  async listConnections() {
    return listConnections(this.#scope)
  }

  /**
   * Adds a connection with an identity provider, as a draft. Rejects with `PERMISSION_NOT_FOUND` for a permission that the
   * project does not define.
   *
   * @example
   * const connection = await singleSignOn.createConnection({
   *   displayName: 'Acme',
   *   oidc: { issuer: 'https://login.acme.com', clientId, clientSecret },
   * })
   */
  async createConnection(connection: NewTeamConnection) {
    return createConnection(this.#scope, connection)
  }

  /**
   * Changes a connection. Turning it on needs a verified domain and a successful test, else it rejects with
   * `TEAM_CONNECTION_NOT_TESTED`. When it becomes required, the sessions of members that began otherwise end. Also rejects with
   * `TEAM_CONNECTION_NOT_FOUND`.
   *
   * @example await singleSignOn.updateConnection(connection.id, { isEnabled: true })
   */
  async updateConnection(connectionId: string, patch: TeamConnectionPatch) {
    return updateConnection(this.#scope, connectionId, patch)
  }

  /**
   * Deletes a connection, and ends the sessions that began there. The users keep their other sign-in methods. Rejects with
   * `TEAM_CONNECTION_NOT_FOUND`.
   */
  async deleteConnection(connectionId: string) {
    return deleteConnection(this.#scope, connectionId)
  }

  /**
   * Begins a sign-in that creates no user and no session. Resolves to the URL to open; `lastTest` of the connection has the
   * result. Rejects with `TEAM_CONNECTION_NOT_FOUND` or `OAUTH_PROVIDER_REFUSED`.
   *
   * @example window.open(await singleSignOn.testConnection(connection.id))
   */
  async testConnection(connectionId: string) {
    return testConnection(this.#scope, connectionId)
  }

  /**
   * Reads the metadata of a SAML identity provider, from their URL or a text. Resolves to the settings of a new connection. Rejects
   * with a sentence that says what is wrong.
   *
   * @example
   * const saml = await singleSignOn.readSamlMetadata({ url: 'https://idp.acme.example/metadata' })
   * const connection = await singleSignOn.createConnection({ displayName: 'Acme', saml })
   */
  async readSamlMetadata(source: SamlMetadataSource) {
    return readSamlMetadata(this.#scope, source)
  }

  /** Lists the SCIM tokens of a connection, oldest first. Rejects with `TEAM_CONNECTION_NOT_FOUND`. */
  async listScimTokens(connectionId: string) {
    return listScimTokens(this.#scope, connectionId)
  }

  /**
   * Creates a token with which the identity provider of a connection provisions users and groups by SCIM 2.0. A connection
   * has at most five: create the next one before you revoke the last. Rejects with `TEAM_CONNECTION_NOT_FOUND`.
   *
   * @example const { baseUrl, value } = await singleSignOn.createScimToken(connection.id)
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
   * Creates a link with which the administrator of a customer verifies domains, connects and tests the identity provider, and
   * creates SCIM tokens, without an account. The link cannot turn the connection on, require it, give permissions or read
   * members. For a member, it works while the member has the permissions above.
   *
   * @throws LatchkeyError `INVALID_CONFIGURATION` outside a browser without `pageUrl`
   * @example const { url, expiresAt } = await singleSignOn.createSetupLink()
   */
  async createSetupLink(options?: NewSsoSetupLink) {
    return createSetupLink(this.#scope, options)
  }

  /** Lists the set-up links of the team that have not expired, oldest first. */
  async listSetupLinks() {
    return listSetupLinks(this.#scope)
  }

  /**
   * Revokes a set-up link, which then works no more. The domains and the connection stay. Rejects with `SSO_SETUP_LINK_NOT_FOUND`.
   */
  async revokeSetupLink(linkId: string) {
    return revokeSetupLink(this.#scope, linkId)
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

export const loadSingleSignOn = (scope: TeamScope): TeamSingleSignOn => new TeamSingleSignOn(scope)

// The page of a set-up link loads the same part.
export { SsoSetup } from './team-setup-links.js'
