/// <reference types="vite/client" />
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { partOf } from '../../gallery/part-of.js'
import { showState } from '../../gallery/show-state.js'
import { gallery } from '../../gallery/states.js'
import { wearStylesOf } from '../../gallery/wear-styles.js'
import { languageFor } from '../../src/locales/language.js'
import { shared } from '../../src/locales/loads.js'

let root: Root
let container: HTMLElement

beforeEach(() => {
  document.title = 'Gallery'
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  container.remove()
})

function draw(pageName: string, state: string, lang = 'en') {
  wearStylesOf(pageName)
  document.documentElement.lang = lang
  flushSync(() => root.render(showState(pageName, state, lang)))
}

/** Ends every animation, so that nothing is judged half faded. */
const settle = () => document.getAnimations().forEach((animation) => animation.cancel())

const heightOf = (selector: string) =>
  container.querySelector(selector)!.getBoundingClientRect().height

/** Nothing is wider than the window, and nothing leaves its card, its dialog or its menu. */
function expectToFit(width: number) {
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const card = container.querySelector('.lk-card')!
  for (const part of container.querySelectorAll(
    '.lk-card :not(.lk-unseen, svg *, noscript, bdi)',
  )) {
    const { left, right, width: own } = part.getBoundingClientRect()
    if (own === 0) continue
    const around = (part.closest('dialog, [popover]') ?? card).getBoundingClientRect()
    expect(around.left).toBeGreaterThanOrEqual(0)
    expect(around.right).toBeLessThanOrEqual(width)
    expect(left).toBeGreaterThanOrEqual(around.left)
    expect(right).toBeLessThanOrEqual(around.right)
  }
}

const states = Object.entries(gallery).flatMap(([name, drawn]) =>
  Object.keys(drawn).map((state) => [name, state] as const),
)

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about colours, which a theme changes; it changes nothing else: see styles.test.ts. */
const aboutColours = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => tags.some((tag) => standards.includes(tag)))
  .map(({ ruleId }) => ruleId)

async function findingsOf(runOnly: string[], theme: 'light' | 'dark') {
  document.documentElement.dataset['theme'] = theme
  settle()
  const { violations } = await axe.run(container, { runOnly })
  return violations.map(({ id, nodes }) => [theme, id, nodes.map(({ html }) => html)])
}

describe.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
])('%s', (lang, dir) => {
  beforeEach(() => page.viewport(1280, 800))

  it.each(states)('%s: %s has no findings of axe, light or dark', async (name, state) => {
    await languageFor(lang, partOf(name))
    draw(name, state, lang)
    expect(container.querySelector<HTMLElement>('.lk-root')!.dir).toBe(dir)
    expect(await findingsOf(standards, 'light')).toEqual([])
    expect(await findingsOf(aboutColours, 'dark')).toEqual([])
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

/** Twice as large is what people must be able to read without scrolling to the side (WCAG 1.4.10). */
const narrow = Object.keys(shared).flatMap((lang) =>
  [
    [360, 100],
    [320, 200],
  ].map(([width = 0, percent = 0]) => ({ lang, width, percent })),
)

describe.each(narrow)('$lang on a phone of $width px, text of $percent %', (at) => {
  const { lang, width, percent } = at
  beforeEach(async () => {
    await page.viewport(width, 740)
    document.documentElement.style.fontSize = `${percent}%`
  })
  afterEach(() => void (document.documentElement.style.fontSize = ''))

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
    ['account-settings-sessions', 'here'],
    ['account-settings-api-keys', 'create'],
    ['account-settings-team', 'here'],
  ])('%s: %s fits', async (name, state) => {
    await languageFor(lang, partOf(name))
    draw(name, state, lang)
    expect(container.querySelector<HTMLElement>('.lk-root')!.lang).toBe(lang)
    await expect.poll(() => container.querySelector('.lk-card button')).not.toBeNull()
    settle()
    expectToFit(width)
  })
})

it.each([
  ['user-button', 'open'],
  ['team-switcher', 'open'],
  ['team-switcher', 'open-without-teams'],
  ['team-switcher', 'loading'],
  ['sign-in', 'unknown-provider'],
])('%s: %s fits a phone whose text is twice as large', async (name, state) => {
  await page.viewport(390, 844)
  const { style } = document.documentElement
  onTestFinished(() => void (style.fontSize = ''))
  style.fontSize = '200%'
  draw(name, state)
  settle()
  expectToFit(390)
})

describe('on a window of 320 px whose text is twice as large', () => {
  const { style } = document.documentElement
  beforeEach(async () => {
    await page.viewport(320, 640)
    style.fontSize = '200%'
  })
  afterEach(() => void (style.fontSize = ''))

  it.each(states)('%s: %s asks nobody to scroll to the side (WCAG 1.4.10)', (name, state) => {
    draw(name, state)
    settle()
    expectToFit(320)
  })
})

it.each(['en', 'ar'])('%s: shows the beginning of a name that does not fit', async (lang) => {
  await page.viewport(390, 844)
  await languageFor(lang, partOf('sign-in'))
  draw('sign-in', 'signed-in-long-name', lang)
  const name = container.querySelector('.lk-person-name bdi')!.firstChild!
  const first = document.createRange()
  first.setStart(name, 0)
  first.setEnd(name, 1)
  const { left, right } = first.getBoundingClientRect()
  const around = container.querySelector('.lk-person')!.getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(around.left)
  expect(right).toBeLessThanOrEqual(around.right)
})

it('shows where something will be', () => {
  for (const [name, state] of states) {
    draw(name, state)
    for (const bone of container.querySelectorAll('.lk-bone'))
      expect(getComputedStyle(bone).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  }
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
