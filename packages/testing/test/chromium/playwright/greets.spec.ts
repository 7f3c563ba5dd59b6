import { expect, test } from './test.js'

test('greets whoever is signed in', async ({ page, signedIn }) => {
  await signedIn({ email: 'ada@example.com', displayName: 'Ada' })
  await page.goto('/')
  await expect(page.getByRole('heading')).toHaveText('Hello Ada')
})
