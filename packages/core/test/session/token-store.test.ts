import type { ClientAppOptions, TokenPair } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeJar } from '../fakes/fake-platform.js'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { signedIn } from '../support/signed-in.js'

const network = openNetwork()
let project: TestProject
let tokens: TokenPair
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
  tokens = await (await signedIn(project)).user.getAuthJson()
})

const ADA = { primaryEmail: ada.email }
const REFRESH = 'POST /auth/oauth/token'

/** Creates a browser with these cookies. */
function browserWith(cookies: Record<string, string | null>) {
  const browser = fakeJar()
  for (const [name, value] of Object.entries(cookies)) {
    if (value !== null) browser.cookies.set(name, value)
  }
  return browser
}

describe('session cookies with the prefix of an existing app', () => {
  const open = (cookies: Record<string, string | null>) =>
    openTab(project, { browser: browserWith(cookies), cookiePrefix: 'stack' })
  const pair = () => `[%22${tokens.refreshToken}%22%2C%22${tokens.accessToken}%22]`

  it('are read unchanged, so that a migration keeps users signed in', async () => {
    const { app, browser } = open({
      [`stack-refresh-${project.projectId}`]: tokens.refreshToken,
      'stack-access': pair(),
      'stack-is-https': 'true',
    })
    const before = new Map(browser.cookies)
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(await app.getUser()).toMatchObject(ADA)
    expect(network.calls(REFRESH)).toBe(0)
    expect(browser.cookies).toEqual(before)
  })

  it('are written in the same format, without other cookies', async () => {
    const { app, browser } = open({})
    await app.signInWithCredential({ ...ada, noRedirect: true })
    tokens = await (await app.getUser({ or: 'throw' })).getAuthJson()
    expect(browser.jar.read()).toBe(
      `stack-access=${pair()}; stack-refresh-${project.projectId}=${tokens.refreshToken}`,
    )
    await app.signOut({ noRedirect: true })
    expect(browser.jar.read()).toBe('')
  })

  it('are replaced if they have the format of an older release (CK10)', async () => {
    const { app, browser } = open({ 'stack-refresh': tokens.refreshToken })
    expect(await app.getUser()).toMatchObject(ADA)
    expect([...browser.cookies.keys()].sort()).toEqual([
      'stack-access',
      `stack-refresh-${project.projectId}`,
    ])
  })

  it('are sufficient if the access token is damaged or belongs to another session (CK07, CK08)', async () => {
    for (const access of ['["a', '[%22another%22%2C%22token%22]']) {
      const { app } = open({
        [`stack-refresh-${project.projectId}`]: tokens.refreshToken,
        'stack-access': access,
      })
      expect(await app.getUser()).toMatchObject(ADA)
    }
    expect(network.calls(REFRESH)).toBe(2)
  })

  it.each(['undefined', 'null', '%20'])(
    'are removed with one warning if the refresh token is %s (CK09)',
    async (value) => {
      const { app, browser, warnings } = open({ [`stack-refresh-${project.projectId}`]: value })
      expect(app.session.get()).toEqual({ status: 'signed-out' })
      expect(await app.getUser()).toBeNull()
      expect(browser.cookies.size).toBe(0)
      expect(warnings).toHaveLength(1)
    },
  )
})

describe('a session without cookies', () => {
  const signIn = async (options: ClientAppOptions) => {
    const tab = openTab(project, options)
    await tab.app.signInWithCredential({ ...ada, noRedirect: true })
    expect(await tab.app.getUser()).toMatchObject(ADA)
    return tab
  }

  it('is kept in the memory of one app with tokenStore: memory', async () => {
    const { app, browser, pass } = await signIn({ tokenStore: 'memory' })
    expect(browser.cookies.size).toBe(0)
    pass(11 * 60_000)
    expect(await app.user.refresh()).toMatchObject(ADA)
    expect(openTab(project, { tokenStore: 'memory' }).app.session.get().status).toBe('signed-out')
  })

  it('is kept in memory with one warning if the page has no cookies (CK16)', async () => {
    const { app, warnings } = await signIn({ platform: { cookies: undefined } })
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(warnings).toEqual([expect.stringMatching(/Cookies are not available on this page/)])
  })

  it('is rejected on sign-in if cookies are blocked (CK17)', async () => {
    const jar = { ...fakeJar().jar, read: () => '' }
    const { app } = openTab(project, { browser: { jar, cookies: new Map() } })
    const signingIn = app.signInWithCredential({ ...ada, noRedirect: true })
    await expect(signingIn).rejects.toThrow(/cookies are blocked/)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
  })

  it('uses the tokens that are passed as tokenStore', async () => {
    const { app, browser, pass } = openTab(project, { tokenStore: tokens })
    expect(app.session.get()).toEqual({ status: 'active' })
    pass(11 * 60_000)
    expect(await app.getUser()).toMatchObject(ADA)
    expect(network.calls(REFRESH)).toBe(1)
    expect(browser.cookies.size).toBe(0)
  })

  it.each(['accessToken', 'refreshToken'] as const)(
    'rejects a %s that is the string "undefined" without repeating the other token (TK01)',
    async (name) => {
      const { app } = openTab(project, { tokenStore: { ...tokens, [name]: 'undefined' } })
      const failure = (await app.getUser().catch((error: unknown) => error)) as Error
      expect(failure).toBeInstanceOf(TypeError)
      expect(failure.message).toMatch(new RegExp(`${name}.*"undefined"`))
    },
  )

  it('is never started with tokenStore: null, and sign-ins are rejected', async () => {
    const fetchSpy = vi.fn(fetch)
    const { app } = openTab(project, { tokenStore: null, fetch: fetchSpy })
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await app.getUser()).toBeNull()
    const signInMethods = [
      () => app.signInWithCredential({ ...ada, noRedirect: true }),
      () => app.signUpWithCredential({ ...ada, email: 'b@example.com' }),
      () => app.signInAnonymously(),
      () => app.signInWithMagicLink('a'.repeat(45)),
      () => app.signInWithMfa('123456', 'a'.repeat(45)),
      () => app.signInWithPasskey(),
      () => app.signInWithOAuth('github'),
    ]
    for (const method of signInMethods) await expect(method()).rejects.toThrow(/tokenStore/)
    // Otherwise the service would create an account or a session that no client uses.
    expect(fetchSpy).not.toHaveBeenCalled()
  })
})
