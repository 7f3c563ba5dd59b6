// `npm run screenshots [name…]`: takes pictures for a review, of the hosted pages and components, the
// emails, the dashboard and the examples, at the widths of a phone and of a desktop, light and dark. The
// pages, the emails and the dashboard are in English, Arabic and German; the examples are in English
// only. `npm run screenshots sign-in emails` takes those of one page and of the emails, and
// `npm run screenshots dashboard/users dashboard/failed` those of one page and of one state of the
// dashboard. The folder is .screenshots/.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { takeDashboardPictures } from './screenshots/dashboard.mjs'
import { takeEmailPictures } from './screenshots/emails.mjs'
import { takeExamplePictures } from './screenshots/examples.mjs'
import { launchWithFonts } from './screenshots/launch-with-fonts.mjs'

const folder = fileURLToPath(new URL('../.screenshots', import.meta.url))
const gallery = fileURLToPath(new URL('../packages/react/scripts/screenshots.mjs', import.meta.url))
const DASHBOARD = 'dashboard/'

const args = process.argv.slice(2)
const parts = args
  .filter((name) => name.startsWith(DASHBOARD))
  .map((name) => name.slice(DASHBOARD.length))
const names = args.map((name) => (name.startsWith(DASHBOARD) ? 'dashboard' : name))

/** @type {Record<string, typeof takeEmailPictures>} */
const series = {
  dashboard: (browser, to) => takeDashboardPictures(browser, to, parts),
  emails: takeEmailPictures,
  examples: takeExamplePictures,
}

const { browser, close } = await launchWithFonts()
for (const [name, take] of Object.entries(series))
  if (names.length === 0 || names.includes(name)) await take(browser, folder)
await close()

const pages = names.filter((name) => !(name in series))
if (names.length === 0 || pages.length > 0)
  process.exitCode =
    spawnSync(process.execPath, [gallery, ...pages], { stdio: 'inherit' }).status ?? 1
