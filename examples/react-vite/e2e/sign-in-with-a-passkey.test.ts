import { expect, test } from 'vitest'
import { expectSeen } from '../../e2e/expect-seen.js'
import { addAuthenticator } from '../../../packages/testing/src/authenticator.js'
import { createVisitor, exampleUrl } from '../../e2e/visitor.js'

/** The call that begins to sign in with a passkey. */
const begin = /initiate-passkey-auth/

/** Somebody who has added a passkey in the settings, and has signed out. */
async function createOwnerOfPasskey() {
  const visitor = await createVisitor()
  const page = await visitor.signUp()
  const authenticator = await addAuthenticator(page)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Account settings' }).click()
  await page.getByRole('link', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectSeen(page.getByRole('button', { name: 'Remove passkey' }))
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  // Whoever opens the sign-in page finds nobody at the device.
  await authenticator.attend(false)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${exampleUrl}/`)
  return { ...visitor, page, authenticator }
}

test('a passkey that was added in the settings signs in, by its button', async () => {
  const { page, email, authenticator } = await createOwnerOfPasskey()
  const isOffered = page.waitForRequest(begin)
  await page.goto('/members')
  await isOffered
  // Somebody is there once the offer in the form has made room, before the browser asks again.
  await page.route(begin, async (route) => {
    await authenticator.attend(true)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expectSeen(page.getByText(`Welcome, ${email}.`))
})

test('a passkey signs in from what the browser fills into the form', async () => {
  const { page, email, authenticator } = await createOwnerOfPasskey()
  await page.goto('/handler/sign-in')
  const field = page.getByLabel('E-mail address')
  expect(await field.getAttribute('autocomplete')).toBe('username webauthn')
  // What the form offers here is not to be taken while the page is being left.
  await page.goto('/')
  await authenticator.attend(true)
  await page.goto('/members')
  await expectSeen(page.getByText(`Welcome, ${email}.`))
})
