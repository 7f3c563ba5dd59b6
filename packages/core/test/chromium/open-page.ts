import type { ClientApp, ClientAppOptions } from '@latchkey/core'
import type { TestProject } from '@latchkey/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, onTestFinished } from 'vitest'
import { launch } from '../../../../scripts/chromium.mjs'
import { WAIT_MILLIS } from '../../../../scripts/vitest/limits.js'
import { type Chunk, serveApp, type ServeOptions } from './serve-app.js'

const browser = await launch()
afterAll(() => browser.close())

/** A value that can be serialized for the page. */
type Serializable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serializable[]
  | { [key: string]: Serializable }

interface PageOptions extends ServeOptions {
  /** App options, without the keys of the project. Functions cannot be sent to a page. */
  app?: Omit<ClientAppOptions, 'baseUrl'>
  /** The path that the first tab opens. Default: `/`. */
  path?: string
}

/** A tab of a real browser with an app. */
export interface Tab {
  readonly page: Page
  /**
   * Runs a function in the page with its app. The function is sent as text, so pass values of the
   * test as `argument`.
   *
   * @example await tab.call((app, email) => app.sendMagicLinkEmail(email), ada.email)
   */
  call<T, Argument extends Serializable = undefined>(
    run: (app: ClientApp, argument: Argument) => T | Promise<T>,
    argument?: Argument,
  ): Promise<T>
  /** Starts a function without waiting for it: the function may navigate. */
  start<Argument extends Serializable = undefined>(
    run: (app: ClientApp, argument: Argument) => unknown,
    argument?: Argument,
  ): Promise<void>
}

export interface OpenPage extends Tab {
  readonly context: BrowserContext
  /** The origin that serves the app, with the same page at every path. */
  readonly origin: string
  /** Files of the client that the pages requested, in order. */
  readonly chunks: readonly Chunk[]
  /** Opens another tab of the same browser. */
  openTab(path?: string): Promise<Tab>
}

const textOf = (run: unknown, argument: unknown) =>
  `(${String(run)})(window.app, ${JSON.stringify(argument)})`

const tabOf = (page: Page): Tab => ({
  page,
  async call(run, argument) {
    await page.waitForFunction(() => 'app' in window)
    return page.evaluate(`(async () => ${textOf(run, argument)})()`)
  },
  async start(run, argument) {
    await page.waitForFunction(() => 'app' in window)
    await page.evaluate(`void ${textOf(run, argument)}`)
  },
})

/** Installs the service worker of an origin. */
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
 * Opens a page in Chromium for one test, with a new browser profile, a new origin and an app of
 * the project.
 *
 * @example
 * const { call } = await openPage(project)
 * expect(await call((app) => app.session.get().status)).toBe('signed-out')
 */
export async function openPage(
  { projectId, publishableClientKey, baseUrl }: TestProject,
  { app = {}, path = '/', ...serving }: PageOptions = {},
): Promise<OpenPage> {
  const keys = { projectId, publishableClientKey }
  const options = serving.handler
    ? { ...keys, ...app, sessions: 'server' as const }
    : { ...keys, ...app, baseUrl }
  const { origin, chunks, close } = await serveApp(options, serving)
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
  if (serving.worker !== undefined) await install(context)
  return { ...(await openTab(path)), context, origin, chunks, openTab }
}
