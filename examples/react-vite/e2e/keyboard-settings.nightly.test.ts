import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  button,
  submitCredentials,
  expectFocus,
  expectAnnouncement,
  expectStep,
  field,
  link,
  recordAnnouncements,
  passwordField,
  press,
  tabTo,
  type,
} from '../../e2e/keyboard.js'
import { expectVisible } from '../../e2e/expect-visible.js'
import { verifyEmail } from '../../e2e/mailbox.js'
import { createVisitor, exampleUrl, userMenu } from '../../e2e/visitor.js'
import { totp } from '../../../packages/core/test/support/totp.js'

/** Opens a section of the settings from the navigation before it. */
async function goTo(page: Page, name: string): Promise<void> {
  await tabTo(link(page, name), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectStep(page, name)
}

/** Signs up and opens the settings. */
async function openSettings(refusals: readonly string[] = []) {
  const visitor = await createVisitor({ refusals })
  const announcements = await recordAnnouncements(visitor.context)
  const page = await visitor.open('/handler/sign-up?after_auth_return_to=%2Fprofile')
  await expectStep(page, 'Create account')
  await submitCredentials(page, visitor)
  await verifyEmail(visitor)
  await page.reload()
  await press(link(page, 'Account settings'))
  await expectStep(page, 'Account')
  await press(link(page, 'Security'))
  await expectStep(page, 'Security')
  announcements.length = 0
  return { visitor, page, announcements }
}

describe('account settings of the React example, by keyboard', () => {
  it('changes the password, sets up an authenticator app and announces each result', async () => {
    const { visitor, page, announcements } = await openSettings(['PASSWORD_CONFIRMATION_MISMATCH'])
    await press(button(page, 'Change password'))
    const old = passwordField(page, 'Current password')
    // The form replaces the button, so focus moves to the heading of the section.
    await expectStep(page, 'Password')
    await type(old, 'something else')
    await type(passwordField(page, 'New password'), 'a fresh password')
    await page.keyboard.press('Enter')
    await expectAnnouncement(announcements, 'Incorrect password.')
    await expectFocus(old)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(visitor.password)
    await press(button(page, 'Save password'), 'Space')
    await expectAnnouncement(announcements, 'Password saved.')
    await expectStep(page, 'Password')

    await press(button(page, 'Set up'))
    await expectStep(page, 'Authenticator app')
    const code = field(page, 'Code')
    const secret = (await page.locator('.lk-secret code').textContent())?.replaceAll(' ', '') ?? ''
    const setup = page.getByRole('region', { name: 'Authenticator app' })
    await press(setup.getByRole('button', { name: 'Turn on' }))
    await expectAnnouncement(announcements, 'Enter all 6 digits from your authenticator app.')
    await expectFocus(code)
    await page.keyboard.type(totp(secret))
    await expectAnnouncement(announcements, 'Authenticator app turned on.')
    await expectStep(page, 'Authenticator app On')
  })

  it('adds an email address, creates an API key and announces each result', async () => {
    const { visitor, page, announcements } = await openSettings()
    await goTo(page, 'Emails')
    const address = field(page, 'Email address')
    await press(button(page, 'Add address'))
    await expectAnnouncement(announcements, 'Enter your email address.')
    await expectFocus(address)
    await page.keyboard.type(`other-${visitor.email}`)
    await press(button(page, 'Add address'), 'Space')
    await expectAnnouncement(
      announcements,
      `We sent a verification link to other-${visitor.email}.`,
    )
    await expectVisible(page.getByRole('listitem').filter({ hasText: `other-${visitor.email}` }))
    await expectFocus(button(page, 'Add address'))

    await goTo(page, 'API keys')
    const create = button(page.getByRole('main'), 'Create API key').first()
    await press(create)
    const form = page.getByRole('dialog', { name: 'Create API key' })
    const keyName = field(page, 'Name')
    await expectFocus(keyName)
    await page.keyboard.press('Enter')
    await expectAnnouncement(announcements, 'Enter a name.')
    await expectFocus(keyName)
    await page.keyboard.type('Nightly report')
    await tabTo(page.getByRole('combobox', { name: 'Expires' }))
    await page.keyboard.press('ArrowDown')
    await press(button(form, 'Create API key'), 'Space')
    const reveal = page.getByRole('dialog', { name: 'Copy your key now' })
    await expectFocus(button(reveal, 'Copy'))
    await press(button(reveal, 'Done'))
    await expectFocus(create)
    await expectVisible(page.getByRole('listitem').filter({ hasText: 'Nightly report' }))
  })

  it('sets a name, signs out, signs in and deletes the account', async () => {
    const { visitor, page, announcements } = await openSettings(['EMAIL_PASSWORD_MISMATCH'])
    await goTo(page, 'Profile')
    await type(field(page, 'Name'), 'Ada Lovelace')
    await page.keyboard.press('Enter')
    await expectAnnouncement(announcements, 'Name saved.')
    await expectFocus(field(page, 'Name'))
    await goTo(page, 'Profile')
    await press(button(page, 'Sign out'))
    await page.waitForURL(`${exampleUrl}/`)

    await press(link(page, 'Sign in').first())
    await expectStep(page, 'Sign in')
    await submitCredentials(page, visitor)
    await expectVisible(userMenu(page, 'Ada Lovelace'))
    await page.goto('/handler/account-settings/profile')
    await expectStep(page, 'Profile')
    const opener = button(page, 'Delete account').first()
    await press(opener)
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const phrase = dialog.getByLabel('to confirm')
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
    await expectAnnouncement(announcements, "Doesn't match.")
    await expectFocus(phrase)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(visitor.email)
    await press(button(dialog, 'Delete account'), 'Space')
    await page.waitForURL(`${exampleUrl}/`)
    await expectVisible(link(page, 'Create account'))
    expect(await page.context().cookies()).toEqual([])

    await page.goto('/handler/sign-in')
    await expectStep(page, 'Sign in')
    await submitCredentials(page, visitor)
    await expectVisible(page.getByText('Incorrect email or password.'))
  })
})
