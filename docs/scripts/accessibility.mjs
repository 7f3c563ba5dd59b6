// Checks pages of the built site in a browser: axe must find no fault, and no file may come from another
// origin.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { serve } from 'vitepress'
import { launch } from '../../scripts/chromium.mjs'
import { freePort } from '../../scripts/start/free-port.mjs'
import { root } from './sources.mjs'

const pages = ['/', '/quickstart', '/guides/custom-pages', '/reference/core', '/reference/errors']

/** Resolves to a line for each fault. */
export const findAccessibilityFaults = async () => {
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const site = await serve({ root: join(root, 'docs'), port })
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
  site.server.close()
  return [...faults]
}
