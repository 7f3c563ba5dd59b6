import { ClientApp } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import type { Page } from 'playwright-core'
import {
  createVisitor,
  dashboardUrl,
  fillIn,
  serviceUrl,
  type Visitor,
  type VisitorOptions,
} from '../../e2e/visitor.js'

/** Somebody in front of the dashboard who owns a project. */
export interface Owner {
  readonly visitor: Visitor
  readonly page: Page
  readonly projectId: string
  /** What the service has, asked with the project's super secret key. */
  readonly admin: AdminApp
  /** Goes to a page of the project, by what follows `/projects/{id}`. */
  goTo(path: string): Promise<void>
}

/** Makes an account on `internal` and, with it, a project of its own and its super secret key. */
async function makeProject({ email, password }: Visitor) {
  const client = new ClientApp({
    baseUrl: serviceUrl,
    projectId: 'internal',
    publishableClientKey: 'pck_development_internal',
    tokenStore: 'memory',
  })
  const verificationCallbackUrl = `${dashboardUrl}/handler/email-verification`
  const credential = { email, password, verificationCallbackUrl, noRedirect: true }
  await client.signUpWithCredential(credential)
  const user = await client.getUser({ or: 'throw' })
  const { id, app } = await user.createProject({ displayName: 'Engines' })
  const { superSecretAdminKey } = await app.createInternalApiKey({
    description: 'Of the test',
    expiresAt: new Date(Date.now() + 3_600_000),
    hasSuperSecretAdminKey: true,
  })
  client.dispose()
  return { id, superSecretAdminKey: superSecretAdminKey ?? '' }
}

/** Lets somebody new in, who owns a project that nobody else touches. */
export async function createOwner(
  options: Pick<VisitorOptions, 'losesConnection' | 'refusals'> = {},
): Promise<Owner> {
  const visitor = await createVisitor({ ...options, at: dashboardUrl })
  const { id: projectId, superSecretAdminKey } = await makeProject(visitor)
  const page = await visitor.open('/projects')
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Your projects' }).waitFor()
  return {
    visitor,
    page,
    projectId,
    admin: new AdminApp({ baseUrl: serviceUrl, projectId, superSecretAdminKey }),
    goTo: async (path) => void (await page.goto(`/projects/${projectId}${path}`)),
  }
}

/** The dialog that is open. */
export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Opens the dialog of a button, confirms it, and waits for it to close. */
export async function confirm(page: Page, opener: string, button: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click()
  await dialogOf(page).getByRole('button', { name: button }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
}
