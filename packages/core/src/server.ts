export { ServerApp, type ServerAppOptions } from './apps/server-app.js'
export type { Authentication, ServerRequestMethods } from './apps/request-methods.js'
export type { ServerMethods } from './apps/server-methods.js'
export type {
  NewServerContactChannel,
  ServerContactChannel,
  ServerContactChannelPatch,
} from './resources/server/contact-channels.js'
export type { CurrentServerUser } from './resources/server/current-user.js'
export type { ServerTeam } from './resources/server/server-team.js'
export type { ServerUser } from './resources/server/server-user.js'
export type { NewSession } from './resources/server/sessions.js'
export type { ServerTeamPatch } from './resources/server/team-changes.js'
export type { ServerTeamMember } from './resources/server/team-members.js'
export type { NewServerTeam } from './resources/server/teams.js'
export type { ServerUserPatch } from './resources/server/user-changes.js'
export type { NewServerUser, UserListOptions, UserPage } from './resources/server/users.js'
export type { SignedOutReason } from './server/authenticate.js'
export type { ServerRequest } from './server/server-request.js'
export type { AccessTokenClaims } from './server/verify-access-token.js'
export type { WebhookEvent, WebhookRequest } from './server/verify-webhook.js'
