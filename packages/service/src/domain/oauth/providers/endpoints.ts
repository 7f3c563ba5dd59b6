import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import { isUuid } from '../../../lib/uuid.js'
import { mapProviderErrors } from './provider-error.js'
import type { Provider, ProviderEndpoints } from './provider.js'

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url().optional(),
})

type Override = { [Name in keyof ProviderEndpoints]?: string | undefined }

/** The tenant of a Microsoft address that is not yet known. */
export const TENANT = '{tenantid}'

/** Returns the endpoints of a provider: those of the service's configuration, or the usual ones. */
export async function resolveEndpoints(
  usual: ProviderEndpoints,
  override: Override | undefined,
  fetch: Provider['fetch'],
): Promise<ProviderEndpoints> {
  if (override === undefined) return usual
  const { issuer, ...named } = override
  const base = issuer === undefined ? usual : await discover(issuer, fetch)
  const entries = Object.entries(named).filter(([, value]) => value !== undefined)
  return { ...base, ...Object.fromEntries(entries) }
}

/** OpenID Connect Discovery 1.0, section 4. */
async function discover(issuer: string, fetch: Provider['fetch']): Promise<ProviderEndpoints> {
  const url = new URL(issuer)
  const metadata = await mapProviderErrors(async () => {
    const response = await oauth.discoveryRequest(url, requestOptions(fetch))
    return discovered.parse(await oauth.processDiscoveryResponse(url, response))
  })
  return {
    issuer: metadata.issuer,
    authorizationEndpoint: metadata.authorization_endpoint,
    tokenEndpoint: metadata.token_endpoint,
    userinfoEndpoint: metadata.userinfo_endpoint,
    jwksUri: metadata.jwks_uri,
  }
}

/**
 * Inserts a Microsoft tenant into the URLs. The issuer contains the UUID of the tenant; if the project does
 * not name a UUID, it is read from the token.
 */
export function withTenant(
  endpoints: ProviderEndpoints,
  tenant: string | undefined,
): ProviderEndpoints {
  const at = (url: string) => url.replace(TENANT, encodeURIComponent(tenant ?? 'common'))
  const { issuer, authorizationEndpoint, tokenEndpoint, jwksUri } = endpoints
  return {
    ...endpoints,
    issuer: isUuid(tenant ?? '') ? at(issuer) : issuer,
    authorizationEndpoint: at(authorizationEndpoint),
    tokenEndpoint: at(tokenEndpoint),
    jwksUri: jwksUri && at(jwksUri),
  }
}

/** Options for requests of the OAuth library. Our own fetch rejects insecure URLs. */
export const requestOptions = (fetch: Provider['fetch']) => ({
  [oauth.customFetch]: fetch,
  [oauth.allowInsecureRequests]: true,
})
