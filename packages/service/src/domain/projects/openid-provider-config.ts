import type { StoredOpenIdProvider } from '../../db/values.js'
import type { Project } from '../../db/schema.js'
import type { Sealer } from '../../lib/sealer.js'

/** How the service authenticates at the token endpoint of a provider. */
export type OpenIdCredential =
  | { clientSecret: string }
  | { privateKey: string; privateKeyId?: string | undefined }

/** An OpenID provider of a project as its owner sets it. */
export type OpenIdProviderConfig = Omit<
  StoredOpenIdProvider,
  'clientSecretSealed' | 'privateKeySealed' | 'privateKeyId' | 'lastTest'
> & { credential: OpenIdCredential }

type DefaultedSetting = 'iconUrl' | 'scopes' | 'claims' | 'trustEmailVerified'

/** A new provider; settings that are left out have their defaults. */
export type NewOpenIdProvider = Omit<OpenIdProviderConfig, DefaultedSetting> & {
  [Name in DefaultedSetting]?: OpenIdProviderConfig[Name] | undefined
}

/** Returns the stored columns of a credential, sealed. The other kind of credential is removed. */
export const sealCredential = (
  sealer: Sealer,
  credential: OpenIdCredential,
): Pick<StoredOpenIdProvider, 'clientSecretSealed' | 'privateKeySealed' | 'privateKeyId'> =>
  'clientSecret' in credential
    ? {
        clientSecretSealed: sealer.seal(credential.clientSecret),
        privateKeySealed: undefined,
        privateKeyId: undefined,
      }
    : {
        clientSecretSealed: undefined,
        privateKeySealed: sealer.seal(credential.privateKey),
        privateKeyId: credential.privateKeyId,
      }

/** Returns the stored form of a new provider, with a sealed credential. */
export const sealOpenIdProvider = (
  sealer: Sealer,
  {
    credential,
    iconUrl = '',
    scopes = ['openid', 'profile', 'email'],
    claims = { email: 'email', name: 'name', picture: 'picture' },
    trustEmailVerified = 'never',
    ...settings
  }: NewOpenIdProvider,
): StoredOpenIdProvider => ({
  ...settings,
  iconUrl,
  scopes,
  claims,
  trustEmailVerified,
  ...sealCredential(sealer, credential),
  lastTest: null,
})

/** A provider in a configuration file, which enables it unless it says otherwise. */
type OpenIdProviderSeed = Omit<NewOpenIdProvider, 'credential' | 'isEnabled'> & {
  isEnabled?: boolean | undefined
  clientSecret?: string | undefined
  privateKey?: string | undefined
  privateKeyId?: string | undefined
}

/** Returns the stored form of the providers of a configuration file. */
export const seedOpenIdProviders = (
  sealer: Sealer,
  seeds: readonly OpenIdProviderSeed[],
): StoredOpenIdProvider[] =>
  seeds.map(({ clientSecret, privateKey = '', privateKeyId, isEnabled = true, ...settings }) =>
    sealOpenIdProvider(sealer, {
      ...settings,
      isEnabled,
      credential: clientSecret === undefined ? { privateKey, privateKeyId } : { clientSecret },
    }),
  )

/**
 * Tells whether an account is one of an enabled provider of a project. One of another issuer is not: its provider was deleted,
 * and the ID belongs to another one now. An account without an issuer is that of a built-in provider, or a server has added it.
 */
export function isOfEnabledProvider(
  project: Pick<Project, 'oauthProviders' | 'openIdProviders'>,
  { providerId, issuer }: { providerId: string; issuer: string | null },
): boolean {
  const added = project.openIdProviders.find(({ id }) => id === providerId)
  const isOfIssuer = added === undefined || issuer === null || issuer === added.issuer
  return isOfIssuer && enabledProviderIds(project).includes(providerId)
}

/** Returns the IDs of the providers with which users of a project can sign in. */
export const enabledProviderIds = ({
  oauthProviders,
  openIdProviders,
}: Pick<Project, 'oauthProviders' | 'openIdProviders'>): string[] => [
  ...oauthProviders.map(({ id }) => id),
  ...openIdProviders.filter(({ isEnabled }) => isEnabled).map(({ id }) => id),
]
