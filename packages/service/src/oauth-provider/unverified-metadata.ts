import { redirectUrl } from '@latchkey/contract/schemas/oauth-server/clients'
import { nameText } from '@latchkey/contract/schemas/primitives'
import { type ClientMetadata, errors } from 'oidc-provider'
import * as z from 'zod'
import { applicationTypeOf } from './client-metadata.js'
import type { UnverifiedClient } from '../domain/oauth-server/unverified-clients.js'
import { hashSecret } from '../lib/secrets.js'

/** An unverified client acts for users only, whose browser returns to it. */
const GRANT_TYPES = ['authorization_code', 'refresh_token'] as const
const MAX_REDIRECT_URLS = 20

/** The metadata that the service uses. The library would fetch some of the other URLs. */
const USED_FIELDS = new Set([
  'client_id',
  'client_id_issued_at',
  'client_name',
  'client_secret',
  'client_secret_expires_at',
  'redirect_uris',
  'grant_types',
  'token_endpoint_auth_method',
])

const redirectUrlList = z.array(z.string().refine(isOpenRedirectUrl)).min(1).max(MAX_REDIRECT_URLS)

/**
 * Any program on a device can take a scheme such as `com.example.app`, and a user cannot see which one has it. The database rejects a
 * text with U+0000.
 */
function isOpenRedirectUrl(url: string): boolean {
  return redirectUrl.safeParse(url).success && /^https?:/i.test(url) && !url.includes('\0')
}

/**
 * Tells whether an ID is the URL of a metadata document. No other client has an ID with a colon. The library accepts the scheme in
 * upper case, too (RFC 3986, section 3.1).
 */
export const isDocumentUrl = (clientId: string): boolean => /^https:/i.test(clientId)

/**
 * Replaces the metadata of an unverified client with the values that the service allows (RFC 7591, section 3.2.1). Its scopes are
 * ignored: the user decides about each scope of a request.
 *
 * @throws InvalidClientMetadata
 */
export function restrictMetadata(metadata: ClientMetadata): void {
  const { success, data: redirectUrls = [] } = redirectUrlList.safeParse(metadata.redirect_uris)
  if (!success)
    throw new errors.InvalidClientMetadata(
      `redirect_uris must be 1 to ${MAX_REDIRECT_URLS} https URLs, or http URLs of this machine, without fragments`,
    )
  const { data: requested = [] } = z.array(z.string()).safeParse(metadata.grant_types)
  const grantTypes = GRANT_TYPES.filter((type) => requested.includes(type))
  if (!grantTypes.includes('authorization_code'))
    throw new errors.InvalidClientMetadata('grant_types must include authorization_code')
  metadata.token_endpoint_auth_method = methodOf(metadata)
  for (const name of Object.keys(metadata)) if (!USED_FIELDS.has(name)) delete metadata[name]
  if (metadata.token_endpoint_auth_method === 'none') delete metadata.client_secret
  metadata.client_name = clientNameOf(metadata, redirectUrls)
  metadata.redirect_uris = redirectUrls
  metadata.grant_types = grantTypes
  metadata.response_types = ['code']
  metadata.application_type = applicationTypeOf(redirectUrls)
}

/** The library rejects methods other than these two. */
function methodOf({
  client_id: id,
  token_endpoint_auth_method: method,
}: ClientMetadata): ClientMetadata['token_endpoint_auth_method'] {
  // The default of the library. It has rejected a document that names a method with a secret.
  if (isDocumentUrl(id) && method === 'client_secret_basic') return 'none'
  // Both send the secret, and the service accepts both.
  return method === 'client_secret_post' ? 'client_secret_basic' : method
}

/** A client without a usable name has that of its host. */
function clientNameOf(
  { client_id: id, client_name: name }: ClientMetadata,
  redirectUrls: string[],
): string {
  const { success, data = '' } = nameText.safeParse(name)
  if (success && data !== '' && !data.includes('\0')) return data
  return new URL(isDocumentUrl(id) ? id : (redirectUrls[0] ?? '')).host
}

/** Returns an unverified client as the service stores it. */
export const toUnverifiedClient = ({
  client_id: id,
  client_name: displayName = id,
  client_secret: secret,
  redirect_uris: redirectUrls = [],
  grant_types: grantTypes = [],
  token_endpoint_auth_method: method,
}: ClientMetadata): UnverifiedClient => ({
  id,
  displayName,
  redirectUrls: [...redirectUrls],
  grantTypes: GRANT_TYPES.filter((type) => grantTypes.includes(type)),
  tokenEndpointAuthMethod: method === 'none' ? 'none' : 'client_secret_basic',
  secretHash: secret === undefined ? null : hashSecret(secret),
})
