import { createTestProject } from '@latchkey/testing'
import { addAuthenticator } from '@latchkey/testing/authenticator'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { createOAuthProject } from '../../../core/test/visit-provider.js'
import { callApp, openPages } from './open-pages.js'

const ada = { email: 'ada@example.com', password: 'correct horse battery' }
const users = [{ ...ada, emailVerified: true }]
const SIGN_IN = '/handler/sign-in?after_auth_return_to=%2Fteams'

const button = (page: Page, name: string) => page.getByRole('button', { name })
/** The heading of the page now; waits until it is the one. */
const expectHeading = (page: Page, name: string) =>
  expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name)
const hello = `Hello ${ada.email}`

describe('a provider', () => {
  it('signs in and leads back to where the person came from', async () => {
    const { page, origin } = await openPages(await createOAuthProject(), SIGN_IN)
    await button(page, 'Continue with GitHub').click()
    await page.getByRole('heading', { name: 'Sign in with GitHub' }).waitFor()
    await page.getByRole('link', { name: 'Ada Lovelace' }).click()
    await page.waitForURL(`${origin}/teams`)
    await expectHeading(page, hello)
  })

  it('OA14: that says no leads to the error page, and from there to another try', async () => {
    const { page } = await openPages(await createOAuthProject(), SIGN_IN)
    await button(page, 'Continue with GitHub').click()
    await page.getByRole('link', { name: 'Deny access' }).click()
    await expectHeading(page, 'Sign-in was canceled')
    await page.getByRole('link', { name: 'Try again' }).click()
    await button(page, 'Continue with GitHub Last used').waitFor()
  })

  it('can be gone back from with the browser, and chosen again', async () => {
    const { page } = await openPages(await createOAuthProject(), SIGN_IN)
    await button(page, 'Continue with GitHub').click()
    await page.getByRole('heading', { name: 'Sign in with GitHub' }).waitFor()
    await page.goBack()
    await button(page, 'Continue with Google').click()
    await expectHeading(page, 'Sign in with Google')
  })

  it('OA43: cannot be chosen in a frame of another site, which says why', async () => {
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
async function openWithPasskey({ isThere = true } = {}) {
  const project = await createTestProject({ users, config: { passkeyEnabled: true } })
  const opened = await openPages(project, '/')
  const { page } = opened
  const { attend } = await addAuthenticator(page)
  await callApp(
    page,
    async (app, given) => {
      await app.signInWithCredential({ ...given, noRedirect: true })
      await (await app.getUser({ or: 'throw' })).registerPasskey()
      await app.signOut({ noRedirect: true })
    },
    ada,
  )
  await attend(isThere)
  const begun: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /initiate-passkey-auth/.test(request.url())) {
      begun.push(request.url())
    }
  })
  return { ...opened, attend, begun }
}

describe('a passkey', () => {
  it('is offered by the browser in the field of the address, and signs in', async () => {
    const { page, begun } = await openWithPasskey()
    await page.goto(SIGN_IN)
    await page.waitForURL('**/teams')
    await expectHeading(page, hello)
    expect(begun).toHaveLength(1)
  })

  it('WA09: is asked for by its button, for which the offer makes room', async () => {
    const { page, attend, begun } = await openWithPasskey({ isThere: false })
    await page.goto(SIGN_IN)
    await expect.poll(() => begun).toHaveLength(1)
    const field = page.getByLabel('Email address')
    expect(await field.getAttribute('autocomplete')).toBe('username webauthn')
    // The virtual authenticator confirms after autofill ended and before the button's ceremony starts, so
    // that the browser does not wait for a person.
    await page.route(/initiate-passkey-auth/, async (route) => {
      await attend(true)
      await route.continue()
    })
    await button(page, 'Sign in with a passkey').click()
    await page.waitForURL('**/teams')
    expect(begun).toHaveLength(2)
    await expectHeading(page, hello)
  })

  it('WA12: is asked for by its button alone where the browser cannot offer it', async () => {
    const { page, begun } = await openWithPasskey()
    await page.addInitScript('delete PublicKeyCredential.isConditionalMediationAvailable')
    await page.goto(SIGN_IN)
    await button(page, 'Sign in with a passkey').click()
    await page.waitForURL('**/teams')
    await expectHeading(page, hello)
    expect(begun).toHaveLength(1)
  })

  it('WA12: that the browser does not have says so, and the password still signs in', async () => {
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

describe('the keyboard', () => {
  it('is enough to sign in with a mail', async () => {
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
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(new URL(link).searchParams.get('code')!.slice(0, 6))
    await page.waitForURL('**/teams')
    await expectHeading(page, hello)
  })
})

describe('a mail', () => {
  it('whose link is opened in another tab signs in there and here', async () => {
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
