import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'
import { createDevApi } from '../../packages/testing/src/dev-api.js'
import { createFaults, type Faults } from '../../packages/testing/src/faults.js'
import { createTestProject, type TestProject } from '../../packages/testing/src/index.js'

export type Project = TestProject
type Config = NonNullable<NonNullable<Parameters<typeof createTestProject>[0]>['config']>

/** Creates a project for one test, with its own clock, faults and emails. */
export const createProject = (config: Config = {}): Promise<Project> =>
  createTestProject({ displayName: 'Latchkey example', config })

/** Schedules faults for calls to a project that the app under test created. */
export const faultsOf = (projectId: string): Faults =>
  createFaults(createDevApi(inject('serviceUrl')), projectId)

/** The project that the examples are built for. The keys are constants in its scripts. */
export const built = {
  projectId: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
  publishableClientKey: 'pck_development_example',
}

/** Replaces the project of the built example. */
export const routeToProject = (
  { projectId, publishableClientKey }: Project,
  { context, at }: { context: BrowserContext; at: string },
): Promise<unknown> =>
  context.route(`${at}/assets/*.js`, async (route) => {
    // A kept-alive connection may close at the moment of the request; a browser would retry as well.
    const response = await route.fetch({ maxRetries: 3 })
    const text = (await response.text())
      .replaceAll(built.projectId, projectId)
      .replaceAll(built.publishableClientKey, publishableClientKey)
    await route.fulfill({ response, body: text })
  })
