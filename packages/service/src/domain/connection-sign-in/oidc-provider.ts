import type { Context } from '../../context.js'
import type { Project } from '../../db/schema.js'
import type { StoredOpenIdProvider } from '../../db/values.js'
import { openIdProvider } from '../oauth/openid/openid-provider.js'
import type { Provider } from '../oauth/providers/provider.js'
import type { OidcConnection } from '../team-connections/connections.js'
import { teamFields } from './team-fields.js'

/**
 * Resolves to the provider of a connection, whatever its state.
 *
 * @throws ProviderError if its discovery document cannot be read
 */
export async function oidcProvider(
  ctx: Context,
  project: Pick<Project, 'id'>,
  connection: OidcConnection,
): Promise<Provider> {
  const provider = await openIdProvider(ctx, project, toOpenIdProvider(connection))
  const { profileOf } = provider.definition
  return {
    ...provider,
    definition: {
      ...provider.definition,
      profileOf: (source) => ({
        ...profileOf(source),
        ...teamFields(connection.config, source, profileOf(source).email),
      }),
    },
  }
}

const toOpenIdProvider = ({ id, displayName, config }: OidcConnection): StoredOpenIdProvider => ({
  id,
  displayName,
  issuer: config.issuer,
  iconUrl: '',
  clientId: config.clientId,
  clientSecretSealed: config.clientSecretSealed,
  privateKeySealed: config.privateKeySealed,
  privateKeyId: config.privateKeyId,
  scopes: config.scopes,
  claims: { email: config.claims.email, name: config.claims.name, picture: 'picture' },
  trustEmailVerified: 'always',
  isEnabled: true,
  lastTest: null,
})
