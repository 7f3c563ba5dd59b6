import { expect, test } from 'vitest'
import { createVisitor, fillIn, nextUrl } from '../../e2e/visitor.js'

const members = 'Only members can read this page'

test('a protected page sends to sign-up by way of sign-in, and back to itself', async () => {
  const visitor = await createVisitor({ at: nextUrl })
  const page = await visitor.open('/members')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Create account' }).waitFor()
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${nextUrl}/members`)
  await page.getByRole('heading', { name: members }).waitFor()
  expect(await page.getByText(`Welcome, ${visitor.email}.`).isVisible()).toBe(true)
})
