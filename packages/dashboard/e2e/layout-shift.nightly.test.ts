import { expect, it } from 'vitest'
import {
  layoutShiftOf,
  MAX_LAYOUT_SHIFT,
  watchLayoutShifts,
} from '../../../scripts/chromium/layout-shift.mjs'
import { createContent } from './every-page.js'
import { createOwner } from './owner.js'

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
      const shift = await layoutShiftOf(page)
      if (shift > MAX_LAYOUT_SHIFT) shifts.push([path, shift])
    }
    expect(shifts).toEqual([])
  },
)
