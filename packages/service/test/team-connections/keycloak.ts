import type { IncomingMessage } from 'node:http'
import Provider from 'oidc-provider'
import { CLIENT } from '../oauth/openid-provider.js'
import { startHttpServer, type HttpServer } from '../support/http-server.js'

const REALM = '/realms/acme'

/** The fields of a discovery document of Keycloak that the certified provider does not have, or has with fewer values. */
const documentOf = (issuer: string) => ({
  introspection_endpoint: `${issuer}/protocol/openid-connect/token/introspect`,
  end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
  check_session_iframe: `${issuer}/protocol/openid-connect/login-status-iframe.html`,
  device_authorization_endpoint: `${issuer}/protocol/openid-connect/auth/device`,
  backchannel_authentication_endpoint: `${issuer}/protocol/openid-connect/ext/ciba/auth`,
  pushed_authorization_request_endpoint: `${issuer}/protocol/openid-connect/ext/par/request`,
  mtls_endpoint_aliases: { token_endpoint: `${issuer}/protocol/openid-connect/token` },
  acr_values_supported: ['0', '1'],
  claims_supported: [
    'aud',
    'sub',
    'iss',
    'auth_time',
    'name',
    'preferred_username',
    'email',
    'acr',
  ],
  claim_types_supported: ['normal'],
  response_modes_supported: ['query', 'fragment', 'form_post', 'query.jwt', 'jwt'],
  id_token_encryption_alg_values_supported: ['RSA-OAEP', 'RSA-OAEP-256', 'RSA1_5'],
  request_object_signing_alg_values_supported: ['PS384', 'RS256', 'none'],
  require_request_uri_registration: true,
  tls_client_certificate_bound_access_tokens: true,
  backchannel_logout_supported: true,
  backchannel_logout_session_supported: true,
  frontchannel_logout_supported: true,
  authorization_response_iss_parameter_supported: true,
})

interface Keycloak extends HttpServer {
  issuer: string
  /** The redirect URIs of the client, to fill in before the first request. */
  redirectUris: string[]
}

/** Starts a certified OpenID provider with an issuer below a path, as Keycloak has one for each realm. */
export async function startKeycloak(
  claimsOf: (accountId: string) => Record<string, unknown>,
): Promise<Keycloak> {
  const redirectUris: string[] = []
  const server = await startHttpServer((origin) => {
    let listener: ReturnType<Provider['callback']> | undefined
    return (request: IncomingMessage & { originalUrl?: string }, response) => {
      listener ??= createProvider(origin + REALM, redirectUris, claimsOf).callback()
      const { url = '' } = request
      // As a framework does that mounts the provider below a path.
      request.originalUrl = url
      request.url = url.slice(REALM.length)
      void listener(request, response)
    }
  })
  return { ...server, issuer: server.origin + REALM, redirectUris }
}

const createProvider = (
  issuer: string,
  redirectUris: string[],
  claimsOf: (accountId: string) => Record<string, unknown>,
): Provider =>
  new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub', 'name', 'email', 'email_verified', 'groups'] },
    clientAuthMethods: [
      'private_key_jwt',
      'client_secret_basic',
      'client_secret_post',
      'client_secret_jwt',
    ],
    cookies: { keys: ['a key of the cookies'] },
    discovery: documentOf(issuer),
    findAccount: async (_ctx, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...claimsOf(accountId) }),
    }),
  })
