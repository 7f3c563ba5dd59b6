import { inject } from 'vitest'
import { makeTestProject, type TestProject, type TestProjectSeed } from './test-project.js'

/**
 * Makes a project on the running service, with keys, users and switches as asked for and defaults
 * for the rest. The service is the one that the global set-up started, unless `serviceUrl` names another.
 *
 * @example
 * const project = await createTestProject({ users: [{ email: 'ada@example.com', password: 'correct horse' }] })
 * const app = new ClientApp({ ...project, tokenStore: 'memory' })
 */
export const createTestProject = async (
  seed: TestProjectSeed = {},
  serviceUrl: string = startedService(),
): Promise<TestProject> => makeTestProject(serviceUrl, seed)

function startedService(): string {
  const url: string | undefined = inject('latchkeyServiceUrl')
  if (url !== undefined) return url
  throw new Error(
    "No Latchkey service was started. Add globalSetup: ['@latchkey/testing/vitest-global-setup'] to the configuration of vitest.",
  )
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the service that the global set-up started. */
    latchkeyServiceUrl: string
  }
}
