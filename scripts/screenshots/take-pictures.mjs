/** The sizes of a phone and of a desktop. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
export const themes = /** @type {const} */ (['light', 'dark'])
export const languages = ['en', 'ar', 'de']

/**
 * Takes a picture of a page in each theme, at its current size.
 *
 * @param {import('playwright-core').Page} tab
 * @param {string} name the path of the file, to which the width and the theme are added
 * @param {{ fullPage?: boolean }} [options]
 */
export async function takePictures(tab, name, { fullPage = true } = {}) {
  const size = tab.viewportSize()
  const hasFrame = fullPage && (await tab.locator('iframe:visible').count()) > 0
  if (size && hasFrame) await enlargeTo(tab, size.width)
  for (const colorScheme of themes) {
    await tab.emulateMedia({ colorScheme })
    const path = `${name}-${tab.viewportSize()?.width}-${colorScheme}.png`
    await tab.screenshot({ path, fullPage })
  }
  if (size && hasFrame) await tab.setViewportSize(size)
}

/**
 * Makes the window as high as its page: Chromium draws no frame below it, such as the preview of an email.
 *
 * @param {import('playwright-core').Page} tab
 * @param {number} width
 */
async function enlargeTo(tab, width) {
  const height = await tab.evaluate(() => document.documentElement.scrollHeight)
  await tab.setViewportSize({ width, height })
  // Waits until the frame has been drawn.
  await tab.locator('iframe:visible').first().screenshot()
}
