/**
 * Maximum layout shift of a page while it loads: half of the limit that counts as good
 * (https://web.dev/articles/cls).
 */
export const MAX_LAYOUT_SHIFT = 0.05

function sumShifts() {
  const sum = { layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry.toJSON()
      if (!hadRecentInput) sum.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, { shifts: sum })
}

/**
 * Sums the layout shifts of each page that is opened from now on.
 *
 * @param {import('playwright-core').BrowserContext} context
 */
export const watchLayoutShifts = (context) => context.addInitScript(sumShifts)

/**
 * Returns the layout shift of a page since it was opened, once nothing loads anymore.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<number>}
 */
export async function layoutShiftOf(page) {
  await page.waitForLoadState('networkidle')
  // Two frames, because shifts are reported after the frame in which they happen.
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const report = () => resolve(Object(window).shifts.layoutShift)
        requestAnimationFrame(() => requestAnimationFrame(report))
      }),
  )
}
