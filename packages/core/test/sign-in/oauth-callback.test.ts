import type { TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { openTab } from '../support/open-tab.js'
import {
  openCallbackPage,
  createOAuthProject,
  waitForNavigation,
  nextPage,
  type OpenTab,
} from '../support/visit-provider.js'

const TOKEN = 'POST /auth/oauth/token'
const CALLBACK = 'http://localhost:3000/handler/oauth-callback'
const account = 'ada@example.com'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})

/** Opens the callback page with a changed query. */
const withQuery = (page: OpenTab, change: (params: URLSearchParams) => void) => {
  const url = new URL(page.href())
  change(url.searchParams)
  return nextPage(project, page, url.href)
}

/**
 * Expects that the callback is ignored: no request, no cookie removed, the same URL, one warning.
 */
async function expectIgnored(page: OpenTab, warning: RegExp = /has not begun it/) {
  const before = { cookies: [...page.browser.cookies], href: page.href() }
  expect(await page.app.callOAuthCallback()).toBe(false)
  expect(network.calls(TOKEN)).toBe(0)
  expect({ cookies: [...page.browser.cookies], href: page.href() }).toEqual(before)
  expect(page.warnings).toEqual([expect.stringMatching(warning)])
  expect(page.visited).toEqual([])
}

const stateCookies = ({ browser }: OpenTab) =>
  [...browser.cookies.keys()].filter((name) => name.includes('-oauth-outer-'))

describe('callOAuthCallback with an invalid callback URL', () => {
  it.each([
    ['OA01', '', /code and state/],
    ['OA02', '?code=abc', /^[^:]*: state/],
    ['OA02', '?state=xyz', /^[^:]*: code/],
    ['OA02', '?code=&state=', /code and state/],
    ['OA13', '#code=a&state=S', /code and state/],
  ])(
    '%s: ignores the URL and warns about the missing parameter: "%s"',
    async (_, query, missing) => {
      const { browser, storage } = openTab(project)
      browser.cookies.set('latchkey-oauth-outer-S', 'verifier')
      const page = openTab(project, { browser, storage, href: CALLBACK + query })
      await expectIgnored(page, missing)
      expect(page.warnings.join()).not.toMatch(/abc|xyz/)
    },
  )

  it.each([
    ['OA03', 'C', 'S'.repeat(43)],
    ['OA04', 'ATTACKER_CODE', 'ATTACKER_STATE'],
    ['OA19', 'C', 'S'.repeat(10_000)],
    ['OA19', 'C', ';='],
    ['OA19', 'C', 'a\r\nb'],
    ['OA19', 'C', '__proto__'],
  ])(
    '%s: ignores a state that this browser did not start, without signing anyone in',
    async (_, code, state) => {
      const tab = openTab(project)
      await waitForNavigation(tab, tab.app.signInWithOAuth('github'))
      const query = new URLSearchParams({ code, state })
      await expectIgnored(nextPage(project, tab, `${CALLBACK}?${query}`))
    },
  )

  it.each([
    ['too short', 'S'.repeat(42)],
    ['too long', 'S'.repeat(44)],
    ['10,000 characters long', 'S'.repeat(10_000)],
    ['a character that is not base64url', `${'S'.repeat(42)}=`],
    ['the name of a prototype', '__proto__'],
  ])('ignores an invalid state even if a cookie has its name (OA19): %s', async (_, state) => {
    const { browser, storage } = openTab(project)
    const name = `latchkey-oauth-outer-${state}`
    browser.cookies.set(name, 'V'.repeat(43))
    storage.set(name, ` ${CALLBACK}`)
    const query = new URLSearchParams({ code: 'C', state })
    await expectIgnored(openTab(project, { browser, storage, href: `${CALLBACK}?${query}` }))
  })

  it('ignores an empty code for a sign-in that this tab started (OA02)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    await expectIgnored(
      withQuery(page, (params) => params.set('code', '')),
      /: code must be/,
    )
  })

  it('ignores a different state and still accepts the right one afterwards (OA05)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    await expectIgnored(withQuery(page, (params) => params.set('state', 'T'.repeat(43))))
    expect(await page.app.callOAuthCallback()).toBe(true)
  })

  it('ignores a state cookie that another origin planted (OA10)', async () => {
    const attacker = await openCallbackPage(project, openTab(project), { account })
    const { browser } = openTab(project)
    for (const [name, value] of attacker.browser.cookies) browser.cookies.set(name, value)
    await expectIgnored(openTab(project, { browser, href: attacker.href() }))
  })

  it.each([
    ['OA11', 'code'],
    ['OA12', 'state'],
  ])('%s: ignores a query with two %s parameters', async (_, name) => {
    const page = await openCallbackPage(project, openTab(project), { account })
    const twice = withQuery(page, (params) => params.append(name, params.get(name)!))
    await expectIgnored(twice, new RegExp(`: ${name} must be in the URL, once`))
  })

  it('ignores the response of another issuer (OA18)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    await expectIgnored(withQuery(page, (params) => params.set('iss', 'https://evil.example')))
    const own = withQuery(page, (params) => params.set('iss', project.baseUrl))
    expect(await own.app.callOAuthCallback()).toBe(true)
  })

  it('ignores a code of 100 kB (OA20)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    await expectIgnored(withQuery(page, (params) => params.set('code', 'c'.repeat(100_000))))
    await expectIgnored(withQuery(page, (params) => params.set('code', 'c'.repeat(4097))))
  })

  it('ignores a callback whose state cookie has expired after an hour (OA37)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    page.browser.cookies.clear()
    await expectIgnored(page)
  })

  it('resolves to false outside of a page', async () => {
    const server = openTab(project, {
      platform: { kind: 'server', navigation: undefined, cookies: undefined },
      tokenStore: 'memory',
    })
    expect(await server.app.callOAuthCallback()).toBe(false)
    await expect(server.app.signInWithOAuth('github')).rejects.toThrow(/in a browser/)
  })
})

describe('callOAuthCallback with a valid callback URL', () => {
  it('exchanges the code once, even if the page is opened again (OA06)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    const href = page.href()
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(await nextPage(project, page, href).app.callOAuthCallback()).toBe(false)
    expect(await nextPage(project, page, page.href()).app.callOAuthCallback()).toBe(false)
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('exchanges the code once for two concurrent calls (OA07)', async () => {
    const { app } = await openCallbackPage(project, openTab(project), { account })
    const calls = [app.callOAuthCallback(), app.callOAuthCallback()]
    expect(await Promise.all(calls)).toEqual([true, false])
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('exchanges the code once for two apps of a page (OA07)', async () => {
    const { app, platform } = await openCallbackPage(project, openTab(project), { account })
    const other = openTab(project, { platform })
    const calls = await Promise.all([app.callOAuthCallback(), other.app.callOAuthCallback()])
    expect(calls.filter(Boolean)).toEqual([true])
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('removes the storage entry, the cookie and the query before the first await (OA07)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    const storage = page.platform.storage!
    const { get } = storage
    const startUrl: unknown[] = []
    vi.spyOn(storage, 'get').mockImplementation((name) => {
      queueMicrotask(() => startUrl.push([page.storage.size, stateCookies(page), page.href()]))
      return get(name)
    })
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(startUrl[0]).toEqual([0, [], CALLBACK])
  })

  it('matches the callbacks of two tabs in any order (OA08)', async () => {
    const first = openTab(project)
    const second = openTab(project, { browser: first.browser })
    const google = await openCallbackPage(project, first, { account, provider: 'google' })
    const github = await openCallbackPage(project, second, { account: 'bob@example.com' })
    expect(await github.app.callOAuthCallback()).toBe(true)
    expect(await google.app.callOAuthCallback()).toBe(true)
    const { app } = openTab(project, { browser: first.browser })
    expect(await app.getUser()).toMatchObject({ primaryEmail: account })
    expect(stateCookies(first)).toEqual([])
  })

  it('keeps other parameters and the fragment of the URL (OA21)', async () => {
    const urls = { oauthCallback: '/cb?tab=2' }
    const page = await openCallbackPage(project, openTab(project, { urls }), { account }, { urls })
    const withFragment = nextPage(project, page, `${page.href()}#frag`, { urls })
    expect(await withFragment.app.callOAuthCallback()).toBe(true)
    expect(withFragment.href()).toBe('http://localhost:3000/cb?tab=2#frag')
  })

  it('removes the code from the URL before it is sent (OA22)', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    const calling = page.app.callOAuthCallback()
    await expect.poll(() => network.calls(TOKEN)).toBe(1)
    expect(page.href()).toBe(CALLBACK)
    await calling
  })

  it.each(['https://evil.example', 'javascript:alert(1)', '//evil.example', 'http://['])(
    'redirects to the default page instead of an untrusted return URL (OA28): %s',
    async (returnUrl) => {
      expect(await visitedAfterCallback(returnUrl)).toEqual(['replace /up'])
    },
  )

  it.each([
    ['http://localhost:3000/projects?x=1', 'replace /projects?x=1'],
    ['/projects', 'replace /projects'],
  ])('redirects to a return URL of this origin (OA29): %s', async (returnUrl, end) => {
    expect(await visitedAfterCallback(returnUrl)).toEqual([end])
  })

  /** Returns the visited URLs after a sign-in that started with this return URL. */
  async function visitedAfterCallback(returnUrl: string) {
    const tab = openTab(project)
    const { goWithoutReferrer } = tab.platform.navigation!
    vi.spyOn(tab.platform.navigation!, 'goWithoutReferrer').mockImplementation((startUrl) => {
      const url = new URL(startUrl)
      url.searchParams.set('after_callback_redirect_url', returnUrl)
      goWithoutReferrer(url.href)
    })
    const page = await openCallbackPage(project, tab, { account }, { urls: { afterSignUp: '/up' } })
    await page.app.callOAuthCallback()
    return page.visited
  }
})

describe('getUser with redirect for an expired session during the callback (OA44)', () => {
  /** Reads the user of an expired session while the code exchange is pending. */
  async function getUserDuringCallback(page: OpenTab) {
    page.browser.cookies.set(`latchkey-refresh-${project.projectId}`, 'a-dead-one')
    const release = holdResponse(network, TOKEN)
    const calling = page.app.callOAuthCallback()
    await expect.poll(() => network.calls(TOKEN)).toBe(1)
    const user = page.app.getUser({ or: 'redirect' })
    await expect.poll(() => page.app.session.get()).toEqual({ status: 'signed-out' })
    release()
    return Promise.allSettled([calling, user])
  }

  it('waits for the callback and resolves to its user', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    expect(await getUserDuringCallback(page)).toMatchObject([
      { value: true },
      { value: { primaryEmail: account } },
    ])
    expect(page.visited).toEqual(['replace /'])
  })

  it('redirects to the sign-in page in a later call, when the callback has finished', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    await page.app.callOAuthCallback()
    await page.app.signOut({ noRedirect: true })
    await page.app.redirectToSignIn()
    expect(page.visited).toEqual(['replace /', '/handler/sign-in'])
  })

  it('redirects to the sign-in page when the callback fails', async () => {
    const page = await openCallbackPage(project, openTab(project), { account })
    const injected = withQuery(page, (params) => params.set('code', 'another'))
    expect(await getUserDuringCallback(injected)).toMatchObject([
      { reason: { code: 'INVALID_AUTHORIZATION_CODE' } },
      { reason: { message: expect.stringContaining('signed in') } },
    ])
    expect(injected.visited).toEqual(['replace /handler/sign-in'])
  })
})
