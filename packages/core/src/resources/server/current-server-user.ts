import { readCurrentUserByServer as readCurrentUser } from '@latchkey/contract/routes/users'
import { signOut, type SignOutOptions } from '../../flows/sign-out.js'
import type { NewProject } from '../admin/owned-projects.js'
import type { OwnedProjectsLoader } from '../user/owned-projects.js'
import {
  type AccessTokenOptions,
  type CurrentSession,
  currentSession,
  getAccessToken,
  getAuthHeaders,
} from '../user/session-access.js'
import type { ServerUserResponse } from './server-user-account.js'
import { ServerUser } from './models.js'
import type { ServerScope } from './server-scope.js'

/**
 * The signed-in user as the project's server sees them. It holds the data of one moment and does not change by itself.
 *
 * @typeParam OwnedProject a project of the user with the app that configures it
 */
export class CurrentServerUser<OwnedProject> extends ServerUser {
  /** The session of the user. */
  readonly currentSession: CurrentSession
  readonly #ownedProjects: OwnedProjectsLoader<OwnedProject>

  constructor(
    scope: ServerScope,
    response: ServerUserResponse,
    ownedProjects: OwnedProjectsLoader<OwnedProject>,
  ) {
    super(scope, response)
    this.#ownedProjects = ownedProjects
    this.currentSession = currentSession(this.scope)
    Object.freeze(this)
  }

  /**
   * Resolves to an access token of the session. It is valid for at least `minRemainingMillis`, by default 20 s. Rejects
   * with `NOT_SIGNED_IN` when the session has ended, and with `SESSION_CHANGED` once another one has replaced it.
   *
   * @throws TypeError `INVALID_ARGUMENT` if `minRemainingMillis` is 60,000 or more
   * @example const token = await user.getAccessToken()
   * @see RFC 6750, section 2.1
   */
  async getAccessToken(options?: AccessTokenOptions) {
    return getAccessToken(this.scope, options)
  }

  /**
   * Resolves to a header, `x-stack-auth`, with both tokens of the session. It holds the refresh token: send it to your own
   * servers only. After a sign-out, both tokens in it are null.
   */
  async getAuthHeaders() {
    return getAuthHeaders(this.scope)
  }

  /** Resolves to both tokens of the session as plain JSON. The same as `currentSession.getTokens()`. */
  getAuthJson() {
    return this.currentSession.getTokens()
  }

  /** Ends the session. Rejects with `SESSION_CHANGED` if another session has replaced the one of this user. */
  async signOut(options?: SignOutOptions) {
    const { client, generation } = this.scope
    client.session().assertGeneration(generation)
    return signOut(client, options)
  }

  /**
   * Lists the projects that the user owns. Only users of the project `internal` own projects; for others it rejects with
   * `EXPECTED_INTERNAL_PROJECT`.
   *
   * @example
   * for (const { displayName, app } of await user.listOwnedProjects())
   *   console.log(displayName, await app.getMetrics())
   */
  async listOwnedProjects(): Promise<OwnedProject[]> {
    const scope = this.scope
    const ownedProjects = await scope.client.load(this.#ownedProjects)
    return ownedProjects.listOwnedProjects(scope)
  }

  /**
   * Creates a project that the user owns. It has no keys yet: `project.app.createInternalApiKey` creates them. Rejects
   * with `EXPECTED_INTERNAL_PROJECT` for users of other projects than `internal`.
   *
   * @example const project = await user.createProject({ displayName: 'Engines' })
   */
  async createProject(project: NewProject): Promise<OwnedProject> {
    const scope = this.scope
    const ownedProjects = await scope.client.load(this.#ownedProjects)
    return ownedProjects.createProject(scope, project)
  }

  /**
   * Gives a project of the user to a team of the user. Members of the team can then read it, those with the permission
   * `team_admin` can change it, and other owners lose access. Rejects with `PROJECT_NOT_FOUND` if the user does not own
   * the project, with `TEAM_MEMBERSHIP_NOT_FOUND` if the user is not a member of the team, with
   * `TEAM_PERMISSION_REQUIRED` without `team_admin` in the team or in the team that owns the project, and with
   * `EXPECTED_INTERNAL_PROJECT` for users of other projects than `internal`.
   *
   * @example await user.transferProject(project.id, team.id)
   */
  async transferProject(projectId: string, teamId: string): Promise<void> {
    const scope = this.scope
    const ownedProjects = await scope.client.load(this.#ownedProjects)
    return ownedProjects.transferProject(scope, projectId, teamId)
  }
}

/** Reads the user of a session. Resolves to null if the account no longer exists. */
export async function loadCurrentServerUser<OwnedProject>(
  scope: ServerScope,
  ownedProjects: OwnedProjectsLoader<OwnedProject>,
): Promise<CurrentServerUser<OwnedProject> | null> {
  const result = await scope.http.requestResult(readCurrentUser, {})
  if (result.status === 'error') return null
  return new CurrentServerUser(scope, result.data, ownedProjects)
}
