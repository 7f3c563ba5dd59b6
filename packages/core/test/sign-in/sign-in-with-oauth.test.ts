import { createHash } from 'node:crypto'
import type { TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeJar } from '../fakes/fake-platform.js'
import { openTab } from '../support/open-tab.js'
import {
  openCallbackPage,
  createOAuthProject,
  waitForNavigation,
  nextPage,
  visitProvider,
} from '../support/visit-provider.js'

const SIGN_IN = 'http://localhost:3000/handler/sign-in'

let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Starts a sign-in with GitHub and returns the URL that the tab goes to. */
const startSignIn = async (tab: ReturnType<typeof openTab>, options?: { returnTo?: string }) =>
  waitForNavigation(tab, tab.app.signInWithOAuth('github', options))

const stateCookies = ({ cookies }: ReturnType<typeof fakeJar>) =>
  [...cookies].filter(([name]) => name.startsWith('latchkey-oauth-outer-'))

describe('signInWithOAuth', () => {
  it('sends all parameters of the authorization request', async () => {
    const tab = openTab(project, { href: SIGN_IN })
    const { origin, pathname, searchParams } = await startSignIn(tab)
    expect(origin + pathname).toBe(`${project.baseUrl}/api/v1/auth/oauth/authorize/github`)
    const [[name, verifier] = []] = stateCookies(tab.browser)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: project.projectId,
      client_secret: project.publishableClientKey,
      redirect_uri: 'http://localhost:3000/handler/oauth-callback',
      scope: 'legacy',
      state: name?.slice('latchkey-oauth-outer-'.length),
      grant_type: 'authorization_code',
      code_challenge: createHash('sha256').update(verifier!).digest('base64url'),
      code_challenge_method: 'S256',
      response_type: 'code',
      type: 'authenticate',
      error_redirect_url: 'http://localhost:3000/handler/error',
    })
  })

  it('signs in without a publishable client key (73)', async () => {
    const created = await createOAuthProject({ allowClientsWithoutKey: true })
    const keyless = { ...created, publishableClientKey: '' }
    const { app } = await openCallbackPage(keyless, openTab(keyless), { account: 'a@example.com' })
    await app.callOAuthCallback()
    expect(await app.getUser()).toMatchObject({ primaryEmail: 'a@example.com' })
  })

  it('stores the verifier in a cookie for an hour and its name in the tab', async () => {
    const tab = openTab(project, { cookiePrefix: 'my-app' })
    const write = vi.spyOn(tab.browser.jar, 'write')
    const state = (await startSignIn(tab)).searchParams.get('state')
    const verifier = expect.stringMatching(/^[\w-]{43}$/)
    const name = `my-app-oauth-outer-${state}`
    expect(write.mock.calls).toEqual([[name, verifier, { maxAgeSeconds: 3600 }]])
    expect([...tab.storage.keys()]).toEqual([name])
  })

  it('requests the scopes of oauthScopesOnSignIn', async () => {
    const scopes = { github: ['repo', 'gist'], google: ['calendar'] }
    const { searchParams } = await startSignIn(openTab(project, { oauthScopesOnSignIn: scopes }))
    expect(searchParams.get('provider_scope')).toBe('repo gist')
  })

  it('never settles after the tab has left the page', async () => {
    const tab = openTab(project)
    const settled = vi.fn()
    tab.app.signInWithOAuth('github').then(settled, settled)
    await waitForNavigation(tab, Promise.race([]))
    await tab.app.getProject()
    expect(settled).not.toHaveBeenCalled()
  })

  it('rejects when the user returns with the back button', async () => {
    const listeners = new Set<(event: 'visible' | 'shown-from-cache') => void>()
    const onLifecycle = (listener: (event: 'visible' | 'shown-from-cache') => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    const tab = openTab(project, { platform: { onLifecycle } })
    const signingIn = tab.app.signInWithOAuth('github')
    await waitForNavigation(tab, signingIn)
    for (const event of ['visible', 'shown-from-cache'] as const)
      for (const listener of listeners) listener(event)
    await expect(signingIn).rejects.toMatchObject({
      name: 'AbortError',
      message: expect.stringContaining('Please try again.'),
    })
    expect(listeners.size).toBe(0)
  })

  it('resolves to OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED for an unknown provider (59)', async () => {
    const { app, visited } = openTab(project)
    expect(await app.signInWithOAuth('gogle')).toMatchObject({
      error: { code: 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED' },
    })
    expect(visited).toEqual([])
  })

  it('sends the provider ID in lowercase (OA30)', async () => {
    const tab = openTab(project)
    const { pathname } = await waitForNavigation(tab, tab.app.signInWithOAuth('GitHub'))
    expect(pathname).toMatch(/\/authorize\/github$/)
  })

  it.each(['../token', 'a/b', 'google?x=1', '..', ''])(
    'rejects the provider ID "%s" (OA31)',
    async (provider) => {
      const tab = openTab(project)
      await expect(tab.app.signInWithOAuth(provider)).rejects.toThrow(TypeError)
      expect([tab.visited, stateCookies(tab.browser)]).toEqual([[], []])
    },
  )

  it.each(['code=1&state=2&x=3', 'code&x=3', 'x=3&state'])(
    'removes code and state from the callback URL with one warning (OA32): %s',
    async (query) => {
      const urls = { oauthCallback: `http://localhost:3000/cb?${query}` }
      const tab = openTab(project, { urls })
      const { searchParams } = await startSignIn(tab)
      expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/cb?x=3')
      expect(tab.warnings).toEqual([expect.stringContaining('oauthCallback')])
    },
  )

  it.each(['error', 'oauthCallback'] as const)(
    'rejects if the page %s has another origin (OA33)',
    async (page) => {
      const tab = openTab(project, { urls: { [page]: 'https://evil.example/' } })
      await expect(tab.app.signInWithOAuth('github')).rejects.toThrow('is not trusted')
      expect([tab.visited, stateCookies(tab.browser)]).toEqual([[], []])
    },
  )

  it('keeps the state of the last 10 of 60 sign-ins (OA39)', async () => {
    const tab = openTab(project)
    tab.browser.cookies.set('other', '1')
    const states: (string | null)[] = []
    for (let count = 0; count < 60; count++) {
      states.push((await startSignIn(tab)).searchParams.get('state'))
    }
    const expectedNames = states.slice(-10).map((state) => `latchkey-oauth-outer-${state}`)
    expect([...tab.browser.cookies.keys()]).toEqual(['other', ...expectedNames])
    expect([...tab.storage.keys()]).toEqual(expectedNames)
  })

  it('rejects without a token store before it leaves the page', async () => {
    const tab = openTab(project, { tokenStore: null })
    await expect(tab.app.signInWithOAuth('github')).rejects.toThrow('This app has no tokenStore')
    expect([tab.visited, stateCookies(tab.browser)]).toEqual([[], []])
  })

  it('rejects without Web Crypto and names https (OA40)', async () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
    const tab = openTab(project, { href: 'http://app.example/' })
    await expect(tab.app.signInWithOAuth('github')).rejects.toThrow(/https/)
    expect([tab.visited, stateCookies(tab.browser)]).toEqual([[], []])
  })

  it('creates the code challenge of RFC 7636, appendix B (OA41)', async () => {
    const bytes = Buffer.from('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'base64url')
    const { subtle } = crypto
    vi.stubGlobal('crypto', {
      subtle,
      getRandomValues: (array: Uint8Array) => (array.set(bytes.subarray(0, array.length)), array),
    })
    const { searchParams } = await startSignIn(openTab(project))
    expect(searchParams.get('code_challenge')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })

  it('creates 10,000 unique secrets from a secure random source (OA42)', async () => {
    const random = vi.spyOn(Math, 'random')
    const bytes = vi.spyOn(crypto, 'getRandomValues')
    const secrets = new Set<string>()
    const jar = fakeJar()
    const write = (name: string, value: string) => {
      secrets.add(value).add(name.slice('latchkey-oauth-outer-'.length))
      jar.cookies.set(name, value)
    }
    const tab = openTab(project, { browser: { ...jar, jar: { ...jar.jar, write } } })
    const signIns = Array.from({ length: 5_000 }, () => tab.app.signInWithOAuth('github'))
    await expect.poll(() => tab.visited).toHaveLength(signIns.length)
    expect(secrets.size).toBe(10_000)
    expect([...secrets].filter((secret) => !/^[\w-]{43}$/.test(secret))).toEqual([])
    expect(bytes.mock.calls.filter(([array]) => array?.byteLength === 32)).toHaveLength(10_000)
    expect(random).not.toHaveBeenCalled()
  })

  it('rejects in a frame of another site (OA43)', async () => {
    const tab = openTab(project)
    const { navigation } = tab.platform
    const framed = openTab(project, {
      platform: { navigation: { ...navigation!, isFramed: () => true } },
    })
    await expect(framed.app.signInWithOAuth('github')).rejects.toThrow(/frame/)
    expect([...framed.visited, ...tab.visited]).toEqual([])
  })

  it.each(['cookies', 'storage'] as const)(
    'rejects with COOKIES_BLOCKED if the page cannot store anything (CK18): %s',
    async (part) => {
      const nothing = {
        cookies: { read: () => '', write: () => {}, remove: () => {} },
        storage: { get: () => null, set: () => false, remove: () => {} },
      }
      const tab = openTab(project, { platform: { [part]: nothing[part] }, tokenStore: 'memory' })
      await expect(tab.app.signInWithOAuth('github')).rejects.toMatchObject({
        code: 'COOKIES_BLOCKED',
        message: expect.stringContaining('cookies are blocked'),
      })
      expect(tab.visited).toEqual([])
    },
  )
})

describe('the redirect after signInWithOAuth', () => {
  const visitedAfterSignIn = async (
    href: string,
    options?: { returnTo?: string },
    urls = { afterSignIn: '/in', afterSignUp: '/up' },
  ) => {
    const tab = openTab(project, { href })
    const back = await visitProvider(await startSignIn(tab, options), {
      account: 'ada@example.com',
    })
    const page = nextPage(project, tab, back, { urls })
    expect(await page.app.callOAuthCallback()).toBe(true)
    return page.visited
  }

  it('replaces the callback page with the page after sign-up or sign-in', async () => {
    expect(await visitedAfterSignIn(SIGN_IN)).toEqual(['replace /up'])
    expect(await visitedAfterSignIn(SIGN_IN)).toEqual(['replace /in'])
  })

  it('returns to the page where the sign-in started', async () => {
    const back = encodeURIComponent('/teams/1?tab=a b&code=1#new')
    expect(await visitedAfterSignIn(`${SIGN_IN}?after_auth_return_to=${back}`)).toEqual([
      'replace /teams/1?tab=a%20b&code=1#new',
    ])
  })

  it.each([
    ['/projects?x=1', 'replace /projects?x=1'],
    ['projects', 'replace /handler/projects'],
    ['http://localhost:3000/projects', 'replace /projects'],
    ['https://evil.example/', 'replace /up'],
    ['javascript:alert(1)', 'replace /up'],
    ['//evil.example', 'replace /up'],
    ['/handler/sign-out', 'replace /up'],
  ])('uses the option returnTo if it is trusted: %s', async (returnTo, end) => {
    expect(
      await visitedAfterSignIn(`${SIGN_IN}?after_auth_return_to=%2Fother`, { returnTo }),
    ).toEqual([end])
  })
})

describe('an account from an OAuth provider', () => {
  it('is created at the first sign-in and used at the next', async () => {
    const first = await openCallbackPage(project, openTab(project), { account: 'ada@example.com' })
    await first.app.callOAuthCallback()
    const user = await first.app.getUser({ or: 'throw' })
    expect(user).toMatchObject({
      primaryEmail: 'ada@example.com',
      primaryEmailVerified: true,
      hasPassword: false,
      oauthProviders: [{ id: 'github', email: 'ada@example.com' }],
    })
    const second = await openCallbackPage(project, openTab(project), { account: 'ada@example.com' })
    await second.app.callOAuthCallback()
    expect(await second.app.getUser()).toMatchObject({ id: user.id })
  })

  it('has its session in cookies', async () => {
    const page = await openCallbackPage(project, openTab(project), { account: 'ada@example.com' })
    await page.app.callOAuthCallback()
    expect([...page.browser.cookies.keys()]).toEqual([
      'latchkey-access',
      `latchkey-refresh-${project.projectId}`,
    ])
    expect(page.storage.size).toBe(0)
  })

  it('has an unverified email if the provider did not verify it', async () => {
    const options = { account: 'ada@example.com', manners: 'unverified' } as const
    const page = await openCallbackPage(project, openTab(project), options)
    await page.app.callOAuthCallback()
    expect(await page.app.getUser()).toMatchObject({ primaryEmailVerified: false })
  })
})
