import type { Platform } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks } from './fake-locks.js'
import { openNetwork } from './open-network.js'
import { ada, type Jar, openTab } from './open-tab.js'
import { grace } from './signed-in.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({
    users: [ada, grace],
    config: { clientTeamCreationEnabled: true },
  })
})

const READ = 'GET /users/me'
const REFRESH = 'POST /auth/oauth/token'
const END = 'DELETE /auth/sessions/current'
const MINUTES = 60_000

type Tab = ReturnType<typeof openTab>

/** Two tabs of one browser in which somebody has signed in. */
async function openTabs(parts: Partial<Platform> = {}, browser?: Jar) {
  const one = openTab(project, { platform: parts, ...(browser && { browser }) })
  await one.app.signInWithCredential({ ...ada, noRedirect: true })
  const two = openTab(project, { platform: parts, browser: one.browser })
  await two.app.getUser()
  const tabs = [one, two] as const
  return { one, two, tabs, browser: one.browser }
}

/** Time passes for the service and for the device. */
async function expire(...tabs: readonly Tab[]) {
  await project.clock.advance('11m')
  for (const { pass } of tabs) pass(11 * MINUTES)
}
const readByHundred = (tabs: readonly Tab[]) =>
  Promise.all(tabs.flatMap(({ app }) => Array.from({ length: 100 }, () => app.user.refresh())))
const emailIn = ({ app }: Tab) => app.user.get().data?.primaryEmail

describe('two tabs with a token that has expired', () => {
  /** The lock of the other tab never times out, however busy this machine is. */
  const patient: Partial<Platform> = {
    timers: {
      set: (callback, millis) => setTimeout(callback, millis),
      clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
    },
  }

  it('CC04 make one refresh for 100 readers in each where they can wait for each other', async () => {
    const { tabs } = await openTabs({ ...patient, locks: fakeLocks().locks })
    await expire(...tabs)
    const users = await readByHundred(tabs)
    expect(users.every((user) => user?.primaryEmail === ada.email)).toBe(true)
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('CC04 make one each where they cannot, and both stay signed in', async () => {
    const { tabs } = await openTabs()
    await expire(...tabs)
    await readByHundred(tabs)
    expect(network.calls(REFRESH)).toBe(2)
    for (const { app } of tabs) expect(app.session.get().status).toBe('active')
  })

  it('CC21 refresh also when a tab that is gone still holds the lock', async () => {
    const { locks, orphan } = fakeLocks()
    const { tabs } = await openTabs({ locks })
    orphan(`latchkey-refresh-${project.projectId}`)
    await expire(...tabs)
    await readByHundred(tabs)
    for (const { app } of tabs) expect(app.session.get().status).toBe('active')
  })

  it('CC24 keep what the other has got when one was frozen in the middle of a refresh', async () => {
    const { one, two, tabs, browser } = await openTabs()
    let thaw = () => {}
    network.delay(REFRESH, new Promise<void>((resolve) => (thaw = resolve)))
    await expire(...tabs)
    const frozen = one.app.user.refresh()
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    await two.app.signInWithCredential({ ...grace, noRedirect: true })
    const cookies = new Map(browser.cookies)
    thaw()
    expect(await frozen).toMatchObject({ primaryEmail: grace.email })
    expect(browser.cookies).toEqual(cookies)
    for (const { app } of tabs) {
      expect(await app.getUser()).toMatchObject({ primaryEmail: grace.email })
    }
  })
})

describe('what one tab does', () => {
  it('CK20 somebody else signs in: the other shows nothing of the one before', async () => {
    const { one, two } = await openTabs()
    const shown: (string | null | undefined)[] = []
    two.app.user.subscribe(() => shown.push(emailIn(two)))
    await one.app.signInWithCredential({ ...grace, noRedirect: true })
    expect(emailIn(two)).toBeUndefined()
    await expect.poll(() => emailIn(two)).toBe(grace.email)
    expect(shown).not.toContain(ada.email)
  })

  it('CK19 its user deletes the cookies: every tab is signed out, and none writes them again', async () => {
    const { tabs, browser } = await openTabs()
    for (const { app } of tabs) app.user.subscribe(() => {})
    for (const name of browser.cookies.keys()) browser.jar.remove(name)
    for (const { app } of tabs) {
      expect(app.session.get().status).toBe('signed-out')
      expect(await app.getUser()).toBeNull()
    }
    expect(browser.cookies.size).toBe(0)
  })

  it('CC12 both sign out at the same moment: both are signed out', async () => {
    const { tabs, browser } = await openTabs()
    const ended = await Promise.all(tabs.map(({ app }) => app.signOut({ noRedirect: true })))
    expect(ended).toEqual([{ confirmed: true }, { confirmed: true }])
    for (const { app } of tabs) expect(await app.getUser()).toBeNull()
    expect(browser.cookies.size).toBe(0)
  })

  it('CC13 a sign-out is on its way while the other signs in: the new session stays', async () => {
    const { one, two, tabs } = await openTabs()
    let release = () => {}
    network.delay(END, new Promise<void>((resolve) => (release = resolve)))
    const signingOut = one.app.signOut({ noRedirect: true })
    await two.app.signInWithCredential({ ...grace, noRedirect: true })
    release()
    expect(await signingOut).toEqual({ confirmed: true })
    for (const { app } of tabs) {
      expect(await app.getUser()).toMatchObject({ primaryEmail: grace.email })
    }
  })

  it('CC17 the password is changed elsewhere: the other tab is signed out at its next refresh, once', async () => {
    const { one, two, tabs } = await openTabs()
    const elsewhere = openTab(project)
    await elsewhere.app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await elsewhere.app.getUser({ or: 'throw' })
    await user.updatePassword({ oldPassword: ada.password, newPassword: 'battery horse correct' })
    await expire(...tabs)
    await expect(two.app.getUser({ or: 'redirect' })).resolves.toMatchObject({})
    await two.app.user.refresh()
    expect(two.app.session.get().status).toBe('signed-out')
    expect(network.calls(REFRESH)).toBe(1)
    await expect(two.app.getUser({ or: 'redirect' })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
    expect(two.visited).toHaveLength(1)
    expect(await one.app.getUser()).toBeNull()
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('CC25 it signs out: a page shown again by the back button shows nobody, before it does anything else', async () => {
    const browser = (await openTabs()).browser
    const { subscribe: _, ...silent } = browser.jar
    const page = openTab(project, { browser: { ...browser, jar: silent } })
    const shown: unknown[] = []
    await page.app.getUser()
    page.app.user.subscribe(() => shown.push(page.app.user.get().data))
    for (const name of browser.cookies.keys()) browser.jar.remove(name)
    page.happen('shown-from-cache')
    expect(shown).toEqual([null])
  })

  it('CC32 both select a team: the last one counts, and both show it once they read again', async () => {
    const { tabs } = await openTabs()
    const [one, two] = await Promise.all(tabs.map(({ app }) => app.getUser({ or: 'throw' })))
    const first = await one?.createTeam({ displayName: 'First' })
    const second = await two?.createTeam({ displayName: 'Second' })
    await one?.setSelectedTeam(first ?? null)
    await two?.setSelectedTeam(second ?? null)
    for (const { app } of tabs) {
      expect((await app.user.refresh())?.selectedTeam?.displayName).toBe('Second')
    }
  })
})

it('CC31 two copies of the kit on one page share its cookies, and none rewrites what the other wrote', async () => {
  const { one, browser } = await openTabs()
  vi.resetModules()
  const { ClientApp } = await import('@latchkey/core')
  const { projectId, publishableClientKey, baseUrl } = project
  const copy = new ClientApp({ projectId, publishableClientKey, baseUrl, platform: one.platform })
  expect(ClientApp).not.toBe(one.app.constructor)
  for (const app of [one.app, copy]) app.user.subscribe(() => {})
  await Promise.all([one.app, copy].map((app) => app.user.load()))
  const write = vi.spyOn(browser.jar, 'write')
  await expire(one)
  expect(await copy.getUser()).toMatchObject({ primaryEmail: ada.email })
  expect(await one.app.user.refresh()).toMatchObject({ primaryEmail: ada.email })
  expect(network.calls(REFRESH)).toBe(1)
  expect(write).toHaveBeenCalledTimes(2)
  await copy.signOut({ noRedirect: true })
  expect(one.app.session.get().status).toBe('signed-out')
})

it('CC03 one of 100 callers gives up: only that one rejects, and the refresh goes on', async () => {
  const { one } = await openTabs()
  let release = () => {}
  network.delay(REFRESH, new Promise<void>((resolve) => (release = resolve)))
  await expire(one)
  const givesUp = new AbortController()
  const calls = Array.from({ length: 100 }, (_, index) =>
    one.app.sendRequest('/users/me', index === 50 ? { signal: givesUp.signal } : {}),
  )
  await expect.poll(() => network.calls(REFRESH)).toBe(1)
  givesUp.abort(new Error('no longer needed'))
  await expect(calls[50]).rejects.toThrow('no longer needed')
  const before = network.calls(READ)
  release()
  const results = await Promise.allSettled(calls)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(network.calls(REFRESH)).toBe(1)
  expect(network.calls(READ) - before).toBe(99)
})
