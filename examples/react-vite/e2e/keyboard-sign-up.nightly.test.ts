import { describe, it } from 'vitest'
import { expectFocus, expectStep, field, passwordField, press, type } from '../../e2e/keyboard.js'
import { expectVisible } from '../../e2e/expect-visible.js'
import { createVisitor, exampleUrl, userMenu } from '../../e2e/visitor.js'

describe('sign-up page of the React example, by keyboard', () => {
  it('moves focus to the invalid field, then signs up', async () => {
    const visitor = await createVisitor()
    const page = await visitor.open('/handler/sign-up')
    await expectStep(page, 'Create account')
    await type(field(page, 'Email address'), visitor.email)
    await type(passwordField(page, 'Password'), 'short')
    await page.keyboard.press('Enter')
    const password = passwordField(page, 'Password')
    await expectFocus(password)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(visitor.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${exampleUrl}/`)
    await expectVisible(userMenu(page, visitor.email))
    await press(userMenu(page))
    await expectFocus(page.getByRole('menuitem', { name: 'Account settings' }))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expectVisible(page.getByRole('link', { name: 'Create account' }))
  })
})
