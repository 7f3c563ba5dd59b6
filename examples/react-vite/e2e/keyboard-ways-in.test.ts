import { expect, test } from 'vitest'
import {
  button,
  enter,
  expectFocus,
  expectHeard,
  expectStep,
  field,
  followMail,
  link,
  listen,
  press,
  tabTo,
  type,
} from '../../e2e/by-keyboard.js'
import { expectSeen } from '../../e2e/expect-seen.js'
import { createProject } from '../../e2e/project.js'
import { createVisitor, exampleUrl, somebody } from '../../e2e/visitor.js'
import { createAuthenticatorApp, wrong } from '../../../packages/core/test/totp.js'
import { addAuthenticator } from '../../../packages/testing/src/authenticator.js'

test('OA14: the keyboard is denied access at a provider, tries again and is signed in', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/handler/sign-in?after_auth_return_to=%2Fmembers')
  await expectStep(page, 'Sign in')
  const provider = page.getByRole('button', { name: 'Continue with GitHub' })
  await press(provider, 'Space')
  await press(page.getByRole('link', { name: 'Deny access' }))
  await expectStep(page, 'Access was denied')
  await press(link(page, 'Try again'))
  await expectStep(page, 'Sign in')
  await press(provider)
  // Until its script runs, the provider's page takes nothing.
  await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor()
  await type(page.getByLabel('Name'), 'Ada')
  await type(page.getByLabel('E-mail'), visitor.email)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${exampleUrl}/members`)
  await expectSeen(page.getByText('Welcome, Ada.'))
  await tabTo(link(page, 'Home'))
})

/** The call that begins to sign in with a passkey. */
const begin = /initiate-passkey-auth/

test('the keyboard adds a passkey, signs out and signs in with it', async () => {
  const visitor = await createVisitor()
  const heard = await listen(visitor.context)
  const page = await visitor.open('/handler/sign-up')
  const authenticator = await addAuthenticator(page)
  await enter(page, visitor)
  await page.waitForURL(`${exampleUrl}/`)
  await page.goto('/handler/account-settings/security')
  await expectStep(page, 'Security')
  await press(button(page, 'Add a passkey'))
  await expectHeard(heard, 'Saved.')
  await expectFocus(button(page, 'Replace passkey'))
  await tabTo(link(page, 'Settings'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expectStep(page, 'Settings')
  // Whoever opens the sign-in page finds nobody at the device.
  await authenticator.attend(false)
  await press(button(page, 'Sign out'), 'Space')
  await page.waitForURL(`${exampleUrl}/`)

  const isOffered = page.waitForRequest(begin)
  await page.goto('/members')
  await isOffered
  // Somebody is there once the offer in the form has made room, before the browser asks again.
  await page.route(begin, async (route) => {
    await authenticator.attend(true)
    await route.continue()
  })
  await expectStep(page, 'Sign in')
  await press(button(page, 'Sign in with a passkey'))
  await expectSeen(page.getByText(`Welcome, ${visitor.email}.`))
})

test('the keyboard signs in with a password and the code of an authenticator app', async () => {
  const project = await createProject()
  const as = somebody()
  const app = createAuthenticatorApp(project)
  const { user } = await project.signedIn(as)
  await user.update({ totpMultiFactorSecret: app.secret })
  const refusals = ['MULTI_FACTOR_AUTHENTICATION_REQUIRED', 'INVALID_TOTP_CODE']
  const visitor = await createVisitor({ project, as, refusals })
  const heard = await listen(visitor.context)
  const page = await visitor.open('/members')
  await expectStep(page, 'Sign in')
  await enter(page, visitor)
  await expectStep(page, 'Enter your code')
  const code = await app.nextCode()
  const entry = field(page, 'Code')
  await type(entry, wrong(code))
  await expectHeard(heard, 'That code is wrong. Enter the one that is shown now.')
  await expectFocus(entry)
  expect(await entry.inputValue()).toBe('')
  await page.keyboard.type(code)
  await page.waitForURL(`${exampleUrl}/members`)
  await expectSeen(page.getByText(`Welcome, ${visitor.email}.`))
})

test('the keyboard asks for the link of a mail and signs in with it', async () => {
  const visitor = await createVisitor()
  const heard = await listen(visitor.context)
  const asking = await visitor.open('/handler/sign-in')
  await expectStep(asking, 'Sign in')
  await press(button(asking, 'Mail me a code instead'))
  await press(button(asking, 'Mail me a code'))
  await expectHeard(heard, 'Enter your e-mail address.')
  await expectFocus(field(asking, 'E-mail address'))
  await asking.keyboard.type(visitor.email)
  await asking.keyboard.press('Enter')
  await expectStep(asking, 'Enter the code')

  const page = await followMail(visitor, 'Sign in')
  await expectStep(page, 'Sign in?')
  await press(button(page, 'Sign in'))
  await page.waitForURL((url) => !url.pathname.startsWith('/handler'))
  await expectSeen(page.getByRole('banner').getByText(visitor.email))
  // The tab that asked is signed in by that, too.
  await asking.bringToFront()
  await expectStep(asking, 'You are signed in')
})
