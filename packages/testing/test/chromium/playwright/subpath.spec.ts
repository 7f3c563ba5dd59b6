import { expect, test } from './test.js'

test.use({ baseURL: ({ appUrl }, provide) => provide(`${appUrl}/app/`) })

test('an app in a subpath has a session and can end it', async ({ context, page, signedIn }) => {
  await signedIn({ email: 'ada@example.com', displayName: 'Ada' })
  await page.goto('')
  await expect(page.getByRole('heading')).toHaveText('Hello Ada')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading')).toHaveText('Signed out')
  expect(await context.cookies(page.url())).toEqual([])
})
