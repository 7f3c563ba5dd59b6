import * as setupRoutes from '@latchkey/contract/routes/team-connections/setup'
import * as routes from '@latchkey/contract/routes/team-connections/setup-links'
import type { Client } from '../../client/client.js'
import type { HttpClient, InputOf, ResponseOf } from '../../http/http-client.js'
import { omitUndefined } from '../../lib/objects.js'
import type { TeamScope } from '../scope.js'

/** A link with which the administrator of a customer sets the single sign-on of a team up. */
export interface SsoSetupLink {
  /** The ID of the link. */
  readonly id: string
  /** The ID of the member who created it; null for a server. */
  readonly creatorId: string | null
  /** When the link was created. */
  readonly createdAt: Date
  /** When the link ends. */
  readonly expiresAt: Date
}

/** A new link. Its URL is returned once. */
export interface CreatedSsoSetupLink extends SsoSetupLink {
  /** The URL to hand to the administrator. The secret is in its fragment, which browsers send to no server. */
  readonly url: string
}

/** Options for a new link. */
export interface NewSsoSetupLink {
  /** How long the link works, in seconds: from an hour to 30 days. Default: 7 days. */
  readonly expiresInSeconds?: number | undefined
  /** The absolute URL of the page that sets single sign-on up. Default: the page `ssoSetup` of the app; servers must pass it. */
  readonly pageUrl?: string | undefined
}

export async function createSetupLink(
  { client, http, teamId }: TeamScope,
  { expiresInSeconds, pageUrl }: NewSsoSetupLink = {},
): Promise<CreatedSsoSetupLink> {
  const url = new URL(pageUrl ?? client.navigator.callbackUrl('ssoSetup'))
  const body = omitUndefined({ expiresInSeconds })
  const response = await http.request(routes.createSsoSetupLink, { params: { teamId }, body })
  const { token, ...link } = response
  url.hash = token
  await client.invalidate('listSetupLinks')
  return Object.freeze({ ...link, url: url.href })
}

export async function listSetupLinks({ http, teamId }: TeamScope): Promise<SsoSetupLink[]> {
  const { items } = await http.request(routes.listSsoSetupLinks, { params: { teamId } })
  return items.map((link) => Object.freeze(link))
}

export async function revokeSetupLink(
  { client, http, teamId }: TeamScope,
  linkId: string,
): Promise<void> {
  await http.request(routes.revokeSsoSetupLink, { params: { teamId, linkId } })
  await client.invalidate('listSetupLinks')
}

/** The part of a team that the holder of a set-up link sees. */
export type SsoSetupState = ResponseOf<typeof setupRoutes.readSsoSetup>
/** The connection of a set-up link. */
export type SetupConnection = ResponseOf<typeof setupRoutes.createSetupConnection>
/** The settings of the provider of a new connection: OpenID Connect or SAML 2.0. */
export type NewSetupConnection = InputOf<typeof setupRoutes.createSetupConnection>['body']
/** Settings of the provider of a connection to replace. */
export type SetupConnectionChanges = InputOf<typeof setupRoutes.updateSetupConnection>['body']

/**
 * The calls of a set-up link, by its token. They need no session. Each rejects with `SSO_SETUP_LINK_NOT_FOUND` when the link has expired or was revoked.
 */
export class SsoSetup {
  readonly #http: HttpClient

  constructor({ http, options }: Client, token: string) {
    const extraHeaders = { ...options.extraRequestHeaders, authorization: `Bearer ${token}` }
    this.#http = http.withoutSession().with({ extraHeaders })
  }

  async read(): Promise<SsoSetupState> {
    return this.#http.request(setupRoutes.readSsoSetup, {})
  }

  async addDomain(domain: string) {
    return this.#http.request(setupRoutes.addSetupDomain, { body: { domain } })
  }

  async verifyDomain(domainId: string) {
    return this.#http.request(setupRoutes.verifySetupDomain, { params: { domainId } })
  }

  async removeDomain(domainId: string): Promise<void> {
    await this.#http.request(setupRoutes.removeSetupDomain, { params: { domainId } })
  }

  async createConnection(connection: NewSetupConnection): Promise<SetupConnection> {
    return this.#http.request(setupRoutes.createSetupConnection, { body: connection })
  }

  async updateConnection(changes: SetupConnectionChanges): Promise<void> {
    await this.#http.request(setupRoutes.updateSetupConnection, { body: changes })
  }

  async deleteConnection(): Promise<void> {
    await this.#http.request(setupRoutes.deleteSetupConnection, {})
  }

  /** Resolves to the URL at which the test sign-in begins. */
  async testConnection(): Promise<string> {
    return (await this.#http.request(setupRoutes.testSetupConnection, {})).authorizationUrl
  }

  async readSamlMetadata(source: { url: string } | { xml: string }) {
    return this.#http.request(setupRoutes.readSetupSamlMetadata, { body: source })
  }

  async createScimToken() {
    return this.#http.request(setupRoutes.createSetupScimToken, { body: {} })
  }
}
