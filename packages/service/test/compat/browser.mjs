import { once } from 'node:events'
import { cp, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launch } from '../../../../scripts/chromium.mjs'
import { bundleApp } from './load-client.mjs'
import { buildNextApp, startNextApp } from './next-app.mjs'

/** @typedef {import('playwright-core').Page} Page */

const pages = fileURLToPath(new URL('pages', import.meta.url))

const html = `<!doctype html><meta charset="utf-8"><title>Compatibility</title><div id="root"></div>
<script src="/app.js"></script>`

/**
 * Bundles the page of the client, and serves it at every path.
 *
 * @param {import('./clients.mjs').PublishedClient} client
 * @param {string} folder
 */
const servePage = async (client, folder) => {
  const contents = await readFile(join(pages, `${client.page}.jsx`), 'utf8')
  await cp(join(pages, 'account.jsx'), join(folder, 'account.jsx'))
  const outfile = join(folder, 'page.js')
  await bundleApp(folder, contents, {
    outfile,
    format: 'iife',
    jsx: 'automatic',
    // Some dependencies of the client read other variables.
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
 * Logs the requests and responses between a page of the app and the service.
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
      requestHeaders: request.headers(),
      requestBody: request.postData() ?? '',
      status: response.status(),
      responseHeaders: response.headers(),
      // A redirect has no body, and the body is gone after a navigation.
      responseBody: await response.text().catch(() => ''),
    })
  })
  page.on('requestfailed', (request) => {
    if (!request.url().startsWith(`${serviceUrl}/api/`)) return
    wireLog.add({
      method: request.method(),
      url: request.url(),
      requestHeaders: request.headers(),
      requestBody: request.postData() ?? '',
      status: null,
      responseHeaders: {},
      responseBody: request.failure()?.errorText ?? '',
    })
  })
}

/**
 * Records console errors: only the console has the reason why the browser blocked a request.
 *
 * @param {Page} page
 */
const recordConsole = (page) => {
  /** @type {Set<string>} */
  const errors = new Set()
  page.on('console', (message) => {
    if (message.type() === 'error') errors.add(message.text())
  })
  page.on('pageerror', (error) => errors.add(error.message))
  return errors
}

/**
 * Returns a function that serves the app in which the client runs. A page gets the options of its project from the
 * browser; the server of a Next.js app has those of the first project.
 *
 * @param {import('./clients.mjs').PublishedClient} published
 * @param {string} folder
 */
const prepareApp = async (published, folder) => {
  if (published.page !== 'next') {
    const app = await servePage(published, folder)
    return { origin: app.origin, serve: () => Promise.resolve(app), close: app.close }
  }
  await buildNextApp(folder)
  /** @type {ReturnType<typeof startNextApp> | undefined} */
  let app
  return {
    origin: undefined,
    serve: (/** @type {import('./project.mjs').Project} */ project) =>
      (app ??= startNextApp(folder, project)),
    close: async () => (await app)?.close(),
  }
}

/**
 * Starts Chromium and the app in which the client runs.
 *
 * @param {object} options
 * @param {import('./clients.mjs').PublishedClient} options.published
 * @param {string} options.folder
 * @param {string} options.serviceUrl
 * @param {import('./wire-log.mjs').WireLog} options.wireLog
 */
export const openBrowser = async ({ published, folder, serviceUrl, wireLog }) => {
  const [chromium, app] = await Promise.all([launch(), prepareApp(published, folder)])
  return {
    origin: app.origin,
    /**
     * Runs a function in the home page of the app, in a new browser context.
     *
     * @param {import('./project.mjs').Project} project
     * @param {(page: Page) => Promise<void>} act
     */
    inPage: async (project, act) => {
      const { origin } = await app.serve(project)
      const context = await chromium.newContext({ baseURL: origin, locale: 'en-US' })
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
      await app.close()
      await chromium.close()
    },
  }
}

/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Browser */

/**
 * Calls the client in a page and resolves to its result.
 *
 * @template Result
 * @template Argument
 * @param {Page} page
 * @param {(app: any, argument: Argument) => Promise<Result> | Result} act runs in the page and cannot use variables of this file
 * @param {Argument} [argument]
 * @returns {Promise<Result>}
 */
export const inApp = (page, act, argument) => {
  // Playwright sends functions as their source.
  const call = `(${String(act)})(window.app, ${JSON.stringify(argument) ?? 'undefined'})`
  return page.evaluate(call)
}

/**
 * Calls the client in a page and waits for the navigation.
 *
 * @template Argument
 * @param {Page} page
 * @param {(app: any, argument: Argument) => Promise<unknown>} act runs in the page and cannot use variables of this file
 * @param {(url: URL) => boolean} isThere
 * @param {Argument} [argument]
 */
export const followApp = async (page, act, isThere, argument) => {
  // The page navigates before the call resolves, so this waits only for a rejection.
  const call = inApp(page, act, argument).then(
    () => new Promise(() => undefined),
    (/** @type {Error} */ error) => {
      // Playwright throws these errors after a navigation.
      if (!/context was destroyed|navigation/i.test(error.message)) throw error
      return new Promise(() => undefined)
    },
  )
  await Promise.race([page.waitForURL(isThere), call])
}
