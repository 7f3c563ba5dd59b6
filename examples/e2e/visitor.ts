import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { ClientApp } from '../../packages/core/src/index.js'
import { sessionCookies } from '../../packages/testing/src/playwright/session-cookies.js'
import { launch } from '../../scripts/chromium.mjs'
import { built, type Project, routeToProject } from './project.js'
import { assertNoToken, watch } from './watch.js'

export const exampleUrl = inject('exampleUrl')
export const nextUrl = inject('nextUrl')
export const dashboardUrl = inject('dashboardUrl')
export const serviceUrl = inject('serviceUrl')

// The files of a worker share one browser, and each visitor has a context of their own. Nothing closes it:
// Chromium ends with the worker, on the other end of its pipe.
const KEY = Symbol.for('latchkey.e2e.browser')
const shared = globalThis as { [KEY]?: Promise<Browser> }
const browser = await (shared[KEY] ??= launch())

/** A new email address and a password. */
export const newCredential = () => ({
  email: `${randomUUID()}@example.com`,
  password: 'correct horse battery',
})
export type Credentials = ReturnType<typeof newCredential>

/** A user with a separate browser context. */
export interface Visitor extends Readonly<Credentials> {
  readonly context: BrowserContext
  /** Opens a tab on a path of the example, or on a whole address. */
  open(path: string): Promise<Page>
  /** Creates the account through the API, stores its session in the browser and opens a page, by default `/`. */
  signUp(path?: string): Promise<Page>
  /** Creates the account on the sign-up page and resolves on the start page. */
  signUpOnPage(): Promise<Page>
  /** Errors of all tabs; the test fails at its end unless this list is empty. */
  readonly pageErrors: string[]
}

export interface VisitorOptions {
  /** Base address of all paths. Default: the React example. */
  at?: string
  /** Credentials of the visitor. Default: a new address. */
  as?: Credentials
  /** The project that the example uses instead of its own. */
  project?: Project
  /** The language of the browser. Default: `en-US`. */
  locale?: string
  /** Error codes that the service returns during the test, each at least once. */
  refusals?: readonly string[]
  /**
   * Whether the test interrupts the connection to the service. Errors about lost requests are ignored then:
   * a tab may log the last of them after the connection is back.
   */
  losesConnection?: boolean
}

/** Matches what a browser logs of a failed request and of the page that needed it. */
const isLoss = (text: string) =>
  /net::ERR_|^LatchkeyError: Failed to send request|\b(429|5\d\d)\b/.test(text)

/** Creates a visitor for one test. The test fails on any error in a tab and on any exposed token. */
export async function createVisitor({
  at = exampleUrl,
  as = newCredential(),
  project,
  locale = 'en-US',
  refusals = [],
  losesConnection = false,
}: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: at, locale })
  context.setDefaultTimeout(30_000)
  const watched = await watch(context)
  const { pageErrors } = watched
  if (project) await routeToProject(project, { context, at })
  onTestFinished(async () => {
    expect(losesConnection ? pageErrors.filter((text) => !isLoss(text)) : pageErrors).toEqual([])
    expect([...watched.refusals].toSorted()).toEqual(refusals.toSorted())
    await assertNoToken(context, watched)
    // A page may still load a script, which a route fetches.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })
  const visitor: Visitor = {
    ...as,
    context,
    pageErrors,
    async open(path) {
      const page = await context.newPage()
      await page.goto(path)
      return page
    },
    async signUp(path = '/') {
      const { projectId, publishableClientKey } = project ?? built
      const keys = { projectId, publishableClientKey }
      const app = new ClientApp({ ...keys, baseUrl: serviceUrl, tokenStore: 'memory' })
      const callbackUrl = `${at}/handler/email-verification`
      await app.signUpWithPassword({ ...as, callbackUrl, noRedirect: true })
      const { currentSession } = await app.getUser({ or: 'throw' })
      const tokens = await currentSession.getTokens()
      app.dispose()
      await context.addCookies(sessionCookies(at, 'latchkey', projectId, tokens))
      return visitor.open(path)
    },
    async signUpOnPage() {
      const page = await visitor.open('/handler/sign-up')
      await fillIn(page, visitor)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.waitForURL(`${at}/`)
      return page
    },
  }
  return visitor
}

/** Fills the email address and the password into the form of the page. */
export async function fillIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Locates the button of the user's menu in the banner by the user's name or email address. */
export const userMenu = (page: Page, name = '') =>
  page.getByRole('banner').getByRole('button', { name: `Account menu for ${name}` })

/** Signs out with the user's menu in the banner, which leads to the start page. */
export async function signOut(page: Page): Promise<void> {
  const navigated = page.waitForEvent('load')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account menu/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await navigated
  await page.getByRole('link', { name: 'Create account' }).waitFor()
}
