import type { StoredOidcConfig, StoredSamlConfig } from '../../db/values.js'
import type { Sealer } from '../../lib/sealer.js'
import { sealCredential, type OpenIdCredential } from '../projects/openid-provider-config.js'

type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined }

/** The settings of an OpenID Connect provider. */
type OidcSettings = Pick<StoredOidcConfig, 'clientId' | 'scopes' | 'claims'>

export type NewOidcConfig = Pick<StoredOidcConfig, 'issuer' | 'clientId'> &
  Optional<OidcSettings> & { clientId: string; credential: OpenIdCredential }

/** Settings to replace; undefined leaves a value unchanged. */
export type OidcChanges = Optional<OidcSettings> & { credential: OpenIdCredential | undefined }

/** The claims of OpenID Connect Core 1.0, section 5.1, and the one for groups that most providers send. */
const CLAIMS = { email: 'email', name: 'name', groups: 'groups' }
const SCOPES = ['openid', 'profile', 'email']

/** Returns the stored form of a new OpenID Connect provider, with a sealed credential. */
export const newOidcConfig = (
  sealer: Sealer,
  { issuer, clientId, scopes = SCOPES, claims = CLAIMS, credential }: NewOidcConfig,
): StoredOidcConfig => ({
  type: 'oidc',
  issuer,
  clientId,
  scopes,
  claims,
  ...sealCredential(sealer, credential),
})

/** Returns a configuration with other settings. */
export const changedOidcConfig = (
  sealer: Sealer,
  before: StoredOidcConfig,
  { clientId, scopes, claims, credential }: OidcChanges,
): StoredOidcConfig => ({
  ...before,
  clientId: clientId ?? before.clientId,
  scopes: scopes ?? before.scopes,
  claims: claims ?? before.claims,
  ...(credential !== undefined && sealCredential(sealer, credential)),
})

/** The settings of a SAML identity provider. */
type SamlSettings = Pick<StoredSamlConfig, 'ssoUrl' | 'certificates' | 'attributes'>
export type NewSamlConfig = Pick<StoredSamlConfig, 'entityId' | 'ssoUrl' | 'certificates'> &
  Optional<Pick<StoredSamlConfig, 'attributes'>>
export type SamlChanges = Optional<SamlSettings>

const ATTRIBUTES = { email: null, name: null, groups: null }

/** Returns the stored form of a new SAML identity provider. */
export const newSamlConfig = ({
  entityId,
  ssoUrl,
  certificates,
  attributes = ATTRIBUTES,
}: NewSamlConfig): StoredSamlConfig => ({
  type: 'saml',
  entityId,
  ssoUrl,
  certificates,
  attributes,
})

/** Returns a configuration with other settings. */
export const changedSamlConfig = (
  before: StoredSamlConfig,
  { ssoUrl, certificates, attributes }: SamlChanges,
): StoredSamlConfig => ({
  ...before,
  ssoUrl: ssoUrl ?? before.ssoUrl,
  certificates: certificates ?? before.certificates,
  attributes: attributes ?? before.attributes,
})
