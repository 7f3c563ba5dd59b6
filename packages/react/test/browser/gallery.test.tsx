/// <reference types="vite/client" />
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { partOf } from '../../gallery/part-of.js'
import { showState } from '../../gallery/show-state.js'
import { gallery } from '../../gallery/states.js'
import { languageFor } from '../../src/locales/language.js'
import { shared } from '../../src/locales/loads.js'
import '../../src/styles.css'
import '../../src/account.css'

let root: Root
let container: HTMLElement

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.title = 'Gallery'
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  container.remove()
})

const draw = (pageName: string, state: string, lang?: string) =>
  flushSync(() => root.render(showState(pageName, state, lang)))

/** Ends every animation, so that nothing is judged half faded. */
const settle = () => document.getAnimations().forEach((animation) => animation.cancel())

const heightOf = (selector: string) =>
  container.querySelector(selector)!.getBoundingClientRect().height

/** Nothing is wider than the window, and nothing leaves its card or its dialog. */
function expectToFit(width: number) {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const card = container.querySelector('.lk-card')!
  for (const part of container.querySelectorAll(
    '.lk-card :not(.lk-unseen, svg *, noscript, bdi)',
  )) {
    const { left, right, width: own } = part.getBoundingClientRect()
    if (own === 0) continue
    const around = (part.closest('dialog') ?? card).getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(around.left)
    expect(right).toBeLessThanOrEqual(around.right)
  }
}

const states = Object.entries(gallery).flatMap(([name, drawn]) =>
  Object.keys(drawn).map((state) => [name, state] as const),
)

describe.each(['light', 'dark'])('%s', (theme) => {
  beforeEach(async () => {
    document.documentElement.dataset['theme'] = theme
    await page.viewport(1280, 800)
  })

  it.each(states)('%s: %s has no findings of axe', async (name, state) => {
    draw(name, state)
    settle()
    const { violations } = await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe.each([
  [390, 844],
  [1280, 800],
])('%i x %i', (width, height) => {
  beforeEach(() => page.viewport(width, height))

  it.each(states)('%s: %s fits, whatever it says', (name, state) => {
    draw(name, state)
    settle()
    expectToFit(width)
  })

  it.each([
    ['sign-in', 'loading', 'busy'],
    ['sign-up', 'loading', 'busy'],
    ['forgot-password', 'loading', 'busy'],
    ['password-reset', 'checking', 'saving'],
  ])('%s is as high while it loads, works or fails', (name, loading, busy) => {
    const heights = ['form', loading, busy, 'offline', 'rate-limited', 'unexpected'].map(
      (state) => {
        draw(name, state)
        return heightOf('.lk-card')
      },
    )
    expect(new Set(heights.map(Math.round)).size).toBe(1)
  })

  it('keeps the size of a button that is busy', () => {
    draw('sign-in', 'form')
    const before = container.querySelector('.lk-primary')!.getBoundingClientRect()
    draw('sign-in', 'busy')
    const after = container.querySelector('.lk-primary')!.getBoundingClientRect()
    expect(after).toEqual(before)
  })
})

describe.each(Object.keys(shared))('%s on a narrow phone', (lang) => {
  beforeEach(() => page.viewport(360, 740))

  // Where the longest headings, buttons, badges and options stand.
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
    ['account-settings-api-keys', 'create'],
    ['account-settings-team', 'here'],
  ])('%s: %s fits', async (name, state) => {
    await languageFor(lang, partOf(name))
    draw(name, state, lang)
    expect(container.querySelector<HTMLElement>('.lk-root')!.lang).toBe(lang)
    await expect.poll(() => container.querySelector('.lk-card button')).not.toBeNull()
    settle()
    expectToFit(360)
  })
})

it('draws nothing inline, so that a strict policy refuses nothing', () => {
  for (const [name, state] of states) {
    draw(name, state)
    expect(container.querySelector('[style], style, script')).toBeNull()
  }
})

it('follows the theme of the nearest place that names one, else the system', () => {
  const schemeAt = (change: () => void) => {
    delete document.documentElement.dataset['theme']
    document.documentElement.className = ''
    change()
    draw('sign-in', 'form')
    return getComputedStyle(container.querySelector('.lk-root')!).colorScheme
  }
  expect(schemeAt(() => {})).toBe('light dark')
  expect(schemeAt(() => (document.documentElement.dataset['theme'] = 'dark'))).toBe('dark')
  expect(schemeAt(() => (document.documentElement.dataset['theme'] = 'light'))).toBe('light')
  expect(schemeAt(() => (document.documentElement.className = 'dark'))).toBe('dark')
  expect(schemeAt(() => (document.documentElement.className = 'light'))).toBe('light')
  document.documentElement.className = ''
})
