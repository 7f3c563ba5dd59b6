// Part of `npm run screenshots`: pictures of the hosted pages and components in their main states, from
// the gallery, to look at: at the width of a phone and of a desktop, light and dark, in three languages.
// `npm run screenshots sign-in mfa` takes those of two pages. They go to .screenshots/<page>/.
import { fileURLToPath } from 'node:url'
import { launchWithFonts } from '../../../scripts/screenshots/launch-with-fonts.mjs'
import { openGallery } from '../../../scripts/screenshots/open-gallery.mjs'
import { mainStates } from '../gallery/main-states.mjs'
import { languages, themes, viewports } from '../../../scripts/screenshots/take-pictures.mjs'

const [...pages] = process.argv.slice(2)
const unknown = pages.filter((page) => !(page in mainStates))
if (unknown.length > 0)
  throw new Error(
    `No page ${unknown.join(', ')}. The pages are ${Object.keys(mainStates).join(', ')}.`,
  )

const folder = fileURLToPath(new URL('../../../.screenshots', import.meta.url))
const gallery = await openGallery()
const { browser, close } = await launchWithFonts()

/** @param {string} url */
const showInGallery = (url) => {
  window.history.pushState(null, '', url)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** @param {string} state */
const hasSkeleton = (state) => state.includes('loading') || state === 'surfaces'

/** @param {boolean} isLoading whether the state shows a skeleton */
const isDrawn = (isLoading) =>
  document.querySelector('.lk-card') !== null &&
  (isLoading || !document.querySelector('.lk-skeleton')) &&
  !document.querySelector('.lk-provider-mark:not(:has(path))') &&
  document
    .getAnimations()
    .every(
      ({ effect, playState }) =>
        playState === 'finished' || effect?.getComputedTiming().iterations === Infinity,
    )

for (const viewport of viewports) {
  const tab = await browser.newPage({ viewport, reducedMotion: 'reduce' })
  await tab.goto(gallery.address, { timeout: 120_000 })
  for (const [page, states] of Object.entries(mainStates)) {
    if (pages.length > 0 && !pages.includes(page)) continue
    for (const state of states)
      for (const lang of languages)
        for (const theme of themes) {
          const query = new URLSearchParams({ page, state, lang, theme })
          await tab.evaluate(showInGallery, `?${query}`)
          await tab.waitForFunction(isDrawn, hasSkeleton(state))
          const path = `${folder}/${page}/${state}-${viewport.width}-${lang}-${theme}.png`
          await tab.screenshot({ path, fullPage: true })
        }
  }
  await tab.close()
}
await close()
await gallery.close()
