import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { addAuthenticator } from '../../../packages/testing/src/authenticator.js'
import { verifyEmail } from '../../e2e/mailbox.js'
import { createVisitor, exampleUrl } from '../../e2e/visitor.js'

/** Creates a visitor who has added a passkey in the settings and signed out. */
async function createPasskeyOwner() {
  const visitor = await createVisitor()
  const page = await visitor.signUp('/profile')
  // The service accepts a passkey only for a verified address.
  await verifyEmail(visitor)
  await page.reload()
  const authenticator = await addAuthenticator(page)
  await page.getByRole('link', { name: 'Account settings' }).click()
  await page.getByRole('link', { name: 'Security' }).click()
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expectVisible(page.getByRole('button', { name: 'Actions for Passkey' }))
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  // The authenticator does not respond when the sign-in page opens.
  await authenticator.attend(false)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${exampleUrl}/`)
  return { ...visitor, page, authenticator }
}

describe('passkey autofill in the React example', () => {
  it('signs in with the passkey that the browser offers for autofill', async () => {
    const { page, email, authenticator } = await createPasskeyOwner()
    await page.goto('/handler/sign-in')
    const field = page.getByLabel('Email address')
    expect(await field.getAttribute('autocomplete')).toBe('username webauthn')
    // The offer of this page must not be accepted while the tab navigates away.
    await page.goto('/')
    await authenticator.attend(true)
    await page.goto('/members')
    await expectVisible(page.getByText(`Welcome, ${email}.`))
  })
})
