import { expect, test } from 'vitest'
import {
  button,
  expectFocus,
  expectStep,
  field,
  passwordField,
  press,
  type,
} from '../../e2e/by-keyboard.js'
import { expectSeen } from '../../e2e/expect-seen.js'
import { followMail, openMail } from '../../e2e/mailbox.js'
import { createVisitor, exampleUrl } from '../../e2e/visitor.js'

test('the keyboard signs up, after what was wrong has taken focus', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/handler/sign-up')
  await expectStep(page, 'Create account')
  await type(field(page, 'E-mail address'), visitor.email)
  await type(passwordField(page, 'Password'), 'short')
  await page.keyboard.press('Enter')
  const password = passwordField(page, 'Password')
  await expectFocus(password)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(visitor.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${exampleUrl}/`)
  await expectSeen(page.getByRole('banner').getByText(visitor.email))
  await press(page.getByRole('banner').getByRole('button', { name: 'Sign out' }))
  await expectSeen(page.getByRole('link', { name: 'Create account' }))
})

test('the keyboard signs in with the code of a mail', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/handler/sign-in')
  await expectStep(page, 'Sign in')
  await press(button(page, 'Mail me a code instead'), 'Space')
  await type(field(page, 'E-mail address'), visitor.email)
  await page.keyboard.press('Enter')
  await expectStep(page, 'Enter the code')
  const mailbox = await openMail(visitor, { to: visitor.email, about: 'your code is' })
  const subject = await mailbox.getByRole('heading', { name: 'your code is' }).textContent()
  await page.bringToFront()
  await type(field(page, 'Code'), subject?.slice(-6) ?? '')
  await page.waitForURL(`${exampleUrl}/`)
  await expectSeen(page.getByRole('banner').getByText(visitor.email))
})

test('the keyboard has a new password mailed, chooses it and signs in', async () => {
  const visitor = await createVisitor()
  await (await visitor.signUp()).close()
  await visitor.context.clearCookies()
  const asking = await visitor.open('/handler/sign-in')
  await expectStep(asking, 'Sign in')
  await press(asking.getByRole('link', { name: 'Forgot it?' }))
  await expectStep(asking, 'Forgot your password?')
  await type(field(asking, 'E-mail address'), visitor.email)
  await asking.keyboard.press('Enter')
  await expectStep(asking, 'Look into your mailbox')

  const page = await followMail(visitor, 'Set a new password')
  await expectStep(page, 'Choose a new password')
  await type(passwordField(page, 'New password'), 'a fresh password')
  await type(passwordField(page, 'New password again'), 'a fresh password')
  await press(button(page, 'Save the password'), 'Space')
  await expectStep(page, 'Your password is new')
  await press(page.getByRole('link', { name: 'Sign in' }))
  await expectStep(page, 'Sign in')
  await type(field(page, 'E-mail address'), visitor.email)
  await type(passwordField(page, 'Password'), 'a fresh password')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${exampleUrl}/`)
  await expectSeen(page.getByRole('banner').getByText(visitor.email))
})

test('the keyboard is enough for the settings, their dialogs and leaving for good', async () => {
  const visitor = await createVisitor()
  const page = await visitor.signUp()
  await page.goto('/profile')
  await press(page.getByRole('link', { name: 'Account settings' }))
  await expectStep(page, 'Account')
  await type(field(page, 'Name'), 'Ada Lovelace')
  await page.keyboard.press('Enter')
  await expectSeen(page.getByText('Saved.'))

  await press(page.getByRole('link', { name: 'Security' }))
  await expectStep(page, 'Security')
  await press(button(page, 'Change password'))
  await type(passwordField(page, 'Current password'), visitor.password)
  await type(passwordField(page, 'New password'), 'a fresh password')
  await page.keyboard.press('Enter')
  await expectSeen(page.getByText('Saved.'))

  await press(page.getByRole('link', { name: 'Settings', exact: true }))
  await expectStep(page, 'Settings')
  const opener = button(page, 'Delete account').first()
  await press(opener)
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectSeen(dialog)
  for (let steps = 0; steps < 8; steps += 1) {
    await page.keyboard.press('Tab')
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(opener)

  await page.keyboard.press('Enter')
  await type(dialog.getByLabel('Type it here'), visitor.email)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${exampleUrl}/`)
  await expectSeen(page.getByRole('link', { name: 'Create account' }))
})
