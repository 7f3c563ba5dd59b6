import { describe, expect, it, onTestFinished } from 'vitest'
import { colorFindingsOf, findingsOf, structureRules } from './accessibility.js'
import {
  createGalleryPage,
  desktop,
  expectToFit,
  phone,
  resizeWindow,
  smallPhoneWithLargeText,
  states,
} from './gallery-helpers.js'

/** Placeholders of a loading state that have no background. */
const findInvisiblePlaceholders = (container: HTMLElement) =>
  [...container.querySelectorAll('.lk-bone')]
    .filter((bone) => getComputedStyle(bone).backgroundColor === 'rgba(0, 0, 0, 0)')
    .map((bone) => bone.outerHTML)

/** Inline styles and scripts, which a strict content security policy blocks. */
const findInlineCode = (container: HTMLElement) =>
  [...container.querySelectorAll('[style], style, script')].map((element) => element.outerHTML)

/** Controls of less than 44 px, which fingers miss (WCAG 2.5.5). Links inside a sentence are exempt there. */
const findSmallTargets = (container: HTMLElement) =>
  [
    ...container.querySelectorAll<HTMLElement>(
      'button, select, a, input:not([type=checkbox], [type=file])',
    ),
  ]
    .filter((control) => !control.matches(':is(.lk-message, .lk-help) .lk-link, .lk-slot *'))
    // The size without the scale of an opening dialog.
    .filter(({ offsetWidth, offsetHeight }) => {
      return offsetWidth > 0 && Math.min(offsetWidth, offsetHeight) < 44
    })
    .map((control) => control.outerHTML)

describe('gallery', () => {
  it.each(states)(
    'renders %s (%s) without axe violations, within windows of 1280, 390 and 320 px and with controls of at least 44 px',
    async (name, state) => {
      const { container, draw } = createGalleryPage()
      draw(name, state)
      expect.soft(container.querySelector<HTMLElement>('.lk-root')!.dir).toBe('ltr')
      expect.soft(findInvisiblePlaceholders(container)).toEqual([])
      expect.soft(findInlineCode(container)).toEqual([])
      expect.soft(await findingsOf(container, structureRules, 'light')).toEqual([])
      expect.soft(await colorFindingsOf(container, 'light')).toEqual([])
      expect.soft(await colorFindingsOf(container, 'dark')).toEqual([])
      // The layout is CSS, so a resized state has the layout of one that is rendered at that size.
      for (const size of [desktop, smallPhoneWithLargeText, phone])
        await expectToFit(container, size)
      expect.soft(findSmallTargets(container)).toEqual([])
    },
  )

  it.each([
    ['user-button', 'open'],
    ['team-switcher', 'open'],
    ['team-switcher', 'open-without-teams'],
    ['team-switcher', 'loading'],
    ['sign-in', 'unknown-provider'],
  ])('renders %s (%s) within a window of 390 px with text at 200 %%', async (name, state) => {
    const { container, draw } = createGalleryPage()
    draw(name, state)
    await expectToFit(container, { ...phone, textPercent: 200 })
  })

  it.each(['en', 'ar'])(
    'shows the first letter of a truncated name in a window of 390 px in %s',
    async (lang) => {
      const { container, drawIn } = createGalleryPage()
      resizeWindow(phone)
      await drawIn(lang, 'sign-in', 'signed-in-long-name')
      const name = container.querySelector('.lk-person-name bdi')!.firstChild!
      const firstLetter = document.createRange()
      firstLetter.setStart(name, 0)
      firstLetter.setEnd(name, 1)
      const { left, right } = firstLetter.getBoundingClientRect()
      const bounds = container.querySelector('.lk-person')!.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(bounds.left)
      expect(right).toBeLessThanOrEqual(bounds.right)
    },
  )

  it('follows the theme of the nearest element that sets one, or else the system', () => {
    const { container, draw } = createGalleryPage()
    const { documentElement } = document
    onTestFinished(() => documentElement.removeAttribute('class'))
    const colorSchemeWith = (change: () => void) => {
      delete documentElement.dataset['theme']
      documentElement.className = ''
      change()
      draw('sign-in', 'form')
      return getComputedStyle(container.querySelector('.lk-root')!).colorScheme
    }
    expect(colorSchemeWith(() => {})).toBe('light dark')
    expect(colorSchemeWith(() => (documentElement.dataset['theme'] = 'dark'))).toBe('dark')
    expect(colorSchemeWith(() => (documentElement.dataset['theme'] = 'light'))).toBe('light')
    expect(colorSchemeWith(() => (documentElement.className = 'dark'))).toBe('dark')
    expect(colorSchemeWith(() => (documentElement.className = 'light'))).toBe('light')
  })
})

describe.each([phone, desktop])('gallery in a window of $width px', (size) => {
  it.each([
    ['sign-in', 'loading', 'busy'],
    ['sign-up', 'loading', 'busy'],
    ['forgot-password', 'loading', 'busy'],
    ['password-reset', 'checking', 'saving'],
  ])('keeps the height of %s while it loads and is busy', (name, loading, busy) => {
    const { container, draw } = createGalleryPage()
    resizeWindow(size)
    const heights = ['form', loading, busy].map((state) => {
      draw(name, state)
      const { height } = container.querySelector('.lk-card')!.getBoundingClientRect()
      return [state, Math.round(height)] as const
    })
    const [, [, expected] = []] = heights
    expect(heights).toEqual(heights.map(([state]) => [state, expected]))
  })

  it('keeps the size of a button while it is busy', () => {
    const { container, draw } = createGalleryPage()
    resizeWindow(size)
    draw('sign-in', 'form')
    const before = container.querySelector('.lk-primary')!.getBoundingClientRect()
    draw('sign-in', 'busy')
    const after = container.querySelector('.lk-primary')!.getBoundingClientRect()
    expect(after).toEqual(before)
  })
})
