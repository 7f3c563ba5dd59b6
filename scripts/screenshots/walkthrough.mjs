// `npm run walkthrough`: creates the animated picture of the README from pages of the state gallery, in
// light and dark.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { launch } from '../chromium.mjs'
import { openGallery } from './open-gallery.mjs'

/** The pages in the order of a first visit, and for how many milliseconds each is shown. */
const steps = [
  { page: 'sign-in', state: 'every-way', millis: 2200 },
  { page: 'sign-in', state: 'code-sent', millis: 1800 },
  { page: 'mfa', state: 'form', millis: 1600 },
  { page: 'user-button', state: 'open', millis: 2000 },
  { page: 'account-settings-profile', state: 'here', millis: 1800 },
  { page: 'account-settings-security', state: 'here', millis: 2200 },
  { page: 'account-settings-team', state: 'usual', millis: 2200 },
]
const viewport = { width: 960, height: 720 }
const themes = /** @type {const} */ ([
  ['light', ''],
  ['dark', '-dark'],
])

const gallery = await openGallery()
const browser = await launch()
for (const [theme, suffix] of themes) {
  const frames = []
  const tab = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  for (const { page, state } of steps) {
    await tab.goto(`${gallery.address}?page=${page}&state=${state}&theme=${theme}`, {
      timeout: 120_000,
    })
    await tab.locator('.lk-card, :popover-open').first().waitFor()
    await tab.waitForFunction(() => !document.querySelector('.lk-provider-mark:not(:has(path))'))
    frames.push(await tab.screenshot())
  }
  await tab.close()
  const file = fileURLToPath(
    new URL(`../../docs/images/walkthrough${suffix}.webp`, import.meta.url),
  )
  await sharp(frames, { join: { animated: true } })
    .webp({ lossless: true, delay: steps.map(({ millis }) => millis), loop: 0 })
    .toFile(file)
}
await browser.close()
await gallery.close()
