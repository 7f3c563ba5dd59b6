import type { ClientMetadata } from 'oidc-provider'
import { isVerified, type OAuthClient } from '../domain/oauth-server/clients.js'
import { OPENID_SCOPES } from '../domain/oauth-server/requests.js'

/** Only a native app has redirect URLs of this machine, with any port, or of a scheme of its own (RFC 8252, section 7). */
export const applicationTypeOf = (redirectUrls: readonly string[]): 'web' | 'native' =>
  redirectUrls.every((url) => url.startsWith('https:')) ? 'web' : 'native'

/** A field of our own, which `restrictMetadata` removes from what a client says about itself. */
export const VERIFIED = 'is_verified'

/** Returns a client as the library knows it. In place of the secret, it gets the hash. */
export function toClientMetadata(client: OAuthClient): ClientMetadata {
  const scope = OPENID_SCOPES.filter((id) => client.scopes.includes(id)).join(' ')
  return {
    client_id: client.id,
    client_name: client.displayName,
    ...(client.secretHash !== null && { client_secret: client.secretHash }),
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    application_type: applicationTypeOf([...client.redirectUrls, ...client.postLogoutRedirectUrls]),
    redirect_uris: client.redirectUrls,
    post_logout_redirect_uris: client.postLogoutRedirectUrls,
    response_types: client.grantTypes.includes('authorization_code') ? ['code'] : [],
    grant_types: client.grantTypes,
    // The library accepts no empty text. An unverified client may ask for all scopes.
    ...(isVerified(client) && scope !== '' && { scope }),
    [VERIFIED]: isVerified(client),
  }
}
