import { createHash } from 'node:crypto'
import type { TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeJar } from './fake-platform.js'
import { openTab } from './open-tab.js'
import { comeBack, createOAuthProject, leftFor, nextPage, visitProvider } from './visit-provider.js'

const SIGN_IN = 'http://localhost:3000/handler/sign-in'

let project: TestProject
beforeEach(async () => {
  project = await createOAuthProject()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Where a tab is sent to for GitHub. */
const leave = async (tab: ReturnType<typeof openTab>, options?: { returnTo?: string }) =>
  leftFor(tab, tab.app.signInWithOAuth('github', options))

const stateCookies = ({ cookies }: ReturnType<typeof fakeJar>) =>
  [...cookies].filter(([name]) => name.startsWith('latchkey-oauth-outer-'))

describe('the way to a provider', () => {
  it('says everything that the protocol asks for', async () => {
    const tab = openTab(project, { href: SIGN_IN })
    const { origin, pathname, searchParams } = await leave(tab)
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

  it('keeps the verifier in a cookie for an hour, and a note of it in the tab', async () => {
    const tab = openTab(project, { cookiePrefix: 'my-app' })
    const write = vi.spyOn(tab.browser.jar, 'write')
    const state = (await leave(tab)).searchParams.get('state')
    const verifier = expect.stringMatching(/^[\w-]{43}$/)
    const name = `my-app-oauth-outer-${state}`
    expect(write.mock.calls).toEqual([[name, verifier, { maxAgeSeconds: 3600 }]])
    expect([...tab.storage.keys()]).toEqual([name])
  })

  it('asks for the scopes that the app always wants', async () => {
    const scopes = { github: ['repo', 'gist'], google: ['calendar'] }
    const { searchParams } = await leave(openTab(project, { oauthScopesOnSignIn: scopes }))
    expect(searchParams.get('provider_scope')).toBe('repo gist')
  })

  it('never settles once the tab has left for the provider', async () => {
    const tab = openTab(project)
    const settled = vi.fn()
    tab.app.signInWithOAuth('github').then(settled, settled)
    await leftFor(tab, Promise.race([]))
    await tab.app.getProject()
    expect(settled).not.toHaveBeenCalled()
  })

  it('may be gone again after the back button', async () => {
    let tell: ((event: 'shown-from-cache') => void) | undefined
    const onLifecycle = (listener: NonNullable<typeof tell>) => {
      tell = listener
      return () => {}
    }
    const tab = openTab(project, { platform: { onLifecycle } })
    const leaving = tab.app.signInWithOAuth('github')
    await leftFor(tab, leaving)
    tell?.('shown-from-cache')
    await expect(leaving).rejects.toThrow('Please try again.')
  })

  it('OA30: names the provider in lower case', async () => {
    const tab = openTab(project)
    const { pathname } = await leftFor(tab, tab.app.signInWithOAuth('GitHub'))
    expect(pathname).toMatch(/\/authorize\/github$/)
  })

  it.each(['../token', 'a/b', 'google?x=1', '..', ''])(
    'OA31: is none to the provider "%s"',
    async (provider) => {
      const tab = openTab(project)
      await expect(tab.app.signInWithOAuth(provider)).rejects.toThrow(TypeError)
      expect([tab.visited, stateCookies(tab.browser)]).toEqual([[], []])
    },
  )

  it.each(['code=1&state=2&x=3', 'code&x=3', 'x=3&state'])(
    'OA32: comes back to an address without another code or state, and says so once: %s',
    async (query) => {
      const urls = { oauthCallback: `http://localhost:3000/cb?${query}` }
      const tab = openTab(project, { urls })
      const { searchParams } = await leave(tab)
      expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/cb?x=3')
      expect(tab.warned).toEqual([expect.stringContaining('oauthCallback')])
    },
  )

  it.each(['error', 'oauthCallback'] as const)(
    'OA33: is refused when the page %s is on another origin',
    async (page) => {
      const tab = openTab(project, { urls: { [page]: 'https://evil.example/' } })
      await expect(tab.app.signInWithOAuth('github')).rejects.toThrow('is not trusted')
      expect([tab.visited, stateCookies(tab.browser)]).toEqual([[], []])
    },
  )

  it('OA39: is begun 60 times, and the last 10 can still be come back from', async () => {
    const tab = openTab(project)
    const states: (string | null)[] = []
    for (let count = 0; count < 60; count++) {
      states.push((await leave(tab)).searchParams.get('state'))
    }
    const kept = states.slice(-10).map((state) => `latchkey-oauth-outer-${state}`)
    expect(stateCookies(tab.browser).map(([name]) => name)).toEqual(kept)
  })

  it('is refused where no session could be kept in the end, before the page is left', async () => {
    const tab = openTab(project, { tokenStore: null })
    await expect(tab.app.signInWithOAuth('github')).rejects.toThrow('This app has no tokenStore')
    expect([tab.visited, stateCookies(tab.browser)]).toEqual([[], []])
  })

  it('OA40: is refused where the page has no cryptography, with what to do', async () => {
    const { getRandomValues } = crypto
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
    const tab = openTab(project, { href: 'http://app.example/' })
    await expect(tab.app.signInWithOAuth('github')).rejects.toThrow(/https/)
    expect([tab.visited, stateCookies(tab.browser)]).toEqual([[], []])
  })

  it('OA41: has the challenge of RFC 7636, appendix B', async () => {
    const bytes = Buffer.from('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'base64url')
    const { subtle } = crypto
    vi.stubGlobal('crypto', {
      subtle,
      getRandomValues: (array: Uint8Array) => (array.set(bytes.subarray(0, array.length)), array),
    })
    const { searchParams } = await leave(openTab(project))
    expect(searchParams.get('code_challenge')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
  })

  it('OA42: takes 10 000 secrets from what nobody can guess, all different', async () => {
    const random = vi.spyOn(Math, 'random')
    const bytes = vi.spyOn(crypto, 'getRandomValues')
    const secrets = new Set<string>()
    const jar = fakeJar()
    const write = (name: string, value: string) => {
      secrets.add(value).add(name.slice('latchkey-oauth-outer-'.length))
      jar.cookies.set(name, value)
    }
    const tab = openTab(project, { browser: { ...jar, jar: { ...jar.jar, write } } })
    const leavings = Array.from({ length: 5_000 }, () => tab.app.signInWithOAuth('github'))
    await expect.poll(() => tab.visited).toHaveLength(leavings.length)
    expect(secrets.size).toBe(10_000)
    expect([...secrets].filter((secret) => !/^[\w-]{43}$/.test(secret))).toEqual([])
    expect(bytes.mock.calls.filter(([array]) => array?.byteLength === 32)).toHaveLength(10_000)
    expect(random).not.toHaveBeenCalled()
  })

  it('OA43: is refused in a frame of another site', async () => {
    const tab = openTab(project)
    const { navigation } = tab.platform
    const framed = openTab(project, {
      platform: { navigation: { ...navigation!, isFramed: () => true } },
    })
    await expect(framed.app.signInWithOAuth('github')).rejects.toThrow(/frame/)
    expect([...framed.visited, ...tab.visited]).toEqual([])
  })

  it.each(['cookies', 'storage'] as const)(
    'CK18: is refused where the page keeps nothing (%s), with what to do',
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

describe('where people go in the end', () => {
  const endOf = async (
    href: string,
    options?: { returnTo?: string },
    urls = { afterSignIn: '/in', afterSignUp: '/up' },
  ) => {
    const tab = openTab(project, { href })
    const back = await visitProvider(await leave(tab, options), { account: 'ada@example.com' })
    const page = nextPage(project, tab, back, { urls })
    expect(await page.app.callOAuthCallback()).toBe(true)
    return page.visited
  }

  it('is the page after sign-up, then the page after sign-in, in place of the page come back to', async () => {
    expect(await endOf(SIGN_IN)).toEqual(['replace /up'])
    expect(await endOf(SIGN_IN)).toEqual(['replace /in'])
  })

  it('is where the page led back to that was left', async () => {
    const back = encodeURIComponent('/teams/1?tab=a b&code=1#new')
    expect(await endOf(`${SIGN_IN}?after_auth_return_to=${back}`)).toEqual([
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
  ])('is what was asked for, if it may be gone to: %s', async (returnTo, end) => {
    expect(await endOf(`${SIGN_IN}?after_auth_return_to=%2Fother`, { returnTo })).toEqual([end])
  })
})

describe('an account of a provider', () => {
  it('is signed up once, and is the same one from then on', async () => {
    const first = await comeBack(project, openTab(project), { account: 'ada@example.com' })
    await first.app.callOAuthCallback()
    const user = await first.app.getUser({ or: 'throw' })
    expect(user).toMatchObject({
      primaryEmail: 'ada@example.com',
      primaryEmailVerified: true,
      hasPassword: false,
      oauthProviders: [{ id: 'github', email: 'ada@example.com' }],
    })
    const second = await comeBack(project, openTab(project), { account: 'ada@example.com' })
    await second.app.callOAuthCallback()
    expect(await second.app.getUser()).toMatchObject({ id: user.id })
  })

  it('keeps the session in cookies, as every other sign-in does', async () => {
    const page = await comeBack(project, openTab(project), { account: 'ada@example.com' })
    await page.app.callOAuthCallback()
    expect([...page.browser.cookies.keys()]).toEqual([
      'latchkey-access',
      `latchkey-refresh-${project.projectId}`,
    ])
    expect(page.storage.size).toBe(0)
  })

  it('that was not verified is not taken for verified', async () => {
    const chosen = { account: 'ada@example.com', manners: 'unverified' } as const
    const page = await comeBack(project, openTab(project), chosen)
    await page.app.callOAuthCallback()
    expect(await page.app.getUser()).toMatchObject({ primaryEmailVerified: false })
  })
})
