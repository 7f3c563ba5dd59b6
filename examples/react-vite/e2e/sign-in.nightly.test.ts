import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectStep } from '../../e2e/keyboard.js'
import { createVisitor, exampleUrl, fillIn } from '../../e2e/visitor.js'

const demo = { email: 'demo@example.com', password: 'demo-password' }

const home = 'Latchkey in a React app'
const members = 'Protected page'

/** Waits for a page of the example by its URL and heading. */
async function expectPage(page: Page, path: string, name: string) {
  await page.waitForURL(exampleUrl + path)
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function signIn(page: Page, credentials = demo) {
  await fillIn(page, credentials)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('sign-in rejects an incorrect password and keeps the email address', async () => {
  const visitor = await createVisitor({ refusals: ['EMAIL_PASSWORD_MISMATCH'] })
  const page = await visitor.open('/handler/sign-in')
  await signIn(page, { ...demo, password: 'wrong-password' })
  await page.getByText('Incorrect email or password.').waitFor()
  expect(await page.getByLabel('Email address').inputValue()).toBe(demo.email)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await signIn(page)
  await expectPage(page, '/', home)
})

test('a protected page redirects to sign-in, which redirects back to the page and its query', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/members?from=email#latest')
  await page.waitForURL('**/handler/sign-in?*')
  await signIn(page)
  await expectPage(page, '/members?from=email#latest', members)
})

test('sign-up redirects back to the protected page that redirected to sign-in', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/members')
  await page.getByRole('link', { name: 'Create account' }).click()
  // Both pages have the same fields, so the first page must be gone.
  await page.getByRole('heading', { name: 'Create account' }).waitFor()
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectPage(page, '/members', members)
})

test('sign-in works by keyboard', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/handler/sign-in')
  await expectStep(page, 'Sign in')
  await page.keyboard.type(demo.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Enter')
  await expectPage(page, '/', home)
})
