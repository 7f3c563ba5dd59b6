import type { TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from './open-tab.js'
import { startProvider } from './own-provider.js'
import { leftFor, nextPage, type OpenTab, visitProvider } from './visit-provider.js'

const FAILED = 'Error signing in during OAuth callback. Please try again.'
const SETTINGS = 'http://localhost:3000/settings?tab=1'

let provider: Awaited<ReturnType<typeof startProvider>>
let project: TestProject
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())
beforeEach(async () => {
  project = await provider.createProject()
})

/** A tab on a page of settings, with a new account that has a password. */
async function openSettings(
  email = 'ada@example.com',
  options: Parameters<typeof openTab>[1] = {},
) {
  const tab = openTab(project, { href: SETTINGS, ...options })
  await tab.app.signUpWithCredential({ email, password: 'correct horse battery', noRedirect: true })
  return { tab, user: await tab.app.getUser({ or: 'throw' }) }
}

/** Comes back from the provider as one of its people. */
async function comeBackAs(tab: OpenTab, left: URL, name: string) {
  provider.expect(name)
  const asked = vi.fn<typeof fetch>((...request) => fetch(...request))
  return { ...nextPage(project, tab, await visitProvider(left), { fetch: asked }), asked }
}

/** A tab that has left to link an account. */
async function leaveToLink(scopes: string[] = []) {
  const { tab, user } = await openSettings()
  const left = await leftFor(tab, user.getConnectedAccount('discord', { or: 'redirect', scopes }))
  return { tab, user, left }
}

describe('an account at a provider', () => {
  it('is none where none is connected', async () => {
    const { tab, user } = await openSettings()
    expect(await user.getConnectedAccount('discord')).toBeNull()
    expect(tab.visited).toEqual([])
  })

  it('gives its token to those who ask, and keeps it nowhere', async () => {
    const tab = openTab(project, { oauthScopesOnSignIn: { discord: ['guilds'] } })
    const page = await comeBackAs(
      tab,
      await leftFor(tab, tab.app.signInWithOAuth('discord')),
      'ada',
    )
    await page.app.callOAuthCallback()
    const user = await page.app.getUser({ or: 'throw' })
    const account = await user.getConnectedAccount('Discord', { scopes: ['email', 'guilds'] })
    expect(account?.id).toBe('discord')
    expect(await account?.getAccessToken()).toEqual({ accessToken: 'token-of-ada' })
    expect(JSON.stringify([account, [...page.browser.cookies], [...page.storage]])).not.toContain(
      'token-of-ada',
    )
  })

  it('is none where it does not allow what is asked for', async () => {
    const { tab, left } = await leaveToLink(['guilds'])
    const page = await comeBackAs(tab, left, 'ada')
    await page.app.callOAuthCallback()
    const user = await page.app.getUser({ or: 'throw' })
    expect(await user.getConnectedAccount('discord', { scopes: ['guilds'] })).not.toBeNull()
    expect(await user.getConnectedAccount('discord', { scopes: ['guilds', 'admin'] })).toBeNull()
  })

  it.each([
    ['github', 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'],
    ['google', 'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS'],
  ])('cannot be had at %s: %s', async (id, code) => {
    const { tab, user } = await openSettings()
    for (const or of [undefined, 'redirect'] as const) {
      const asked = user.getConnectedAccount(id, { ...(or && { or }) })
      await expect(asked).rejects.toMatchObject({ code })
    }
    expect(tab.visited).toEqual([])
  })
})

describe('linking an account', () => {
  it('asks the service for a link, in the name of the person, and comes back to this page', async () => {
    const oauthScopesOnSignIn = { discord: ['guilds', 'email'] }
    const { tab, user } = await openSettings('ada@example.com', { oauthScopesOnSignIn })
    const linking = user.getConnectedAccount('discord', {
      or: 'redirect',
      scopes: ['bot', 'email'],
    })
    const { searchParams } = await leftFor(tab, linking)
    const { accessToken } = await user.currentSession.getTokens()
    expect(Object.fromEntries(searchParams)).toMatchObject({
      type: 'link',
      token: accessToken,
      provider_scope: 'bot email guilds',
      redirect_uri: 'http://localhost:3000/handler/oauth-callback',
      error_redirect_url: 'http://localhost:3000/handler/error',
      after_callback_redirect_url: SETTINGS,
    })
  })

  it('connects it to the person, who is back where they were, in a new session', async () => {
    const { tab, user, left } = await leaveToLink()
    expect(left.searchParams.has('provider_scope')).toBe(false)
    const page = await comeBackAs(tab, left, 'ada-at-discord')
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(page.visited).toEqual(['replace /settings?tab=1'])
    const now = await page.app.getUser({ or: 'throw' })
    expect(now).toMatchObject({
      id: user.id,
      oauthProviders: [{ id: 'discord', accountId: 'id-of-ada-at-discord' }],
    })
    expect(await now.getConnectedAccount('discord')).toMatchObject({ id: 'discord' })
  })

  it('is refused on the error page for an account of somebody else', async () => {
    const other = await leaveToLink()
    const linked = await comeBackAs(other.tab, other.left, 'ada-at-discord')
    await linked.app.callOAuthCallback()
    const { tab, user } = await openSettings('bob@example.com')
    const left = await leftFor(tab, user.getConnectedAccount('discord', { or: 'redirect' }))
    const page = await comeBackAs(tab, left, 'ada-at-discord')
    const { pathname, searchParams } = new URL(page.href())
    expect([pathname, searchParams.get('errorCode')]).toEqual([
      '/handler/error',
      'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
    ])
  })

  it('OA34: is refused when somebody else has signed in meanwhile, and exchanges no code', async () => {
    const { tab, left } = await leaveToLink()
    const page = await comeBackAs(tab, left, 'ada-at-discord')
    const { browser } = tab
    const bob = await openSettings('bob@example.com', { browser })
    await expect(page.app.callOAuthCallback()).rejects.toMatchObject({ message: FAILED })
    expect(page.asked).not.toHaveBeenCalled()
    const { app } = openTab(project, { browser })
    expect(await app.getUser()).toMatchObject({ id: bob.user.id, oauthProviders: [] })
  })

  it('OA35: is refused after a sign-out, and begins no session, nor does the service', async () => {
    const { tab, left } = await leaveToLink()
    const page = await comeBackAs(tab, left, 'ada-at-discord')
    await openTab(project, { browser: tab.browser }).app.signOut({ noRedirect: true })
    await expect(page.app.callOAuthCallback()).rejects.toMatchObject({ message: FAILED })
    expect(page.app.session.get()).toEqual({ status: 'signed-out' })
    expect([...tab.browser.cookies]).toEqual([])
    expect(page.asked).not.toHaveBeenCalled()
  })

  it.each([
    ['OA34', 'somebody else signs in'],
    ['OA35', 'the person signs out'],
  ])('%s: is refused where %s while the service is asked, too', async (number) => {
    const { tab, left } = await leaveToLink()
    const { browser, storage } = tab
    provider.expect('ada-at-discord')
    const href = await visitProvider(left)
    const meanwhile = async () => {
      const other = openTab(project, { browser, href: SETTINGS })
      if (number === 'OA35') return other.app.signOut({ noRedirect: true })
      const bob = { email: 'bob@example.com', password: 'correct horse battery' }
      return other.app.signUpWithCredential({ ...bob, noRedirect: true })
    }
    const slow = async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init)
      if (url.endsWith('/auth/oauth/token')) await meanwhile()
      return answer
    }
    const page = openTab(project, { browser, storage, href, platform: { fetch: slow } })
    await expect(page.app.callOAuthCallback()).rejects.toMatchObject({ message: FAILED })
    const there = await openTab(project, { browser }).app.getUser()
    expect(there?.primaryEmail).toBe(number === 'OA34' ? 'bob@example.com' : undefined)
  })

  it('OA36: speaks with a token that is fresh, and tells nobody else of it', async () => {
    const { tab, user } = await openSettings()
    const { accessToken: old } = await user.currentSession.getTokens()
    expect(await user.getConnectedAccount('discord')).toBeNull()
    await project.clock.advance('10m')
    tab.pass(595_000)
    const linking = user.getConnectedAccount('discord', { or: 'redirect' })
    const token = (await leftFor(tab, linking)).searchParams.get('token')!
    expect(token).not.toBe(old)
    const told = JSON.stringify([tab.warned, tab.reported, tab.href(), [...tab.storage]])
    expect(told).not.toContain(token)
  })

  it('OA36: speaks with a token that is fresh also where reading the person took its time', async () => {
    let isHeld = false
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const asked: string[] = []
    const slow = async (url: string, init: RequestInit) => {
      const answer = await fetch(url, init)
      if (isHeld && url.endsWith('/users/me')) await held
      asked.push(new URL(url).pathname)
      return answer
    }
    const { tab, user } = await openSettings('ada@example.com', { platform: { fetch: slow } })
    isHeld = true
    const reading = tab.app.user.refresh()
    const linking = leftFor(tab, user.getConnectedAccount('discord', { or: 'redirect' }))
    await expect.poll(() => asked.at(-1)).toMatch(/access-token$/)
    await project.clock.advance('10m')
    tab.pass(595_000)
    release()
    const { searchParams } = await linking
    const { accessToken } = await user.currentSession.getTokens()
    expect(searchParams.get('token')).toBe(accessToken)
    await reading
  })
})
