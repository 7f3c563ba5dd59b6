// `npm run screenshot`: the README's pictures, taken from the example of a running `npm start`.
import { fileURLToPath } from 'node:url'
import { launch } from './chromium.mjs'

const page = 'http://localhost:4711/handler/sign-in'
const pictures = /** @type {const} */ ([
  ['light', 'sign-in.png'],
  ['dark', 'sign-in-dark.png'],
])

const browser = await launch()
for (const [colorScheme, name] of pictures) {
  const tab = await browser.newPage({
    viewport: { width: 880, height: 620 },
    deviceScaleFactor: 2,
    colorScheme,
  })
  await tab.goto(page).catch(() => {
    throw new Error(`${page} does not answer. Run "npm start" first, in another terminal.`)
  })
  await tab.getByLabel('E-mail address').waitFor()
  await tab.screenshot({ path: fileURLToPath(new URL(`../docs/images/${name}`, import.meta.url)) })
}
await browser.close()
