import { AUTH_HEADER } from '@latchkey/contract/headers'
import { readCurrentUser } from '@latchkey/contract/routes/users'
import type { Answered } from '../http/call.js'
import { lazily } from '../lib/lazily.js'
import type { Json } from '../lib/json.js'
import type { TokenPair } from '../session/tokens.js'
import type { SignedOut, SignOutOptions, UserContext } from './context.js'
import type { Team } from './teams.js'
import type { UserChanges } from './user-changes.js'

/**
 * The signed-in person, as read at one moment. It never changes by itself; `app.user` does.
 *
 * @see spec, section 3
 */
export interface CurrentUser extends UserChanges {
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
  }
  /** A header that tells the app's own server who is calling. Rejects after the session has changed. */
  getAuthHeaders(): Promise<Record<string, string>>
  /** The same as JSON. */
  getAuthJson(): Promise<TokenPair>
  /** The same as the app's `signOut`. */
  signOut(options?: SignOutOptions): Promise<SignedOut>
}

const changes = () => import('./user-changes.js')

export function toCurrentUser(
  ctx: UserContext,
  {
    authWithEmail,
    requiresTotpMfa,
    selectedTeamId: _,
    ...fields
  }: Answered<typeof readCurrentUser>,
): CurrentUser {
  const getAuthJson = () => ctx.tokens()
  return Object.freeze({
    ...fields,
    emailAuthEnabled: authWithEmail,
    isMultiFactorRequired: requiresTotpMfa,
    currentSession: { getTokens: getAuthJson },
    getAuthJson,
    getAuthHeaders: async () => ({ [AUTH_HEADER]: JSON.stringify(await getAuthJson()) }),
    signOut: (options?: SignOutOptions) => ctx.signOut(options),
    ...lazily<UserContext, UserChanges>(ctx, {
      update: changes,
      setDisplayName: changes,
      setClientMetadata: changes,
      sendVerificationEmail: changes,
      delete: changes,
    }),
  })
}

/** Loads the signed-in person; null when the account has gone. */
export async function loadCurrentUser(ctx: UserContext): Promise<CurrentUser | null> {
  const result = await ctx.attempt(readCurrentUser, {})
  return result.status === 'ok' ? toCurrentUser(ctx, result.data) : null
}
