import { expect, test } from './test.js'

test('greets the signed-in user', async ({ page, signedIn }) => {
  await signedIn({ email: 'ada@example.com', displayName: 'Ada' })
  await page.goto('/')
  await expect(page.getByRole('heading')).toHaveText('Hello Ada')
})
