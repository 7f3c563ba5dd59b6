import type { ServiceConfigInput } from '@latchkey/service'
import { inject } from 'vitest'
import { createClock, type Clock } from './clock.js'
import { createDevApi } from './dev-api.js'
import { createFaults, type Faults } from './faults.js'
import { createInbox, type Inbox } from './inbox.js'

/** A project of its own for one test: nothing in it is seen by another. */
export interface TestProject {
  projectId: string
  publishableClientKey: string
  secretServerKey: string
  superSecretAdminKey: string
  /** Where the service is, for the `baseUrl` option of an app. */
  baseUrl: string
  inbox: Inbox
  clock: Clock
  faults: Faults
  /** Removes users, teams, mail and faults and sets the clock right; settings and keys stay. */
  reset(): Promise<void>
}

/** What a project is made with; see the configuration of the service. */
export type TestProjectSeed = Partial<NonNullable<ServiceConfigInput['projects']>[number]>

interface Made {
  id: string
  keys: Pick<TestProject, 'publishableClientKey' | 'secretServerKey' | 'superSecretAdminKey'>
}

/**
 * Makes a project on the running service, with keys, users and switches as asked for and defaults
 * for the rest. The service is the one that the global set-up started, unless `serviceUrl` names another.
 *
 * @example
 * const project = await createTestProject({ users: [{ email: 'ada@example.com', password: 'correct horse' }] })
 * const app = new ClientApp({ ...project, tokenStore: 'memory' })
 */
export async function createTestProject(
  seed: TestProjectSeed = {},
  serviceUrl: string = inject('latchkeyServiceUrl'),
): Promise<TestProject> {
  const api = createDevApi(serviceUrl)
  const { id, keys } = (await api('/projects', { method: 'POST', body: seed })) as Made
  return {
    projectId: id,
    ...keys,
    baseUrl: serviceUrl,
    inbox: createInbox(api, id),
    clock: createClock(api, id),
    faults: createFaults(api, id),
    reset: async () => void (await api(`/projects/${id}/reset`, { method: 'POST' })),
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the service that the global set-up started. */
    latchkeyServiceUrl: string
  }
}
