import { expect, it } from 'vitest'
import {
  layoutShiftOf,
  MAX_LAYOUT_SHIFT,
  watchLayoutShifts,
} from '../../../scripts/chromium/layout-shift.mjs'
import { expectVisible } from '../../../examples/e2e/expect-visible.js'
import { createContent } from './every-page.js'
import { createOwner, untilLoaded } from './owner.js'

it.for([390, 1280])(
  'dashboard pages have no layout shift while they load at %d px',
  async (width) => {
    const owner = await createOwner()
    const { page, visitor, goTo } = owner
    await watchLayoutShifts(visitor.context)
    await page.setViewportSize({ width, height: 800 })
    const shifts: [path: string, shift: number][] = []
    for (const path of await createContent(owner)) {
      await goTo(`/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await untilLoaded(page)
      const shift = await layoutShiftOf(page)
      if (shift > MAX_LAYOUT_SHIFT) shifts.push([path, shift])
    }
    expect(shifts).toEqual([])
  },
)

const heads = [
  ['keys', 'API keys', 'New keys'],
  ['permissions/team', 'Permissions', 'New permission'],
  ['email-log', 'Email log', 'Open inbox'],
] as const

it('dashboard pages have their title and their main button while their content loads', async () => {
  const { page, goTo } = await createOwner()
  await page.route(/\/api\/v1\/.*(?:api-keys|-permission-definitions|emails)/, () => {})
  const main = page.getByRole('main')
  for (const [path, title, action] of heads) {
    await goTo(`/${path}`)
    await main.getByRole('heading', { level: 1, name: title }).waitFor()
    await main.getByText(action, { exact: true }).waitFor()
    // The content is not there yet.
    await expectVisible(main.getByRole('status', { name: 'Loading' }))
  }
})
