export { PASSWORD_LENGTH } from '@latchkey/contract/constants'
export { ClientApp } from './app/client-app.js'
export type { CurrentUser } from './app/current-user.js'
export type { ClientAppOptions, GetUserOptions, SessionSnapshot } from './app/options.js'
export type { BaseAdminApp } from './app/base-admin-app.js'
export type { OwnedProject } from './app/current-server-user.js'
export type { AppEvent } from './client/events.js'
export type { SecondFactorAttempt, TokenStoreOption } from './client/options.js'
export {
  type ErrorCode,
  type ErrorDetails,
  isLatchkeyError,
  type KnownError,
  type LatchkeyError,
} from '@latchkey/contract/errors/error'
export {
  isTransportError,
  type NetworkError,
  type OAuthError,
  type RateLimitedError,
  type TimeoutError,
  type TransportError,
  type UnexpectedResponseError,
} from './errors/transport-error.js'
export type {
  CliLoginError,
  CliLoginOptions,
  CliLoginResult,
  CompleteCliLoginError,
} from './flows/cli-login/cli-login.js'
export type { EmailVerificationDetails } from './flows/email/email-verification.js'
export type {
  MagicLinkSent,
  MagicLinkSignIn,
  MagicLinkSignInError,
  SendMagicLinkError,
  SendMagicLinkOptions,
} from './flows/email/magic-link.js'
export type {
  PasswordReset,
  PasswordResetDetails,
  PasswordResetEmailError,
  PasswordResetEmailOptions,
  PasswordResetError,
} from './flows/email/password-reset.js'
export type {
  ProjectInvitationDetails,
  TeamInvitationDetails,
  TeamInvitationError,
  TeamInvitationRecipient,
} from './flows/email/invitations.js'
export type { VerificationCodeError } from './flows/email/verification-code.js'
export type { SignInOptions } from './flows/finish-sign-in.js'
export type {
  OAuthDecision,
  OAuthLogout,
  OAuthRequest,
  OAuthRequestScope,
} from './flows/oauth-request.js'
export type {
  OAuthSignInError,
  SignInProvider,
  SignInWithOAuthOptions,
} from './flows/oauth/oauth.js'
export type { SsoConnection, SsoError, SsoOptions } from './flows/oauth/sso.js'
export type { PasskeyCeremonyError } from './flows/passkey/passkey-error.js'
export type {
  PasskeyRegistrationError,
  PasskeySignInError,
  PasskeySignInOptions,
} from './flows/passkey/passkey-flows.js'
export type { Credential, PasswordSignInError } from './flows/password.js'
export type { RestoreAccountError } from './flows/restore-account.js'
export type { SecondFactorError, SecondFactorRequired } from './flows/second-factor.js'
export type { SendRequestOptions } from './flows/send-request.js'
export type { SignedOut, SignOutOptions } from './flows/sign-out.js'
export type { SignUpCredential, SignUpError } from './flows/sign-up.js'
export type { RequestEvent } from './http/request-types.js'
export type { Json } from './lib/json.js'
export { pictureSource } from './lib/picture-source.js'
export type { Query, Snapshot } from './lib/query.js'
export type { Result } from './lib/result.js'
export type { NavigateOptions, RedirectMethod, RedirectOptions } from './navigation/navigator.js'
export type { PageName, PageUrls } from './navigation/page-urls.js'
export type { Platform } from './platform/platform.js'
export type {
  ApiKey,
  ApiKeyEnding,
  ApiKeyFault,
  ApiKeyPatch,
  CreatedApiKey,
  NewApiKey,
} from './resources/api-keys.js'
export type { EnabledProvider, Project } from './resources/project.js'
export type { TeamDomain, TeamSingleSignOn } from './resources/team/single-sign-on.js'
export type {
  ConnectionSettings,
  GroupMapping,
  NewSamlCertificate,
  NewTeamConnection,
  OidcCredential,
  OidcPatch,
  OidcSettings,
  ProfileFieldNames,
  SamlAttributeNames,
  SamlCertificate,
  SamlMetadata,
  SamlMetadataSource,
  SamlPatch,
  SamlSettings,
  TeamConnection,
  TeamConnectionPatch,
  TeamConnectionTest,
} from './resources/team/team-connections.js'
export type {
  CreatedScimToken,
  NewScimToken,
  ProvisionedGroup,
  ProvisionedUser,
  ProvisioningPage,
  ProvisioningPageOptions,
  ScimToken,
} from './resources/team/team-provisioning.js'
export type {
  CreatedSsoSetupLink,
  NewSsoSetupLink,
  SsoSetupLink,
} from './resources/team/team-setup-links.js'
export type {
  NewTeamInvitation,
  ReceivedInvitation,
  TeamInvitation,
} from './resources/team/team-invitations.js'
export type { TeamMember, TeamMemberAccount, TeamPatch } from './resources/team/team-methods.js'
export type {
  TeamProfile,
  TeamProfileFields,
  TeamProfilePatch,
} from './resources/team/team-profile.js'
export type { Team, TeamFields, TeamReference } from './resources/team/team.js'
export type {
  CurrentUserPatch,
  DataExport,
  NewPassword,
  PasswordChange,
  RecoveryCodes,
  SetPasswordError,
  UpdatePasswordError,
  VerificationEmailError,
} from './resources/user/account.js'
export type {
  ConnectedAccount,
  ConnectedAccountOptions,
  OAuthConnection,
  ProviderAccessToken,
  ProviderAccountReference,
  ProviderTokenError,
  ScopeOptions,
  UserConnection,
} from './resources/user/connected-accounts.js'
export type { ConnectedApp } from './resources/user/connected-apps.js'
export type {
  ContactChannel,
  ContactChannelFields,
  ContactChannelPatch,
  NewContactChannel,
  VerificationEmailOptions,
} from './resources/user/contact-channels.js'
export type {
  CurrentUserFields,
  RestrictedReason,
  UserOAuthProvider,
} from './resources/user/user-fields.js'
export type { InitialUser } from './resources/user/initial-user.js'
export type {
  NotificationCategory,
  NotificationCategoryFields,
} from './resources/user/notification-categories.js'
export type { Passkey } from './resources/user/passkeys.js'
export type {
  Permission,
  PermissionArguments,
  PermissionListArguments,
  PermissionListOptions,
} from './resources/user/permissions.js'
export type { ProviderAccount, ProviderAccountPatch } from './resources/user/provider-accounts.js'
export type { RecentSignInOptions } from './resources/user/recent-sign-in.js'
export type { AccessTokenOptions, CurrentSession } from './resources/user/session-access.js'
export type { GeoInfo, Session, SignInMethod } from './resources/user/sessions.js'
export type { NewTeam } from './resources/user/teams.js'
export type {
  QrCode,
  TotpSetup,
  TotpSetupError,
  TotpSetupOptions,
} from './resources/user/totp-setup.js'
export type { UserOption } from './resources/user/user-outcome.js'
export type { TokenPair } from './session/tokens.js'
