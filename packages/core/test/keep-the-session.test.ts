import type { ClientAppOptions, TokenPair } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeJar } from './fake-platform.js'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'
import { signedIn } from './signed-in.js'

const network = openNetwork()
let project: TestProject
let tokens: TokenPair
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
  tokens = await (await signedIn(project)).user.getAuthJson()
})

const ADA = { primaryEmail: ada.email }
const REFRESH = 'POST /auth/oauth/token'

/** A browser with these cookies, as a page sees them. */
function browserWith(cookies: Record<string, string | null>) {
  const browser = fakeJar()
  for (const [name, value] of Object.entries(cookies)) {
    if (value !== null) browser.cookies.set(name, value)
  }
  return browser
}

describe('the cookies of the deployed services', () => {
  const open = (cookies: Record<string, string | null>) =>
    openTab(project, { browser: browserWith(cookies), cookiePrefix: 'stack' })
  const pair = () => `[%22${tokens.refreshToken}%22%2C%22${tokens.accessToken}%22]`

  it('are read as they stand, so that moving an app over signs nobody out', async () => {
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

  it('are written as they were, and none but these', async () => {
    const { app, browser } = open({})
    await app.signInWithCredential({ ...ada, noRedirect: true })
    tokens = await (await app.getUser({ or: 'throw' })).getAuthJson()
    expect(browser.jar.read()).toBe(
      `stack-access=${pair()}; stack-refresh-${project.projectId}=${tokens.refreshToken}`,
    )
    await app.signOut({ noRedirect: true })
    expect(browser.jar.read()).toBe('')
  })

  it('CK10 of an older kit are read when they are alone, and go with the next ones', async () => {
    const { app, browser } = open({ 'stack-refresh': tokens.refreshToken })
    expect(await app.getUser()).toMatchObject(ADA)
    expect([...browser.cookies.keys()].sort()).toEqual([
      'stack-access',
      `stack-refresh-${project.projectId}`,
    ])
  })

  it('CK07 CK08 are enough when the access token is damaged, or that of another session', async () => {
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
    'CK09 hold no session when a mistake has written %s into them: they are removed, once said',
    async (value) => {
      const { app, browser, warned } = open({ [`stack-refresh-${project.projectId}`]: value })
      expect(app.session.get()).toEqual({ status: 'signed-out' })
      expect(await app.getUser()).toBeNull()
      expect(browser.cookies.size).toBe(0)
      expect(warned).toHaveLength(1)
    },
  )
})

describe('without cookies', () => {
  const signIn = async (options: ClientAppOptions) => {
    const tab = openTab(project, options)
    await tab.app.signInWithCredential({ ...ada, noRedirect: true })
    expect(await tab.app.getUser()).toMatchObject(ADA)
    return tab
  }

  it('memory keeps a session for one app, until it ends', async () => {
    const { app, browser, pass } = await signIn({ tokenStore: 'memory' })
    expect(browser.cookies.size).toBe(0)
    pass(11 * 60_000)
    expect(await app.user.refresh()).toMatchObject(ADA)
    expect(openTab(project, { tokenStore: 'memory' }).app.session.get().status).toBe('signed-out')
  })

  it('CK16 a page that may have none keeps the session in memory, and says so once', async () => {
    const { app, warned } = await signIn({ platform: { cookies: undefined } })
    expect(app.session.get()).toEqual({ status: 'active' })
    expect(warned).toEqual([expect.stringMatching(/Cookies are not available on this page/)])
  })

  it('CK17 a page whose cookies are not kept refuses a sign-in, instead of forgetting it', async () => {
    const jar = { ...fakeJar().jar, read: () => '' }
    const { app } = openTab(project, { browser: { jar, cookies: new Map() } })
    const refused = app.signInWithCredential({ ...ada, noRedirect: true })
    await expect(refused).rejects.toThrow(/cookies are blocked/)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
  })

  it('given tokens are a session of their own', async () => {
    const { app, browser, pass } = openTab(project, { tokenStore: tokens })
    expect(app.session.get()).toEqual({ status: 'active' })
    pass(11 * 60_000)
    expect(await app.getUser()).toMatchObject(ADA)
    expect(network.calls(REFRESH)).toBe(1)
    expect(browser.cookies.size).toBe(0)
  })

  it.each(['accessToken', 'refreshToken'] as const)(
    'TK01 a given %s that is the text "undefined" is refused, and not repeated with the other',
    async (name) => {
      const { app } = openTab(project, { tokenStore: { ...tokens, [name]: 'undefined' } })
      const failure = (await app.getUser().catch((error: unknown) => error)) as Error
      expect(failure).toBeInstanceOf(TypeError)
      expect(failure.message).toMatch(new RegExp(`${name}.*"undefined"`))
    },
  )

  it('no store at all is no session, and none can be begun', async () => {
    const asked = vi.fn(fetch)
    const { app } = openTab(project, { tokenStore: null, fetch: asked })
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await app.getUser()).toBeNull()
    const begin = [
      () => app.signInWithCredential({ ...ada, noRedirect: true }),
      () => app.signUpWithCredential({ ...ada, email: 'b@example.com' }),
      () => app.signInAnonymously(),
      () => app.signInWithMagicLink('a'.repeat(45)),
      () => app.signInWithMfa('123456', 'a'.repeat(45)),
      () => app.signInWithPasskey(),
      () => app.signInWithOAuth('github'),
    ]
    for (const one of begin) await expect(one()).rejects.toThrow(/tokenStore/)
    // Else the service would know an account or a session that nobody has.
    expect(asked).not.toHaveBeenCalled()
  })
})
