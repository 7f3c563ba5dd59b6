import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityStandards } from '../browser/accessibility.js'

/** Expects that axe finds nothing on a page of the service, in the light and the dark color scheme, at the width of a phone. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(axe.source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const findings = await page.evaluate(async (runOnly) => {
      const { axe: its } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await its.run(document, { runOnly })
      const { scrollWidth, clientWidth } = document.documentElement
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
        ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
      ]
    }, accessibilityStandards)
    expect(findings).toEqual([])
  }
}
