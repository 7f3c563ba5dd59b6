import { expect, test } from './test.js'

test.use({ projectSeed: { config: { passkeyEnabled: true } } })

test('signs in with a passkey', async ({ page, signedIn, authenticator }) => {
  await signedIn({ email: 'ada@example.com', displayName: 'Ada' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('status')).toHaveText('Add a passkey: ok')
  expect(await authenticator.passkeys()).toMatchObject([{ rpId: 'localhost' }])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading')).toHaveText('Signed out')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading')).toHaveText('Hello Ada')
})
