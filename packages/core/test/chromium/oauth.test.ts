import type { TestProject } from '@latchkey/testing'
import type { Frame, Page, Request } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOAuthProject } from '../visit-provider.js'
import { openPage, type Tab } from './open-page.js'

const ADA = 'Ada Lovelace'
const GRACE = 'Grace Hopper'
const urls = { afterSignIn: '/in', afterSignUp: '/up' }

let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})

/** Leaves for a provider, up to its consent page. */
async function leave({ page, start }: Tab, provider = 'GitHub') {
  await start((app, id) => app.signInWithOAuth(id), provider)
  await page.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor()
}

/** Chooses an account, and comes back to the page that takes the answer up. */
async function comeBack({ page }: Tab, account: string) {
  await page.getByRole('link', { name: account }).click()
  await page.waitForURL(/\/handler\/oauth-callback\?code=/)
}

/** Takes the answer up, until that has led to another page. */
async function takeUp({ page, start }: Tab, path: string) {
  await start((app) => app.callOAuthCallback())
  await page.waitForURL(`**${path}`)
}

const nameIn = ({ call }: Tab) => call(async (app) => (await app.getUser())?.displayName ?? null)

/** The requests of a page to the service's token endpoint, from now on. */
function tokenRequests(page: Page): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/oauth/token')) seen.push(request)
  })
  return seen
}

/** Signs in as somebody, up to the page after that. */
async function signIn(tab: Tab, account: string, path: string) {
  await leave(tab)
  await comeBack(tab, account)
  await takeUp(tab, path)
}

describe('signing in with a provider', () => {
  it('signs up, and signs in from then on', async () => {
    const tab = await openPage(project, { app: { urls } })
    await signIn(tab, ADA, '/up')
    expect(await nameIn(tab)).toBe(ADA)
    await tab.call((app) => app.signOut({ noRedirect: true }))
    await signIn(tab, ADA, '/in')
    expect(await nameIn(tab)).toBe(ADA)
  })

  it('needs one file more than the page had, and another one only when something is wrong', async () => {
    const tab = await openPage(project, { app: { urls }, refused: /^(oauth-trouble|mfa)-/ })
    await signIn(tab, ADA, '/up')
    const files = new Set(tab.chunks.map(({ file }) => file.replace(/-[^-]*$/, '')))
    expect([...files].filter((file) => file.startsWith('oauth'))).toEqual(['oauth'])
  })

  it('keeps the state for an hour, in a cookie of this host (OA37)', async () => {
    const tab = await openPage(project)
    const before = Date.now()
    await leave(tab)
    const after = Date.now()
    const cookies = await tab.context.cookies(tab.origin)
    const cookie = cookies.find(({ name }) => name.startsWith('latchkey-oauth-outer-'))!
    expect(cookie).toMatchObject({ path: '/', domain: 'localhost', sameSite: 'Lax' })
    const setAt = cookie.expires * 1000 - 3_600_000
    // Browsers keep the time of a cookie in whole seconds or less.
    expect(setAt).toBeGreaterThanOrEqual(before - 1_000)
    expect(setAt).toBeLessThanOrEqual(after + 1_000)
  })

  it('ends on the error page when somebody says no', async () => {
    const tab = await openPage(project)
    await leave(tab)
    await tab.page.getByRole('link', { name: 'Deny access' }).click()
    await tab.page.waitForURL(/\/handler\/error\?errorCode=OAUTH_PROVIDER_ACCESS_DENIED/)
    expect(await nameIn(tab)).toBeNull()
  })

  it('OA06: is taken up once, however often its page is loaded again', async () => {
    const tab = await openPage(project, { app: { redirectMethod: 'none' } })
    const seen = tokenRequests(tab.page)
    await leave(tab)
    await comeBack(tab, ADA)
    const answer = tab.page.url()
    expect(await tab.call((app) => app.callOAuthCallback())).toBe(true)
    await tab.page.reload()
    expect(await tab.call((app) => app.callOAuthCallback())).toBe(false)
    await tab.page.goto(answer)
    expect(await tab.call((app) => app.callOAuthCallback())).toBe(false)
    expect(seen).toHaveLength(1)
    expect(await nameIn(tab)).toBe(ADA)
  })

  it('OA08: is told from that of another tab, in whichever order they come back', async () => {
    const first = await openPage(project, { app: { urls } })
    const second = await first.openTab()
    await leave(first, 'Google')
    await leave(second, 'GitHub')
    await comeBack(second, GRACE)
    await takeUp(second, '/up')
    await comeBack(first, ADA)
    await takeUp(first, '/up')
    expect([await nameIn(first), await nameIn(second)]).toEqual([ADA, ADA])
  })

  it('OA10: is taken up in no other tab than the one that has begun it', async () => {
    const tab = await openPage(project)
    await leave(tab)
    await comeBack(tab, ADA)
    const other = await tab.openTab(tab.page.url())
    expect(await other.call((app) => app.callOAuthCallback())).toBe(false)
    expect(await nameIn(other)).toBeNull()
  })

  it('OA22: has left the address before the service is asked', async () => {
    const tab = await openPage(project, { app: { urls } })
    const seen = tokenRequests(tab.page)
    await leave(tab)
    await comeBack(tab, ADA)
    const code = new URL(tab.page.url()).searchParams.get('code')!
    const addresses: string[] = []
    await tab.page.route('**/auth/oauth/token', (route) => {
      addresses.push(tab.page.url())
      return route.continue()
    })
    await takeUp(tab, '/up')
    expect(addresses).toEqual([`${tab.origin}/handler/oauth-callback`])
    expect(JSON.stringify(await seen[0]!.allHeaders())).not.toContain(code)
  })

  it('is not come back to with the back button', async () => {
    const tab = await openPage(project, { app: { urls } })
    await signIn(tab, ADA, '/up')
    await tab.page.goBack()
    expect(new URL(tab.page.url()).pathname).toMatch(/\/dev\/oauth\/github\/authorize$/)
    await tab.page.goBack()
    expect(new URL(tab.page.url()).pathname).toBe('/')
    expect(await nameIn(tab)).toBe(ADA)
  })

  it('can be begun again by who has gone back from the provider', async () => {
    const tab = await openPage(project, { app: { urls } })
    await leave(tab)
    await tab.page.goBack()
    await signIn(tab, ADA, '/up')
    expect(await nameIn(tab)).toBe(ADA)
  })
})

describe('a page that cannot be left for a provider says what to do', () => {
  const refusalIn = (place: Page | Frame): Promise<string> =>
    place.evaluate(`app.signInWithOAuth('github').catch((error) => error.message)`)

  it('OA40: over http', async () => {
    const tab = await openPage(project)
    await tab.context.route('http://app.example/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      await route.fulfill({
        response: await route.fetch({ url: tab.origin + pathname, maxRetries: 3 }),
      })
    })
    await tab.page.goto('http://app.example/')
    expect(await refusalIn(tab.page)).toMatch(/https/)
    expect(await tab.context.cookies('http://app.example/')).toEqual([])
    await tab.context.unrouteAll({ behavior: 'ignoreErrors' })
  })

  it('OA43: in a frame of another site', async () => {
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
    expect(await refusalIn(frame!)).toMatch(/frame/)
  })

  it('CK18: without session storage', async () => {
    const tab = await openPage(project)
    await tab.page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await tab.page.reload()
    expect(await refusalIn(tab.page)).toMatch(/Allow cookies/)
  })
})
