import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  button,
  enter,
  expectFocus,
  expectHeard,
  expectStep,
  field,
  link,
  listen,
  passwordField,
  press,
  tabTo,
  type,
} from '../../e2e/by-keyboard.js'
import { expectSeen } from '../../e2e/expect-seen.js'
import { verifyEmail } from '../../e2e/mailbox.js'
import { createVisitor, exampleUrl } from '../../e2e/visitor.js'
import { totp } from '../../../packages/react/test/totp.js'

/** Opens a section of the settings from their navigation, which precedes the section. */
async function goTo(page: Page, name: string): Promise<void> {
  await tabTo(link(page, name), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectStep(page, name)
}

/** Signs up and opens the settings. */
async function openSettings(refusals: readonly string[] = []) {
  const visitor = await createVisitor({ refusals })
  const heard = await listen(visitor.context)
  const page = await visitor.open('/handler/sign-up?after_auth_return_to=%2Fprofile')
  await expectStep(page, 'Create account')
  await enter(page, visitor)
  await verifyEmail(visitor)
  await page.reload()
  await press(link(page, 'Account settings'))
  await expectStep(page, 'Account')
  await press(link(page, 'Security'))
  await expectStep(page, 'Security')
  heard.length = 0
  return { visitor, page, heard }
}

describe('account settings of the React example, by keyboard', () => {
  it('changes the password, sets up an authenticator app and announces each result', async () => {
    const { visitor, page, heard } = await openSettings(['PASSWORD_CONFIRMATION_MISMATCH'])
    await press(button(page, 'Change password'))
    const old = passwordField(page, 'Current password')
    // The form replaces the button, so focus moves to the heading of the section.
    await expectStep(page, 'Password')
    await type(old, 'something else')
    await type(passwordField(page, 'New password'), 'a fresh password')
    await page.keyboard.press('Enter')
    await expectHeard(heard, 'Incorrect password.')
    await expectFocus(old)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(visitor.password)
    await press(button(page, 'Save password'), 'Space')
    await expectHeard(heard, 'Saved.')
    await expectStep(page, 'Password')

    await press(button(page, 'Set up'))
    await expectStep(page, 'Authenticator app')
    const code = field(page, 'Code')
    const secret = (await page.locator('.lk-secret code').textContent())?.replaceAll(' ', '') ?? ''
    await press(button(page, 'Turn on'))
    await expectHeard(heard, 'Enter all 6 digits from your authenticator app.')
    await expectFocus(code)
    await page.keyboard.type(totp(secret))
    await page.keyboard.press('Enter')
    await expectHeard(heard, 'Saved.')
    await expectStep(page, 'Authenticator app On')
  })

  it('adds an email address, creates an API key and announces each result', async () => {
    const { visitor, page, heard } = await openSettings()
    await goTo(page, 'Emails')
    const address = field(page, 'Email address')
    await press(button(page, 'Add address'))
    await expectHeard(heard, 'Enter your email address.')
    await expectFocus(address)
    await page.keyboard.type(`other-${visitor.email}`)
    await press(button(page, 'Add address'), 'Space')
    await expectHeard(heard, `We sent a verification link to other-${visitor.email}.`)
    await expectSeen(page.getByRole('listitem').filter({ hasText: `other-${visitor.email}` }))
    await expectFocus(button(page, 'Add address'))

    await goTo(page, 'API keys')
    const create = button(page.getByRole('main'), 'Create API key').first()
    await press(create)
    const asking = page.getByRole('dialog', { name: 'Create API key' })
    const purpose = field(page, 'Name')
    await expectFocus(purpose)
    await page.keyboard.press('Enter')
    await expectHeard(heard, 'Enter a name.')
    await expectFocus(purpose)
    await page.keyboard.type('Nightly report')
    await tabTo(page.getByRole('combobox', { name: 'Expires' }))
    await page.keyboard.press('ArrowDown')
    await press(button(asking, 'Create API key'), 'Space')
    const reveal = page.getByRole('dialog', { name: 'Copy your key now' })
    await expectFocus(button(reveal, 'Copy'))
    await press(button(reveal, 'Done'))
    await expectFocus(create)
    await expectSeen(page.getByRole('listitem').filter({ hasText: 'Nightly report' }))
  })

  it('sets a name, signs out, signs in and deletes the account', async () => {
    const { visitor, page, heard } = await openSettings(['EMAIL_PASSWORD_MISMATCH'])
    await goTo(page, 'Profile')
    await type(field(page, 'Name'), 'Ada Lovelace')
    await page.keyboard.press('Enter')
    await expectHeard(heard, 'Saved.')
    await expectFocus(field(page, 'Name'))
    await goTo(page, 'Danger zone')
    await press(button(page, 'Sign out'))
    await page.waitForURL(`${exampleUrl}/`)

    await press(link(page, 'Sign in').first())
    await expectStep(page, 'Sign in')
    await enter(page, visitor)
    await expectSeen(page.getByRole('banner').getByText('Ada Lovelace'))
    await page.goto('/handler/account-settings/settings')
    await expectStep(page, 'Danger zone')
    const opener = button(page, 'Delete account').first()
    await press(opener)
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const phrase = dialog.getByLabel('Confirmation')
    await expectFocus(phrase)
    for (let steps = 0; steps < 8; steps += 1) {
      await page.keyboard.press('Tab')
      expect(await opener.evaluate((node) => node === document.activeElement)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expectFocus(opener)

    await page.keyboard.press('Enter')
    await expectFocus(phrase)
    await page.keyboard.type('something else')
    await page.keyboard.press('Enter')
    await expectHeard(heard, "Doesn't match.")
    await expectFocus(phrase)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(visitor.email)
    await press(button(dialog, 'Delete account'), 'Space')
    await page.waitForURL(`${exampleUrl}/`)
    await expectSeen(link(page, 'Create account'))
    expect(await page.context().cookies()).toEqual([])

    await page.goto('/handler/sign-in')
    await expectStep(page, 'Sign in')
    await enter(page, visitor)
    await expectSeen(page.getByText('Incorrect email or password.'))
  })
})
