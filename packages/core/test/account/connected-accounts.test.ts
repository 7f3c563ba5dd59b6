import type { TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '../support/open-tab.js'
import { setupProvider } from '../support/oauth-provider.js'
import {
  waitForNavigation,
  nextPage,
  type OpenTab,
  visitProvider,
} from '../support/visit-provider.js'

const FAILED = 'Error signing in during OAuth callback. Please try again.'
const SETTINGS = 'http://localhost:3000/settings?tab=1'

const provider = await setupProvider()
let project: TestProject
beforeEach(async () => {
  project = await provider.createProject()
})

/** Signs up a user with a password on the settings page. */
async function openSettings(
  email = 'ada@example.com',
  options: Parameters<typeof openTab>[1] = {},
) {
  const tab = openTab(project, { href: SETTINGS, ...options })
  await tab.app.signUpWithCredential({ email, password: 'correct horse battery', noRedirect: true })
  return { tab, user: await tab.app.getUser({ or: 'throw' }) }
}

/** Returns from the provider with the named account. */
async function comeBackAs(tab: OpenTab, startUrl: URL, name: string) {
  provider.expect(name)
  const requests = vi.fn<typeof fetch>((...request) => fetch(...request))
  return { ...nextPage(project, tab, await visitProvider(startUrl), { fetch: requests }), requests }
}

/** Starts to link an account, and returns the tab and the URL of the provider. */
async function startLinking(scopes: string[] = []) {
  const { tab, user } = await openSettings()
  const startUrl = await waitForNavigation(
    tab,
    user.getConnectedAccount('discord', { or: 'redirect', scopes }),
  )
  return { tab, user, startUrl }
}

describe('user.getConnectedAccount', () => {
  it('resolves to null if no account is connected', async () => {
    const { tab, user } = await openSettings()
    expect(await user.getConnectedAccount('discord')).toBeNull()
    expect(tab.visited).toEqual([])
  })

  it('rejects with or: throw if no account is connected (79)', async () => {
    const { user } = await openSettings()
    await expect(user.getConnectedAccount('discord', { or: 'throw' })).rejects.toMatchObject({
      code: 'OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
    })
  })

  it('resolves to an account whose access token is fetched on demand and not stored', async () => {
    const tab = openTab(project, { oauthScopesOnSignIn: { discord: ['guilds'] } })
    const page = await comeBackAs(
      tab,
      await waitForNavigation(tab, tab.app.signInWithOAuth('discord')),
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

  it('resolves to null if the account lacks a scope', async () => {
    const { tab, startUrl } = await startLinking(['guilds'])
    const page = await comeBackAs(tab, startUrl, 'ada')
    await page.app.callOAuthCallback()
    const user = await page.app.getUser({ or: 'throw' })
    expect(await user.getConnectedAccount('discord', { scopes: ['guilds'] })).not.toBeNull()
    expect(await user.getConnectedAccount('discord', { scopes: ['guilds', 'admin'] })).toBeNull()
  })

  it.each([
    ['github', 'OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED'],
    ['google', 'OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS'],
  ])('rejects for %s with %s', async (id, code) => {
    const { tab, user } = await openSettings()
    for (const or of [undefined, 'redirect'] as const) {
      const result = user.getConnectedAccount(id, { ...(or && { or }) })
      await expect(result).rejects.toMatchObject({ code })
    }
    expect(tab.visited).toEqual([])
  })
})

describe('linking an account', () => {
  it('requests the link with the access token of the user and the URL of the page', async () => {
    const oauthScopesOnSignIn = { discord: ['guilds', 'email'] }
    const { tab, user } = await openSettings('ada@example.com', { oauthScopesOnSignIn })
    const linking = user.getConnectedAccount('discord', {
      or: 'redirect',
      scopes: ['bot', 'email'],
    })
    const { searchParams } = await waitForNavigation(tab, linking)
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

  it('connects the account to the same user and returns to the page with a new session', async () => {
    const { tab, user, startUrl } = await startLinking()
    expect(startUrl.searchParams.has('provider_scope')).toBe(false)
    const page = await comeBackAs(tab, startUrl, 'ada-at-discord')
    expect(await page.app.callOAuthCallback()).toBe(true)
    expect(page.visited).toEqual(['replace /settings?tab=1'])
    const updated = await page.app.getUser({ or: 'throw' })
    expect(updated).toMatchObject({
      id: user.id,
      oauthProviders: [{ id: 'discord', accountId: 'id-of-ada-at-discord' }],
    })
    expect(await updated.getConnectedAccount('discord')).toMatchObject({ id: 'discord' })
  })

  it('redirects to the error page if another user has connected the account', async () => {
    const other = await startLinking()
    const linked = await comeBackAs(other.tab, other.startUrl, 'ada-at-discord')
    await linked.app.callOAuthCallback()
    const { tab, user } = await openSettings('bob@example.com')
    const startUrl = await waitForNavigation(
      tab,
      user.getConnectedAccount('discord', { or: 'redirect' }),
    )
    const page = await comeBackAs(tab, startUrl, 'ada-at-discord')
    const { pathname, searchParams } = new URL(page.href())
    expect([pathname, searchParams.get('errorCode')]).toEqual([
      '/handler/error',
      'OAUTH_CONNECTION_ALREADY_CONNECTED_TO_ANOTHER_USER',
    ])
  })

  it('rejects without a code exchange if another user signed in before the callback (OA34)', async () => {
    const { tab, startUrl } = await startLinking()
    const page = await comeBackAs(tab, startUrl, 'ada-at-discord')
    const { browser } = tab
    const bob = await openSettings('bob@example.com', { browser })
    await expect(page.app.callOAuthCallback()).rejects.toMatchObject({
      message: FAILED,
      cause: { code: 'SESSION_CHANGED' },
    })
    expect(page.requests).not.toHaveBeenCalled()
    const { app } = openTab(project, { browser })
    expect(await app.getUser()).toMatchObject({ id: bob.user.id, oauthProviders: [] })
  })

  it('rejects and creates no session if the user signed out before the callback (OA35)', async () => {
    const { tab, startUrl } = await startLinking()
    const page = await comeBackAs(tab, startUrl, 'ada-at-discord')
    await openTab(project, { browser: tab.browser }).app.signOut({ noRedirect: true })
    await expect(page.app.callOAuthCallback()).rejects.toMatchObject({ message: FAILED })
    expect(page.app.session.get()).toEqual({ status: 'signed-out' })
    expect([...tab.browser.cookies]).toEqual([])
    expect(page.requests).not.toHaveBeenCalled()
  })

  it.each([
    ['OA34', 'another user signs in'],
    ['OA35', 'the user signs out'],
  ])('%s: rejects if %s during the code exchange', async (number) => {
    const { tab, startUrl } = await startLinking()
    const { browser, storage } = tab
    provider.expect('ada-at-discord')
    const href = await visitProvider(startUrl)
    const changeSession = async () => {
      const other = openTab(project, { browser, href: SETTINGS })
      if (number === 'OA35') return other.app.signOut({ noRedirect: true })
      const bob = { email: 'bob@example.com', password: 'correct horse battery' }
      return other.app.signUpWithCredential({ ...bob, noRedirect: true })
    }
    const slowFetch = async (url: string, init: RequestInit) => {
      const response = await fetch(url, init)
      if (url.endsWith('/auth/oauth/token')) await changeSession()
      return response
    }
    const page = openTab(project, { browser, storage, href, platform: { fetch: slowFetch } })
    await expect(page.app.callOAuthCallback()).rejects.toMatchObject({ message: FAILED })
    const currentUser = await openTab(project, { browser }).app.getUser()
    expect(currentUser?.primaryEmail).toBe(number === 'OA34' ? 'bob@example.com' : undefined)
  })

  it('uses a fresh access token and does not expose it in logs, URL or storage (OA36)', async () => {
    const { tab, user } = await openSettings()
    const { accessToken: old } = await user.currentSession.getTokens()
    expect(await user.getConnectedAccount('discord')).toBeNull()
    await project.clock.advance('10m')
    tab.pass(595_000)
    const linking = user.getConnectedAccount('discord', { or: 'redirect' })
    const token = (await waitForNavigation(tab, linking)).searchParams.get('token')!
    expect(token).not.toBe(old)
    const exposed = JSON.stringify([tab.warnings, tab.reported, tab.href(), [...tab.storage]])
    expect(exposed).not.toContain(token)
  })

  it('uses a fresh access token after a slow read of the user (OA36)', async () => {
    let isHeld = false
    let release = () => {}
    const userRead = new Promise<void>((resolve) => (release = resolve))
    const requests: string[] = []
    const slowFetch = async (url: string, init: RequestInit) => {
      const response = await fetch(url, init)
      if (isHeld && url.endsWith('/users/me')) await userRead
      requests.push(new URL(url).pathname)
      return response
    }
    const { tab, user } = await openSettings('ada@example.com', { platform: { fetch: slowFetch } })
    isHeld = true
    const reading = tab.app.user.refresh()
    const linking = waitForNavigation(tab, user.getConnectedAccount('discord', { or: 'redirect' }))
    await expect.poll(() => requests.at(-1)).toMatch(/access-token$/)
    await project.clock.advance('10m')
    tab.pass(595_000)
    release()
    const { searchParams } = await linking
    const { accessToken } = await user.currentSession.getTokens()
    expect(searchParams.get('token')).toBe(accessToken)
    await reading
  })
})
