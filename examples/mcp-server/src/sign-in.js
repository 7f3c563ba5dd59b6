import { randomUUID } from 'node:crypto'
import { openBrowser } from './open-browser.js'

/** @import { OAuthClientProvider, OAuthDiscoveryState } from '@modelcontextprotocol/sdk/client/auth.js' */
/** @import { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js' */

/**
 * Client side of the sign-in, as the SDK uses it when a server needs a token. It keeps everything in memory; an app stores the registration and
 * the tokens where only its user can read them.
 *
 * @implements {OAuthClientProvider}
 */
export class SignIn {
  #state = randomUUID()
  #codeVerifier = ''
  /** @type {OAuthClientInformationMixed | undefined} */
  #client
  /** @type {OAuthTokens | undefined} */
  #tokens
  /** @type {OAuthDiscoveryState | undefined} */
  #discovery

  /** @param {string} redirectUrl where the browser returns to */
  constructor(redirectUrl) {
    this.redirectUrl = redirectUrl
  }

  /**
   * The URL of a document with the metadata of the client. If the authorization server accepts documents, the client does not
   * register. It registers without a URL.
   */
  get clientMetadataUrl() {
    return process.env['CLIENT_METADATA_URL'] ?? ''
  }

  /** Metadata with which the client registers. */
  get clientMetadata() {
    return {
      client_name: 'Example client',
      redirect_uris: [this.redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    }
  }

  state() {
    return this.#state
  }

  clientInformation() {
    return this.#client
  }

  /** @param {OAuthClientInformationMixed} client */
  saveClientInformation(client) {
    this.#client = client
  }

  tokens() {
    return this.#tokens
  }

  /** @param {OAuthTokens} tokens */
  saveTokens(tokens) {
    this.#tokens = tokens
  }

  codeVerifier() {
    return this.#codeVerifier
  }

  /** @param {string} codeVerifier */
  saveCodeVerifier(codeVerifier) {
    this.#codeVerifier = codeVerifier
  }

  discoveryState() {
    return this.#discovery
  }

  /** @param {OAuthDiscoveryState} discovery */
  saveDiscoveryState(discovery) {
    this.#discovery = discovery
  }

  /** @param {URL} url */
  redirectToAuthorization(url) {
    openBrowser(url)
  }

  /**
   * Returns the code of a callback. Only the answer of this authorization server to this request counts (RFC 9207).
   *
   * @param {URLSearchParams} callback
   */
  codeOf(callback) {
    const issuer = this.#discovery?.authorizationServerMetadata?.issuer
    if (callback.get('state') !== this.#state || callback.get('iss') !== issuer)
      throw new Error('The callback is not the answer to this sign-in.')
    const code = callback.get('code')
    if (code === null) throw new Error(`The sign-in failed: ${callback.get('error')}`)
    return code
  }
}
