import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { createVisitor, exampleUrl, signOut, userMenu } from '../../e2e/visitor.js'

/** Signs in at the mock provider for GitHub. */
async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with GitHub' }).click()
  await expectVisible(page.getByRole('heading', { name: 'Sign in with GitHub' }))
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

describe('OAuth in the React example', () => {
  it('signs up with an OAuth provider and signs in the next time', async () => {
    const visitor = await createVisitor()
    const page = await visitor.open('/handler/sign-up')
    await continueAs(page, visitor.email)
    await page.waitForURL(`${exampleUrl}/`)
    await expectVisible(userMenu(page, 'Ada'))
    await signOut(page)

    await page.goto('/members')
    await continueAs(page, visitor.email)
    await page.waitForURL(`${exampleUrl}/members`)
    await expectVisible(page.getByText('Welcome, Ada.'))
  })
})
