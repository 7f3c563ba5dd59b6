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
  for (const colorScheme of themes) {
    await tab.emulateMedia({ colorScheme })
    const path = `${name}-${tab.viewportSize()?.width}-${colorScheme}.png`
    await tab.screenshot({ path, fullPage })
  }
}
