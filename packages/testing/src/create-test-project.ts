import { SERVICE_VARIABLE } from './service-variable.js'
import type { TestProjectSeed } from './project-seed.js'
import { makeTestProject, type TestProject } from './test-project.js'

/**
 * Creates a project on the running service, with the given keys, users and settings, and defaults for the rest.
 * The service is the one that the global setup of Vitest or Jest started, unless `serviceUrl` is set.
 *
 * @example
 * const project = await createTestProject({ users: [{ email: 'ada@example.com', password: 'correct horse' }] })
 * const app = new ClientApp({ ...project, tokenStore: 'memory' })
 */
export const createTestProject = async (
  seed: TestProjectSeed = {},
  serviceUrl?: string,
): Promise<TestProject> => makeTestProject(serviceUrl ?? (await startedService()), seed)

/**
 * Returns the URL that the global setup of Jest or Playwright stored, or that Vitest provides. In another test runner,
 * the module of Vitest is missing or fails: pass the URL there.
 */
async function startedService(): Promise<string> {
  // Tests in a browser have no environment.
  const stored = globalThis.process?.env[SERVICE_VARIABLE]
  if (stored !== undefined) return stored
  const url: string | undefined = await import('vitest')
    .then(({ inject }) => inject('latchkeyServiceUrl'))
    .catch(() => undefined)
  if (url !== undefined) return url
  throw new Error(
    "No Latchkey service was started. Add globalSetup: ['@latchkey/testing/vitest-global-setup'] to the configuration of vitest, or globalSetup: '@latchkey/testing/jest-global-setup' to that of Jest; in another runner, pass the address of a service.",
  )
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the service that the global setup started. */
    latchkeyServiceUrl: string
  }
}
