import type { Output } from '@latchkey/contract'
import type * as schemas from '@latchkey/contract/schemas/team-connections/connections'
import type { CamelKeys } from '@latchkey/contract/wire-case'
import type { Context } from '../../context.js'
import type { SamlConnection } from '../../domain/team-connections/connections.js'
import { rejection } from '../../errors/http-error.js'
import { readCertificate } from '../../saml/certificates.js'
import type { IdentityProviderMetadata } from '../../saml/identity-provider-metadata.js'
import { loadNodeSaml } from '../../saml/node-saml.js'
import { serviceProviderOf } from '../oauth/saml-sign-in.js'

/** Each one takes time at each sign-in. */
const MAX_CERTIFICATES = 5

type SamlResponse = NonNullable<CamelKeys<Output<typeof schemas.teamConnection>>['saml']>

/** Returns the settings of a SAML connection as an administrator sees them. */
export function toSamlResponse(
  ctx: Context,
  { id, config: { entityId, ssoUrl, certificates, attributes } }: SamlConnection,
): SamlResponse {
  const serviceProvider = serviceProviderOf(ctx, id)
  return {
    entityId,
    ssoUrl,
    certificates: certificates.map(readCertificate),
    attributes,
    serviceProviderEntityId: serviceProvider.entityId,
    acsUrl: serviceProvider.acsUrl,
  }
}

/** Requires the optional library, and returns settings with certificates that it can use. Rejects with status 400. */
export async function checkSamlSettings<Settings extends { certificates?: string[] | undefined }>(
  settings: Settings,
): Promise<Settings> {
  await loadNodeSaml()
  const { certificates } = settings
  if (certificates === undefined) return settings
  if (certificates.length === 0 || certificates.length > MAX_CERTIFICATES)
    throw rejection(`Pass 1 to ${MAX_CERTIFICATES} certificates.`)
  return { ...settings, certificates: certificates.map((text) => readCertificate(text).pem) }
}

type MetadataBody = CamelKeys<Output<typeof schemas.readSamlMetadata.body>>

/** Reads the metadata of an identity provider. Rejects with status 400. */
export async function readMetadata(
  ctx: Context,
  { url, xml }: MetadataBody,
): Promise<IdentityProviderMetadata> {
  if ((url === undefined) === (xml === undefined)) throw rejection('Pass either url or xml.')
  if (url !== undefined) {
    const { fetchIdentityProviderMetadata } = await import('../../saml/fetch-metadata.js')
    return fetchIdentityProviderMetadata(ctx, url)
  }
  const { readIdentityProviderMetadata } = await import('../../saml/identity-provider-metadata.js')
  return readIdentityProviderMetadata(xml ?? '')
}
