import type { StoredOAuthProvider } from '../../db/values.js'
import type { Sealer } from '../../lib/sealer.js'

/** A provider of a project as its owner sets and reads it. */
export type OAuthProviderConfig = Omit<StoredOAuthProvider, 'clientSecretSealed'> & {
  clientSecret?: string | undefined
}

/** Returns the stored form of a project's providers: ordered by ID, with sealed secrets. */
export const sealOAuthProviders = (
  sealer: Sealer,
  providers: readonly OAuthProviderConfig[],
): StoredOAuthProvider[] =>
  providers
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ clientSecret, ...rest }) =>
      clientSecret === undefined
        ? rest
        : { ...rest, clientSecretSealed: sealer.seal(clientSecret) },
    )

/** @example openOAuthProviders(ctx.sealer, project.oauthProviders) */
export const openOAuthProviders = (
  sealer: Sealer,
  providers: readonly StoredOAuthProvider[],
): OAuthProviderConfig[] => providers.map((provider) => openOAuthProvider(sealer, provider))

/** One provider with its secret in clear. */
export function openOAuthProvider(
  sealer: Sealer,
  { clientSecretSealed, ...rest }: StoredOAuthProvider,
): OAuthProviderConfig {
  if (clientSecretSealed === undefined) return rest
  return { ...rest, clientSecret: sealer.open(clientSecretSealed) }
}
