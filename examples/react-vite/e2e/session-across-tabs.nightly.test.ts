import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { createVisitor, userMenu } from '../../e2e/visitor.js'

/** Locates the controls of the banner that tell whether the user is signed in. */
const account = (page: Page) => ({
  button: userMenu(page),
  link: page.getByRole('banner').getByRole('link', { name: 'Sign in' }),
})

describe('session of the React example, in several tabs', () => {
  it('signs out the other tabs when one tab signs out, without a reload', async () => {
    const visitor = await createVisitor()
    const first = await visitor.signUp()
    const second = await visitor.open('/')
    const third = await visitor.open('/members')
    await account(second).button.waitFor()
    await third.getByRole('heading', { name: 'Protected page' }).waitFor()
    const loads: string[] = []
    second.on('framenavigated', (frame) => loads.push(frame.url()))

    await account(first).button.click()
    await first.getByRole('menuitem', { name: 'Sign out' }).click()

    await account(first).link.waitFor()
    await account(second).link.waitFor()
    await third.waitForURL('**/handler/sign-in?*')
    expect(loads).toEqual([])
  })

  it('signs in the other tabs when one tab signs in', async () => {
    const visitor = await createVisitor()
    const waiting = await visitor.open('/')
    await account(waiting).link.waitFor()
    await visitor.signUpOnPage()
    await account(waiting).button.waitFor()
    await expectVisible(userMenu(waiting, visitor.email))
  })
})
