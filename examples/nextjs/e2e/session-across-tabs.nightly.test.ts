import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdRequests } from '../../e2e/hold-requests.js'
import { createVisitor, fillIn, nextUrl, type Visitor } from '../../e2e/visitor.js'

/** Signs out with the menu, which leads to the start page. */
async function signOut(page: Page, { email }: Visitor) {
  await page.getByRole('button', { name: email }).click()
  const navigated = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await navigated
}

describe('Next.js example, in several tabs', () => {
  it('redirects protected pages of other tabs when one tab signs out', async () => {
    const visitor = await createVisitor({ at: nextUrl })
    const first = await visitor.signUpOnPage()
    const [members, home] = [await visitor.open('/members'), await visitor.open('/')]
    await members.getByText(`Welcome, ${visitor.email}.`).waitFor()
    await signOut(first, visitor)
    await members.waitForURL('**/handler/sign-in?*')
    await home.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
    // The URL changes before the page does.
    await expect.poll(() => members.getByText(visitor.email).count()).toBe(0)
    await expect.poll(() => home.getByText(visitor.email).count()).toBe(0)
    expect((await visitor.context.request.get('/api/me')).status()).toBe(401)

    await first.goto('/members')
    expect(new URL(first.url()).pathname).toBe('/handler/sign-in')
  })

  it('replaces a page rendered for one user with that of the next user (SR11)', async () => {
    const visitor = await createVisitor({ at: nextUrl })
    const first = await visitor.signUpOnPage()
    const members = await visitor.context.newPage()
    const release = await holdRequests(members, '**/*.js')
    await members.goto('/members', { waitUntil: 'commit' })
    await members.getByText(`Welcome, ${visitor.email}.`).waitFor()

    await signOut(first, visitor)
    const next = { ...visitor, email: `next-${visitor.email}` }
    await first.goto('/handler/sign-up')
    await fillIn(first, next)
    await first.getByRole('button', { name: 'Create account' }).click()
    await first.waitForURL(`${nextUrl}/`)
    release()

    await members.getByText(`Welcome, ${next.email}.`).waitFor()
    await members.getByRole('button', { name: next.email }).waitFor()
    expect(await members.getByText(`Welcome, ${visitor.email}.`).count()).toBe(0)
  })
})
