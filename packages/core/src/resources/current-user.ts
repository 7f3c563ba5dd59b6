import { readCurrentUser } from '@latchkey/contract/routes/users'
import type { PasskeyRegistration } from '../flows/passkey.js'
import type { Tools } from '../apps/access.js'
import type { OfSession } from '../apps/of-session.js'
import type { ChangesOf, ReadsOf } from '../cache/read.js'
import type { ProjectOwner } from '../apps/owned-projects.js'
import type { Json } from '../lib/json.js'
import type { ActiveState } from '../session/state.js'
import type { TokenPair } from '../session/tokens.js'
import type { ApiKeyOwner } from './api-keys.js'
import type { UserConnectedAccounts } from './connected-accounts.js'
import type { UserContactChannels } from './contact-channels.js'
import type { SignedOut, SignOutOptions, UserContext } from './context.js'
import type { UserPassword } from './password.js'
import type { UserPermissions } from './permissions.js'
import type { UserSessions } from './sessions.js'
import { type Team, toTeam } from './team.js'
import type { UserTeamProfiles } from './team-members.js'
import type { UserTeams } from './teams.js'
import type { UserChanges } from './user-changes.js'

interface UserMethods
  extends
    UserChanges,
    UserPassword,
    PasskeyRegistration,
    UserSessions,
    UserConnectedAccounts,
    UserContactChannels,
    UserTeams,
    UserTeamProfiles,
    UserPermissions,
    ApiKeyOwner,
    ProjectOwner {}

/**
 * The signed-in person, as read at one moment. It never changes by itself; `app.user` does.
 *
 * @see spec, section 3
 */
export interface CurrentUser extends UserMethods {
  readonly id: string
  readonly displayName: string | null
  readonly primaryEmail: string | null
  readonly primaryEmailVerified: boolean
  readonly profileImageUrl: string | null
  readonly signedUpAt: Date
  readonly clientMetadata: Json
  readonly clientReadOnlyMetadata: Json
  readonly hasPassword: boolean
  readonly emailAuthEnabled: boolean
  readonly otpAuthEnabled: boolean
  readonly passkeyAuthEnabled: boolean
  readonly isMultiFactorRequired: boolean
  readonly isAnonymous: boolean
  readonly oauthProviders: readonly {
    readonly id: string
    readonly accountId: string
    readonly email: string | null
  }[]
  readonly selectedTeam: Team | null

  readonly currentSession: {
    /** Both tokens; the access token is good for at least 20 s. */
    getTokens(): Promise<TokenPair>
    /** Is told of an access token that a service refused, so that it is not handed out again. */
    refuseAccessToken(accessToken: string): void
  }
  /**
   * A header that tells the app's own server who is calling. It holds the refresh token: send it nowhere else.
   * Rejects once somebody else is signed in; after a sign-out, the tokens in it are null.
   */
  getAuthHeaders(): Promise<Record<string, string>>
  /** The same as JSON. */
  getAuthJson(): Promise<TokenPair>
  /** The same as the app's `signOut`. */
  signOut(options?: SignOutOptions): Promise<SignedOut>
}

const nouns = async () => (await import('./nouns.js')).user
const owned = () => import('../apps/owned-projects.js')
const passkey = () => import('../flows/passkey.js')

/** What the signed-in person's model is made with. */
export type OwnContext = Omit<UserContext, 'team'> & Tools

type UserFields = Omit<CurrentUser, keyof UserMethods | OfSession>
type TeamAnswer = Parameters<typeof toTeam>[1]

/** Makes models of the signed-in person. */
function userModel(
  given: OwnContext,
): (
  team: TeamAnswer | null,
  ...fields: readonly Partial<Omit<UserFields, 'selectedTeam'>>[]
) => CurrentUser {
  // No copy: apps of owned projects are kept by the context.
  const ctx: UserContext & Tools = Object.assign(given, {
    team: (answer: TeamAnswer) => toTeam(ctx, answer),
  })
  // They are many, and the same whatever is known of a person. Spreading them would take ten times as long.
  const methods = Object.assign(
    ctx.ofSession(ctx),
    ctx.lazily<UserContext, ChangesOf<UserMethods>>(ctx, {
      update: nouns,
      setDisplayName: nouns,
      setClientMetadata: nouns,
      setSelectedTeam: nouns,
      sendVerificationEmail: nouns,
      delete: nouns,
      updatePassword: nouns,
      setPassword: nouns,
      registerPasskey: passkey,
      revokeSession: nouns,
      createContactChannel: nouns,
      createTeam: nouns,
      leaveTeam: nouns,
      createApiKey: nouns,
      createProject: owned,
    }),
    ctx.reads<UserContext, ReadsOf<UserMethods>>(ctx, {
      listSessions: nouns,
      getConnectedAccount: nouns,
      listContactChannels: nouns,
      listTeams: nouns,
      getTeam: nouns,
      getTeamProfile: nouns,
      listPermissions: nouns,
      getPermission: nouns,
      hasPermission: nouns,
      listApiKeys: nouns,
      getApiKey: nouns,
      listOwnedProjects: owned,
    }),
  )
  // To spread fields beside `__proto__` would take ten times as long, too.
  return (team, ...fields) =>
    Object.freeze(
      Object.assign(Object.create(methods) as CurrentUser, ...fields, {
        selectedTeam: team && ctx.team(team),
        currentSession: methods.currentSession,
      }),
    )
}

/** Loads the signed-in person, again and again; null when the account has gone. */
export function currentUserOf(ctx: OwnContext): () => Promise<CurrentUser | null> {
  const toUser = userModel(ctx)
  return async () => {
    const result = await ctx.attempt(readCurrentUser, {})
    if (result.status === 'error') return null
    const {
      authWithEmail: emailAuthEnabled,
      requiresTotpMfa: isMultiFactorRequired,
      selectedTeam,
      selectedTeamId: _,
      ...fields
    } = result.data
    const { accessToken } = ctx.open().state as Partial<ActiveState>
    // One that does not look at tokens, such as that of a page's own service worker.
    if (accessToken && accessToken.claims.userId !== fields.id)
      throw new Error('A cache answered for another user. Turn it off.')
    return toUser(selectedTeam, fields, { emailAuthEnabled, isMultiFactorRequired })
  }
}

type TeamFields = Pick<
  Team,
  'id' | 'displayName' | 'profileImageUrl' | 'clientMetadata' | 'clientReadOnlyMetadata'
>

/** The fields of the signed-in person as plain JSON, for a server to hand over to a browser. */
export interface InitialUser extends Omit<UserFields, 'signedUpAt' | 'selectedTeam'> {
  /** As `Date` writes itself to JSON. */
  readonly signedUpAt: string
  readonly selectedTeam: TeamFields | null
}

/** The signed-in person as somebody else has read them. */
export const initialUserOf = (ctx: OwnContext, initial: InitialUser): CurrentUser =>
  userModel(ctx)(initial.selectedTeam, {
    ...initial,
    signedUpAt: new Date(initial.signedUpAt),
  })
