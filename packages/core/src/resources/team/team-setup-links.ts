import * as routes from '@latchkey/contract/routes/team-connections/setup'
import type { Client } from '../../client/client.js'
import type { HttpClient, InputOf, ResponseOf } from '../../http/http-client.js'

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

/** The part of a team that the holder of a set-up link sees. */
export type SsoSetupState = ResponseOf<typeof routes.readSsoSetup>
/** The connection of a set-up link. */
export type SetupConnection = ResponseOf<typeof routes.createSetupConnection>
/** The settings of the provider of a new connection: OpenID Connect or SAML 2.0. */
export type NewSetupConnection = InputOf<typeof routes.createSetupConnection>['body']
/** Settings of the provider of a connection to replace. */
export type SetupConnectionChanges = InputOf<typeof routes.updateSetupConnection>['body']

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
    return this.#http.request(routes.readSsoSetup, {})
  }

  async addDomain(domain: string) {
    return this.#http.request(routes.addSetupDomain, { body: { domain } })
  }

  async verifyDomain(domainId: string) {
    return this.#http.request(routes.verifySetupDomain, { params: { domainId } })
  }

  async removeDomain(domainId: string): Promise<void> {
    await this.#http.request(routes.removeSetupDomain, { params: { domainId } })
  }

  async createConnection(connection: NewSetupConnection): Promise<SetupConnection> {
    return this.#http.request(routes.createSetupConnection, { body: connection })
  }

  async updateConnection(changes: SetupConnectionChanges): Promise<void> {
    await this.#http.request(routes.updateSetupConnection, { body: changes })
  }

  async deleteConnection(): Promise<void> {
    await this.#http.request(routes.deleteSetupConnection, {})
  }

  /** Resolves to the URL at which the test sign-in begins. */
  async testConnection(): Promise<string> {
    return (await this.#http.request(routes.testSetupConnection, {})).authorizationUrl
  }

  async readSamlMetadata(source: { url: string } | { xml: string }) {
    return this.#http.request(routes.readSetupSamlMetadata, { body: source })
  }

  async createScimToken() {
    return this.#http.request(routes.createSetupScimToken, { body: {} })
  }
}
