// Checks pages of the built site in a browser: axe must find no fault, and no file may come from another
// origin.
import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { launch } from '../../scripts/chromium.mjs'
import { root } from './sources.mjs'

const pages = ['/', '/quickstart', '/guides/custom-pages', '/reference/core', '/reference/errors']
const dist = join(root, 'docs', 'dist')

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
}

/**
 * Serves the site as its hosts do: a path without an ending is a page.
 *
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 */
const answer = async (path, response) => {
  const file = path.endsWith('/') ? `${path}index.html` : extname(path) ? path : `${path}.html`
  const content = await readFile(join(dist, file)).catch(() => undefined)
  const type = types[extname(file)] ?? 'application/octet-stream'
  response.writeHead(content ? 200 : 404, { 'content-type': type }).end(content)
}

const serve = async () => {
  const server = createServer(({ url = '/' }, response) => {
    void answer(new URL(url, 'http://localhost').pathname, response)
  })
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { server, origin: `http://127.0.0.1:${port}` }
}

/** Resolves to a line for each fault. */
export const findAccessibilityFaults = async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const { server, origin } = await serve()
  const browser = await launch()
  /** @type {Set<string>} */
  const faults = new Set()
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const tab = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } })
    tab.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(origin) && !url.startsWith('data:')) faults.add(`The site loads ${url}`)
    })
    for (const path of pages) {
      await tab.goto(origin + path)
      await tab.evaluate(axe)
      /** @type {string[]} */
      const violations = await tab.evaluate(
        `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ' ' + nodes[0].html))`,
      )
      for (const fault of violations) faults.add(`${path} in ${colorScheme}: ${fault}`)
    }
  }
  await browser.close()
  server.close()
  return [...faults]
}
