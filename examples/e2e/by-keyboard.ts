import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { serviceUrl, type Visitor } from './visitor.js'

const hasFocus = (what: Locator) => what.evaluate((node) => node === document.activeElement)

export const expectFocus = (what: Locator) => expect.poll(() => hasFocus(what)).toBe(true)

/** Goes on with the tab key until something has focus, which can be seen there. */
export async function tabTo(what: Locator, key = 'Tab'): Promise<void> {
  await what.waitFor()
  for (let steps = 0; steps < 40 && !(await hasFocus(what)); steps += 1)
    await what.page().keyboard.press(key)
  const outline = () => what.evaluate((node) => getComputedStyle(node).outlineStyle)
  // The page may still wait for its styles.
  await expect.poll(async () => [await hasFocus(what), await outline()]).toEqual([true, 'solid'])
}

/** Waits for a step of a page, which begins with focus on its heading or on the first field below it. */
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

/** Types an address and a password into the form of the page, whichever it is, and sends it. */
export async function enter(page: Page, { email, password }: Visitor): Promise<void> {
  await type(field(page, 'Email address'), email)
  await type(passwordField(page, 'Password'), password)
  await page.keyboard.press('Enter')
}

/** Follows the link of the newest email to this visitor, from the inbox. */
export async function followMail({ open, context, email }: Visitor, about: string): Promise<Page> {
  const mailbox = await open(`${serviceUrl}/dev/mail`)
  await press(mailbox.getByRole('link', { name: email }).filter({ hasText: about }).first())
  await mailbox.getByRole('heading', { name: about }).waitFor()
  const opened = context.waitForEvent('page')
  await press(link(mailbox, 'Open'))
  await mailbox.close()
  return opened
}

/**
 * Collects the texts that a screen reader announces in the tabs of a visitor, besides names, oldest first. Call it before
 * the first tab is opened.
 */
export async function listen(context: BrowserContext): Promise<string[]> {
  const heard: string[] = []
  await context.exposeFunction('tellHeard', (text: string) => void heard.push(text))
  await context.addInitScript(() => {
    // The frame of an email runs no script.
    if (window.parent !== window) return
    const { tellHeard } = window as unknown as { tellHeard(text: string): void }
    const live = '[role=status], [role=alert], [aria-live]'
    // Live ones that change, and alerts that appear: others may stay unread when they appear.
    const regionsOf = ({ target, addedNodes }: MutationRecord): Element[] => {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (around) return [around]
      const elements = [...addedNodes].filter((node) => node instanceof Element)
      return elements
        .flatMap((node) => [node, ...node.querySelectorAll('*')])
        .filter((node) => node.matches('[role=alert]'))
    }
    const tell = (text: string | null | undefined) => void (text && tellHeard(text))
    new MutationObserver((changes) => {
      for (const region of new Set(changes.flatMap(regionsOf))) tell(region.textContent)
    }).observe(document, { childList: true, characterData: true, subtree: true })
    // What describes a control is read with its name, as soon as it has focus.
    document.addEventListener('focusin', ({ target }) => {
      const described = (target as Element).getAttribute('aria-describedby') ?? ''
      for (const id of described.split(' ')) tell(document.getElementById(id)?.textContent)
    })
  })
  return heard
}

/** Waits until this is read aloud, after what was expected before it. */
export async function expectHeard(heard: string[], text: string): Promise<void> {
  await expect.poll(() => heard).toContain(text)
  heard.length = 0
}
