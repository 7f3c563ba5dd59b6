import { describe, expect, it } from 'vitest'
import {
  button,
  submitCredentials,
  expectFocus,
  expectAnnouncement,
  expectStep,
  field,
  followEmailLink,
  link,
  recordAnnouncements,
  press,
  tabTo,
  type,
} from '../../e2e/keyboard.js'
import { expectVisible } from '../../e2e/expect-visible.js'
import { verifyEmail } from '../../e2e/mailbox.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, exampleUrl, newCredential, userMenu } from '../../e2e/visitor.js'
import { createAuthenticatorApp, wrong } from '../../../packages/core/test/support/totp.js'
import { addAuthenticator } from '../../../packages/testing/src/authenticator.js'

describe('sign-in methods of the React example, by keyboard', () => {
  it('shows that the user denied access at the provider and signs in on a retry (OA14)', async () => {
    const visitor = await createVisitor()
    const page = await visitor.open('/handler/sign-in?after_auth_return_to=%2Fmembers')
    await expectStep(page, 'Sign in')
    const provider = page.getByRole('button', { name: 'Continue with GitHub' })
    await press(provider, 'Space')
    await press(page.getByRole('link', { name: 'Deny access' }))
    await expectStep(page, 'Sign-in was canceled')
    await press(link(page, 'Try again'))
    await expectStep(page, 'Sign in')
    await press(provider)
    // The form of the provider is disabled until its script runs.
    await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor()
    await type(page.getByLabel('Name'), 'Ada')
    await type(page.getByLabel('Email'), visitor.email)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${exampleUrl}/members`)
    await expectVisible(page.getByText('Welcome, Ada.'))
    await tabTo(link(page, 'Home'))
  })

  /** The request that starts a sign-in with a passkey. */
  const begin = /initiate-passkey-auth/

  it('adds a passkey, signs out and signs in with it', async () => {
    const visitor = await createVisitor()
    const announcements = await recordAnnouncements(visitor.context)
    const page = await visitor.open('/handler/sign-up')
    const authenticator = await addAuthenticator(page)
    await submitCredentials(page, visitor)
    await page.waitForURL(`${exampleUrl}/`)
    await verifyEmail(visitor)
    await page.goto('/handler/account-settings/security')
    await expectStep(page, 'Security')
    await press(button(page, 'Add passkey'))
    await expectAnnouncement(announcements, 'Passkey added.')
    await expectFocus(button(page, 'Add passkey'))
    await expectVisible(button(page, 'Actions for Passkey'))
    await tabTo(link(page, 'Profile'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expectStep(page, 'Profile')
    // The authenticator does not respond when the sign-in page opens.
    await authenticator.attend(false)
    await press(button(page, 'Sign out'), 'Space')
    await page.waitForURL(`${exampleUrl}/`)

    const isOffered = page.waitForRequest(begin)
    await page.goto('/members')
    await isOffered
    // The authenticator responds after autofill was aborted and the button started a new request.
    await page.route(begin, async (route) => {
      await authenticator.attend(true)
      await route.continue()
    })
    await expectStep(page, 'Sign in')
    await press(button(page, 'Sign in with a passkey'))
    await expectVisible(page.getByText(`Welcome, ${visitor.email}.`))
  })

  it('signs in with a password and the code of an authenticator app', async () => {
    const project = await createProject()
    const as = newCredential()
    const app = createAuthenticatorApp(project)
    const { user } = await project.signedIn(as)
    await user.update({ totpMultiFactorSecret: app.secret })
    const refusals = ['MULTI_FACTOR_AUTHENTICATION_REQUIRED', 'INVALID_TOTP_CODE']
    const visitor = await createVisitor({ project, as, refusals })
    const announcements = await recordAnnouncements(visitor.context)
    const page = await visitor.open('/members')
    await expectStep(page, 'Sign in')
    await submitCredentials(page, visitor)
    await expectStep(page, 'Enter verification code')
    const code = await app.nextCode()
    const entry = field(page, 'Code')
    await type(entry, wrong(code))
    await expectAnnouncement(announcements, 'Incorrect code. Enter the current one.')
    await expectFocus(entry)
    expect(await entry.inputValue()).toBe('')
    await page.keyboard.type(code)
    await page.waitForURL(`${exampleUrl}/members`)
    await expectVisible(page.getByText(`Welcome, ${visitor.email}.`))
  })

  it('signs in with a magic link', async () => {
    const visitor = await createVisitor()
    const announcements = await recordAnnouncements(visitor.context)
    const requestPage = await visitor.open('/handler/sign-in')
    await expectStep(requestPage, 'Sign in')
    await press(button(requestPage, 'Use an email code instead'))
    await press(button(requestPage, 'Email me a code'))
    await expectAnnouncement(announcements, 'Enter your email address.')
    await expectFocus(field(requestPage, 'Email address'))
    await requestPage.keyboard.type(visitor.email)
    await requestPage.keyboard.press('Enter')
    await expectStep(requestPage, 'Check your email')

    const page = await followEmailLink(visitor, 'sign-in code')
    await expectStep(page, 'Continue signing in?')
    await press(button(page, 'Sign in'))
    await page.waitForURL((url) => !url.pathname.startsWith('/handler'))
    await expectVisible(userMenu(page, visitor.email))
    // The tab that requested the email is signed in as well.
    await requestPage.bringToFront()
    await expectStep(requestPage, "You're signed in")
  })
})
