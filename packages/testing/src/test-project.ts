import type { ClientApp, ClientAppOptions } from '@latchkey/core'
import { markStale } from '@latchkey/core/internal'
import { createClock, type Clock } from './clock.js'
import { createDevApi } from './dev-api.js'
import { createFaults, type Faults } from './faults.js'
import { createInbox, type Inbox } from './inbox.js'
import { makeSession } from './make-session.js'
import type { ProjectKeys, TestProjectSeed, TestUser } from './project-seed.js'
import { sessionOf, type SignedIn } from './session-of.js'

/** A project for one test, isolated from other projects. */
export interface TestProject extends ProjectKeys {
  /** The emails that the project has sent. */
  inbox: Inbox
  /** The clock of the project, which a test can advance. */
  clock: Clock
  /** Faults that the service injects into the requests of the project. */
  faults: Faults
  /**
   * Signs a user in without a password, as a server of the project can: the account with this address, or a
   * new account.
   *
   * @param options more options of the app, such as `redirectMethod`
   * @example const { app, user, headers } = await project.signedIn({ email: 'ada@example.com' })
   */
  signedIn(user: TestUser, options?: ClientAppOptions): Promise<SignedIn>
  /**
   * Removes users, teams, emails, faults and pending webhooks, and resets the clock. Settings and keys stay.
   */
  reset(): Promise<void>
}

interface CreatedProject {
  id: string
  keys: Pick<TestProject, 'publishableClientKey' | 'secretServerKey' | 'superSecretAdminKey'>
}

/** Creates a project on the service at a URL. */
export async function makeTestProject(
  serviceUrl: string,
  seed: TestProjectSeed = {},
): Promise<TestProject> {
  const api = createDevApi(serviceUrl)
  const { id, keys } = (await api('/projects', { method: 'POST', body: seed })) as CreatedProject
  const project: ProjectKeys = { projectId: id, ...keys, baseUrl: serviceUrl }
  const apps: ClientApp[] = []
  const dropResults = () => apps.forEach(markStale)
  return {
    ...project,
    inbox: createInbox(api, id),
    clock: createClock(api, id, dropResults),
    faults: createFaults(api, id),
    async signedIn(user, options) {
      const session = await sessionOf({ ...options, ...project }, await makeSession(project, user))
      apps.push(session.app)
      return session
    },
    async reset() {
      await api(`/projects/${id}/reset`, { method: 'POST' })
      dropResults()
    },
  }
}
