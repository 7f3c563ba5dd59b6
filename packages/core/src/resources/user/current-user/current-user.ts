import { readCurrentUser } from '@latchkey/contract/routes/current-user'
import { clientError } from '../../../errors/client-error.js'
import type { Client } from '../../../client/client.js'
import { signOut, type SignOutOptions } from '../../../flows/sign-out.js'
import type { Json } from '../../../lib/json.js'
import type { NewProject } from '../../admin/owned-projects.js'
import type { UserScope } from '../../scope.js'
import { Team } from '../../team/team.js'
import { MembershipMethods } from './membership-methods.js'
import type { OwnedProjectsLoader } from '../owned-projects.js'
import { type RestrictedReason, restrictionOf } from '../restriction.js'
import {
  type AccessTokenOptions,
  type CurrentSession,
  currentSession,
  getAccessToken,
  getAuthHeaders,
} from '../session-access.js'
import type { RecentSignInOptions } from '../recent-sign-in.js'
import type { CurrentUserFields, UserOAuthProvider } from '../user-fields.js'

/**
 * The signed-in user. It holds the data of one moment and does not change by itself; `app.user` does.
 *
 * @typeParam OwnedProject a project of the user with the app that configures it
 */
export class CurrentUser<OwnedProject> extends MembershipMethods implements CurrentUserFields {
  declare readonly id: string
  declare readonly displayName: string | null
  declare readonly primaryEmail: string | null
  declare readonly primaryEmailVerified: boolean
  /** A URL or a data URL; null when the user has no picture. */
  declare readonly profileImageUrl: string | null
  declare readonly signedUpAt: Date
  declare readonly clientMetadata: Json
  /** Metadata that only servers can change. */
  declare readonly clientReadOnlyMetadata: Json
  declare readonly hasPassword: boolean
  /** Whether the user can sign in with an email address and a password. */
  declare readonly emailAuthEnabled: boolean
  /** Whether the user can sign in with a code from an email. */
  declare readonly otpAuthEnabled: boolean
  declare readonly passkeyAuthEnabled: boolean
  /** Whether every sign-in asks for a second factor. */
  declare readonly isMultiFactorRequired: boolean
  declare readonly isAnonymous: boolean
  /** Whether the user counts as signed out by default: an anonymous user, and one who has to verify the email first. */
  declare readonly isRestricted: boolean
  declare readonly restrictedReason: RestrictedReason | null
  /** The accounts at OAuth providers. `listOAuthProviders` has what they are used for. */
  declare readonly oauthProviders: readonly UserOAuthProvider[]
  /** The team that the user works in; null when none is selected. */
  readonly selectedTeam: Team | null
  /** The session of the user on this device. */
  readonly currentSession: CurrentSession
  readonly #scope: UserScope
  readonly #ownedProjects: OwnedProjectsLoader<OwnedProject>

  constructor(
    scope: UserScope,
    { selectedTeam, ...fields }: CurrentUserFields,
    ownedProjects: OwnedProjectsLoader<OwnedProject>,
  ) {
    super()
    this.#scope = scope
    this.#ownedProjects = ownedProjects
    Object.assign(this, fields)
    this.selectedTeam = selectedTeam && new Team(scope, selectedTeam)
    this.currentSession = currentSession(scope)
    Object.freeze(this)
  }

  /** Behind a getter, so that nothing that prints or serializes the user prints the session. */
  protected override get scope(): UserScope {
    return this.#scope
  }

  /**
   * Resolves to an access token for calling your own API. It is valid for at least `minRemainingMillis`, by default
   * 20 s; a session without a refresh token resolves to the token it has for as long as that is valid. Call it for each
   * request instead of storing the token. Rejects with `NOT_SIGNED_IN` when the session has ended, and with
   * `SESSION_CHANGED` once another session has replaced it.
   *
   * @example
   * const token = await user.getAccessToken()
   * await fetch('/api/orders', { headers: { Authorization: `Bearer ${token}` } })
   * @throws TypeError `INVALID_ARGUMENT` if `minRemainingMillis` is 60,000 or more
   * @see RFC 6750, section 2.1
   */
  getAccessToken(options?: AccessTokenOptions) {
    return getAccessToken(this.#scope, options)
  }

  /**
   * Resolves to a header, `x-stack-auth`, with both tokens of the session, for servers that expect it. It holds the
   * refresh token, so send it to your own server only; prefer `getAccessToken`. After a sign-out, both tokens in it are
   * null. Rejects with `SESSION_CHANGED` once another session has replaced this one.
   */
  getAuthHeaders() {
    return getAuthHeaders(this.#scope)
  }

  /**
   * Requires a recent sign-in before something that a stolen session must not do. Resolves if the user signed in within
   * `maxAgeSeconds`. Otherwise, it goes to the sign-in page, where the same user signs in again and returns to the current
   * page: call the method again there. Until then the session stays. The sign-in page rejects another account with
   * `SIGNED_IN_AS_OTHER_USER`.
   *
   * Rejects with `RECENT_SIGN_IN_REQUIRED` if the page was not left within 2 s. With `noRedirect`, where the app cannot go
   * to another page, and for a user who cannot sign in again, such as an anonymous one, it rejects without going there.
   * Rejects with `NOT_SIGNED_IN` when the session has ended.
   *
   * A refresh does not make a sign-in recent. Services other than Latchkey do not say when the user signed in: no sign-in
   * is recent there. A page cannot protect your data, so check it on your server too:
   * `app.authenticate(request, { maxAgeSeconds: 300 })`.
   *
   * @example
   * await user.requireRecentSignIn({ maxAgeSeconds: 300 })
   * await deleteWorkspace()
   * @throws TypeError `INVALID_ARGUMENT` if `maxAgeSeconds` is not a positive number
   * @see OpenID Connect Core 1.0, section 2, `auth_time`; OWASP ASVS 5.0, 7.5.3
   */
  async requireRecentSignIn(options?: RecentSignInOptions): Promise<void> {
    const { requireRecentSignIn } = await this.loadMethods()
    return requireRecentSignIn(this.#scope, this, options)
  }

  /** Resolves to both tokens of the session as plain JSON. The same as `currentSession.getTokens()`. */
  getAuthJson() {
    return this.currentSession.getTokens()
  }

  /**
   * Signs the user out, as the app's `signOut` does. Rejects with `SESSION_CHANGED` if another session has replaced the
   * one of this user: it stays.
   */
  async signOut(options?: SignOutOptions) {
    const { client, generation } = this.#scope
    client.session().assertGeneration(generation)
    return signOut(client, options)
  }

  /**
   * Deletes the account, which the project must allow, and ends the session. If the project has a grace period, the
   * account is deleted at its end: until then, a sign-in resolves to `ACCOUNT_DELETION_PENDING`, and
   * `app.restoreAccount()` keeps the account. `getDeletionGraceDays()` resolves to the days.
   *
   * Rejects with `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.max_age_seconds`; the session then
   * stays.
   */
  async delete() {
    const { client } = this.#scope
    const { deleteUser } = await this.loadMethods()
    if (!(await deleteUser(this.#scope))) return
    // Without its tokens, so that no request is sent to sign out.
    client.session().signOut()
    await this.signOut()
  }

  /**
   * Lists the projects that the user owns, each with an app that configures it. Only for users of the project
   * `internal`; for others it rejects with `EXPECTED_INTERNAL_PROJECT`.
   *
   * @example
   * for (const { displayName, app } of await user.listOwnedProjects())
   *   console.log(displayName, await app.getMetrics())
   */
  async listOwnedProjects(): Promise<OwnedProject[]> {
    return (await this.#scope.client.load(this.#ownedProjects)).listOwnedProjects(this.#scope)
  }

  /**
   * Creates a project that the user owns. It has no keys yet: create them with `project.app.createInternalApiKey`. Only
   * for users of the project `internal`; for others it rejects with `EXPECTED_INTERNAL_PROJECT`.
   *
   * @example const project = await user.createProject({ displayName: 'Engines' })
   */
  async createProject(project: NewProject): Promise<OwnedProject> {
    return (await this.#scope.client.load(this.#ownedProjects)).createProject(this.#scope, project)
  }

  /**
   * Gives a project of the user to a team of the user. Members of the team can then read it, those with the permission
   * `team_admin` can change it, and other owners lose access. Rejects with `PROJECT_NOT_FOUND` if the user does not own
   * the project, with `TEAM_MEMBERSHIP_NOT_FOUND` if the user is not a member of the team, with
   * `TEAM_PERMISSION_REQUIRED` without `team_admin` in the team or in the team that owns the project, with
   * `RECENT_SIGN_IN_REQUIRED` when the sign-in is older than `details.max_age_seconds`, and with
   * `EXPECTED_INTERNAL_PROJECT` for users of other projects than `internal`.
   *
   * @example await user.transferProject(project.id, team.id)
   */
  async transferProject(projectId: string, teamId: string): Promise<void> {
    const ownedProjects = await this.#scope.client.load(this.#ownedProjects)
    return ownedProjects.transferProject(this.#scope, projectId, teamId)
  }
}

/**
 * Reads the signed-in user. Resolves to null when the account no longer exists.
 *
 * @param generation the session of the user
 */
export async function loadCurrentUser<OwnedProject>(
  client: Client,
  generation: number,
  ownedProjects: OwnedProjectsLoader<OwnedProject>,
): Promise<CurrentUser<OwnedProject> | null> {
  const http = client.http.forSession(generation)
  const result = await http.requestResult(readCurrentUser, {})
  if (result.status === 'error') return null
  const { authWithEmail, requiresTotpMfa, selectedTeamId: _, ...fields } = result.data
  const { userId } = client.session()
  // A cache that ignores tokens, such as that of the page's service worker.
  if (userId !== undefined && userId !== fields.id)
    throw clientError(
      'INVALID_CONFIGURATION',
      'A cache returned the data of another user. Turn off caching for requests to the API.',
    )
  return new CurrentUser(
    { client, http, generation, userId: 'me' },
    {
      ...fields,
      ...restrictionOf(fields),
      emailAuthEnabled: authWithEmail,
      isMultiFactorRequired: requiresTotpMfa,
    },
    ownedProjects,
  )
}
