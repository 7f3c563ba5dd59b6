import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const READ = 'GET /users/me'
const PROJECT = 'GET /projects/current'
const REFRESH = 'POST /auth/oauth/token'
const END = 'DELETE /auth/sessions/current'
const MINUTES = 60_000
const offline = { code: 'NETWORK_ERROR', details: { isOffline: true } }

/**
 * Disposed after each test: a late sign-out request of an app would be counted in the next test.
 */
const apps: { dispose(): void }[] = []
afterEach(() => apps.splice(0).forEach((app) => app.dispose()))

/** Signs a user in, and returns the tab with functions that disconnect and connect its device. */
async function openSignedInTab() {
  const tab = openTab(project)
  apps.push(tab.app)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  return withConnection(tab)
}

const withConnection = (tab: ReturnType<typeof openTab>) => ({
  ...tab,
  disconnect() {
    network.offline()
    tab.goOffline()
  },
  connect() {
    network.online()
    tab.goOnline()
  },
})

/** Opens a tab without a connection for a user whose access token has expired. */
async function openTabOffline() {
  const { browser } = await openSignedInTab()
  const tab = withConnection(openTab(project, { browser }))
  apps.push(tab.app)
  tab.disconnect()
  tab.pass(11 * MINUTES)
  return tab
}

describe('an app on a device without a connection', () => {
  it('keeps the session active and rejects getUser with NETWORK_ERROR', async () => {
    const { app } = await openTabOffline()
    expect(app.session.get()).toEqual({ status: 'active' })
    await expect(app.getUser()).rejects.toMatchObject(offline)
    expect(app.user.get()).toMatchObject({ status: 'failed', data: undefined, error: offline })
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('refetches observed queries when the connection is back, and only those', async () => {
    const { app, connect } = await openTabOffline()
    const stop = app.user.subscribe(() => {})
    await expect.poll(() => app.user.get().status).toBe('failed')
    connect()
    await expect.poll(() => app.user.get().data?.primaryEmail).toBe(ada.email)
    stop()
    const calls = network.calls(READ)
    connect()
    expect(network.calls(READ)).toBe(calls)
  })

  it('refetches observed queries of a memory session when the connection is back', async () => {
    const tab = withConnection(openTab(project, { tokenStore: 'memory' }))
    apps.push(tab.app)
    await tab.app.signInWithCredential({ ...ada, noRedirect: true })
    await tab.app.getUser()
    tab.app.user.subscribe(() => {})
    tab.disconnect()
    await expect(tab.app.user.refresh()).rejects.toMatchObject(offline)
    tab.connect()
    await expect.poll(() => tab.app.user.get().status).toBe('ready')
  })

  it('refetches observed queries without a session when the connection is back', async () => {
    const tab = withConnection(openTab(project))
    apps.push(tab.app)
    tab.disconnect()
    const stop = tab.app.project.subscribe(() => {})
    await expect.poll(() => tab.app.project.get().status).toBe('failed')
    tab.connect()
    await expect.poll(() => tab.app.project.get().status).toBe('ready')
    stop()
    const calls = network.calls(PROJECT)
    tab.connect()
    expect(network.calls(PROJECT)).toBe(calls)
  })

  it.each([
    ['is still valid', 0],
    ['has expired', 11 * MINUTES],
  ])('keeps the user data that was loaded before when the access token %s', async (_, millis) => {
    const { app, disconnect, connect, pass } = await openSignedInTab()
    const user = await app.getUser()
    app.user.subscribe(() => {})
    disconnect()
    pass(millis)
    await expect(app.user.refresh()).rejects.toMatchObject(offline)
    expect(app.user.get()).toMatchObject({ status: 'failed', error: offline })
    expect(app.user.get().data).toBe(user)
    connect()
    await expect.poll(() => app.user.get()).toMatchObject({ status: 'ready' })
  })
})

describe('signing out without a connection (CC10)', () => {
  it('clears the session immediately, sends five requests, and one more after a reconnect', async () => {
    const { app, browser, disconnect, connect, reported, emit } = await openSignedInTab()
    const { refreshToken } = await (await app.getUser({ or: 'throw' })).getAuthJson()
    disconnect()
    const signingOut = app.signOut({ noRedirect: true })
    expect(browser.cookies.size).toBe(0)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await signingOut).toEqual({ confirmed: false })
    // Sign-out does not wait longer than 3 s for the service.
    await expect.poll(() => reported).toMatchObject([offline])
    expect(network.calls(END)).toBe(5)
    emit('visible')
    // This call ends later than another attempt would have started.
    await expect(app.getProject()).rejects.toMatchObject(offline)
    expect(network.calls(END)).toBe(5)
    connect()
    const tokenStore = { accessToken: null, refreshToken }
    await expect.poll(() => openTab(project, { tokenStore }).app.getUser()).toBeNull()
    expect(network.calls(END)).toBe(6)
    connect()
    await app.getProject()
    expect(network.calls(END)).toBe(6)
  })

  it('notifies the service after a later reconnect with a single refresh at a time', async () => {
    const { app, disconnect, connect, emit, reported } = await openSignedInTab()
    disconnect()
    await app.signOut({ noRedirect: true })
    await expect.poll(() => reported).toHaveLength(1)
    emit('online')
    await expect.poll(() => network.calls(REFRESH)).toBe(5)
    const release = holdResponse(network, REFRESH)
    // A connection event starts no request until the last of the five attempts has failed.
    const connectAndCount = () => {
      connect()
      return network.calls(REFRESH)
    }
    await expect.poll(connectAndCount).toBe(6)
    // More connection events arrive while the request is pending.
    for (let times = 0; times < 3; times += 1) {
      connect()
      await app.getProject()
    }
    release()
    await expect.poll(() => network.calls(END)).toBe(6)
    await app.getProject()
    expect(network.calls(REFRESH)).toBe(6)
  })

  it('keeps the session of a user who signed in before the reconnect', async () => {
    const { app, disconnect, connect, reported } = await openSignedInTab()
    disconnect()
    await app.signOut({ noRedirect: true })
    await expect.poll(() => reported).toHaveLength(1)
    network.online()
    await app.signInWithCredential({ ...ada, noRedirect: true })
    connect()
    await expect.poll(() => network.calls(END)).toBe(6)
    expect(await app.user.refresh()).toMatchObject({ primaryEmail: ada.email })
  })
})
