import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { launch } from '../../scripts/chromium.mjs'
import { type Project, speakFor } from './project.js'
import { assertNoToken, watch } from './watch.js'

export const exampleUrl = inject('exampleUrl')
export const nextUrl = inject('nextUrl')
export const dashboardUrl = inject('dashboardUrl')
export const serviceUrl = inject('serviceUrl')

const browser = await launch()
afterAll(() => browser.close())

/** Whom nobody has met, at an address that nobody else has. */
export const somebody = () => ({
  email: `${randomUUID()}@example.com`,
  password: 'correct horse battery',
})
export type Credentials = ReturnType<typeof somebody>

/** Somebody at a browser of their own. */
export interface Visitor extends Readonly<Credentials> {
  readonly context: BrowserContext
  /** Opens a tab on a path of the example, or on a whole address. */
  open(path: string): Promise<Page>
  /** Signs up as this person, and stays on the page that follows. */
  signUp(): Promise<Page>
  /** What went wrong in any tab; the test fails on it at the end. */
  readonly troubles: string[]
}

export interface VisitorOptions {
  /** The address that paths belong to; that of the example when left out. */
  at?: string
  /** Who it is; somebody new when left out. */
  as?: Credentials
  /** The project that the example talks to instead of its own. */
  project?: Project
  /** The codes with which the service will refuse, each at least once. */
  refusals?: readonly string[]
  /**
   * The test keeps the service from answering. What a browser notes of that is no failure then: a tab
   * may note the last loss after the connection is back.
   */
  losesConnection?: boolean
}

/** What is noted of a request without an answer that helps, and of a page that failed with it. */
const isLoss = (text: string) => /net::ERR_|^NetworkError|\b(429|5\d\d)\b/.test(text)

/** Lets somebody in for one test, which fails on any trouble in a tab, and on a token in the open. */
export async function createVisitor({
  at = exampleUrl,
  as = somebody(),
  project,
  refusals = [],
  losesConnection = false,
}: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: at })
  context.setDefaultTimeout(30_000)
  const watched = await watch(context)
  const { troubles } = watched
  if (project) await speakFor(project, { context, at })
  onTestFinished(async () => {
    expect(losesConnection ? troubles.filter((text) => !isLoss(text)) : troubles).toEqual([])
    expect([...watched.refusals].toSorted()).toEqual(refusals.toSorted())
    await assertNoToken(context, watched)
    await context.close()
  })
  const visitor: Visitor = {
    ...as,
    context,
    troubles,
    async open(path) {
      const page = await context.newPage()
      await page.goto(path)
      return page
    },
    async signUp() {
      const page = await visitor.open('/handler/sign-up')
      await fillIn(page, visitor)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.waitForURL(`${at}/`)
      return page
    },
  }
  return visitor
}

/** Types an address and a password into the form of the page, whichever it is. */
export async function fillIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Signs out at the top of a page of the example, which leads to the start page. */
export async function signOut(page: Page): Promise<void> {
  const left = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await left
  await page.getByRole('link', { name: 'Create account' }).waitFor()
}
