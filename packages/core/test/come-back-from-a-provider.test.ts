import type { TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openNetwork } from './open-network.js'
import { openTab } from './open-tab.js'
import { comeBack, createOAuthProject, leftFor, nextPage, type OpenTab } from './visit-provider.js'

const TOKEN = 'POST /auth/oauth/token'
const CALLBACK = 'http://localhost:3000/handler/oauth-callback'
const account = 'ada@example.com'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})

/** A page that is come back to with another answer than the provider's. */
const answered = (page: OpenTab, change: (answer: URLSearchParams) => void) => {
  const url = new URL(page.href())
  change(url.searchParams)
  return nextPage(project, page, url.href)
}

/** Nothing was taken up: no request, no cookie gone, no change of the address; one warning. */
async function expectIgnored(page: OpenTab, warning: RegExp = /has not begun it/) {
  const before = { cookies: [...page.browser.cookies], href: page.href() }
  expect(await page.app.callOAuthCallback()).toBe(false)
  expect(network.calls(TOKEN)).toBe(0)
  expect({ cookies: [...page.browser.cookies], href: page.href() }).toEqual(before)
  expect(page.warned).toEqual([expect.stringMatching(warning)])
  expect(page.visited).toEqual([])
}

const stateCookies = ({ browser }: OpenTab) =>
  [...browser.cookies.keys()].filter((name) => name.includes('-oauth-outer-'))

describe('an address without an answer', () => {
  it.each([
    ['OA01', '', /code and state/],
    ['OA02', '?code=abc', /^[^:]*: state/],
    ['OA02', '?state=xyz', /^[^:]*: code/],
    ['OA02', '?code=&state=', /code and state/],
    ['OA13', '#code=a&state=S', /code and state/],
  ])(
    '%s: is left as it is, and a developer told what is missing: "%s"',
    async (_, query, missing) => {
      const { browser, storage } = openTab(project)
      browser.cookies.set('latchkey-oauth-outer-S', 'verifier')
      const page = openTab(project, { browser, storage, href: CALLBACK + query })
      await expectIgnored(page, missing)
      expect(page.warned.join()).not.toMatch(/abc|xyz/)
    },
  )

  it.each([
    ['OA03', 'C', 'S'.repeat(43)],
    ['OA04', 'ATTACKER_CODE', 'ATTACKER_STATE'],
    ['OA19', 'C', 'S'.repeat(10_000)],
    ['OA19', 'C', ';='],
    ['OA19', 'C', 'a\r\nb'],
    ['OA19', 'C', '__proto__'],
  ])('%s: is that of another state, where nobody is signed in', async (_, code, state) => {
    const tab = openTab(project)
    await leftFor(tab, tab.app.signInWithOAuth('github'))
    const query = new URLSearchParams({ code, state })
    await expectIgnored(nextPage(project, tab, `${CALLBACK}?${query}`))
  })

  it.each([
    ['one too short', 'S'.repeat(42)],
    ['one too long', 'S'.repeat(44)],
    ['10 000 characters', 'S'.repeat(10_000)],
    ['a cookie of its own', `${'S'.repeat(42)}=`],
    ['the name of a prototype', '__proto__'],
  ])(
    'OA19: is one with a state that is none, whatever is kept under its name: %s',
    async (_, state) => {
      const { browser, storage } = openTab(project)
      const name = `latchkey-oauth-outer-${state}`
      browser.cookies.set(name, 'V'.repeat(43))
      storage.set(name, ` ${CALLBACK}`)
      const query = new URLSearchParams({ code: 'C', state })
      await expectIgnored(openTab(project, { browser, storage, href: `${CALLBACK}?${query}` }))
    },
  )

  it('OA02: is one without a code to a sign-in that was begun here', async () => {
    const page = await comeBack(project, openTab(project), { account })
    await expectIgnored(
      answered(page, (answer) => answer.set('code', '')),
      /: code must be/,
    )
  })

  it('OA05: leaves the own one alone, which can still be taken up', async () => {
    const page = await comeBack(project, openTab(project), { account })
    await expectIgnored(answered(page, (answer) => answer.set('state', 'T'.repeat(43))))
    expect(await page.app.callOAuthCallback()).toBe(true)
  })

  it('OA10: is that of a cookie that another page has planted, which no tab has noted', async () => {
    const attacker = await comeBack(project, openTab(project), { account })
    const { browser } = openTab(project)
    for (const [name, value] of attacker.browser.cookies) browser.cookies.set(name, value)
    await expectIgnored(openTab(project, { browser, href: attacker.href() }))
  })

  it.each([
    ['OA11', 'code'],
    ['OA12', 'state'],
  ])('%s: is one that names the %s twice', async (_, name) => {
    const page = await comeBack(project, openTab(project), { account })
    const twice = answered(page, (answer) => answer.append(name, answer.get(name)!))
    await expectIgnored(twice, new RegExp(`: ${name} must be in the URL, once`))
  })

  it('OA18: is one of another issuer', async () => {
    const page = await comeBack(project, openTab(project), { account })
    await expectIgnored(answered(page, (answer) => answer.set('iss', 'https://evil.example')))
    const own = answered(page, (answer) => answer.set('iss', project.baseUrl))
    expect(await own.app.callOAuthCallback()).toBe(true)
  })

  it('OA20: is one with a code of 100 kB', async () => {
    const page = await comeBack(project, openTab(project), { account })
    await expectIgnored(answered(page, (answer) => answer.set('code', 'c'.repeat(100_000))))
    await expectIgnored(answered(page, (answer) => answer.set('code', 'c'.repeat(4097))))
  })

  it('OA37: is one to a sign-in whose cookie has gone, after an hour', async () => {
    const page = await comeBack(project, openTab(project), { account })
    page.browser.cookies.clear()
    await expectIgnored(page)
  })

  it('is every one where there is no page', async () => {
    const server = openTab(project, {
      platform: { kind: 'server', navigation: undefined, cookies: undefined },
      tokenStore: 'memory',
    })
    expect(await server.app.callOAuthCallback()).toBe(false)
    await expect(server.app.signInWithOAuth('github')).rejects.toThrow(/no page to return to/)
  })
})

describe('an answer', () => {
  it('OA06: is taken once, however often its page is opened', async () => {
    const page = await comeBack(project, openTab(project), { account })
    const href = page.href()
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(await nextPage(project, page, href).app.callOAuthCallback()).toBe(false)
    expect(await nextPage(project, page, page.href()).app.callOAuthCallback()).toBe(false)
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('OA07: is taken once by two calls at the same moment', async () => {
    const { app } = await comeBack(project, openTab(project), { account })
    const calls = [app.callOAuthCallback(), app.callOAuthCallback()]
    expect(await Promise.all(calls)).toEqual([true, false])
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('OA07: is taken once by two apps of one page', async () => {
    const { app, platform } = await comeBack(project, openTab(project), { account })
    const other = openTab(project, { platform })
    const calls = await Promise.all([app.callOAuthCallback(), other.app.callOAuthCallback()])
    expect(calls.filter(Boolean)).toEqual([true])
    expect(network.calls(TOKEN)).toBe(1)
  })

  it('OA07: is out of the tab, the cookies and the address before anything is waited for', async () => {
    const page = await comeBack(project, openTab(project), { account })
    const storage = page.platform.storage!
    const { get } = storage
    const left: unknown[] = []
    vi.spyOn(storage, 'get').mockImplementation((name) => {
      queueMicrotask(() => left.push([page.storage.size, stateCookies(page), page.href()]))
      return get(name)
    })
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(left[0]).toEqual([0, [], CALLBACK])
  })

  it('OA08: is told from the one of another tab, in whichever order they come', async () => {
    const first = openTab(project)
    const second = openTab(project, { browser: first.browser })
    const google = await comeBack(project, first, { account, provider: 'google' })
    const github = await comeBack(project, second, { account: 'bob@example.com' })
    expect(await github.app.callOAuthCallback()).toBe(true)
    expect(await google.app.callOAuthCallback()).toBe(true)
    const { app } = openTab(project, { browser: first.browser })
    expect(await app.getUser()).toMatchObject({ primaryEmail: account })
    expect(stateCookies(first)).toEqual([])
  })

  it('OA21: leaves the rest of the address as it is', async () => {
    const urls = { oauthCallback: '/cb?tab=2' }
    const page = await comeBack(project, openTab(project, { urls }), { account }, { urls })
    const withFragment = nextPage(project, page, `${page.href()}#frag`, { urls })
    expect(await withFragment.app.callOAuthCallback()).toBe(true)
    expect(withFragment.href()).toBe('http://localhost:3000/cb?tab=2#frag')
  })

  it('OA22: is out of the address before it is sent on', async () => {
    const page = await comeBack(project, openTab(project), { account })
    const calling = page.app.callOAuthCallback()
    await expect.poll(() => network.calls(TOKEN)).toBe(1)
    expect(page.href()).toBe(CALLBACK)
    await calling
  })

  it.each(['https://evil.example', 'javascript:alert(1)', '//evil.example', 'http://['])(
    'OA28: leads nowhere that the gate does not let through: %s',
    async (after) => {
      expect(await goneAfter(after)).toEqual(['replace /up'])
    },
  )

  it.each([
    ['http://localhost:3000/projects?x=1', 'replace /projects?x=1'],
    ['/projects', 'replace /projects'],
  ])('OA29: leads to a page of this origin: %s', async (after, end) => {
    expect(await goneAfter(after)).toEqual([end])
  })

  /** Where an answer leads whose sign-in was begun with this as the way on. */
  async function goneAfter(after: string) {
    const tab = openTab(project)
    const { goWithoutReferrer } = tab.platform.navigation!
    vi.spyOn(tab.platform.navigation!, 'goWithoutReferrer').mockImplementation((left) => {
      const url = new URL(left)
      url.searchParams.set('after_callback_redirect_url', after)
      goWithoutReferrer(url.href)
    })
    const page = await comeBack(project, tab, { account }, { urls: { afterSignUp: '/up' } })
    await page.app.callOAuthCallback()
    return page.visited
  }
})

describe('OA44: a dead session that asks for the sign-in page while an answer is taken up', () => {
  /** Asks for the person of a dead session, while the exchange of the answer waits. */
  async function askMeanwhile(page: OpenTab) {
    page.browser.cookies.set(`latchkey-refresh-${project.projectId}`, 'a-dead-one')
    let goOn = () => {}
    network.delay(TOKEN, new Promise<void>((resolve) => (goOn = resolve)))
    const calling = page.app.callOAuthCallback()
    await expect.poll(() => network.calls(TOKEN)).toBe(1)
    const user = page.app.getUser({ or: 'redirect' })
    await expect.poll(() => page.app.session.get()).toEqual({ status: 'signed-out' })
    goOn()
    return Promise.allSettled([calling, user])
  }

  it('waits, and has its person then', async () => {
    const page = await comeBack(project, openTab(project), { account })
    expect(await askMeanwhile(page)).toMatchObject([
      { value: true },
      { value: { primaryEmail: account } },
    ])
    expect(page.visited).toEqual(['replace /'])
  })

  it('gets it later, on the same page: the sign-in that it waited for is over', async () => {
    const page = await comeBack(project, openTab(project), { account })
    await page.app.callOAuthCallback()
    await page.app.signOut({ noRedirect: true })
    await page.app.redirectToSignIn()
    expect(page.visited).toEqual(['replace /', '/handler/sign-in'])
  })

  it('gets it when that fails', async () => {
    const page = await comeBack(project, openTab(project), { account })
    const injected = answered(page, (answer) => answer.set('code', 'another'))
    expect(await askMeanwhile(injected)).toMatchObject([
      { reason: { code: 'INVALID_AUTHORIZATION_CODE' } },
      { reason: { message: expect.stringContaining('signed in') } },
    ])
    expect(injected.visited).toEqual(['replace /handler/sign-in'])
  })
})
