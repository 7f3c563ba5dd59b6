import * as connections from '@latchkey/contract/routes/team-connections/connections'
import * as domains from '@latchkey/contract/routes/team-connections/domains'
import * as provisioning from '@latchkey/contract/routes/team-connections/provisioning'
import * as setupLinks from '@latchkey/contract/routes/team-connections/setup-links'
import { omitUndefined } from '../../lib/objects.js'
import type { TeamScope } from '../scope.js'
import {
  connectionPatchBody,
  newConnectionBody,
  type NewTeamConnection,
  type SamlMetadata,
  type SamlMetadataSource,
  type TeamConnection,
  type TeamConnectionPatch,
} from './team-connections.js'
import {
  type CreatedScimToken,
  type NewScimToken,
  type ProvisionedGroup,
  type ProvisionedUser,
  type ProvisioningPage,
  type ProvisioningPageOptions,
  type ScimToken,
  toPage,
} from './team-provisioning.js'
import type { CreatedSsoSetupLink, NewSsoSetupLink, SsoSetupLink } from './team-setup-links.js'

/** A domain of email addresses that a team has proven to own, or wants to prove. */
export interface TeamDomain {
  /** The ID of the domain. */
  readonly id: string
  /** The ID of the team. */
  readonly teamId: string
  /** In lower case, and in ASCII (punycode). */
  readonly domain: string
  /** The name of the TXT record to add to the DNS, such as `_latchkey-challenge.acme.com`. */
  readonly recordName: string
  /** The value of the TXT record. */
  readonly recordValue: string
  /** When the record was found; null until then. */
  readonly verifiedAt: Date | null
  /** Since when the record of the verified domain is missing; null while it is there. */
  readonly missingAt: Date | null
  /** When the domain was added. */
  readonly createdAt: Date
}

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
  async listDomains(): Promise<TeamDomain[]> {
    const { http, teamId } = this.#scope
    const { items } = await http.request(domains.listTeamDomains, { params: { teamId } })
    return items.map((domain) => Object.freeze(domain))
  }

  /**
   * Adds a domain to the team. The TXT record `recordName` with the value `recordValue` in the DNS proves it. Rejects with
   * `SCHEMA_ERROR` for a text that is no domain.
   *
   * @example const { recordName, recordValue } = await singleSignOn.addDomain('acme.com')
   */
  async addDomain(domain: string): Promise<TeamDomain> {
    const { client, http, teamId } = this.#scope
    const input = { params: { teamId }, body: { domain } }
    const response = await http.request(domains.createTeamDomain, input)
    await client.invalidate('listDomains')
    return Object.freeze(response)
  }

  /**
   * Looks up the TXT record of a domain, and verifies the domain if the record is there. The service looks it up every day, and
   * a domain whose record is missing for a week is no longer verified. Rejects with `TEAM_DOMAIN_RECORD_NOT_FOUND`,
   * `TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM` or `TEAM_DOMAIN_NOT_FOUND`.
   *
   * @example await singleSignOn.verifyDomain(domain.id)
   */
  async verifyDomain(domainId: string): Promise<TeamDomain> {
    const { client, http, teamId } = this.#scope
    const params = { teamId, domainId }
    const response = await http.request(domains.verifyTeamDomain, { params })
    await client.invalidate('listDomains')
    return Object.freeze(response)
  }

  /**
   * Removes a domain from the team, whose connection then no longer signs in its addresses. Rejects with
   * `TEAM_DOMAIN_NOT_FOUND`.
   */
  async removeDomain(domainId: string): Promise<void> {
    const { client, http, teamId } = this.#scope
    await http.request(domains.deleteTeamDomain, { params: { teamId, domainId } })
    await client.invalidate('listDomains')
  }

  /** Lists the connections of the team with identity providers, oldest first. */
  async listConnections(): Promise<TeamConnection[]> {
    const { http, teamId } = this.#scope
    const { items } = await http.request(connections.listTeamConnections, { params: { teamId } })
    return items.map((connection) => Object.freeze(connection))
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
  async createConnection(connection: NewTeamConnection): Promise<TeamConnection> {
    const { client, http, teamId } = this.#scope
    const input = { params: { teamId }, body: newConnectionBody(connection) }
    const response = await http.request(connections.createTeamConnection, input)
    await client.invalidate('listConnections')
    return Object.freeze(response)
  }

  /**
   * Changes a connection. Turning it on needs a verified domain and a successful test, else it rejects with
   * `TEAM_CONNECTION_NOT_TESTED`. When it becomes required, the sessions of members that began otherwise end. Also rejects with
   * `TEAM_CONNECTION_NOT_FOUND`.
   *
   * @example await singleSignOn.updateConnection(connection.id, { isEnabled: true })
   */
  async updateConnection(
    connectionId: string,
    patch: TeamConnectionPatch,
  ): Promise<TeamConnection> {
    const { client, http, teamId } = this.#scope
    const input = { params: { teamId, connectionId }, body: connectionPatchBody(patch) }
    const response = await http.request(connections.updateTeamConnection, input)
    await client.invalidate('listConnections', 'listSessions')
    return Object.freeze(response)
  }

  /**
   * Deletes a connection, and ends the sessions that began there. The users keep their other sign-in methods. Rejects with
   * `TEAM_CONNECTION_NOT_FOUND`.
   */
  async deleteConnection(connectionId: string): Promise<void> {
    const { client, http, teamId } = this.#scope
    await http.request(connections.deleteTeamConnection, { params: { teamId, connectionId } })
    await client.invalidate('listConnections', 'listSessions')
  }

  /**
   * Begins a sign-in that creates no user and no session. Resolves to the URL to open; `lastTest` of the connection has the
   * result. Rejects with `TEAM_CONNECTION_NOT_FOUND` or `OAUTH_PROVIDER_REFUSED`.
   *
   * @example window.open(await singleSignOn.testConnection(connection.id))
   */
  async testConnection(connectionId: string): Promise<string> {
    const { http, teamId } = this.#scope
    const params = { teamId, connectionId }
    const { authorizationUrl } = await http.request(connections.testTeamConnection, { params })
    return authorizationUrl
  }

  /**
   * Reads the metadata of a SAML identity provider, from their URL or a text. Resolves to the settings of a new connection. Rejects
   * with a sentence that says what is wrong.
   *
   * @example
   * const saml = await singleSignOn.readSamlMetadata({ url: 'https://idp.acme.example/metadata' })
   * const connection = await singleSignOn.createConnection({ displayName: 'Acme', saml })
   */
  async readSamlMetadata(source: SamlMetadataSource): Promise<SamlMetadata> {
    const { http, teamId } = this.#scope
    const body = 'url' in source ? { url: source.url } : { xml: source.xml }
    return http.request(connections.readSamlMetadata, { params: { teamId }, body })
  }

  /** Lists the SCIM tokens of a connection, oldest first. Rejects with `TEAM_CONNECTION_NOT_FOUND`. */
  async listScimTokens(connectionId: string): Promise<ScimToken[]> {
    const { http, teamId } = this.#scope
    const params = { teamId, connectionId }
    const { items } = await http.request(provisioning.listScimTokens, { params })
    return items.map((token) => Object.freeze(token))
  }

  /**
   * Creates a token with which the identity provider of a connection provisions users and groups by SCIM 2.0. A connection
   * has at most five: create the next one before you revoke the last. Rejects with `TEAM_CONNECTION_NOT_FOUND`.
   *
   * @example const { baseUrl, value } = await singleSignOn.createScimToken(connection.id)
   */
  async createScimToken(
    connectionId: string,
    options: NewScimToken = {},
  ): Promise<CreatedScimToken> {
    const { client, http, teamId } = this.#scope
    const body = omitUndefined({ description: options.description })
    const input = { params: { teamId, connectionId }, body }
    const token = await http.request(provisioning.createScimToken, input)
    await client.invalidate('listScimTokens')
    return Object.freeze(token)
  }

  /**
   * Revokes a SCIM token, which the identity provider can use no more. The users and groups stay. Rejects with
   * `SCIM_TOKEN_NOT_FOUND` or `TEAM_CONNECTION_NOT_FOUND`.
   */
  async revokeScimToken(connectionId: string, tokenId: string): Promise<void> {
    const { client, http, teamId } = this.#scope
    const params = { teamId, connectionId, tokenId }
    await http.request(provisioning.revokeScimToken, { params })
    await client.invalidate('listScimTokens')
  }

  /**
   * Creates a link with which the administrator of a customer verifies domains, connects and tests the identity provider, and
   * creates SCIM tokens, without an account. The link cannot turn the connection on, require it, give permissions or read
   * members. For a member, it works while the member has the permissions above.
   *
   * @throws LatchkeyError `INVALID_CONFIGURATION` outside a browser without `pageUrl`
   * @example const { url, expiresAt } = await singleSignOn.createSetupLink()
   */
  async createSetupLink(options: NewSsoSetupLink = {}): Promise<CreatedSsoSetupLink> {
    const { client, http, teamId } = this.#scope
    const { expiresInSeconds, pageUrl } = options
    const url = new URL(pageUrl ?? client.navigator.callbackUrl('ssoSetup'))
    const input = { params: { teamId }, body: omitUndefined({ expiresInSeconds }) }
    const { token, ...link } = await http.request(setupLinks.createSsoSetupLink, input)
    url.hash = token
    await client.invalidate('listSetupLinks')
    return Object.freeze({ ...link, url: url.href })
  }

  /** Lists the set-up links of the team that have not expired, oldest first. */
  async listSetupLinks(): Promise<SsoSetupLink[]> {
    const { http, teamId } = this.#scope
    const { items } = await http.request(setupLinks.listSsoSetupLinks, { params: { teamId } })
    return items.map((link) => Object.freeze(link))
  }

  /**
   * Revokes a set-up link, which then works no more. The domains and the connection stay. Rejects with `SSO_SETUP_LINK_NOT_FOUND`.
   */
  async revokeSetupLink(linkId: string): Promise<void> {
    const { client, http, teamId } = this.#scope
    await http.request(setupLinks.revokeSsoSetupLink, { params: { teamId, linkId } })
    await client.invalidate('listSetupLinks')
  }

  /**
   * Lists the users that the identity provider of a connection has provisioned, by name. Resolves to one page; `nextCursor`
   * gets the next one. Rejects with `TEAM_CONNECTION_NOT_FOUND`.
   */
  async listProvisionedUsers(
    connectionId: string,
    options: ProvisioningPageOptions = {},
  ): Promise<ProvisioningPage<ProvisionedUser>> {
    const { http, teamId } = this.#scope
    const { cursor, limit } = options
    const input = { params: { teamId, connectionId }, query: omitUndefined({ cursor, limit }) }
    return toPage(await http.request(provisioning.listProvisionedUsers, input))
  }

  /**
   * Lists the groups that the identity provider of a connection has provisioned, by name. Resolves to one page; `nextCursor`
   * gets the next one. Rejects with `TEAM_CONNECTION_NOT_FOUND`.
   */
  async listProvisionedGroups(
    connectionId: string,
    options: ProvisioningPageOptions = {},
  ): Promise<ProvisioningPage<ProvisionedGroup>> {
    const { http, teamId } = this.#scope
    const { cursor, limit } = options
    const input = { params: { teamId, connectionId }, query: omitUndefined({ cursor, limit }) }
    return toPage(await http.request(provisioning.listProvisionedGroups, input))
  }
}

export const loadSingleSignOn = (scope: TeamScope): TeamSingleSignOn => new TeamSingleSignOn(scope)

// The page of a set-up link loads the same part.
export { SsoSetup } from './team-setup-links.js'
