import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createVisitor, exampleUrl, fillIn } from '../../e2e/visitor.js'

const demo = { email: 'demo@example.com', password: 'demo-password' }

const home = 'Everybody can read this page'
const members = 'Only members can read this page'

/** Waits for a page of the example, and reads its heading. */
async function headingAt(page: Page, path: string) {
  await page.waitForURL(exampleUrl + path)
  return page.getByRole('heading', { level: 1 }).textContent()
}

async function signIn(page: Page, credentials = demo) {
  await fillIn(page, credentials)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a wrong password is refused, and the address stays', async () => {
  const visitor = await createVisitor({ refusals: ['EMAIL_PASSWORD_MISMATCH'] })
  const page = await visitor.open('/handler/sign-in')
  await signIn(page, { ...demo, password: 'wrong-password' })
  await page.getByText('Wrong e-mail or password.').waitFor()
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(demo.email)
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await signIn(page)
  expect(await headingAt(page, '/')).toBe(home)
})

test('a protected page sends to sign-in, and sign-in back to where one was', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/members?from=mail#latest')
  await page.waitForURL('**/handler/sign-in?*')
  await signIn(page)
  expect(await headingAt(page, '/members?from=mail#latest')).toBe(members)
})

test('the way back survives creating an account instead', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/members')
  await page.getByRole('link', { name: 'Create account' }).click()
  // Both pages have the same fields: those of the first must be gone.
  await page.getByRole('heading', { name: 'Create account' }).waitFor()
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Create account' }).click()
  expect(await headingAt(page, '/members')).toBe(members)
})

test('the keyboard alone is enough', async () => {
  const visitor = await createVisitor()
  const page = await visitor.open('/handler/sign-in')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Enter')
  expect(await headingAt(page, '/')).toBe(home)
})
