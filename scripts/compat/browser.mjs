import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from '../chromium.mjs'
import { bundleApp } from './load-client.mjs'

/** @typedef {import('playwright-core').Page} Page */

const html = `<!doctype html><meta charset="utf-8"><title>Compatibility</title><div id="root"></div>
<script src="/app.js"></script>`

/**
 * Bundles the page of the client, and serves it at every path.
 *
 * @param {import('./clients.mjs').PublishedClient} client
 * @param {string} folder
 */
const servePage = async (client, folder) => {
  const contents = await readFile(
    fileURLToPath(new URL(`pages/${client.page}.jsx`, import.meta.url)),
    'utf8',
  )
  const outfile = join(folder, 'page.js')
  await bundleApp(folder, contents, {
    outfile,
    format: 'iife',
    jsx: 'automatic',
    // Some of its dependencies read other variables, too.
    banner: { js: 'globalThis.process ??= { env: {} };' },
  })
  const script = await readFile(outfile)
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : html)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://localhost:${port}`, close: () => server.close() }
}

/**
 * Adds what a page of the app exchanges with the service to the log.
 *
 * @param {Page} page
 * @param {string} serviceUrl
 * @param {import('./wire-log.mjs').WireLog} wireLog
 */
const recordPage = (page, serviceUrl, wireLog) => {
  page.on('response', async (response) => {
    const request = response.request()
    if (!response.url().startsWith(`${serviceUrl}/api/`)) return
    wireLog.add({
      method: request.method(),
      url: response.url(),
      sentHeaders: request.headers(),
      sent: request.postData() ?? '',
      status: response.status(),
      receivedHeaders: response.headers(),
      // A redirect has no body, and a page that was left has none any more.
      received: await response.text().catch(() => ''),
    })
  })
  page.on('requestfailed', (request) => {
    if (!request.url().startsWith(`${serviceUrl}/api/`)) return
    wireLog.add({
      method: request.method(),
      url: request.url(),
      sentHeaders: request.headers(),
      sent: request.postData() ?? '',
      status: null,
      receivedHeaders: {},
      received: request.failure()?.errorText ?? '',
    })
  })
}

/**
 * Keeps the errors of the browser's console: only there the browser says why it blocked a request.
 *
 * @param {Page} page
 */
const recordConsole = (page) => {
  /** @type {Set<string>} */
  const errors = new Set()
  page.on('console', (message) => {
    if (message.type() === 'error') errors.add(message.text())
  })
  return errors
}

/**
 * Starts Chromium and serves the app in which the client runs.
 *
 * @param {object} options
 * @param {import('./clients.mjs').PublishedClient} options.published
 * @param {string} options.folder
 * @param {string} options.serviceUrl
 * @param {import('./wire-log.mjs').WireLog} options.wireLog
 */
export const openBrowser = async ({ published, folder, serviceUrl, wireLog }) => {
  const [chromium, app] = await Promise.all([launch(), servePage(published, folder)])
  return {
    origin: app.origin,
    /**
     * Runs an act in a page of a new browser context, at the app's home.
     *
     * @param {import('./project.mjs').Project} project
     * @param {(page: Page) => Promise<void>} act
     */
    inPage: async (project, act) => {
      const context = await chromium.newContext({ baseURL: app.origin, locale: 'en-US' })
      try {
        await context.addInitScript((options) => {
          Object.assign(window, { compatOptions: options })
        }, project.clientOptions)
        const page = await context.newPage()
        page.setDefaultTimeout(20_000)
        recordPage(page, serviceUrl, wireLog)
        const consoleErrors = recordConsole(page)
        await page.goto('/')
        await act(page).catch((/** @type {Error} */ error) => {
          const lines = [error.message, ...consoleErrors]
          throw new Error(lines.join('\n'), { cause: error })
        })
      } finally {
        await context.close()
      }
    },
    close: async () => {
      app.close()
      await chromium.close()
    },
  }
}

/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */

/**
 * Calls the client in a page, and waits for what it resolves to.
 *
 * @template Result
 * @template Argument
 * @param {Page} page
 * @param {(app: any, argument: Argument) => Promise<Result> | Result} act runs in the page, so it must not use anything around it
 * @param {Argument} [argument]
 * @returns {Promise<Result>}
 */
export const inApp = (page, act, argument) => {
  // Playwright sends functions as their source.
  const call = `(${String(act)})(window.app, ${JSON.stringify(argument) ?? 'undefined'})`
  return page.evaluate(call)
}

/**
 * Calls the client in a page and waits until it has led to another address.
 *
 * @template Argument
 * @param {Page} page
 * @param {(app: any, argument: Argument) => Promise<unknown>} act runs in the page, so it must not use anything around it
 * @param {(url: URL) => boolean} isThere
 * @param {Argument} [argument]
 */
export const followApp = async (page, act, isThere, argument) => {
  // The page goes away before the call resolves, so only its failure is waited for.
  const call = inApp(page, act, argument).then(
    () => new Promise(() => undefined),
    (/** @type {Error} */ error) => {
      // This is how Playwright says that the page went away.
      if (!/context was destroyed|navigation/i.test(error.message)) throw error
      return new Promise(() => undefined)
    },
  )
  await Promise.race([page.waitForURL(isThere), call])
}
