import { test as plain } from '@playwright/test'
import { addAuthenticator, type Authenticator } from './authenticator.js'
import { createAccount } from './make-session.js'
import { SERVICE_VARIABLE } from './service-variable.js'
import { sessionCookies } from './playwright/session-cookies.js'
import type { SignedIn } from './session-of.js'
import type { TestProjectSeed, TestUser } from './project-seed.js'
import { makeTestProject, type TestProject } from './test-project.js'

export { expect } from '@playwright/test'
export type { Authenticator, Passkey } from './authenticator.js'
export { environmentOf } from './environment.js'

/** Fixtures of a worker, for all of its tests. */
export interface WorkerFixtures {
  /** Option: the seed of the project of each worker. */
  projectSeed: Omit<TestProjectSeed, 'id' | 'users'>
  /**
   * The worker's own project, with its inbox, clock and faults. Each test begins with an empty one, whose
   * users are those of the option `users`.
   */
  project: TestProject
}

/** Fixtures of a test. */
export interface TestFixtures {
  /** Option: the users that have an account when a test starts. */
  users: TestUser[]
  /** Option: the prefix of the app's cookies. */
  cookiePrefix: string
  /**
   * Signs a user in to the browser of this test without a click: the account with this address, or a new account.
   *
   * @example await signedIn({ email: 'ada@example.com', displayName: 'Ada' })
   */
  signedIn(user: TestUser): Promise<SignedIn>
  /** A virtual authenticator in the browser of `page`. */
  authenticator: Authenticator
  /** Empties the project before each test. */
  emptyProject: undefined
}

/**
 * Playwright's `test`, with a project of the real service for each worker.
 *
 * @example
 * test('greets', async ({ page, signedIn }) => {
 *   await signedIn({ email: 'ada@example.com', displayName: 'Ada' })
 *   await page.goto('/')
 *   await expect(page.getByRole('heading')).toHaveText('Hello Ada')
 * })
 */
export const test = plain.extend<TestFixtures, WorkerFixtures>({
  projectSeed: [{}, { option: true, scope: 'worker' }],
  users: [[], { option: true }],
  cookiePrefix: ['latchkey', { option: true }],
  project: [
    async ({ projectSeed }, provide) =>
      provide(await makeTestProject(startedService(), projectSeed)),
    { scope: 'worker' },
  ],
  emptyProject: [
    async ({ project, users }, provide) => {
      await project.reset()
      for (const user of users) await createAccount(project, user)
      await provide(undefined)
    },
    { auto: true },
  ],
  signedIn: async ({ project, context, baseURL, cookiePrefix }, provide) => {
    if (baseURL === undefined)
      throw new Error(
        'Missing baseURL. Set it to the URL of the app, so that signedIn can set its cookies.',
      )
    await provide(async (user) => {
      const session = await project.signedIn(user)
      await context.addCookies(
        sessionCookies(baseURL, cookiePrefix, project.projectId, session.tokens),
      )
      return session
    })
  },
  authenticator: async ({ page }, provide) => provide(await addAuthenticator(page)),
})

function startedService(): string {
  const url = process.env[SERVICE_VARIABLE]
  if (url !== undefined) return url
  throw new Error(
    "No Latchkey service was started. Add globalSetup: '@latchkey/testing/playwright-global-setup' to the configuration of Playwright.",
  )
}
