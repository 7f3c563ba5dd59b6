import { describe, expect, it } from 'vitest'
import {
  createGalleryPage,
  desktop,
  expectToFit,
  firstStates,
  phone,
  smallPhoneWithLargeText,
  statesWithLongTexts,
} from './gallery-helpers.js'

// Arabic mirrors every layout, and German has the longest words. The wide layout has columns that the
// narrow ones lack, so each language is checked in both. All states in these languages, and the other
// languages, are in gallery-languages.nightly.test.tsx.
describe.each([
  { lang: 'ar', dir: 'rtl' },
  { lang: 'de', dir: 'ltr' },
])('gallery in $lang', ({ lang, dir }) => {
  it.each([...firstStates, ...statesWithLongTexts])(
    `renders %s (%s) in ${lang} with the direction ${dir} and within windows of 1280, 390 and 320 px`,
    async (name, state) => {
      const { container, drawIn } = createGalleryPage()
      await drawIn(lang, name, state)
      expect.soft(container.querySelector<HTMLElement>('.lk-root')!.dir).toBe(dir)
      for (const size of [desktop, phone, smallPhoneWithLargeText])
        await expectToFit(container, size)
    },
  )
})
