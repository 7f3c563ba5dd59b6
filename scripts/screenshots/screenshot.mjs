// `npm run screenshot [name…]`: takes the pictures of the documentation from the state gallery and from the
// dashboard, each in light and dark. Without names, it takes all of them.
import { fileURLToPath } from 'node:url'
import { launch } from '../chromium.mjs'
import { dashboardDocs, takeDashboardDocs } from './dashboard-docs.mjs'
import { openGallery } from './open-gallery.mjs'

/** @typedef {{ page: string, state: string, width?: number }} Picture */

/**
 * The pictures by file name: the state of the gallery, and the width of the window.
 *
 * @type {Record<string, Picture>}
 */
const pictures = {
  'sign-in': { page: 'sign-in', state: 'every-way', width: 880 },
  'sign-in-code': { page: 'sign-in', state: 'code-sent' },
  mfa: { page: 'mfa', state: 'form' },
  'team-invitation': { page: 'team-invitation', state: 'ask' },
  'user-button': { page: 'user-button', state: 'open' },
  'account-profile': { page: 'account-settings-profile', state: 'here', width: 1000 },
}

const themes = /** @type {const} */ ([
  ['light', ''],
  ['dark', '-dark'],
])

const file = (/** @type {string} */ name) =>
  fileURLToPath(new URL(`../../docs/images/${name}.png`, import.meta.url))

const MARGIN = 36

/** Returns the area of a picture: its content with a margin. @param {number} margin */
const around = (margin) => {
  const parts = document.querySelectorAll('.lk-card, :popover-open')
  const places = Array.from(parts, (part) => part.getBoundingClientRect())
  const top = Math.min(...places.map((place) => place.top)) - margin
  return { top, height: Math.max(...places.map((place) => place.bottom)) + margin - top }
}

const names = process.argv.slice(2)
const allNames = [...Object.keys(pictures), ...Object.keys(dashboardDocs)]
const unknown = names.filter((name) => !allNames.includes(name))
if (unknown.length > 0)
  throw new Error(`No picture ${unknown.join(', ')}. There are: ${allNames.join(', ')}.`)
const isChosen = (/** @type {string} */ name) => names.length === 0 || names.includes(name)

const gallery = await openGallery()
const browser = await launch()
for (const [name, { page, state, width = 560 }] of Object.entries(pictures)) {
  if (!isChosen(name)) continue
  for (const [theme, suffix] of themes) {
    const tab = await browser.newPage({
      // The height of the highest one.
      viewport: { width, height: 2000 },
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
    })
    await tab.goto(`${gallery.address}?page=${page}&state=${state}&theme=${theme}`)
    await tab.locator('.lk-card').waitFor()
    await tab.waitForFunction(() => !document.querySelector('.lk-provider-mark:not(:has(path))'))
    const { top, height } = await tab.evaluate(around, MARGIN)
    await tab.screenshot({ path: file(name + suffix), clip: { x: 0, y: top, width, height } })
    await tab.close()
  }
}
await gallery.close()
const ofDashboard = /** @type {(keyof typeof dashboardDocs)[]} */ (Object.keys(dashboardDocs))
const chosenDocs = ofDashboard.filter(isChosen)
if (chosenDocs.length > 0) await takeDashboardDocs(browser, chosenDocs, file)
await browser.close()
