import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createVisitor, fillIn, nextUrl, type Visitor } from '../../e2e/visitor.js'

/** Follows the link on the sign-in page to sign-up and creates an account. */
async function signUpFrom(page: Page, visitor: Visitor) {
  await page.getByRole('link', { name: 'Create account' }).click()
  // Both pages have the same fields, so the first page must be gone.
  await page.getByRole('heading', { name: 'Create account' }).waitFor()
  await fillIn(page, visitor)
  await page.getByRole('button', { name: 'Create account' }).click()
}

describe('protected page of the Next.js example', () => {
  it('redirects a signed-out user to sign-in on the server, and back after sign-up', async () => {
    const visitor = await createVisitor({ at: nextUrl })
    const page = await visitor.open('/members')
    expect(page.url()).toBe(`${nextUrl}/handler/sign-in?after_auth_return_to=%2Fmembers`)
    await signUpFrom(page, visitor)
    await page.waitForURL(`${nextUrl}/members`)
    await page.getByRole('main').getByText(`Welcome, ${visitor.email}.`).waitFor()
  })

  it('redirects on client-side navigation without loading a document', async () => {
    const visitor = await createVisitor({ at: nextUrl })
    const page = await visitor.open('/')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await page.getByRole('link', { name: 'Members', exact: true }).click()
    await page.waitForURL('**/handler/sign-in?after_auth_return_to=%2Fmembers')
    expect(documents).toEqual([])
    await signUpFrom(page, visitor)
    await page.waitForURL(`${nextUrl}/members`)
    await page.getByRole('main').getByText(`Welcome, ${visitor.email}.`).waitFor()
  })

  it('redirects a request that tries to bypass the proxy (SR14)', async () => {
    const around = { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware' }
    for (const headers of [{}, around, { rsc: '1' }]) {
      const page = await fetch(`${nextUrl}/members`, { headers, redirect: 'manual' })
      expect(page.status === 307 || 'rsc' in headers).toBe(true)
      expect(await page.text()).not.toContain('Welcome')
      expect(await fetch(`${nextUrl}/api/me`, { headers })).toMatchObject({ status: 401 })
    }
  })

  it('gives each section of the account settings a URL that the back button restores', async () => {
    const visitor = await createVisitor({ at: nextUrl })
    const page = await visitor.signUp('/handler/account-settings')
    const section = page.getByRole('heading', { level: 2 }).first()
    await section.getByText('Profile').waitFor()
    await page.getByRole('link', { name: 'Security' }).click()
    await page.waitForURL('**/account-settings/security')
    await page.getByRole('heading', { name: 'Security', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/handler/account-settings')
  })
})
