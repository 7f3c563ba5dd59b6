import type { OAuthProviderId, Output, ProjectRole } from '@latchkey/contract'
import type * as adminAuditLog from '@latchkey/contract/schemas/audit-log'
import type * as adminEmails from '@latchkey/contract/schemas/emails'
import type * as oauthClients from '@latchkey/contract/schemas/oauth-server/clients'
import type * as adminSecurityNotifications from '@latchkey/contract/schemas/security-notifications'
import type * as sessions from '@latchkey/contract/schemas/sessions'
import type * as teamConnections from '@latchkey/contract/schemas/team-connections/connections'
import type { CamelKeys } from '@latchkey/contract/wire-case'

export type AuditAction = Output<typeof adminAuditLog.auditAction>
export type AuditActor = Output<typeof adminAuditLog.auditActor>
export type AuditSubject = Output<typeof adminAuditLog.auditSubject>
export type AuditDetails = CamelKeys<Output<typeof adminAuditLog.auditDetails>>
export type AuditChange = CamelKeys<Output<typeof adminAuditLog.auditChange>>

/** How users sign in, without the second factor. */
export type SignInMethod = Output<typeof sessions.signInMethod>

export interface FirstFactor {
  method: SignInMethod
  /** The provider of a sign-in with `oauth`; absent in authorization codes from before an update of the service. */
  providerId?: string | undefined
  /** The session at an OpenID provider of the project. */
  providerSession?: ProviderSession | undefined
}

/** An email with a code or a link, such as `password_reset`. */
export type EmailTemplateType = Output<typeof adminEmails.emailTemplateType>

/** An email about the security of an account, such as `password_changed`. */
export type SecurityNotificationType = Output<
  typeof adminSecurityNotifications.securityNotificationType
>

/** Any JSON value. Metadata is stored without interpretation. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | JsonValue[]
  | { [key: string]: JsonValue }

/** Where a session was last used; unknown parts are null. */
export interface IpInfo {
  ip: string
  countryCode: string | null
  regionCode: string | null
  cityName: string | null
  latitude: number | null
  longitude: number | null
  tzIdentifier: string | null
}

/** A key as the key set publishes it. */
export interface PublicKey {
  kty: 'EC'
  alg: 'ES256'
  crv: 'P-256'
  x: string
  y: string
  kid: string
}

/** An API that accepts access tokens of an authorization server. */
export type OAuthResource = Output<typeof oauthClients.oauthResource>
export type OAuthClientSource = Output<typeof oauthClients.oauthClientSource>
export type OAuthGrantType = Output<typeof oauthClients.oauthGrantType>
export type TokenEndpointAuthMethod = Output<typeof oauthClients.tokenEndpointAuthMethod>

/** The configuration of a provider in a project. */
export interface StoredOAuthProvider {
  id: OAuthProviderId
  /** `shared` uses the mock provider in development. */
  type: 'shared' | 'standard'
  clientId?: string | undefined
  clientSecretSealed?: string | undefined
  facebookConfigId?: string | undefined
  microsoftTenantId?: string | undefined
}

/** An OpenID provider that a project has added to the built-in ones. */
export interface StoredOpenIdProvider {
  id: string
  issuer: string
  displayName: string
  /** Empty: none. */
  iconUrl: string
  clientId: string
  /** Either this, or the private key. */
  clientSecretSealed?: string | undefined
  /** PKCS #8, PEM. */
  privateKeySealed?: string | undefined
  privateKeyId?: string | undefined
  scopes: string[]
  /** The claims with the fields of the profile. */
  claims: { email: string; name: string; picture: string }
  trustEmailVerified: 'never' | 'always' | 'claim'
  isEnabled: boolean
  /** The last test of the sign-in; null if there was none since the last change. */
  lastTest: OpenIdTest | null
}

/** The result of a test of the sign-in. */
export interface OpenIdTest {
  testedAtMillis: number
  /** Null if it succeeded. */
  error: string | null
  account: (AccountProfile & { accountId: string; email: string | null }) | null
}

export type ConnectionType = Output<typeof teamConnections.connectionType>
export type ConnectionState = Output<typeof teamConnections.connectionState>
/** Permissions that members of a group have. */
export type GroupMapping = CamelKeys<Output<typeof teamConnections.groupMapping>>
/** The result of a test of the sign-in. */
export type ConnectionTest = CamelKeys<Output<typeof teamConnections.connectionTest>>

/** An OpenID Connect provider of a team. */
export interface StoredOidcConfig {
  type: 'oidc'
  issuer: string
  clientId: string
  /** Either this, or the private key. */
  clientSecretSealed?: string | undefined
  /** PKCS #8, PEM. */
  privateKeySealed?: string | undefined
  privateKeyId?: string | undefined
  scopes: string[]
  /** The claims with the fields of the profile and the groups. */
  claims: { email: string; name: string; groups: string }
}

/** A SAML 2.0 identity provider of a team. It has no secrets: the certificates are public. */
export interface StoredSamlConfig {
  type: 'saml'
  entityId: string
  ssoUrl: string
  /** X.509 certificates in PEM whose keys may sign assertions: several while the provider replaces one. */
  certificates: string[]
  /** The attributes with the fields of the profile and the groups; null for those that identity providers usually send. */
  attributes: { email: string | null; name: string | null; groups: string | null }
}

export type StoredConnectionConfig = StoredOidcConfig | StoredSamlConfig

/** A sign-in at an OpenID provider, by which a logout token of the provider finds the session. */
export interface ProviderSession {
  /** The user's ID at the provider. */
  accountId: string
  /** The claim `sid` (OpenID Connect Back-Channel Logout 1.0, section 2.1); null without one. */
  sessionId: string | null
}

/** A project's own mail server. */
export interface StoredEmailConfig {
  host: string
  port: number
  username: string
  passwordSealed: string
  senderName: string
  senderEmail: string
}

/** The sender of an email. */
export interface MailSender {
  type: 'shared' | 'standard'
  host: string
  port: number
  username: string
  senderName: string
  senderEmail: string
}

/** Why an email was not delivered. */
export interface MailFailure {
  errorType: string
  message: string
  canRetry: boolean
  rawError: string
}

/** Permissions of members in a team, and of users in the project. */
export type PermissionScope = 'team' | 'project'

/** The state of a sign-in with a provider until the browser returns. */
export interface OAuthFlow {
  redirectUri: string
  scope: string
  /** The state of the client. */
  state: string
  /** SHA-256 of the client's PKCE verifier, base64url. */
  codeChallenge: string
  /** The user who links an account; null for a sign-in. */
  linkUserId: string | null
  /** The session of that user; absent in flows of an earlier version. */
  linkSessionId?: string | undefined
  /** The sign-in of that session is too old to link an account that is not linked yet. */
  linkNeedsSignIn?: boolean | undefined
  /** The session of an anonymous user, who is upgraded if the sign-in would create a user. */
  anonymousSession?: { id: string; userId: string } | undefined
  errorRedirectUrl: string | null
  afterCallbackRedirectUrl: string | null
  /** The PKCE verifier for the provider. */
  verifier: string
  /** For providers that sign an ID token. */
  nonce: string
  /** The scopes requested from the provider. */
  providerScopes: string[]
  /** A test of an OpenID provider, which creates no user and no session. */
  isTest?: true | undefined
}

/** The sign-in that an authorization code belongs to. */
export interface AuthorizationGrant {
  redirectUri: string
  /** SHA-256 of the client's PKCE verifier, base64url. */
  codeChallenge: string
  isNewUser: boolean
  /** Default: `oauth`. */
  method?: 'sso' | undefined
  /** The provider or connection of the sign-in; absent if the code continues a session. */
  providerId?: string | undefined
  /** The session at an OpenID provider of the project. */
  providerSession?: ProviderSession | undefined
  afterCallbackRedirectUrl: string | null
  /** The account to link when the code is exchanged; absent for a sign-in. */
  link?: AccountLink | undefined
}

/** An account at a provider that a user has proven to own, to be linked. */
export interface AccountLink {
  /** The session that began it: once that has ended, nothing is linked. */
  sessionId: string | undefined
  providerId: string
  /** The user's id at the provider. */
  accountId: string
  email: string | null
  /** The issuer of an OpenID provider of the project. */
  issuer?: string | null | undefined
  /** The tokens of the provider as sealed JSON; undefined if they are not kept. */
  tokensSealed: string | undefined
  /** The profile for an anonymous user, who becomes a regular one with the account; absent for other links. */
  upgrade?: AccountProfile | undefined
}

/** The profile that a new user gets from a provider. */
export interface AccountProfile {
  displayName: string | null
  profileImageUrl: string | null
  /** `true` only if the provider is trusted to verify addresses. */
  isEmailVerified: boolean
}

/** The part of an invitation to manage a project besides its team, which owns the project. */
export interface ProjectInvitationData {
  id: string
  role: ProjectRole
  /** The user of the project `internal` who sent it. */
  inviterId: string
}

/** The data of a code by kind. A code is valid for its own kind only. */
export interface CodeData {
  contact_channel_verification: { contactChannelId: string; value: string }
  mfa_attempt: { isNewUser: boolean; firstFactor: FirstFactor }
  sign_in: { email: string }
  /** Codes of generated passwords have no address. */
  password_reset: { email?: string }
  /** Without an inviter, a server or an earlier version sent the invitation. */
  team_invitation: {
    teamId: string
    email: string
    inviterId?: string
    project?: ProjectInvitationData | undefined
  }
  passkey_registration: { challenge: string }
  passkey_authentication: { challenge: string }
}
export type CodeKind = keyof CodeData
