import * as routes from '@latchkey/contract/routes/team-connections/setup'
import type { Client } from '../../client/client.js'
import type { HttpClient, InputOf, ResponseOf } from '../../http/http-client.js'

/** The part of a team that the holder of a set-up link sees. */
export type SsoSetupState = ResponseOf<typeof routes.readSsoSetup>
/** The connection of a set-up link. */
export type SetupConnection = ResponseOf<typeof routes.createSetupConnection>
/** The settings of the provider of a new connection: OpenID Connect or SAML 2.0. */
export type NewSetupConnection = InputOf<typeof routes.createSetupConnection>['body']

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
