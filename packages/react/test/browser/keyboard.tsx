import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LatchkeyProvider } from '../../src/index.js'
import { goTo, type Visitor } from '../create-visitor.js'

/** Renders a page until it is closed or the test ends. */
export function show({ app }: Visitor, ui: ReactElement): () => void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <LatchkeyProvider app={app}>{ui}</LatchkeyProvider>
    </StrictMode>,
  )
  const close = () => {
    root.unmount()
    container.remove()
  }
  onTestFinished(() => {
    close()
    goTo('/')
    sessionStorage.clear()
    localStorage.clear()
  })
  return close
}

/** Returns the label or text of the focused element, as a screen reader starts to read it. */
export const focused = () => {
  const element = document.activeElement
  const label = element?.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]
  return typeof label === 'string' ? label : (label ?? element)?.textContent
}

/** Waits for a step of the page, which focuses its heading. */
export async function heading(name: string | RegExp) {
  const locator = page.getByRole('heading', { name })
  await expect.element(locator).toHaveFocus()
}

/** Waits for a form, which focuses its first field on a device with a mouse. */
export async function field(name: string) {
  await expect.element(page.getByLabelText(name, { exact: true })).toHaveFocus()
}

/** Tabs from control to control and checks that each shows its focus. */
export async function tabTo(...names: string[]) {
  for (const name of names) {
    await userEvent.tab()
    expect(focused()?.replace(/\d+/, 'some')).toBe(name)
    expect(getComputedStyle(document.activeElement!).outlineStyle).toBe('solid')
  }
}

export const press = (key: string) => userEvent.keyboard(`{${key}}`)
export const type = (text: string) => userEvent.keyboard(text)

const LIVE = '[role=status], [role=alert], [aria-live]'

/** Returns the regions that a screen reader announces after a change: live ones and added alerts. */
function regionsOf({ target, addedNodes }: MutationRecord): Element[] {
  const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
  if (around) return [around]
  return [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [node, ...node.querySelectorAll('*')].filter((each) => each.matches('[role=alert]'))
      : [],
  )
}

/** Returns the text that a screen reader adds to the name of a control that gets focus. */
const descriptionOf = (control: Element) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** Records what a screen reader announces while the page changes and focus moves, except names. */
export function recordAnnouncements(): string[] {
  const announcements: string[] = []
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) announcements.push(descriptionOf(target))
  }
  document.addEventListener('focusin', onFocus)
  const observer = new MutationObserver((changes) => {
    for (const region of new Set(changes.flatMap(regionsOf)))
      if (region.textContent) announcements.push(region.textContent)
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  onTestFinished(() => {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
  })
  return announcements
}
