import * as oauth from 'oauth4webapi'
import * as z from 'zod'
import { isUuid } from '../../../lib/uuid.js'
import { mapProviderErrors, ProviderError } from './provider-error.js'
import type {
  DiscoveryDocument,
  Provider,
  ProviderDefinition,
  ProviderEndpoints,
} from './provider.js'

const discovered: z.ZodType<DiscoveryDocument> = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url().optional(),
  jwks_uri: z.url().optional(),
  msgraph_host: z.hostname().optional(),
})

type Override = { [Name in OverridableEndpoint]?: string | undefined }
type OverridableEndpoint = Exclude<keyof ProviderEndpoints, 'hasUnknownIssuer'>

/** The tenant of a Microsoft address that is not yet known. */
export const TENANT = '{tenantid}'

interface Resolving {
  override: Override | undefined
  /** The Microsoft tenant of the project. */
  tenant: string | undefined
  fetch: Provider['fetch']
}

/** Returns the endpoints of a provider: those of the service's configuration, or the usual ones. */
export async function resolveEndpoints(
  usual: ProviderDefinition,
  { override, tenant, fetch }: Resolving,
): Promise<ProviderEndpoints> {
  if (override === undefined) return usual
  const { issuer, ...named } = override
  const base =
    issuer === undefined
      ? { ...usual, hasUnknownIssuer: named.authorizationEndpoint !== undefined }
      : await discover(usual, { issuer, tenant, fetch })
  const entries = Object.entries(named).filter(([, value]) => value !== undefined)
  return { ...base, ...Object.fromEntries(entries) }
}

/** OpenID Connect Discovery 1.0, section 4. */
async function discover(
  { profileEndpointOf }: ProviderDefinition,
  { issuer, tenant, fetch }: Omit<Resolving, 'override'> & { issuer: string },
): Promise<ProviderEndpoints> {
  const url = new URL(insertTenant(issuer, tenant))
  const document = await mapProviderErrors(async () => {
    const response = await oauth.discoveryRequest(url, requestOptions(fetch))
    const body = discovered.parse(await response.clone().json())
    const expectedIssuer = isOfTenant(body.issuer, issuer) ? new URL(body.issuer) : url
    await oauth.processDiscoveryResponse(expectedIssuer, response)
    return body
  })
  return {
    issuer: document.issuer,
    authorizationEndpoint: document.authorization_endpoint,
    tokenEndpoint: document.token_endpoint,
    userinfoEndpoint: profileEndpointOf?.(document) ?? document.userinfo_endpoint,
    jwksUri: document.jwks_uri,
  }
}

/** Whether an issuer is the configured one with any tenant, or with none, at its place. */
function isOfTenant(issuer: string, configuredIssuer: string): boolean {
  const [start = '', end] = configuredIssuer.split(TENANT)
  if (end === undefined || !issuer.startsWith(start) || !issuer.endsWith(end)) return false
  return !issuer.slice(start.length, issuer.length - end.length).includes('/')
}

const insertTenant = (url: string, tenant = 'common'): string =>
  url.replace(TENANT, encodeURIComponent(tenant))

/**
 * Inserts a Microsoft tenant into the URLs. The issuer contains the UUID of the tenant; if the project does
 * not name a UUID, it is read from the token.
 */
export function withTenant(
  endpoints: ProviderEndpoints,
  tenant: string | undefined,
): ProviderEndpoints {
  const at = (url: string) => insertTenant(url, tenant)
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

/**
 * Returns the issuer of a callback to compare with the one of the provider (RFC 9207, section 2.4). If that one is not
 * known exactly, the issuer must have the origin of the authorization endpoint, and there is nothing more to compare.
 *
 * @throws ProviderError for another origin
 */
export function comparableIssuer(
  { issuer, hasUnknownIssuer = false, authorizationEndpoint }: ProviderEndpoints,
  callbackIssuer: string | undefined,
): string | undefined {
  const isExact = !hasUnknownIssuer && !issuer.includes(TENANT)
  if (callbackIssuer === undefined || isExact) return callbackIssuer
  const { origin } = new URL(authorizationEndpoint)
  if (!URL.canParse(callbackIssuer) || new URL(callbackIssuer).origin !== origin)
    throw new ProviderError('rejected', 'other_issuer')
  return undefined
}
