import { ClientApp, isLatchkeyError } from '@latchkey/core'
import { ClientApp as ServerSessionApp } from '@latchkey/core/server-sessions'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openServer } from '../server/open-server.js'
import { openCookies, openHeldTab } from '../support/held-tab.js'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { grace } from '../support/signed-in.js'

const network = openNetwork()

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { anonymousAccountsEnabled: true },
  })
})

const openTab = (options = {}) => openHeldTab(project, openServer(project), options)

const PROJECT = 'GET /projects/current'
const SIGN_OUT = 'DELETE /auth/sessions/current'

/** A signed token, or the text of a refresh token of the service. */
const TOKENS = /eyJ[\w-]+\.[\w-]+\.[\w-]+/

describe("ClientApp with sessions: 'server'", () => {
  it('signs in, reads the user and signs out without a token in the page', async () => {
    const { app, browser, responses } = openTab()
    expect(app.session.get().status).toBe('signed-out')
    const result = await app.signInWithPassword({ ...ada, noRedirect: true })
    expect(result.status).toBe('ok')
    expect(app.session.get().status).toBe('active')
    const user = await app.getUser({ or: 'throw' })
    expect(user.primaryEmail).toBe(ada.email)

    const refreshToken = browser.hidden.get(`latchkey-refresh-${project.projectId}`) ?? ''
    expect(refreshToken).toMatch(/^\w{20,}/)
    const readable = JSON.stringify([...browser.cookies, ...responses])
    expect(readable).not.toMatch(TOKENS)
    expect(readable).not.toContain(refreshToken)

    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(app.session.get().status).toBe('signed-out')
    const left = new Request('http://localhost:3000/', { headers: { cookie: browser.header() } })
    expect(await openServer(project).authenticate(left)).toMatchObject({ status: 'signed-out' })
    expect(await openServer(project).listUsers()).toHaveLength(2)
  })

  it('ends the session at the service when the user signs out', async () => {
    const { app, browser } = openTab()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const copy = new Request('http://localhost:3000/', { headers: { cookie: browser.header() } })
    const server = openServer(project)
    expect(await server.authenticate(copy)).toMatchObject({ status: 'signed-in' })
    await app.signOut({ noRedirect: true })
    expect(await openServer(project).getUser({ tokenStore: copy })).toBeNull()
  })

  it('shows the session to the other tabs, and its end', async () => {
    const browser = openCookies()
    const tab = openTab({ browser })
    const other = openTab({ browser })
    const states: string[] = []
    other.app.onAuthStateChange(({ status }) => states.push(status))
    await tab.app.signInWithPassword({ ...ada, noRedirect: true })
    expect((await other.app.getUser({ or: 'throw' })).primaryEmail).toBe(ada.email)
    await tab.app.signOut({ noRedirect: true })
    expect(states).toEqual(['active', 'signed-out'])
  })

  it('ends a session that was revoked, with the next call of the page', async () => {
    const { app } = openTab()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    const server = await openServer(project).getUser(user.id)
    for (const { id } of (await server?.listSessions()) ?? []) await server?.revokeSession(id)
    await user.update({ displayName: 'Ada' }).catch(() => {})
    expect(app.session.get().status).toBe('signed-out')
  })

  it('knows at once that a call has found the end of the session, if cookies have no events', async () => {
    const browser = openCookies()
    const { read, write, remove } = browser.jar
    const { app } = openTab({ browser: { ...browser, jar: { read, write, remove } } })
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    const stop = app.session.subscribe(() => {})
    const server = await openServer(project).getUser(user.id)
    for (const { id } of (await server?.listSessions()) ?? []) await server?.revokeSession(id)
    await user.update({ displayName: 'Ada' }).catch(() => {})
    expect(app.session.get().status).toBe('signed-out')
    stop()
  })

  it('replaces the session when another user signs in, and ends the first one', async () => {
    const { app, browser } = openTab()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    const first = new Request('http://localhost:3000/', { headers: { cookie: browser.header() } })
    await app.signInWithPassword({ ...grace, noRedirect: true })
    expect((await app.getUser({ or: 'throw' })).primaryEmail).toBe(grace.email)
    await expect(user.update({ displayName: 'A' })).rejects.toMatchObject({
      code: 'SESSION_CHANGED',
    })
    expect(await openServer(project).getUser({ tokenStore: first })).toBeNull()
  })

  it('keeps the session when another user signs in again', async () => {
    const browser = openCookies()
    const { app } = openTab({ browser })
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const again = openTab({ browser, href: 'http://localhost:3000/in?sign_in_again=true' })
    await expect(
      again.app.signInWithPassword({ ...grace, noRedirect: true }),
    ).rejects.toMatchObject({ code: 'SIGNED_IN_AS_OTHER_USER' })
    expect((await app.getUser({ or: 'throw' })).primaryEmail).toBe(ada.email)
    await again.app.signInWithPassword({ ...ada, noRedirect: true })
    expect((await app.getUser({ or: 'throw' })).primaryEmail).toBe(ada.email)
  })

  it('creates one anonymous account and upgrades it', async () => {
    const { app } = openTab()
    const user = await app.getUser({ or: 'anonymous' })
    expect(user.isAnonymous).toBe(true)
    const email = 'new@example.com'
    await app.signUpWithPassword({
      email,
      password: ada.password,
      noRedirect: true,
      callbackUrl: 'http://localhost:3000/verify',
    })
    expect(await app.getUser({ or: 'throw' })).toMatchObject({ id: user.id, primaryEmail: email })
  })

  it('stays signed in while the service cannot be reached', async () => {
    const { app } = openTab()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    network.offline()
    await expect(user.update({ displayName: 'A' })).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      message: expect.stringContaining(
        'The server of the app does not respond, or cannot reach the service.',
      ),
    })
    expect(app.session.get().status).toBe('active')
  })

  it('ends the session with the next call after a sign-out without a connection', async () => {
    const tab = openTab()
    const { app, browser } = tab
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const copy = new Request('http://localhost:3000/', { headers: { cookie: browser.header() } })
    tab.goOffline()
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    expect(app.session.get().status).toBe('signed-out')
    const later = openTab({ browser })
    expect(await later.app.getUser()).toBeNull()
    await later.app.getProject()
    expect(await openServer(project).getUser({ tokenStore: copy })).toBeNull()
  })

  it('is signed out for a server that renders before the end of the session has reached it', async () => {
    const { app, browser, goOffline } = openTab()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    goOffline()
    await app.signOut({ noRedirect: true })
    const request = new Request('http://localhost:3000/', { headers: { cookie: browser.header() } })
    expect(await openServer(project).authenticate(request)).toEqual({
      status: 'signed-out',
      reason: 'USER_AUTHENTICATION_REQUIRED',
    })
    expect(await openServer(project).getInitialUser(request)).toBeNull()
  })

  it('ends the session without a refresh when the device is online after a sign-out', async () => {
    const tab = openTab()
    tab.app.onAuthStateChange(() => {})
    await tab.app.signInWithPassword({ ...ada, noRedirect: true })
    const copy = new Request('http://localhost:3000/', {
      headers: { cookie: tab.browser.header() },
    })
    tab.goOffline()
    expect(await tab.app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    const before = tab.requests.length
    tab.goOnline()
    await expect.poll(() => openServer(project).getUser({ tokenStore: copy })).toBeNull()
    const paths = tab.requests.slice(before).map(({ url }) => new URL(url).pathname)
    expect(paths.filter((path) => path.endsWith('/token'))).toEqual([])
  })

  it('keeps the session of another tab that began after a sign-out without a connection', async () => {
    const { app, browser, goOffline, goOnline } = openTab()
    app.onAuthStateChange(() => {})
    await app.signInWithPassword({ ...ada, noRedirect: true })
    goOffline()
    await app.signOut({ noRedirect: true })
    const other = openTab({ browser })
    await other.app.signInWithPassword({ ...grace, noRedirect: true })
    goOnline()
    expect((await app.getUser({ or: 'throw' })).primaryEmail).toBe(grace.email)
    await app.getProject()
    // The session of the first user has ended with the sign-in of the second.
    expect(network.calls(SIGN_OUT)).toBe(1)
  })

  it('rejects with UNSUPPORTED_ERROR if the code of an error is unknown', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-Stack-Known-Error': 'FROM_THE_FUTURE' }
    const body = JSON.stringify({ code: 'FROM_THE_FUTURE', error: 'Something new.' })
    network.replaceAnswer(PROJECT, { status: 418, body, headers })
    await expect(openTab().app.getProject()).rejects.toMatchObject({
      code: 'UNSUPPORTED_ERROR',
      details: { originalErrorCode: 'FROM_THE_FUTURE' },
    })
  })

  it('rejects with the wait of a rate limit, also if the service states a date', async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString()
    network.respond429(PROJECT, { retryAfter: date })
    const error = await openTab()
      .app.getProject()
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    if (!isLatchkeyError(error, 'RATE_LIMITED')) throw error
    expect(error.details.retryAfterMillis).toBeGreaterThan(3_500_000)
    expect(error.details.retryAfterMillis).toBeLessThanOrEqual(3_600_000)
  })

  it('confirms a login of the command line', async () => {
    const { app } = openTab()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const terminal = openServer(project, { tokenStore: 'memory' })
    const login = await terminal.promptCliLogin({
      appUrl: 'http://localhost:3000',
      promptLink: async (url) => {
        await app.completeCliLogin(new URL(url).searchParams.get('login_code') ?? '')
      },
    })
    const refreshToken = login.status === 'ok' ? login.data : null
    const tokenStore = { accessToken: null, refreshToken }
    const user = await openServer(project).getUser({ tokenStore })
    expect(user?.primaryEmail).toBe(ada.email)
  })

  it('rejects requests on a server that renders', async () => {
    const { projectId, publishableClientKey } = project
    const app = new ServerSessionApp({ sessions: 'server', projectId, publishableClientKey })
    expect(app.session.get().status).toBe('unknown')
    await expect(app.getProject()).rejects.toMatchObject({
      code: 'INVALID_CONFIGURATION',
      message: expect.stringContaining('On a server, use a ServerApp'),
    })
  })

  it('is refused by the app that keeps the session in the browser', () => {
    const options = { projectId: project.projectId, sessions: 'server' }
    expect(() => Reflect.construct(ClientApp, [options])).toThrow(
      'import ClientApp from @latchkey/core/server-sessions',
    )
  })

  it('rejects what needs the tokens, and needs no header for its own server', async () => {
    const { app } = openTab()
    await app.signInWithPassword({ ...ada, noRedirect: true })
    const user = await app.getUser({ or: 'throw' })
    await expect(user.getAuthJson()).rejects.toMatchObject({ code: 'INVALID_CONFIGURATION' })
    await expect(user.getAccessToken()).rejects.toThrow("The app's server holds the tokens")
    expect(await user.getAuthHeaders()).toEqual({})
  })
})
