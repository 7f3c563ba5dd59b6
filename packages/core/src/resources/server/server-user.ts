import type { readUser } from '@latchkey/contract/routes/server/users'
import type { ChangesOf, ReadsOf } from '../../cache/read.js'
import type { Answered } from '../../http/call.js'
import type { Json } from '../../lib/json.js'
import { lateMethods } from '../../lib/late-methods.js'
import type { Verbs } from '../../lib/lazily.js'
import type { ApiKeyOwner } from '../api-keys.js'
import type { UserPermissions } from '../permissions.js'
import type { CurrentUser } from '../current-user.js'
import type { UserSessions } from '../sessions.js'
import type { UserTeamProfiles } from '../team-members.js'
import type { ServerConnectedAccounts } from './connected-accounts.js'
import type { ServerContactChannels } from './contact-channels.js'
import type { GrantedPermissions } from './permissions.js'
import type { ServerContext, ServerUserContext } from './server-context.js'
import { serverTeamModel, type ServerTeam, userContext } from './server-team.js'
import type { CreatedSessions } from './sessions.js'
import type { ServerUserChanges } from './user-changes.js'
import type { ServerUserTeams } from './user-teams.js'

interface ServerUserMethods
  extends
    ServerUserChanges,
    UserSessions,
    CreatedSessions,
    ServerConnectedAccounts,
    ServerContactChannels,
    ServerUserTeams,
    UserTeamProfiles,
    UserPermissions,
    GrantedPermissions,
    ApiKeyOwner {}

type SameFields =
  | 'id'
  | 'displayName'
  | 'primaryEmail'
  | 'primaryEmailVerified'
  | 'profileImageUrl'
  | 'signedUpAt'
  | 'clientMetadata'
  | 'clientReadOnlyMetadata'
  | 'hasPassword'
  | 'emailAuthEnabled'
  | 'otpAuthEnabled'
  | 'passkeyAuthEnabled'
  | 'isMultiFactorRequired'
  | 'isAnonymous'
  | 'oauthProviders'

/**
 * Any user, as the project's own server sees them, as read at one moment.
 *
 * @see spec, section 3
 */
export interface ServerUser extends ServerUserMethods, Pick<CurrentUser, SameFields> {
  /** Never null: the sign-up counts. */
  readonly lastActiveAt: Date
  /** Only servers see it. */
  readonly serverMetadata: Json
  /** Whether the user can sign in with the primary address. */
  readonly primaryEmailAuthEnabled: boolean
  readonly selectedTeam: ServerTeam | null
}

const nouns = async () => (await import('./nouns.js')).user
const sameNouns = async () => (await import('../nouns.js')).user

const changes: Verbs<ServerUserContext, ChangesOf<ServerUserMethods>> = {
  update: nouns,
  setDisplayName: nouns,
  setClientMetadata: nouns,
  setClientReadOnlyMetadata: nouns,
  setServerMetadata: nouns,
  setSelectedTeam: nouns,
  setPassword: nouns,
  setPrimaryEmail: nouns,
  sendVerificationEmail: nouns,
  delete: nouns,
  createSession: nouns,
  revokeSession: sameNouns,
  createContactChannel: nouns,
  createTeam: nouns,
  leaveTeam: sameNouns,
  grantPermission: nouns,
  revokePermission: nouns,
  createApiKey: sameNouns,
}

const reading: Verbs<ServerUserContext, ReadsOf<ServerUserMethods>> = {
  listSessions: sameNouns,
  getConnectedAccount: sameNouns,
  listContactChannels: nouns,
  listTeams: nouns,
  getTeam: nouns,
  getTeamProfile: sameNouns,
  listPermissions: sameNouns,
  getPermission: sameNouns,
  hasPermission: sameNouns,
  listApiKeys: sameNouns,
  getApiKey: sameNouns,
}

export type UserAnswer = Answered<typeof readUser>

/** Makes models of users; one of them may have more than the others. */
export function serverUserModel(
  ctx: ServerContext,
): <More extends object = object>(answer: UserAnswer, more?: More) => ServerUser & More {
  const names = [...Object.keys(changes), ...Object.keys(reading)]
  const methods = lateMethods(names, ({ id }: UserAnswer): ServerUserMethods => {
    const own = userContext(ctx, id)
    return { ...ctx.lazily(own, changes), ...ctx.reads(own, reading) }
  })
  const toTeam = serverTeamModel(ctx)
  return <More extends object>(
    { authWithEmail, requiresTotpMfa, selectedTeam, selectedTeamId: _, ...fields }: UserAnswer,
    more?: More,
  ) =>
    Object.freeze(
      Object.assign(Object.create(methods) as typeof methods, fields, more as More, {
        emailAuthEnabled: authWithEmail,
        isMultiFactorRequired: requiresTotpMfa,
        selectedTeam: selectedTeam && toTeam(selectedTeam),
      }),
    )
}
