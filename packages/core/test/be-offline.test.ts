import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'

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

/** What an app tells the service late would be counted in the next test. */
const apps: { dispose(): void }[] = []
afterEach(() => apps.splice(0).forEach((app) => app.dispose()))

/** A tab in which somebody has signed in, and what the device's connection does to it. */
async function signedIn() {
  const tab = openTab(project)
  apps.push(tab.app)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  return connectionOf(tab)
}

const connectionOf = (tab: ReturnType<typeof openTab>) => ({
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

/** A tab that is opened without a connection, by somebody whose access token has expired. */
async function openedOffline() {
  const { browser } = await signedIn()
  const tab = connectionOf(openTab(project, { browser }))
  apps.push(tab.app)
  tab.disconnect()
  tab.pass(11 * MINUTES)
  return tab
}

describe('a device without a connection', () => {
  it('knows that somebody is signed in, and says why it cannot tell who', async () => {
    const { app } = await openedOffline()
    expect(app.session.get()).toEqual({ status: 'active' })
    await expect(app.getUser()).rejects.toMatchObject(offline)
    expect(app.user.get()).toMatchObject({ status: 'failed', data: undefined, error: offline })
    expect(app.session.get()).toEqual({ status: 'active' })
  })

  it('reads whatever is watched as soon as it is connected, and nothing else', async () => {
    const { app, connect } = await openedOffline()
    const stop = app.user.subscribe(() => {})
    await expect.poll(() => app.user.get().status).toBe('failed')
    connect()
    await expect.poll(() => app.user.get().data?.primaryEmail).toBe(ada.email)
    stop()
    const calls = network.calls(READ)
    connect()
    expect(network.calls(READ)).toBe(calls)
  })

  it('reads what is watched when it is connected, also where the session is in memory', async () => {
    const tab = connectionOf(openTab(project, { tokenStore: 'memory' }))
    apps.push(tab.app)
    await tab.app.signInWithCredential({ ...ada, noRedirect: true })
    await tab.app.getUser()
    tab.app.user.subscribe(() => {})
    tab.disconnect()
    await expect(tab.app.user.refresh()).rejects.toMatchObject(offline)
    tab.connect()
    await expect.poll(() => tab.app.user.get().status).toBe('ready')
  })

  it('reads what is watched when it is connected, also where nobody is signed in', async () => {
    const tab = connectionOf(openTab(project))
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
    ['whose token is still good', 0],
    ['whose token has expired', 11 * MINUTES],
  ])('keeps showing the person that it knew, %s', async (_, millis) => {
    const { app, disconnect, connect, pass } = await signedIn()
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

describe('CC10 signing out without a connection', () => {
  it('works at once, is tried five times, and again once the device is connected', async () => {
    const { app, browser, disconnect, connect, reported, happen } = await signedIn()
    const { refreshToken } = await (await app.getUser({ or: 'throw' })).getAuthJson()
    disconnect()
    const signingOut = app.signOut({ noRedirect: true })
    expect(browser.cookies.size).toBe(0)
    expect(app.session.get()).toEqual({ status: 'signed-out' })
    expect(await signingOut).toEqual({ confirmed: false })
    // Nobody waits for that longer than 3 s.
    await expect.poll(() => reported).toMatchObject([offline])
    expect(network.calls(END)).toBe(5)
    happen('visible')
    // Another try would have begun before this one ends.
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

  it('tells the service after a later reconnect, with one refresh at a time', async () => {
    const { app, disconnect, connect, happen, reported } = await signedIn()
    disconnect()
    await app.signOut({ noRedirect: true })
    await expect.poll(() => reported).toHaveLength(1)
    happen('online')
    await expect.poll(() => network.calls(REFRESH)).toBe(5)
    let release = () => {}
    network.delay(REFRESH, new Promise<void>((resolve) => (release = resolve)))
    // Until the last of the five attempts has failed, a connection begins nothing.
    const connectAndCount = () => {
      connect()
      return network.calls(REFRESH)
    }
    await expect.poll(connectAndCount).toBe(6)
    // While one attempt is on its way, the connection comes again and again.
    for (let times = 0; times < 3; times += 1) {
      connect()
      await app.getProject()
    }
    release()
    await expect.poll(() => network.calls(END)).toBe(6)
    await app.getProject()
    expect(network.calls(REFRESH)).toBe(6)
  })

  it('leaves alone whoever has signed in meanwhile', async () => {
    const { app, disconnect, connect, reported } = await signedIn()
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
