import { createRemoteJWKSet, customFetch } from 'jose'
import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import type { Context, Issuer } from '../../../context.js'
import { sendRequest } from '../../../lib/requests/send-request.js'
import { createProviderFetch } from '../providers/fetch-provider.js'
import { mapProviderErrors, ProviderError } from '../providers/provider-error.js'
import { requestOptions } from '../providers/endpoints.js'
import type { Provider } from '../providers/provider.js'

/** Time for which a document is used. Keys have a cache of their own, because they are rotated. */
const LIFETIME_MILLIS = 10 * 60 * 1000
const BODY_LIMIT = 1_000_000

/** Signature algorithms without a shared secret (RFC 7518, section 3.1; RFC 9864). */
const SIGNATURE_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

const httpUrl = z.url({ protocol: /^https?$/ })

/** OpenID Connect Discovery 1.0, section 3, and OpenID Connect Back-Channel Logout 1.0, section 2.1. */
const discoveryDocument = z.object({
  issuer: z.string(),
  authorization_endpoint: httpUrl,
  token_endpoint: httpUrl,
  jwks_uri: httpUrl,
  userinfo_endpoint: httpUrl.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
  backchannel_logout_supported: z.boolean().default(false),
})

/**
 * Resolves to the endpoints and keys of an issuer. Concurrent requests share one document.
 *
 * @throws ProviderError
 */
export async function findIssuer(ctx: Context, url: string): Promise<Issuer> {
  const cached = ctx.issuers.get(url)
  if (cached !== undefined && ctx.now() - cached.readAt < LIFETIME_MILLIS) return cached.issuer
  const entry = { issuer: discover(ctx, url), readAt: ctx.now() }
  ctx.issuers.set(url, entry)
  try {
    return await entry.issuer
  } catch (error) {
    // A failure is not kept, unless another request has replaced it.
    if (ctx.issuers.peek(url) === entry) ctx.issuers.delete(url)
    throw error
  }
}

/**
 * Reads the discovery document of an issuer, without the cache (OpenID Connect Discovery 1.0, section 4).
 *
 * @throws ProviderError
 */
export async function discover(ctx: Context, url: string): Promise<Issuer> {
  const fetch = createOpenIdFetch(ctx)
  const issuer = new URL(url)
  return mapProviderErrors(async () => {
    const response = await oauth.discoveryRequest(issuer, requestOptions(fetch))
    const document = discoveryDocument.parse(await response.clone().json())
    await oauth.processDiscoveryResponse(issuer, response)
    const offered = document.id_token_signing_alg_values_supported
    const algorithms = offered.filter((name) => SIGNATURE_ALGORITHMS.includes(name))
    if (algorithms.length === 0) throw new ProviderError('rejected', 'unsupported_algorithm')
    return {
      issuer: document.issuer,
      authorizationEndpoint: document.authorization_endpoint,
      tokenEndpoint: document.token_endpoint,
      userinfoEndpoint: document.userinfo_endpoint,
      jwksUri: document.jwks_uri,
      clientAuthMethods: document.token_endpoint_auth_methods_supported,
      algorithms,
      namesIssuer: document.authorization_response_iss_parameter_supported,
      hasBackChannelLogout: document.backchannel_logout_supported,
      jwksCache: {},
      findKey: createRemoteJWKSet(new URL(document.jwks_uri), {
        [customFetch]: (keysUrl, { headers }) =>
          fetch(keysUrl, { method: 'GET', headers: Object.fromEntries(headers) }),
      }),
    }
  })
}

/**
 * Creates the function for requests to an OpenID provider. The owner of a project chooses the host, so in production they
 * only go to public addresses, as those to webhooks.
 */
export const createOpenIdFetch = ({ config }: Context): Provider['fetch'] =>
  createProviderFetch({
    timeoutMillis: config.oauthTimeoutMillis,
    serve: async (request) => {
      const { status, headers, body } = await sendRequest({
        url: request.url,
        method: request.method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(request.headers),
        ...(request.method === 'POST' && { body: await request.text() }),
        isPublicOnly: config.mode === 'production',
        limitMillis: config.oauthTimeoutMillis,
        bodyLimit: BODY_LIMIT,
      })
      const contentType = headers['content-type']
      return new Response(body === '' ? null : body, {
        status,
        headers: { ...(contentType !== undefined && { 'Content-Type': contentType }) },
      })
    },
  })
