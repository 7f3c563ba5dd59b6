import type { TestProject } from '@latchkey/testing'
import type { Frame, Page, Request } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOAuthProject } from '../support/visit-provider.js'
import { openPage, type Tab } from './open-page.js'

const ADA = 'Ada Lovelace'
const GRACE = 'Grace Hopper'
const urls = { afterSignIn: '/in', afterSignUp: '/up' }

let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})

/** Opens the consent page of a provider. */
async function goToProvider({ page, start }: Tab, provider = 'GitHub') {
  await start((app, id) => app.signInWithOAuth(id), provider)
  await page.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor()
}

/** Chooses an account and returns to the callback page. */
async function returnFromProvider({ page }: Tab, account: string) {
  await page.getByRole('link', { name: account }).click()
  await page.waitForURL(/\/handler\/oauth-callback\?code=/)
}

/** Completes the sign-in on the callback page. */
async function completeSignIn({ page, start }: Tab, path: string) {
  await start((app) => app.callOAuthCallback())
  await page.waitForURL(`**${path}`)
}

const nameIn = ({ call }: Tab) => call(async (app) => (await app.getUser())?.displayName ?? null)

/** Records the requests of a page to the token endpoint. */
function tokenRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/oauth/token')) requests.push(request)
  })
  return requests
}

/** Signs in with an account, including the redirect afterwards. */
async function signIn(tab: Tab, account: string, path: string) {
  await goToProvider(tab)
  await returnFromProvider(tab, account)
  await completeSignIn(tab, path)
}

describe('signInWithOAuth and callOAuthCallback', () => {
  it('sign the user up the first time and in later', async () => {
    const tab = await openPage(project, { app: { urls } })
    await signIn(tab, ADA, '/up')
    expect(await nameIn(tab)).toBe(ADA)
    await tab.call((app) => app.signOut({ noRedirect: true }))
    await signIn(tab, ADA, '/in')
    expect(await nameIn(tab)).toBe(ADA)
  })

  it('load the lazy chunk of OAuth only: the project, on which the next page depends, is in the first file', async () => {
    const tab = await openPage(project, { app: { urls } })
    await signIn(tab, ADA, '/up')
    const names = new Set(tab.chunks.map(({ file }) => file.replace(/[-.][^-]*$/, '')))
    expect([...names].filter((name) => !/^(app|chunk)$/.test(name))).toEqual(['oauth-flows'])
  })

  it('store the code verifier in a cookie of this host for an hour (OA37)', async () => {
    const tab = await openPage(project)
    const before = Date.now()
    await goToProvider(tab)
    const after = Date.now()
    const cookies = await tab.context.cookies(tab.origin)
    const cookie = cookies.find(({ name }) => name.startsWith('latchkey-oauth-outer-'))!
    expect(cookie).toMatchObject({ path: '/', domain: 'localhost', sameSite: 'Lax' })
    const setAt = cookie.expires * 1000 - 3_600_000
    // Browsers round the expiry of a cookie to seconds.
    expect(setAt).toBeGreaterThanOrEqual(before - 1_000)
    expect(setAt).toBeLessThanOrEqual(after + 1_000)
  })

  it('redirect to the error page when the user denies access', async () => {
    const tab = await openPage(project)
    await goToProvider(tab)
    await tab.page.getByRole('link', { name: 'Deny access' }).click()
    await tab.page.waitForURL(/\/handler\/error\?errorCode=OAUTH_PROVIDER_ACCESS_DENIED/)
    expect(await nameIn(tab)).toBeNull()
  })

  it('handle a response once, even if its page is reloaded (OA06)', async () => {
    const tab = await openPage(project, { app: { redirectMethod: 'none' } })
    const requests = tokenRequests(tab.page)
    await goToProvider(tab)
    await returnFromProvider(tab, ADA)
    const callbackUrl = tab.page.url()
    expect(await tab.call((app) => app.callOAuthCallback())).toBe(true)
    await tab.page.reload()
    expect(await tab.call((app) => app.callOAuthCallback())).toBe(false)
    await tab.page.goto(callbackUrl)
    expect(await tab.call((app) => app.callOAuthCallback())).toBe(false)
    expect(requests).toHaveLength(1)
    expect(await nameIn(tab)).toBe(ADA)
  })

  it('match the sign-ins of two tabs in any order (OA08)', async () => {
    const first = await openPage(project, { app: { urls } })
    const second = await first.openTab()
    await goToProvider(first, 'Google')
    await goToProvider(second, 'GitHub')
    await returnFromProvider(second, GRACE)
    await completeSignIn(second, '/up')
    await returnFromProvider(first, ADA)
    await completeSignIn(first, '/up')
    expect([await nameIn(first), await nameIn(second)]).toEqual([ADA, ADA])
  })

  it('handle a response only in the tab that started the sign-in (OA10)', async () => {
    const tab = await openPage(project)
    await goToProvider(tab)
    await returnFromProvider(tab, ADA)
    const other = await tab.openTab(tab.page.url())
    expect(await other.call((app) => app.callOAuthCallback())).toBe(false)
    expect(await nameIn(other)).toBeNull()
  })

  it('remove the code from the URL before the request (OA22)', async () => {
    const tab = await openPage(project, { app: { urls } })
    const requests = tokenRequests(tab.page)
    await goToProvider(tab)
    await returnFromProvider(tab, ADA)
    const code = new URL(tab.page.url()).searchParams.get('code')!
    const addresses: string[] = []
    await tab.page.route('**/auth/oauth/token', (route) => {
      addresses.push(tab.page.url())
      return route.continue()
    })
    await completeSignIn(tab, '/up')
    expect(addresses).toEqual([`${tab.origin}/handler/oauth-callback`])
    expect(JSON.stringify(await requests[0]!.allHeaders())).not.toContain(code)
  })

  it('keep the callback page out of the history', async () => {
    const tab = await openPage(project, { app: { urls } })
    await signIn(tab, ADA, '/up')
    await tab.page.goBack()
    expect(new URL(tab.page.url()).pathname).toMatch(/\/dev\/oauth\/github\/authorize$/)
    await tab.page.goBack()
    expect(new URL(tab.page.url()).pathname).toBe('/')
    expect(await nameIn(tab)).toBe(ADA)
  })

  it('can start again after the back button on the page of the provider', async () => {
    const tab = await openPage(project, { app: { urls } })
    await goToProvider(tab)
    await tab.page.goBack()
    await signIn(tab, ADA, '/up')
    expect(await nameIn(tab)).toBe(ADA)
  })
})

describe('signInWithOAuth on an unsuitable page', () => {
  const messageIn = (target: Page | Frame): Promise<string> =>
    target.evaluate(`app.signInWithOAuth('github').catch((error) => error.message)`)

  it('rejects on a page over http (OA40)', async () => {
    const tab = await openPage(project)
    await tab.context.route('http://app.example/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({
        response: await route.fetch({ url: tab.origin + pathname, maxRetries: 3 }),
      })
    })
    await tab.page.goto('http://app.example/')
    expect(await messageIn(tab.page)).toMatch(/https/)
    expect(await tab.context.cookies('http://app.example/')).toEqual([])
    await tab.context.unrouteAll({ behavior: 'ignoreErrors' })
  })

  it('rejects in a frame of another site (OA43)', async () => {
    const tab = await openPage(project)
    const other = tab.origin.replace('localhost', '127.0.0.1')
    await tab.page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const frame = Object.assign(document.createElement('iframe'), { src, onload: resolve })
          document.body.append(frame)
        }),
      `${other}/`,
    )
    const [, frame] = tab.page.frames()
    expect(await messageIn(frame!)).toMatch(/frame/)
  })

  it('rejects without session storage (CK18)', async () => {
    const tab = await openPage(project)
    await tab.page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await tab.page.reload()
    expect(await messageIn(tab.page)).toMatch(/cookies are blocked/)
  })
})
