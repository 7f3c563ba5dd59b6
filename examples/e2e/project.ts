import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'
import { createDevApi } from '../../packages/testing/src/dev-api.js'
import { createFaults, type Faults } from '../../packages/testing/src/faults.js'
import { createTestProject, type TestProject } from '../../packages/testing/src/index.js'

export type Project = TestProject
type Config = NonNullable<NonNullable<Parameters<typeof createTestProject>[0]>['config']>

/** A project of a test's own, whose clock, faults and mail nobody else meets. */
export const createProject = (config: Config = {}): Promise<Project> =>
  createTestProject({ displayName: 'Latchkey example', config })

/** Orders faults for the calls to a project that was made by the app under test. */
export const faultsOf = (projectId: string): Faults =>
  createFaults(createDevApi(inject('serviceUrl')), projectId)

/** The project that the example is built for: its keys are constants of the first script. */
const built = {
  projectId: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
  publishableClientKey: 'pck_development_example',
}

/** Has the example, as built, talk to another project. */
export const speakFor = (
  { projectId, publishableClientKey }: Project,
  { context, at }: { context: BrowserContext; at: string },
): Promise<unknown> =>
  context.route(`${at}/assets/index-*.js`, async (route) => {
    // A kept connection may close just as it is asked on: a browser would ask once more, too.
    const response = await route.fetch({ maxRetries: 3 })
    const text = (await response.text())
      .replaceAll(built.projectId, projectId)
      .replaceAll(built.publishableClientKey, publishableClientKey)
    await route.fulfill({ response, body: text })
  })
