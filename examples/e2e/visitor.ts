import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { launch } from '../../scripts/chromium.mjs'

export const exampleUrl = inject('exampleUrl')
export const nextUrl = inject('nextUrl')
export const dashboardUrl = inject('dashboardUrl')
export const serviceUrl = inject('serviceUrl')

const browser = await launch()
afterAll(() => browser.close())

/** Somebody at a browser of their own, with an address that nobody else has. */
export interface Visitor {
  readonly context: BrowserContext
  readonly email: string
  readonly password: string
  /** Opens a tab on a path of the example, or on a whole address. */
  open(path: string): Promise<Page>
  /** Signs up as this person, and stays on the page that follows. */
  signUp(): Promise<Page>
  /** What went wrong in any tab: messages of the console, errors that nobody caught. */
  readonly troubles: string[]
}

/** Keeps a list of what a person must never see: errors, and tokens where they can leak from. */
function watch(context: BrowserContext, troubles: string[]) {
  const urls = new Set<string>()
  const tokens = new Set<string>()
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  context.on('weberror', (error) => troubles.push(String(error.error())))
  context.on('request', (request) => {
    urls.add(request.url())
    const headers = request.headers()
    for (const name of ['x-stack-access-token', 'x-stack-refresh-token'])
      if (headers[name]) tokens.add(headers[name])
  })
  return { urls, tokens }
}

async function storedTexts(context: BrowserContext) {
  const { origins } = await context.storageState()
  return origins.flatMap(({ localStorage }) => localStorage.map(({ value }) => value))
}

/** The refresh token, from where it belongs. */
async function keptTokens(context: BrowserContext) {
  const cookies = await context.cookies()
  return cookies.flatMap(({ name, value }) => (name.includes('-refresh-') ? [value] : []))
}

async function assertNoToken(context: BrowserContext, { urls, tokens }: ReturnType<typeof watch>) {
  const addresses = [...urls, ...context.pages().map((page) => page.url())]
  const texts = [...addresses, ...(await storedTexts(context))]
  expect(texts.filter((text) => /eyJ[\w-]+\.|refresh_token|access_token/.test(text))).toEqual([])
  for (const token of [...tokens, ...(await keptTokens(context))])
    expect(texts.filter((text) => text.includes(token))).toEqual([])
}

/** What the browser notes of a request without an answer, and React of a page that failed with it. */
const isLoss = (text: string) => /net::ERR_|^NetworkError/.test(text)

/**
 * Lets somebody in for one test, which fails on any error in a tab, and on a token in the open.
 * Where the test cuts the connection, the losses themselves are no failure: a tab may note the last
 * one after the connection is back.
 *
 * @param options.at the address that paths belong to; that of the example when left out
 */
export async function createVisitor({
  losesConnection = false,
  at = exampleUrl,
} = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: at })
  context.setDefaultTimeout(10_000)
  const troubles: string[] = []
  const watched = watch(context, troubles)
  onTestFinished(async () => {
    expect(losesConnection ? troubles.filter((text) => !isLoss(text)) : troubles).toEqual([])
    await assertNoToken(context, watched)
    await context.close()
  })
  const visitor: Visitor = {
    context,
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
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
export async function fillIn(
  page: Page,
  { email, password }: Pick<Visitor, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
