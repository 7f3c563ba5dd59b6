import { openDashboard } from './dashboard.mjs'
import { states } from './dashboard-states.mjs'

/** The pictures of the documentation that show the dashboard, by file name: the page, and its state. */
export const dashboardDocs = /** @type {const} */ ({
  'dashboard-overview': { page: 'overview', state: 'many-users' },
  'dashboard-oauth-server': { page: 'oauth-server', state: 'loaded' },
  'dashboard-single-sign-on': { page: 'connection', state: 'connection-on' },
})
/** @typedef {keyof typeof dashboardDocs} DocsPicture */

/**
 * Takes pictures of the first window of pages of the dashboard, in light and dark.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {readonly DocsPicture[]} names
 * @param {(name: string) => string} fileOf returns the path of a picture
 */
export async function takeDashboardDocs(browser, names, fileOf) {
  const { context, urlOf, close } = await openDashboard(browser)
  for (const name of names) {
    const { page, state } = dashboardDocs[name]
    const tab = await context.newPage()
    await tab.setViewportSize({ width: 1280, height: 860 })
    await states[state]?.before?.(tab)
    await tab.goto(urlOf(page, 'busy'))
    await states[state]?.on?.(tab)
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      await tab.emulateMedia({ colorScheme: theme })
      await tab.screenshot({ path: fileOf(theme === 'dark' ? `${name}-dark` : name) })
    }
    await tab.unrouteAll({ behavior: 'ignoreErrors' })
    await tab.close()
  }
  await close()
}
