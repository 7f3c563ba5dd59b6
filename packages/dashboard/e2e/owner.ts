import { ClientApp } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import type { Page } from 'playwright-core'
import { sessionCookies } from '../../testing/src/playwright/session-cookies.js'
import {
  createVisitor,
  dashboardUrl,
  serviceUrl,
  type Visitor,
  type VisitorOptions,
} from '../../../examples/e2e/visitor.js'

/** A visitor who is signed in to the dashboard and owns a project. */
export interface Owner {
  readonly visitor: Visitor
  readonly page: Page
  readonly projectId: string
  /** Reads and changes the project with its super secret key. */
  readonly admin: AdminApp
  /** Creates other projects of the owner. */
  createProjects(projects: readonly ProjectSettings[]): Promise<void>
  /** Opens a page of the project by its path below `/projects/{id}`. */
  goTo(path: string): Promise<void>
}

interface ProjectSettings {
  readonly displayName: string
  readonly description?: string
}

/** A client of the dashboard's own project. */
const createClient = () =>
  new ClientApp({
    baseUrl: serviceUrl,
    projectId: 'internal',
    publishableClientKey: 'pck_development_internal',
    tokenStore: 'memory',
  })

/** Creates an account on `internal` and a project that it owns. */
async function createOwnedProject({ email, password }: Visitor) {
  const client = createClient()
  const callbackUrl = `${dashboardUrl}/handler/email-verification`
  const credential = { email, password, callbackUrl, noRedirect: true }
  await client.signUpWithPassword(credential)
  const user = await client.getUser({ or: 'throw' })
  // axe takes the initial of a user without a name for a label if it is a digit.
  await user.update({ displayName: 'Ada' })
  const { id, app } = await user.createProject({ displayName: 'Engines' })
  const { superSecretAdminKey } = await app.createInternalApiKey({
    description: 'Test keys',
    expiresAt: new Date(Date.now() + 3_600_000),
    hasSuperSecretAdminKey: true,
  })
  const tokens = await user.currentSession.getTokens()
  client.dispose()
  return { id, superSecretAdminKey: superSecretAdminKey ?? '', tokens }
}

async function createProjects(
  { email, password }: Visitor,
  projects: readonly ProjectSettings[],
): Promise<void> {
  const client = createClient()
  await client.signInWithPassword({ email, password, noRedirect: true })
  const user = await client.getUser({ or: 'throw' })
  for (const settings of projects) await user.createProject(settings)
  client.dispose()
}

/** Creates a visitor who owns a project and has a session. The page is blank until the test opens one. */
export async function createOwner(
  options: Pick<VisitorOptions, 'locale' | 'losesConnection' | 'refusals'> = {},
): Promise<Owner> {
  const visitor = await createVisitor({ ...options, at: dashboardUrl })
  const { id: projectId, superSecretAdminKey, tokens } = await createOwnedProject(visitor)
  await visitor.context.addCookies(sessionCookies(dashboardUrl, 'latchkey', 'internal', tokens))
  const page = await visitor.context.newPage()
  return {
    visitor,
    page,
    projectId,
    admin: new AdminApp({ baseUrl: serviceUrl, projectId, superSecretAdminKey }),
    createProjects: (projects) => createProjects(visitor, projects),
    goTo: async (path) => void (await page.goto(`${dashboardUrl}/projects/${projectId}${path}`)),
  }
}

/** Waits until nothing on the page loads, also what does not show that yet. */
export const untilLoaded = (page: Page): Promise<void> =>
  page
    .getByRole('status', { name: 'Loading', includeHidden: true })
    .first()
    .waitFor({ state: 'detached' })

/** Returns the open dialog. */
export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Opens a menu with three dots. */
export const openMore = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `More actions: ${name}` }).click()

/** Opens a dialog by a button of a menu with three dots. */
export async function chooseMore(page: Page, name: string, button: string): Promise<void> {
  await openMore(page, name)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** Opens a dialog by its button, confirms it and waits until it is closed. */
export async function confirm(page: Page, opener: string, button: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click()
  await dialogOf(page).getByRole('button', { name: button }).click()
  await dialogOf(page).waitFor({ state: 'detached' })
}
