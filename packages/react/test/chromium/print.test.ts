import { createTestProject } from '@latchkey/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPages } from './open-pages.js'

/** Returns the lightness of the text of the page, from 0 to 1. */
const lightness = (page: Page) =>
  page
    .getByRole('heading')
    .evaluate((node) => Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(node).color)?.[1]))

it.each(['class', 'data-theme'])(
  'prints dark text on white if the app sets the dark theme with %s',
  async (attribute) => {
    const { page } = await openPages(await createTestProject(), '/handler/sign-in')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.locator('html').evaluate((html, name) => html.setAttribute(name, 'dark'), attribute)
    expect(await lightness(page)).toBeGreaterThan(0.9)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    expect(await lightness(page)).toBeLessThan(0.3)
  },
)
