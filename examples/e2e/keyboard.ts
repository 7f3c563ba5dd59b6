import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { serviceUrl, type Visitor } from './visitor.js'

const hasFocus = (what: Locator) => what.evaluate((node) => node === document.activeElement)

export const expectFocus = (what: Locator) => expect.poll(() => hasFocus(what)).toBe(true)

/** Presses Tab until the element has focus and checks that the focus is visible. */
export async function tabTo(what: Locator, key = 'Tab'): Promise<void> {
  await what.waitFor()
  for (let steps = 0; steps < 40 && !(await hasFocus(what)); steps += 1)
    await what.page().keyboard.press(key)
  const outline = () => what.evaluate((node) => getComputedStyle(node).outlineStyle)
  // The styles of the page may still load.
  await expect.poll(async () => [await hasFocus(what), await outline()]).toEqual([true, 'solid'])
}

/** Waits for a step of a page, which focuses its heading or first field. */
export const expectStep = (page: Page, name: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement
        const card = focused?.matches('input') ? focused.closest('.lk-card') : null
        return (card?.querySelector('h1') ?? focused)?.textContent
      }),
    )
    .toBe(name)

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** The field of a password. The button that shows the password has the same label. */
export const passwordField = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })
export const link = (page: Page | Locator, name: string) =>
  page.getByRole('link', { name, exact: true })

export async function type(what: Locator, text: string): Promise<void> {
  await tabTo(what)
  await what.page().keyboard.type(text)
}

export async function press(what: Locator, key = 'Enter'): Promise<void> {
  await tabTo(what)
  await what.page().keyboard.press(key)
}

/** Types an email address and a password into the form of the page and submits it. */
export async function submitCredentials(page: Page, { email, password }: Visitor): Promise<void> {
  await type(field(page, 'Email address'), email)
  await type(passwordField(page, 'Password'), password)
  await page.keyboard.press('Enter')
}

/** Follows the link of the newest email to this visitor, by keyboard. */
export async function followEmailLink(
  { open, context, email }: Visitor,
  about: string,
): Promise<Page> {
  const mailbox = await open(`${serviceUrl}/dev/mail`)
  await press(mailbox.getByRole('link', { name: email }).filter({ hasText: about }).first())
  await mailbox.getByRole('heading', { name: about }).waitFor()
  const opened = context.waitForEvent('page')
  await press(link(mailbox, 'Open'))
  await mailbox.close()
  return opened
}

/**
 * Records what a screen reader announces in the tabs of a visitor, except names, oldest first. Call it before the
 * first tab is opened.
 */
export async function recordAnnouncements(context: BrowserContext): Promise<string[]> {
  const announcements: string[] = []
  await context.exposeFunction('recordText', (text: string) => void announcements.push(text))
  await context.addInitScript(() => {
    // Scripts do not run in the frame of an email.
    if (window.parent !== window) return
    const { recordText } = window as unknown as { recordText(text: string): void }
    const live = '[role=status], [role=alert], [aria-live]'
    // Live regions that change, and alerts that are added. Screen readers may ignore other added regions.
    const regionsOf = ({ target, addedNodes }: MutationRecord): Element[] => {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (around) return [around]
      const elements = [...addedNodes].filter((node) => node instanceof Element)
      return elements
        .flatMap((node) => [node, ...node.querySelectorAll('*')])
        .filter((node) => node.matches('[role=alert]'))
    }
    const record = (text: string | null | undefined) => void (text && recordText(text))
    new MutationObserver((changes) => {
      for (const region of new Set(changes.flatMap(regionsOf))) record(region.textContent)
    }).observe(document, { childList: true, characterData: true, subtree: true })
    // The description of a control is announced when it gets focus.
    document.addEventListener('focusin', ({ target }) => {
      const described = (target as Element).getAttribute('aria-describedby') ?? ''
      for (const id of described.split(' ')) record(document.getElementById(id)?.textContent)
    })
  })
  return announcements
}

/** Waits until the text is announced and then clears the list. */
export async function expectAnnouncement(announcements: string[], text: string): Promise<void> {
  await expect.poll(() => announcements).toContain(text)
  announcements.length = 0
}
