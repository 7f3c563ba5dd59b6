import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { textsOf } from '../../gallery/texts-of.js'
import { showState } from '../../gallery/show-state.js'
import { gallery } from '../../gallery/states.js'
import { wearStylesOf } from '../../gallery/wear-styles.js'
import { languageFor } from '../../src/locales/language.js'
import { settle } from './accessibility.js'

/** Every state of the gallery: the name of its page or component, and the name of the state. */
export const states = Object.entries(gallery).flatMap(([name, views]) =>
  Object.keys(views).map((state) => [name, state] as const),
)

/** The first state of every page and component. */
export const firstStates = Object.entries(gallery).flatMap(([name, views]) =>
  Object.keys(views)
    .slice(0, 1)
    .map((state) => [name, state] as const),
)

/** The states with the longest headings, buttons, badges and options. */
export const statesWithLongTexts = [
  ['sign-in', 'every-way-and-guests'],
  ['sign-in', 'last-used'],
  ['sign-in', 'code-sent'],
  ['magic-link-callback', 'other-user'],
  ['cli-auth-confirm', 'ask'],
  ['mfa-setup', 'later'],
  ['account-settings-emails', 'here'],
  ['account-settings-security', 'everything'],
  ['account-settings-security', 'removing-authenticator'],
  ['account-settings-sessions', 'asked'],
  ['account-settings-sessions', 'here'],
  ['account-settings-api-keys', 'create'],
  ['account-settings-team', 'here'],
] as const

export interface WindowSize {
  readonly width: number
  readonly height: number
  /** The size of text that the user has set in the browser. */
  readonly textPercent: number
}

export const desktop: WindowSize = { width: 1280, height: 800, textPercent: 100 }
export const phone: WindowSize = { width: 390, height: 844, textPercent: 100 }
/** A user who needs larger text must not have to scroll sideways (WCAG 1.4.4 and 1.4.10). */
export const smallPhoneWithLargeText: WindowSize = { width: 320, height: 640, textPercent: 200 }

/**
 * Resizes the iframe in which Vitest runs the test. Unlike `page.viewport()` it does not wait for the
 * browser to paint a frame, which takes longer than the layout of a state.
 */
export function resizeWindow({ width, height, textPercent }: WindowSize): void {
  const frame = window.frameElement as HTMLIFrameElement
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  document.documentElement.style.fontSize = `${textPercent}%`
  // Reading the width applies the new size to media queries and container queries.
  expect(window.innerWidth).toBe(width)
}

/**
 * Mounts an empty gallery page until the test ends. The window has the size of a desktop until
 * `resizeWindow` changes it.
 *
 * @example
 * const { container, draw } = createGalleryPage()
 * draw('sign-in', 'form')
 */
export function createGalleryPage() {
  document.title = 'Gallery'
  resizeWindow(desktop)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
    delete document.documentElement.dataset['theme']
  })
  return {
    container,
    /** Renders a state in English. */
    draw(name: string, state: string) {
      wearStylesOf(name)
      document.documentElement.lang = 'en'
      flushSync(() => root.render(showState(name, state, 'en')))
    },
    /** Renders a state in a language, after its strings are loaded. */
    async drawIn(lang: string, name: string, state: string) {
      wearStylesOf(name)
      document.documentElement.lang = lang
      await languageFor(lang, textsOf(name))
      flushSync(() => root.render(showState(name, state, lang)))
      expect(container.querySelector<HTMLElement>('.lk-root')!.lang).toBe(lang)
    },
  }
}

const untilPainted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  )

const MAX_HTML_LENGTH = 200

const describeElement = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return {
    element: element.outerHTML.slice(0, MAX_HTML_LENGTH),
    rectangle: { left, right, top, bottom },
  }
}

const isOutside = (element: Element, bounds: { left: number; right: number }) => {
  const { left, right } = element.getBoundingClientRect()
  return left < bounds.left || right > bounds.right
}

/** Elements that leave the window, or the card, dialog or popover that they belong to. */
function findMisfits(container: HTMLElement) {
  const screen = { left: 0, right: window.innerWidth }
  const card = container.querySelector('.lk-card')
  if (!card) throw new Error(`The state has no card: ${container.outerHTML}`)
  const misfits = []
  const owners = new Set<Element>()
  // Visually hidden text and shapes may leave their box. A bdi is a name, which is truncated on purpose.
  for (const part of card.querySelectorAll(':not(.lk-unseen, svg *, noscript, bdi)')) {
    if (part.getBoundingClientRect().width === 0) continue
    const owner = part.closest('dialog, [popover]') ?? card
    owners.add(owner)
    const bounds = owner.getBoundingClientRect()
    if (isOutside(part, bounds)) {
      const { left, right } = bounds
      const problem = `leaves <${owner.localName} class="${owner.className}"> (${left} to ${right} px)`
      misfits.push({ problem, ...describeElement(part) })
    }
  }
  for (const owner of owners)
    if (isOutside(owner, screen))
      misfits.push({ problem: 'leaves the window', ...describeElement(owner) })
  const { scrollWidth } = document.documentElement
  if (scrollWidth > screen.right)
    misfits.push({
      problem: `the page scrolls sideways, as it is ${scrollWidth} px wide`,
      elements: [...container.querySelectorAll('*')]
        .filter((element) => isOutside(element, screen))
        .map(describeElement),
    })
  return misfits
}

/**
 * Checks at a window size that the page does not scroll sideways and that no element leaves its card,
 * dialog or popover. It goes on after a failure, so that one run reports every size.
 */
export async function expectToFit(container: HTMLElement, size: WindowSize): Promise<void> {
  resizeWindow(size)
  // Chromium moves a popover that is anchored to its button when it paints the next frame.
  if (container.querySelector(':popover-open')) await untilPainted()
  settle()
  const { width, height, textPercent } = size
  expect
    .soft(
      findMisfits(container),
      `elements that do not fit ${width} x ${height} px, text ${textPercent} %`,
    )
    .toEqual([])
}
