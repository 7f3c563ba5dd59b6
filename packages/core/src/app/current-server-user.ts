import { readCurrentUserByServer } from '@latchkey/contract/routes/users'
import type { Client } from '../client/client.js'
import type { ClientOptions } from '../client/options.js'
import { signOut, type SignOutOptions } from '../flows/sign-out.js'
import {
  AdminProject,
  type AdminProjectResponse,
  createOwnedProject,
  type NewProject,
  readOwnedProjects,
  transferProject,
} from '../resources/admin/admin-project.js'
import { serverScope, type ServerScope, type UserScope } from '../resources/scope.js'
import { ServerUser, type ServerUserResponse } from '../resources/server/server-user-and-team.js'
import {
  type AccessTokenOptions,
  type CurrentSession,
  currentSession,
  getAccessToken,
  getAuthHeaders,
} from '../resources/user/session-access.js'
import { BaseAdminApp } from './base-admin-app.js'
import { ownerAccess, type ProjectOwnerSession } from './owner-access.js'

// The only way from the code of pages to the code that works with secret keys: a page loads this file for a user who owns
// projects. Its classes name each other: a user owns projects, a project has an app, and an app reads its user.

/** The signed-in user as the project's server sees them. It holds the data of one moment and does not change by itself. */
export class CurrentServerUser extends ServerUser {
  /** The session of the user. */
  readonly currentSession: CurrentSession

  constructor(scope: ServerScope, response: ServerUserResponse) {
    super(scope, response)
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
    return listOwnedProjects(this.scope)
  }

  /**
   * Creates a project that the user owns. It has no keys yet: `project.app.createInternalApiKey` creates them. Rejects
   * with `EXPECTED_INTERNAL_PROJECT` for users of other projects than `internal`.
   *
   * @example const project = await user.createProject({ displayName: 'Engines' })
   */
  async createProject(project: NewProject): Promise<OwnedProject> {
    return createProject(this.scope, project)
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
    return transferProject(this.scope, projectId, teamId)
  }
}

/** Reads the user of a session. Resolves to null if the account no longer exists. */
export async function loadCurrentServerUser(
  client: Client,
  generation: number,
): Promise<CurrentServerUser | null> {
  const http = client.http.forSession(generation)
  const result = await http.requestResult(
    readCurrentUserByServer,
    {},
    { expect: ['CANNOT_GET_OWN_USER_WITHOUT_USER'] },
  )
  if (result.status === 'error') return null
  return new CurrentServerUser({ client, http, generation }, result.data)
}

/** A project that a user owns, with an app that configures it. */
export class OwnedProject extends AdminProject {
  /** Sends its requests with the session of this user, until that ends. */
  readonly app: BaseAdminApp<CurrentServerUser>

  constructor(response: AdminProjectResponse, app: BaseAdminApp<CurrentServerUser>) {
    super(serverScope(BaseAdminApp.clientOf(app)), response)
    this.app = app
    Object.freeze(this)
  }
}

/** The app of a project. It has no secret key, so that a page can load it. */
type OwnerApp = BaseAdminApp<CurrentServerUser>

interface OwnerApps {
  /** The generation of the user's session. */
  readonly generation: number | undefined
  readonly byProjectId: Map<string, OwnerApp>
}

/**
 * The apps of the projects that signed-in users own. Each project has one app for as long as the session lasts, so that
 * what the app has cached stays when the list is read again.
 */
const ownerApps = new WeakMap<Client, OwnerApps>()

export async function listOwnedProjects(scope: UserScope): Promise<OwnedProject[]> {
  const responses = await readOwnedProjects(scope)
  return responses.map((response) => new OwnedProject(response, appOf(scope, response.id)))
}

export async function createProject(scope: UserScope, project: NewProject): Promise<OwnedProject> {
  const response = await createOwnedProject(scope, project)
  return new OwnedProject(response, appOf(scope, response.id))
}

export { transferProject }

function appOf(scope: UserScope, projectId: string): OwnerApp {
  const generation = scope.client.knownSession()?.state.generation
  let apps = ownerApps.get(scope.client)
  if (!apps || apps.generation !== generation) {
    apps = { generation, byProjectId: new Map() }
    ownerApps.set(scope.client, apps)
  }
  const app =
    apps.byProjectId.get(projectId) ?? createApp(scope.client, projectId, currentSession(scope))
  apps.byProjectId.set(projectId, app)
  return app
}

function createApp(owner: Client, projectId: string, session: ProjectOwnerSession): OwnerApp {
  const options: ClientOptions = { ...owner.options, projectId, tokenStore: null }
  const app = new BaseAdminApp(options, ownerAccess(session), loadCurrentServerUser)
  BaseAdminApp.clientOf(app).changes.subscribe(async (change) => {
    const isProject = change.type !== 'stale' || change.methods.includes('getProject')
    if (isProject) await owner.invalidate('listOwnedProjects')
  })
  return app
}
