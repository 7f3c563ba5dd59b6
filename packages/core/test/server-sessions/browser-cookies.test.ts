import { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openServer } from '../server/open-server.js'
import { type BrowserCookies, openCookies, openHeldTab } from '../support/held-tab.js'
import { openNetwork } from '../support/open-network.js'
import { ada } from '../support/open-tab.js'
import { grace } from '../support/signed-in.js'

const network = openNetwork()

let project: TestProject
let browser: BrowserCookies
let stored: ClientApp
/** Signs in with the app's earlier version, which kept the session in cookies that scripts can read. */
beforeEach(async () => {
  project = await createTestProject({ users: [ada, grace] })
  browser = openCookies()
  stored = new ClientApp({
    projectId: project.projectId,
    publishableClientKey: project.publishableClientKey,
    baseUrl: project.baseUrl,
    platform: { kind: 'browser', cookies: browser.jar, report: () => {} },
  })
  await stored.signInWithPassword({ ...ada, noRedirect: true })
})

const openTab = () => openHeldTab(project, openServer(project), { browser })

/** Watches the user of a tab, as a page does. */
function watchUser({ app }: ReturnType<typeof openTab>) {
  const snapshots: string[] = []
  const show = () => {
    const { status, data } = app.user.get()
    snapshots.push(data === null ? 'signed out' : (data?.primaryEmail ?? status))
  }
  show()
  return { snapshots, stop: app.user.subscribe(show) }
}

/** Ends the stored session at the service, without a trace in the browser. */
async function revoke() {
  const user = await openServer(project).getUser((await stored.getUser({ or: 'throw' })).id)
  for (const { id } of (await user?.listSessions()) ?? []) await user?.revokeSession(id)
}

const requestOf = () =>
  new Request('http://localhost:3000/', { headers: { cookie: browser.header() } })

const ME = 'GET /users/me'

describe("a page with sessions: 'server' and a session in cookies of the browser", () => {
  it('is signed in at once, and never shows the user as signed out', async () => {
    const tab = openTab()
    expect(tab.app.session.get().status).toBe('active')
    const { snapshots, stop } = watchUser(tab)
    await expect.poll(() => snapshots.at(-1)).toBe(ada.email)
    stop()
    expect(new Set(snapshots)).toEqual(new Set(['loading', ada.email]))
    expect(tab.app.session.get().status).toBe('active')
    const user = await tab.app.getUser({ or: 'throw' })
    await user.setDisplayName('Ada')
    expect(browser.header()).toContain('latchkey-session-')
  })

  it('has no token in cookies that scripts can read after its first call', async () => {
    const tab = openTab()
    await tab.app.getUser({ or: 'throw' })
    expect([...browser.cookies.keys()]).toEqual([`latchkey-session-${project.projectId}`])
    expect([...browser.hidden.keys()].toSorted()).toEqual([
      'latchkey-access',
      `latchkey-refresh-${project.projectId}`,
    ])
  })

  it('hides the token that a tab of the earlier version has written since', async () => {
    const tab = openTab()
    await tab.app.getUser({ or: 'throw' })
    const refresh = `latchkey-refresh-${project.projectId}`
    const token = decodeURIComponent(browser.hidden.get(refresh) ?? '')
    const later = JSON.stringify({ refresh_token: token, updated_at_millis: Date.now() })
    browser.cookies.set(`__Host-${refresh}--default`, encodeURIComponent(later))
    await tab.app.getProject()
    expect([...browser.cookies.keys()]).toEqual([`latchkey-session-${project.projectId}`])
    expect((await openTab().app.getUser({ or: 'throw' })).primaryEmail).toBe(ada.email)
  })

  it('is signed out once its server finds that the session has ended', async () => {
    await revoke()
    browser.jar.remove('latchkey-access')
    const { snapshots, stop } = watchUser(openTab())
    await expect.poll(() => snapshots.at(-1)).toBe('signed out')
    stop()
    expect(new Set(snapshots)).toEqual(new Set(['loading', 'signed out']))
    const calls = network.calls(ME)
    const later = openTab()
    expect(later.app.session.get().status).toBe('signed-out')
    expect(await later.app.getUser()).toBeNull()
    expect(network.calls(ME)).toBe(calls)
    await later.app.signInWithPassword({ ...grace, noRedirect: true })
    expect((await later.app.getUser({ or: 'throw' })).primaryEmail).toBe(grace.email)
  })

  it('is signed out once the service rejects the access token of the cookies', async () => {
    await revoke()
    const { app } = openTab()
    expect(await app.getUser()).toBeNull()
    expect(app.session.get().status).toBe('signed-out')
  })

  it('keeps the session while its server cannot be reached', async () => {
    const tab = openTab()
    tab.goOffline()
    const change = tab.app.sendRequest('/users/me', { method: 'PATCH', body: {} })
    await expect(change).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(tab.app.session.get().status).toBe('active')
    tab.goOnline()
    expect((await tab.app.getUser({ or: 'throw' })).primaryEmail).toBe(ada.email)
  })

  it('ends the session at a sign-out before its first call', async () => {
    const copy = requestOf()
    const { app } = openTab()
    expect(await app.signOut({ noRedirect: true })).toEqual({ confirmed: true })
    expect(app.session.get().status).toBe('signed-out')
    expect(openTab().app.session.get().status).toBe('signed-out')
    expect(await openServer(project).getUser({ tokenStore: copy })).toBeNull()
  })

  it('ends the session with the next call after a sign-out without a connection', async () => {
    const copy = requestOf()
    const tab = openTab()
    tab.goOffline()
    expect(await tab.app.signOut({ noRedirect: true })).toEqual({ confirmed: false })
    const later = openTab()
    expect(await openServer(project).getInitialUser(requestOf())).toBeNull()
    expect(await later.app.getUser()).toBeNull()
    await later.app.getProject()
    expect(await openServer(project).getUser({ tokenStore: copy })).toBeNull()
  })

  it('stays signed out if a response that takes over the session arrives after the sign-out', async () => {
    const { app } = openTab()
    const reading = app.getUser()
    const signedOut = app.signOut({ noRedirect: true })
    expect(await reading).toBeNull()
    expect(await signedOut).toEqual({ confirmed: true })
    expect(app.session.get().status).toBe('signed-out')
    expect(await openTab().app.getUser()).toBeNull()
    await app.signInWithPassword({ ...grace, noRedirect: true })
    expect((await app.getUser({ or: 'throw' })).primaryEmail).toBe(grace.email)
  })

  it('is the page of another user after a sign-in in another tab', async () => {
    const tab = openTab()
    const { snapshots, stop } = watchUser(tab)
    await openTab().app.signInWithPassword({ ...grace, noRedirect: true })
    await expect.poll(() => tab.app.user.get().data?.primaryEmail).toBe(grace.email)
    stop()
    expect(snapshots).not.toContain('failed')
    expect(snapshots).not.toContain('signed out')
  })
})
