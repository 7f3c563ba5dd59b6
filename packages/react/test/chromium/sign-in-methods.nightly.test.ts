import { createTestProject } from '@latchkey/testing'
import { addAuthenticator } from '@latchkey/testing/authenticator'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createOAuthProject } from '../../../core/test/support/visit-provider.js'
import { ada, callApp, openPages } from './open-pages.js'

const users = [{ ...ada, emailVerified: true }]
const SIGN_IN = '/handler/sign-in?after_auth_return_to=%2Fteams'

const button = (page: Page, name: string) => page.getByRole('button', { name })
/** Waits until the page has this heading. */
const expectHeading = (page: Page, name: string) =>
  expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
const hello = `Hello ${ada.email}`

describe('OAuth sign-in', () => {
  it('signs the user in and redirects to after_auth_return_to', async () => {
    const { page, origin } = await openPages(await createOAuthProject(), SIGN_IN)
    await button(page, 'Continue with GitHub').click()
    await page.getByRole('heading', { name: 'Sign in with GitHub' }).waitFor()
    await page.getByRole('link', { name: 'Ada Lovelace' }).click()
    await page.waitForURL(`${origin}/teams`)
    await expectHeading(page, hello)
  })

  it('shows the error page when the user denies access, which links to the sign-in page (OA14)', async () => {
    const { page } = await openPages(await createOAuthProject(), SIGN_IN)
    await button(page, 'Continue with GitHub').click()
    await page.getByRole('link', { name: 'Deny access' }).click()
    await expectHeading(page, 'Sign-in was canceled')
    await page.getByRole('link', { name: 'Try again' }).click()
    await button(page, 'Continue with GitHub Last used').waitFor()
  })

  it('starts again with another provider after the browser goes back', async () => {
    const { page } = await openPages(await createOAuthProject(), SIGN_IN)
    await button(page, 'Continue with GitHub').click()
    await page.getByRole('heading', { name: 'Sign in with GitHub' }).waitFor()
    await page.goBack()
    await button(page, 'Continue with Google').click()
    await expectHeading(page, 'Sign in with Google')
  })

  it('is disabled in a frame of another site with an explanation (OA43)', async () => {
    const { context, origin } = await openPages(await createOAuthProject(), '/')
    const outer = await context.newPage()
    const src = `${origin}/handler/sign-in`
    await outer.setContent(`<iframe src="${src}" width="600" height="700"></iframe>`)
    const frame = outer.frameLocator('iframe')
    await frame.getByText("Sign-in providers don't open inside another page.").waitFor()
    const github = frame.getByRole('button', { name: 'Continue with GitHub' })
    expect(await github.getAttribute('aria-disabled')).toBe('true')
    const link = frame.getByRole('link', { name: 'Open in a new tab' })
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await link.getAttribute('href')).toBe(src)
  })
})

/** Opens a signed-out page in a browser that has a passkey for the account. */
async function openWithPasskey({ isPresent = true } = {}) {
  const project = await createTestProject({ users, config: { passkeyEnabled: true } })
  const opened = await openPages(project, '/')
  const { page } = opened
  const { attend } = await addAuthenticator(page)
  await callApp(
    page,
    async (app, credentials) => {
      await app.signInWithCredential({ ...credentials, noRedirect: true })
      await (await app.getUser({ or: 'throw' })).registerPasskey()
      await app.signOut({ noRedirect: true })
    },
    ada,
  )
  await attend(isPresent)
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /initiate-passkey-auth/.test(request.url())) {
      requests.push(request.url())
    }
  })
  return { ...opened, attend, requests }
}

describe('passkey sign-in', () => {
  it('signs the user in from autofill of the email field', async () => {
    const { page, requests } = await openWithPasskey()
    await page.goto(SIGN_IN)
    await page.waitForURL('**/teams')
    await expectHeading(page, hello)
    expect(requests).toHaveLength(1)
  })

  it('aborts autofill and signs the user in with the button (WA09)', async () => {
    const { page, attend, requests } = await openWithPasskey({ isPresent: false })
    await page.goto(SIGN_IN)
    await expect.poll(() => requests).toHaveLength(1)
    const field = page.getByLabel('Email address')
    expect(await field.getAttribute('autocomplete')).toBe('username webauthn')
    // The virtual authenticator confirms after autofill ended and before the ceremony of the button
    // starts, so
    // the browser does not wait for a gesture of the user.
    await page.route(/initiate-passkey-auth/, async (route) => {
      await attend(true)
      await route.continue()
    })
    await button(page, 'Sign in with a passkey').click()
    await page.waitForURL('**/teams')
    expect(requests).toHaveLength(2)
    await expectHeading(page, hello)
  })

  it('signs the user in with the button if the browser does not support autofill (WA12)', async () => {
    const { page, requests } = await openWithPasskey()
    await page.addInitScript('delete PublicKeyCredential.isConditionalMediationAvailable')
    await page.goto(SIGN_IN)
    await button(page, 'Sign in with a passkey').click()
    await page.waitForURL('**/teams')
    await expectHeading(page, hello)
    expect(requests).toHaveLength(1)
  })

  it('shows that the browser does not support passkeys, and the password still works (WA12)', async () => {
    const project = await createTestProject({ users, config: { passkeyEnabled: true } })
    const { page } = await openPages(project, '/')
    await page.addInitScript('delete globalThis.PublicKeyCredential')
    await page.goto(SIGN_IN)
    await button(page, 'Sign in with a passkey').click()
    await page.getByText("This browser doesn't support passkeys here.").waitFor()
    await page.getByLabel('Email address').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.keyboard.press('Enter')
    await expectHeading(page, hello)
  })
})

describe('email sign-in by keyboard', () => {
  it('signs the user in with an emailed code', async () => {
    const project = await createTestProject({ users, config: { magicLinkEnabled: true } })
    const { page } = await openPages(project, SIGN_IN)
    const address = page.getByLabel('Email address')
    await expect.poll(() => address.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.type(ada.email)
    const change = button(page, 'Use an email code instead')
    for (let tries = 0; tries < 8; tries += 1) {
      if (await change.evaluate((node) => node === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await button(page, 'Use your password instead').waitFor()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    const { link } = await project.inbox.next({ to: ada.email })
    const code = page.getByLabel('Code')
    await expect.poll(() => code.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.keyboard.type(new URL(link).searchParams.get('code')!.slice(0, 6))
    await page.waitForURL('**/teams')
    await expectHeading(page, hello)
  })
})

describe('magic link', () => {
  it('signs the user in in both tabs when it is opened in another tab', async () => {
    const project = await createTestProject({ users, config: { magicLinkEnabled: true } })
    const { page, context, origin } = await openPages(project, SIGN_IN)
    await page.getByLabel('Email address').fill(ada.email)
    await button(page, 'Use an email code instead').click()
    await button(page, 'Email me a code').click()
    await page.getByLabel('Code').waitFor()
    const { link } = await project.inbox.next({ to: ada.email })
    const { pathname, search } = new URL(link)
    const other = await context.newPage()
    await other.goto(origin + pathname + search)
    await other.getByText('Only continue if you requested this.').waitFor()
    await button(other, 'Sign in').click()
    await other.waitForURL(`${origin}/teams`)
    await expectHeading(page, "You're signed in")
  })
})
