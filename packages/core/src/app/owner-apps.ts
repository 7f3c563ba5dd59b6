import type { Client } from '../client/client.js'
import {
  createOwnedProject,
  type NewProject,
  OwnedProject,
  readOwnedProjects,
  transferOwnedProject,
} from '../resources/admin/owned-projects.js'
import type { AdminProjectResponse } from '../resources/admin/admin-project.js'
import type { UserScope } from '../resources/scope.js'
import type { OwnedProjects } from '../resources/user/owned-projects.js'
import { currentSession } from '../resources/user/session-access.js'
import type { ProjectOwnerSession } from './owner-access.js'
import type { ClientOptions } from '../client/options.js'

/** Options of an app for a project that a user owns. */
interface OwnerAppOptions extends ClientOptions {
  readonly projectOwnerSession: ProjectOwnerSession
}

/** An app for a project that a user owns, with its client. */
export interface OwnerApp<App> {
  readonly app: App
  readonly client: Client
}

interface OwnerApps<App> {
  /** The generation of the user's session. */
  readonly generation: number | undefined
  readonly byProjectId: Map<string, OwnerApp<App>>
}

/**
 * The projects that signed-in users own. Each project has one app for as long as the session lasts, so that what the app
 * has cached stays when the list is read again.
 */
export class ProjectsWithApps<App> implements OwnedProjects<OwnedProject<App>> {
  readonly #createApp: (options: OwnerAppOptions) => OwnerApp<App>
  readonly #apps = new WeakMap<Client, OwnerApps<App>>()

  constructor(createApp: (options: OwnerAppOptions) => OwnerApp<App>) {
    this.#createApp = createApp
  }

  async listOwnedProjects(scope: UserScope): Promise<OwnedProject<App>[]> {
    const responses = await readOwnedProjects(scope)
    return responses.map((response) => this.#toOwnedProject(scope, response))
  }

  async createProject(scope: UserScope, project: NewProject): Promise<OwnedProject<App>> {
    return this.#toOwnedProject(scope, await createOwnedProject(scope, project))
  }

  transferProject(scope: UserScope, projectId: string, teamId: string): Promise<void> {
    return transferOwnedProject(scope, projectId, teamId)
  }

  #toOwnedProject(scope: UserScope, response: AdminProjectResponse): OwnedProject<App> {
    const { app, client } = this.#appOf(scope, response.id)
    return new OwnedProject(client, response, app)
  }

  #appOf(scope: UserScope, projectId: string): OwnerApp<App> {
    const generation = scope.client.knownSession()?.state.generation
    let apps = this.#apps.get(scope.client)
    if (!apps || apps.generation !== generation) {
      apps = { generation, byProjectId: new Map() }
      this.#apps.set(scope.client, apps)
    }
    const app = apps.byProjectId.get(projectId) ?? this.#create(scope, projectId)
    apps.byProjectId.set(projectId, app)
    return app
  }

  #create(scope: UserScope, projectId: string): OwnerApp<App> {
    const owner = scope.client
    const created = this.#createApp({
      ...owner.options,
      projectId,
      tokenStore: null,
      projectOwnerSession: currentSession(scope),
    })
    created.client.changes.subscribe(async ({ stale }) => {
      const isProject = stale === 'all' || stale.includes('getProject')
      if (isProject) await owner.invalidate('listOwnedProjects')
    })
    return created
  }
}
