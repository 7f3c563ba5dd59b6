export type { ApiKeyOfType, ApiKeyOption } from './app/base-server-app.js'
export type { ServerTokenStoreOption } from './app/options.js'
export type { BaseAdminApp } from './app/base-admin-app.js'
export type { CurrentServerUser, OwnedProject } from './app/current-server-user.js'
export type {
  Authentication,
  AuthenticationOptions,
  SignedOutReason,
} from './app/incoming-requests/authenticate.js'
export type { PublicKeyStore } from './app/incoming-requests/key-set.js'
export type { ServerRequest } from './app/incoming-requests/server-request.js'
export type {
  AccessTokenClaims,
  CustomClaims,
} from './app/incoming-requests/verify-access-token.js'
export type { WebhookEvent, WebhookRequest } from './app/incoming-requests/verify-webhook.js'
export type {
  ProtectedResource,
  ProtectedResourceOptions,
} from './app/protected-resources/protected-resource.js'
export type {
  ResourceAuthorization,
  ResourceToken,
} from './app/protected-resources/resource-token-verifier.js'
export { ServerApp, type ServerAppOptions } from './app/server-app.js'
export type {
  AccountDeletion,
  Ban,
  BanOptions,
  CreatedSession,
  GeneratedPassword,
  NewSession,
  ServerUserPatch,
  ServerVerificationEmailOptions,
} from './resources/server/user-and-team-fields.js'
export type {
  ServerTeam,
  ServerTeamMember,
  ServerUser,
} from './resources/server/server-user-and-team.js'
export type { AppEmail, EmailRecipient } from './resources/server/send-email.js'
export type {
  NewServerContactChannel,
  ServerContactChannel,
  ServerContactChannelPatch,
} from './resources/server/server-contact-channel.js'
export type {
  NewProviderAccount,
  ProviderAccountError,
  ServerProviderAccount,
  ServerProviderAccountPatch,
} from './resources/server/server-provider-account.js'
export type { NewServerTeam, ServerTeamPatch } from './resources/server/user-and-team-fields.js'
export type {
  NewOAuthAccount,
  NewServerUser,
  UserListOptions,
  UserPage,
} from './resources/server/users.js'
export type { RequestLike } from './session/stores/request.js'
export type {
  SessionHandler,
  SessionHandlerOptions,
} from './server-sessions/handler/session-handler.js'
