import { describe, expect, it } from 'vitest'
import { shared } from '../../src/locales/loads.js'
import { accessibilityStandards, colorRules, findingsOf } from './accessibility.js'
import {
  createGalleryPage,
  expectToFit,
  smallPhoneWithLargeText,
  states,
  type WindowSize,
} from './gallery-helpers.js'

describe('gallery in ar', () => {
  it.each(states)('renders %s (%s) in ar without axe violations', async (name, state) => {
    const { container, drawIn } = createGalleryPage()
    await drawIn('ar', name, state)
    expect.soft(container.querySelector<HTMLElement>('.lk-root')!.dir).toBe('rtl')
    expect.soft(await findingsOf(container, accessibilityStandards, 'light')).toEqual([])
    expect.soft(await findingsOf(container, colorRules, 'dark')).toEqual([])
  })
})

const commonPhone: WindowSize = { width: 360, height: 740, textPercent: 100 }

describe.each(Object.keys(shared))('gallery in %s', (lang) => {
  // The states with the longest headings, buttons, badges and options.
  it.each([
    ['sign-in', 'every-way-and-guests'],
    ['sign-in', 'last-used'],
    ['sign-in', 'code-sent'],
    ['magic-link-callback', 'other-user'],
    ['cli-auth-confirm', 'ask'],
    ['account-settings-emails', 'here'],
    ['account-settings-security', 'everything'],
    ['account-settings-security', 'removing-authenticator'],
    ['account-settings-sessions', 'asked'],
    ['account-settings-sessions', 'here'],
    ['account-settings-api-keys', 'create'],
    ['account-settings-team', 'here'],
  ])(`renders %s (%s) in ${lang} within windows of 360 and 320 px`, async (name, state) => {
    const { container, drawIn } = createGalleryPage()
    await drawIn(lang, name, state)
    await expect.poll(() => container.querySelector('.lk-card button')).not.toBeNull()
    for (const size of [commonPhone, smallPhoneWithLargeText]) await expectToFit(container, size)
  })
})
