import { omitUndefined } from '../../lib/objects.js'

/** Permissions that the members of a group of the provider have in the team. */
export interface GroupMapping {
  /** The name or ID of the group, as the provider sends it. */
  readonly group: string
  /** The IDs of the permissions. A sign-in also takes them from members who have left the group. */
  readonly permissionIds: readonly string[]
}

/** The names of the claims in which a provider sends the fields of a profile. */
export interface ProfileFieldNames {
  /** The email address. Default: `email`. */
  readonly email: string
  /** The full name. Default: `name`. */
  readonly name: string
  /** The groups: a list, or one name. Default: `groups`. */
  readonly groups: string
}

/** An OpenID Connect provider of a team. Its credential is never returned. */
export interface OidcSettings {
  /** The issuer, whose discovery document lists the endpoints (OpenID Connect Discovery 1.0). It cannot be changed. */
  readonly issuer: string
  /** The ID that the provider has issued. */
  readonly clientId: string
  /** The scopes of each request. `openid` is always requested. */
  readonly scopes: readonly string[]
  /** The claims with the fields of a profile. The ID of an account is always `sub`. */
  readonly claims: ProfileFieldNames
  /** How the service authenticates at the token endpoint. */
  readonly clientAuthentication: 'client_secret' | 'private_key_jwt'
  /** The redirect URI to register at the provider. */
  readonly redirectUrl: string
  /** The URL to register at the provider for logout by back-channel (OpenID Connect Back-Channel Logout 1.0). */
  readonly backChannelLogoutUrl: string
}

/** The names of the attributes in which a SAML identity provider sends the fields of a profile. */
export interface SamlAttributeNames {
  /** The email address. Null for the names that identity providers usually send. */
  readonly email: string | null
  /** The full name. Null for the names that identity providers usually send. */
  readonly name: string | null
  /** The groups. Null for the names that identity providers usually send. */
  readonly groups: string | null
}

/** A certificate with which a SAML identity provider signs. */
export interface SamlCertificate {
  /** PEM. */
  readonly pem: string
  /** SHA-256 of the certificate, in hexadecimal. */
  readonly fingerprint: string
  /** The service accepts no signature with it later. */
  readonly expiresAt: Date
}

/** The settings in the metadata of a SAML identity provider. */
export interface SamlMetadata {
  /** The entity ID of the provider. */
  readonly entityId: string
  /** The URL of the single sign-on service, with the binding HTTP-Redirect. */
  readonly ssoUrl: string
  /** The certificates for signatures. */
  readonly certificates: readonly SamlCertificate[]
}

/** A SAML 2.0 identity provider of a team. Its entity ID cannot be changed. */
export interface SamlSettings extends SamlMetadata {
  /** The attributes with the fields of a profile. The ID of an account is always the `NameID`. */
  readonly attributes: SamlAttributeNames
  /** The entity ID of the service, to register at the provider: the URL of its metadata. */
  readonly serviceProviderEntityId: string
  /** The assertion consumer service URL, to register at the provider. */
  readonly acsUrl: string
}

/** The metadata of a SAML identity provider: their https URL, or the XML. */
export type SamlMetadataSource = { readonly url: string } | { readonly xml: string }

/** How the service authenticates at the token endpoint: with a secret, or with a private key (RFC 7523). */
export interface OidcCredential {
  /** The secret that the provider has issued. */
  readonly clientSecret?: string | undefined
  /** A private key in PEM (PKCS #8): RSA, or the elliptic curve P-256, P-384 or P-521. Takes the place of a secret. */
  readonly privateKey?: string | undefined
  /** The `kid` by which the provider finds the public key. */
  readonly privateKeyId?: string | undefined
}

/** Changes of an OpenID Connect provider. A field that is not set stays unchanged. */
export type OidcPatch = Partial<Pick<OidcSettings, 'clientId' | 'scopes' | 'claims'>> &
  OidcCredential
/** An X.509 certificate: PEM, its Base64, or one that was read. */
export type NewSamlCertificate = string | Pick<SamlCertificate, 'pem'>

/** Changes of a SAML identity provider. A field that is not set stays unchanged. */
export interface SamlPatch extends Partial<Pick<SamlSettings, 'ssoUrl' | 'attributes'>> {
  /** One to five certificates: several while the provider replaces its key. */
  readonly certificates?: readonly NewSamlCertificate[] | undefined
}

/** The settings of a connection with any provider. */
export interface ConnectionSettings {
  /** The name of the provider or the organization. */
  readonly displayName: string
  /** The IDs of the permissions of a new member whom no group gives any. */
  readonly defaultPermissionIds: readonly string[]
  /** The permissions of groups. */
  readonly groupMappings: readonly GroupMapping[]
}

/** The result of a test of the sign-in. */
export interface TeamConnectionTest {
  /** When it ended. */
  readonly testedAt: Date
  /** A reason, such as `invalid_client` or `email_not_in_domain`; null if the test succeeded. */
  readonly reason: string | null
  /** The account that signed in; null if the provider returned none. */
  readonly account: {
    /** The claim `sub` or the `NameID`. */
    readonly accountId: string
    /** Null if the provider returned none. */
    readonly email: string | null
    /** Null if the provider returned none. */
    readonly displayName: string | null
    /** The groups that the provider returned. */
    readonly groups: readonly string[]
  } | null
}

/** The identity provider of a team, which signs in the email addresses of the team's verified domains. */
export interface TeamConnection extends ConnectionSettings {
  /** The ID of the connection. */
  readonly id: string
  /** The ID of the team. */
  readonly teamId: string
  /** The protocol of the provider. */
  readonly type: 'oidc' | 'saml'
  /** `draft` until a test sign-in succeeds, then `tested`. Only a connection that is `on` signs users in. */
  readonly state: 'draft' | 'tested' | 'on'
  /** Whether addresses of the domains have no other sign-in method while the connection is on. */
  readonly isRequired: boolean
  /** The ID of the member who keeps the other sign-in methods; null without one. */
  readonly emergencyUserId: string | null
  /** Null for another type. */
  readonly oidc: OidcSettings | null
  /** Null for another type. */
  readonly saml: SamlSettings | null
  /** The result of the last test; null if there was none since the last change of the provider. */
  readonly lastTest: TeamConnectionTest | null
  /** When the connection was created. */
  readonly createdAt: Date
}

/** A new connection. Pass either `oidc` or `saml`. It is a draft. */
export interface NewTeamConnection extends Partial<ConnectionSettings> {
  /** The name of the provider or the organization. */
  readonly displayName: string
  /** An OpenID Connect provider. */
  readonly oidc?:
    | (Pick<OidcSettings, 'issuer' | 'clientId'> &
        Partial<Pick<OidcSettings, 'scopes' | 'claims'>> &
        OidcCredential)
    | undefined
  /** A SAML 2.0 identity provider. */
  readonly saml?:
    | (Pick<SamlSettings, 'entityId' | 'ssoUrl'> &
        Partial<Pick<SamlSettings, 'attributes'>> & {
          /** One to five certificates: several while the provider replaces its key. */
          readonly certificates: readonly NewSamlCertificate[]
        })
    | undefined
}

/** Changes of a connection. A field that is not set stays unchanged. */
export interface TeamConnectionPatch extends Partial<ConnectionSettings> {
  /** Turns the connection on, after a successful test, or off. */
  readonly isEnabled?: boolean | undefined
  /** Whether addresses of the domains have no other sign-in method. Needs an emergency owner. */
  readonly isRequired?: boolean | undefined
  /** The ID of an admin of the team who keeps the other sign-in methods. */
  readonly emergencyUserId?: string | null | undefined
  /** Changes of an OpenID Connect provider. */
  readonly oidc?: OidcPatch | undefined
  /** Changes of a SAML identity provider. */
  readonly saml?: SamlPatch | undefined
}

/** Returns the body of a request that creates a connection. */
export const newConnectionBody = ({ displayName, oidc, saml, ...settings }: NewTeamConnection) => ({
  displayName,
  ...settingsBody(settings),
  ...(oidc && { oidc: { ...oidcBody(oidc), issuer: oidc.issuer, clientId: oidc.clientId } }),
  ...(saml && {
    saml: {
      ...samlBody(saml),
      entityId: saml.entityId,
      ssoUrl: saml.ssoUrl,
      certificates: saml.certificates.map(pemOf),
    },
  }),
})

/** Returns the body of a request that changes a connection. */
export function connectionPatchBody({ oidc, saml, ...patch }: TeamConnectionPatch) {
  const { displayName, isEnabled, isRequired, emergencyUserId } = patch
  return {
    ...settingsBody(patch),
    ...omitUndefined({ displayName, isEnabled, isRequired, emergencyUserId }),
    ...(oidc && { oidc: oidcBody(oidc) }),
    ...(saml && { saml: samlBody(saml) }),
  }
}

/** The named fields only: a connection that was read has fields that a change must not have. */
const settingsBody = ({ defaultPermissionIds, groupMappings }: Partial<ConnectionSettings>) =>
  omitUndefined({
    defaultPermissionIds: defaultPermissionIds && [...defaultPermissionIds],
    groupMappings: groupMappings?.map(({ group, permissionIds }) => ({
      group,
      permissionIds: [...permissionIds],
    })),
  })

const oidcBody = ({
  clientId,
  scopes,
  claims,
  clientSecret,
  privateKey,
  privateKeyId,
}: OidcPatch) =>
  omitUndefined({
    clientId,
    scopes: scopes && [...scopes],
    claims,
    clientSecret,
    privateKey,
    privateKeyId,
  })

const samlBody = ({ ssoUrl, certificates, attributes }: SamlPatch) =>
  omitUndefined({ ssoUrl, certificates: certificates?.map(pemOf), attributes })

const pemOf = (certificate: NewSamlCertificate): string =>
  typeof certificate === 'string' ? certificate : certificate.pem
