export { ClientApp } from './apps/client-app.js'
export type { AppEvent } from './apps/events.js'
export type { ClientAppOptions, TokenStoreOption } from './apps/options.js'
export type { SessionSnapshot, UserOptions } from './apps/session-methods.js'
export type { Query, Snapshot } from './cache/query.js'
export type { Read } from './cache/read.js'
export type { CliLoginOptions } from './flows/cli-login.js'
export type { SecondFactorError, SecondFactorRequired } from './flows/mfa.js'
export type { RedirectMethod } from './flows/navigate.js'
export type { PasskeySignInOptions } from './flows/passkey.js'
export type { PasskeyCeremonyError } from './flows/passkey-error.js'
export type { Credential, SignUpCredential } from './flows/password.js'
export type { SendRequestOptions } from './flows/send-request.js'
export type { TeamInvitationDetails, TeamInvitationError } from './flows/team-invitation.js'
export type { VerificationCodeError } from './flows/verify-email.js'
export type {
  NetworkError,
  OAuthError,
  RateLimitedError,
  TimeoutError,
  TransportError,
  UnexpectedResponseError,
} from './http/errors.js'
export { isTransportError } from './http/is-transport-error.js'
export type { Json } from './lib/json.js'
export { pictureSource } from './lib/picture-source.js'
export type { Result } from './lib/result.js'
export type { Platform } from './platform/platform.js'
export type { PageName, PageUrls, RedirectOptions } from './redirect/urls.js'
export type {
  FlowOptions,
  SecondFactorAttempt,
  SignedOut,
  SignOutOptions,
} from './resources/context.js'
export type { ConnectedAccount, ConnectedAccountOptions } from './resources/connected-accounts.js'
export type { Project } from './resources/projects.js'
export type {
  ApiKey,
  ApiKeyFault,
  ApiKeyPatch,
  CreatedApiKey,
  NewApiKey,
} from './resources/api-keys.js'
export type {
  ContactChannel,
  ContactChannelPatch,
  NewContactChannel,
} from './resources/contact-channels.js'
export type { Permission, PermissionListOptions } from './resources/permissions.js'
export type { GeoInfo, Session } from './resources/sessions.js'
export type { Team } from './resources/team.js'
export type { TeamInvitation } from './resources/team-invitations.js'
export type { TeamMember, TeamProfile, TeamProfilePatch } from './resources/team-members.js'
export type { NewTeam } from './resources/teams.js'
export type { TeamPatch } from './resources/team-changes.js'
export type { UserOption, UserOutcome } from './resources/user-outcome.js'
export type { CurrentUser, InitialUser } from './resources/current-user.js'
export type { CurrentUserPatch } from './resources/user-changes.js'
export type { RequestLike } from './session/stores/request.js'
export type { TokenPair } from './session/tokens.js'
export { PASSWORD_LENGTH } from '@latchkey/contract/constants'
export type {
  ErrorCode,
  ErrorDetails,
  KnownError,
  LatchkeyError,
} from '@latchkey/contract/errors/error'
export { isLatchkeyError } from '@latchkey/contract/errors/is-latchkey-error'
