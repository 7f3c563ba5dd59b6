import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectFocus } from '../../../examples/e2e/keyboard.js'
import { dashboardUrl } from '../../../examples/e2e/visitor.js'
import { createContent } from './every-page.js'
import { createOwner, dialogOf, untilLoaded } from './owner.js'

const views = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

/** Lists the violations that axe finds, and the width of a page that is wider than its window. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: its } = globalThis as unknown as { axe: typeof axe }
    // axe cannot run in a sandboxed frame.
    const { violations } = await its.run(document, { iframes: false })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ]
  })
}

/** Lists the controls of less than 44 px. Links in a sentence or a table are exempt (WCAG 2.5.5). */
const smallTargetsOf = (page: Page): Promise<string[]> =>
  page
    .locator('button, select, input:not([type=checkbox], [type=radio]), textarea, .button, nav a')
    .evaluateAll((controls) =>
      controls
        // A phone shows rows as cards, without the head of the table.
        .filter((control) => control.closest('thead') === null)
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 44)
        .map(({ control, box }) => `${box.width} x ${box.height} px: ${control.outerHTML}`),
    )

/** Checks the open page in each view, without loading it again, and its touch targets in the last one, a phone. */
async function violationsInViews(page: Page): Promise<string[]> {
  const violations: string[] = []
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 844 })
    for (const violation of await violationsOf(page))
      violations.push(`${colorScheme}, ${width} px: ${violation}`)
  }
  return [...violations, ...(await smallTargetsOf(page))]
}

describe('dashboard', () => {
  // Opening every page takes longer than other tests.
  it(
    'passes axe and fits the window on every page, light at 1280 px and dark at 390 px',
    { timeout: 240_000 },
    async () => {
      const owner = await createOwner()
      const { page, goTo } = owner
      const paths = await createContent(owner)
      await page.goto(`${dashboardUrl}/projects`)
      await page.getByRole('link', { name: 'xxx' }).waitFor()
      const violationsByPath: Record<string, string[]> = { projects: await violationsInViews(page) }
      for (const path of paths) {
        await goTo(`/${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await untilLoaded(page)
        violationsByPath[path] = await violationsInViews(page)
      }
      const dialogs = [
        ['keys', 'New keys'],
        ['oauth-server', 'New client'],
        ['oauth-server', 'Add API'],
        [paths.find((path) => path.endsWith('single-sign-on')) ?? '', 'Add connection'],
      ] as const
      for (const [path, name] of dialogs) {
        await goTo(`/${path}`)
        await page.getByRole('button', { name }).click()
        await dialogOf(page).waitFor()
        violationsByPath[name] = await violationsInViews(page)
      }
      expect(
        Object.entries(violationsByPath).filter(([, violations]) => violations.length > 0),
      ).toEqual([])
    },
  )

  it('opens a dialog by keyboard, keeps focus inside and returns it to the opener', async () => {
    const { page, goTo } = await createOwner()
    await goTo('/keys')
    const opener = page.getByRole('button', { name: 'New keys' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor()
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
    await expect.poll(isInside).toBe(true)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await expectFocus(opener)
  })
})
