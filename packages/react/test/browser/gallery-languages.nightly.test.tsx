import { describe, expect, it } from 'vitest'
import { translations } from '../../src/locales/translations.js'
import { accessibilityStandards, colorRules, findingsOf } from './accessibility.js'
import {
  createGalleryPage,
  desktop,
  expectToFit,
  phone,
  smallPhoneWithLargeText,
  states,
  statesWithLongTexts,
  type WindowSize,
} from './gallery-helpers.js'

describe.each([
  { lang: 'ar', dir: 'rtl' },
  { lang: 'de', dir: 'ltr' },
])('every state of the gallery in $lang', ({ lang, dir }) => {
  it.each(states)(
    `renders %s (%s) in ${lang} with the direction ${dir}, without axe violations and within windows of 1280, 390 and 320 px`,
    async (name, state) => {
      const { container, drawIn } = createGalleryPage()
      await drawIn(lang, name, state)
      expect.soft(container.querySelector<HTMLElement>('.lk-root')!.dir).toBe(dir)
      expect.soft(await findingsOf(container, accessibilityStandards, 'light')).toEqual([])
      expect.soft(await findingsOf(container, colorRules, 'dark')).toEqual([])
      for (const size of [desktop, phone, smallPhoneWithLargeText])
        await expectToFit(container, size)
    },
  )
})

const commonPhone: WindowSize = { width: 360, height: 740, textPercent: 100 }

describe.each(Object.keys(translations))('gallery in %s', (lang) => {
  it.each(statesWithLongTexts)(
    `renders %s (%s) in ${lang} within windows of 360 and 320 px`,
    async (name, state) => {
      const { container, drawIn } = createGalleryPage()
      await drawIn(lang, name, state)
      await expect.poll(() => container.querySelector('.lk-card button')).not.toBeNull()
      for (const size of [commonPhone, smallPhoneWithLargeText]) await expectToFit(container, size)
    },
  )
})
