import type { ClientApp, ClientAppOptions } from '@latchkey/core'
import type { TestProject } from '@latchkey/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { launch } from '../../../../scripts/chromium.mjs'
import { WAIT_MILLIS } from '../../../../scripts/vitest-limits.js'
import { type Chunk, serveApp } from './serve-app.js'

const browser = await launch()
afterAll(() => browser.close())

/** What can be sent to a page and back. */
type Sent = string | number | boolean | null | undefined | readonly Sent[] | { [key: string]: Sent }

interface PageOptions {
  /** Options of the app, on top of the project's keys. What is a function cannot be sent to a page. */
  app?: ClientAppOptions
  /** The path that the first tab opens. Default: `/`. */
  path?: string
  /** Files of the kit that cannot be had, such as `/^oauth-/`. */
  refused?: RegExp
  /** A service worker, which every page of the origin has from the beginning. */
  worker?: string
}

/** A tab of a real browser, with an app in it. */
export interface Tab {
  readonly page: Page
  /**
   * Runs a function in the page with its app. It is sent as text: what it needs besides is `given`.
   *
   * @example await tab.call((app, email) => app.sendMagicLinkEmail(email), ada.email)
   */
  call<T, Given extends Sent = undefined>(
    run: (app: ClientApp, given: Given) => T | Promise<T>,
    given?: Given,
  ): Promise<T>
  /** The same, without waiting: what the page does then may take it elsewhere. */
  start<Given extends Sent = undefined>(
    run: (app: ClientApp, given: Given) => unknown,
    given?: Given,
  ): Promise<void>
}

export interface OpenPage extends Tab {
  readonly context: BrowserContext
  /** Where the app is served: one page, whatever the path. */
  readonly origin: string
  /** Files of the kit that the pages have asked for, in order. */
  readonly chunks: readonly Chunk[]
  /** Opens another tab of the same browser. */
  openTab(path?: string): Promise<Tab>
}

const textOf = (run: unknown, given: unknown) =>
  `(${String(run)})(window.app, ${JSON.stringify(given)})`

const tabOf = (page: Page): Tab => ({
  page,
  async call(run, given) {
    await page.waitForFunction(() => 'app' in window)
    return page.evaluate(`(async () => ${textOf(run, given)})()`)
  },
  async start(run, given) {
    await page.waitForFunction(() => 'app' in window)
    await page.evaluate(`void ${textOf(run, given)}`)
  },
})

/** Has the service worker of an origin run. */
async function install(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/worker.js')
    await navigator.serviceWorker.ready
  })
  await page.close()
}

/**
 * Opens a page in Chromium for one test, in a browser profile of its own and on an origin of its own,
 * with an app of the project.
 *
 * @example
 * const { call } = await openPage(project)
 * expect(await call((app) => app.session.get().status)).toBe('signed-out')
 */
export async function openPage(
  { projectId, publishableClientKey, baseUrl }: TestProject,
  { app = {}, path = '/', refused, worker }: PageOptions = {},
): Promise<OpenPage> {
  const options = { projectId, publishableClientKey, baseUrl, ...app }
  const { origin, chunks, close } = await serveApp(options, refused, worker)
  const context = await browser.newContext({ baseURL: origin })
  context.setDefaultTimeout(WAIT_MILLIS)
  onTestFinished(async () => {
    await context.close()
    await close()
  })
  const openTab = async (opened: string = '/') => {
    const page = await context.newPage()
    await page.goto(opened)
    return tabOf(page)
  }
  if (worker !== undefined) await install(context)
  return { ...(await openTab(path)), context, origin, chunks, openTab }
}
