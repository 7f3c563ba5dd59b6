import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdResponse, openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'
import { grace } from '../support/signed-in.js'

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

/** Opens two tabs of a browser with a signed-in user. */
async function openTabs() {
  const firstTab = openTab(project)
  await firstTab.app.signInWithCredential({ ...ada, noRedirect: true })
  const secondTab = openTab(project, { browser: firstTab.browser })
  await secondTab.app.getUser()
  const tabs = [firstTab, secondTab] as const
  return { firstTab, secondTab, tabs, browser: firstTab.browser }
}

/** Advances the clocks of the service and of the tabs. */
async function expire(...tabs: readonly Tab[]) {
  await project.clock.advance('11m')
  for (const { pass } of tabs) pass(11 * MINUTES)
}
const readByHundred = (tabs: readonly Tab[]) =>
  Promise.all(tabs.flatMap(({ app }) => Array.from({ length: 100 }, () => app.user.refresh())))
const emailIn = ({ app }: Tab) => app.user.get().data?.primaryEmail

describe('two tabs with an expired access token', () => {
  it('refresh once each without locks and stay signed in (CC04)', async () => {
    const { tabs } = await openTabs()
    await expire(...tabs)
    await readByHundred(tabs)
    expect(network.calls(REFRESH)).toBe(2)
    for (const { app } of tabs) expect(app.session.get().status).toBe('active')
  })

  it('keep the newer session after one tab was frozen during a refresh (CC24)', async () => {
    const { firstTab, secondTab, tabs, browser } = await openTabs()
    const thaw = holdResponse(network, REFRESH)
    await expire(...tabs)
    const frozen = firstTab.app.user.refresh()
    await expect.poll(() => network.calls(REFRESH)).toBe(1)
    await secondTab.app.signInWithCredential({ ...grace, noRedirect: true })
    const cookies = new Map(browser.cookies)
    thaw()
    expect(await frozen).toMatchObject({ primaryEmail: grace.email })
    expect(browser.cookies).toEqual(cookies)
    for (const { app } of tabs) {
      expect(await app.getUser()).toMatchObject({ primaryEmail: grace.email })
    }
  })
})

describe('a change in one tab', () => {
  it('hides the previous user in the other tab after another user signed in (CK20)', async () => {
    const { firstTab, secondTab } = await openTabs()
    const seenUsers: (string | null | undefined)[] = []
    secondTab.app.user.subscribe(() => seenUsers.push(emailIn(secondTab)))
    await firstTab.app.signInWithCredential({ ...grace, noRedirect: true })
    expect(emailIn(secondTab)).toBeUndefined()
    await expect.poll(() => emailIn(secondTab)).toBe(grace.email)
    expect(seenUsers).not.toContain(ada.email)
  })

  it('signs every tab out when the user deletes the cookies (CK19)', async () => {
    const { tabs, browser } = await openTabs()
    for (const { app } of tabs) app.user.subscribe(() => {})
    for (const name of browser.cookies.keys()) browser.jar.remove(name)
    for (const { app } of tabs) {
      expect(app.session.get().status).toBe('signed-out')
      expect(await app.getUser()).toBeNull()
    }
    expect(browser.cookies.size).toBe(0)
  })

  it('signs both tabs out when both call signOut at the same time (CC12)', async () => {
    const { tabs, browser } = await openTabs()
    const results = await Promise.all(tabs.map(({ app }) => app.signOut({ noRedirect: true })))
    expect(results).toEqual([{ confirmed: true }, { confirmed: true }])
    for (const { app } of tabs) expect(await app.getUser()).toBeNull()
    expect(browser.cookies.size).toBe(0)
  })

  it('keeps a session that starts in another tab during a sign-out (CC13)', async () => {
    const { firstTab, secondTab, tabs } = await openTabs()
    const release = holdResponse(network, END)
    const signingOut = firstTab.app.signOut({ noRedirect: true })
    await secondTab.app.signInWithCredential({ ...grace, noRedirect: true })
    release()
    expect(await signingOut).toEqual({ confirmed: true })
    for (const { app } of tabs) {
      expect(await app.getUser()).toMatchObject({ primaryEmail: grace.email })
    }
  })

  it('signs the tabs out at the next refresh after the password was changed elsewhere (CC17)', async () => {
    const { firstTab, secondTab, tabs } = await openTabs()
    const otherBrowser = openTab(project)
    await otherBrowser.app.signInWithCredential({ ...ada, noRedirect: true })
    const user = await otherBrowser.app.getUser({ or: 'throw' })
    await user.updatePassword({ oldPassword: ada.password, newPassword: 'battery horse correct' })
    await expire(...tabs)
    await expect(secondTab.app.getUser({ or: 'redirect' })).resolves.toMatchObject({})
    await secondTab.app.user.refresh()
    expect(secondTab.app.session.get().status).toBe('signed-out')
    expect(network.calls(REFRESH)).toBe(1)
    await expect(secondTab.app.getUser({ or: 'redirect' })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    })
    expect(secondTab.visited).toHaveLength(1)
    expect(await firstTab.app.getUser()).toBeNull()
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('shows no user first when a page is restored from the back-forward cache after a sign-out (CC25)', async () => {
    const browser = (await openTabs()).browser
    const { subscribe: _, ...silent } = browser.jar
    const page = openTab(project, { browser: { ...browser, jar: silent } })
    const seenUsers: unknown[] = []
    await page.app.getUser()
    page.app.user.subscribe(() => seenUsers.push(page.app.user.get().data))
    for (const name of browser.cookies.keys()) browser.jar.remove(name)
    page.emit('shown-from-cache')
    expect(seenUsers).toEqual([null])
  })

  it('shows the team that was selected last in both tabs after a refetch (CC32)', async () => {
    const { tabs } = await openTabs()
    const [firstTab, secondTab] = await Promise.all(
      tabs.map(({ app }) => app.getUser({ or: 'throw' })),
    )
    const first = await firstTab?.createTeam({ displayName: 'First' })
    const second = await secondTab?.createTeam({ displayName: 'Second' })
    await firstTab?.setSelectedTeam(first ?? null)
    await secondTab?.setSelectedTeam(second ?? null)
    for (const { app } of tabs) {
      expect((await app.user.refresh())?.selectedTeam?.displayName).toBe('Second')
    }
  })
})

it('two copies of the library on one page share the cookies without overwriting them (CC31)', async () => {
  const { firstTab, browser } = await openTabs()
  vi.resetModules()
  const { ClientApp } = await import('@latchkey/core')
  const { projectId, publishableClientKey, baseUrl } = project
  const copy = new ClientApp({
    projectId,
    publishableClientKey,
    baseUrl,
    platform: firstTab.platform,
  })
  expect(ClientApp).not.toBe(firstTab.app.constructor)
  for (const app of [firstTab.app, copy]) app.user.subscribe(() => {})
  await Promise.all([firstTab.app, copy].map((app) => app.user.load()))
  const write = vi.spyOn(browser.jar, 'write')
  await expire(firstTab)
  expect(await copy.getUser()).toMatchObject({ primaryEmail: ada.email })
  expect(await firstTab.app.user.refresh()).toMatchObject({ primaryEmail: ada.email })
  expect(network.calls(REFRESH)).toBe(1)
  expect(write).toHaveBeenCalledTimes(2)
  await copy.signOut({ noRedirect: true })
  expect(firstTab.app.session.get().status).toBe('signed-out')
})

it('aborting one of 100 calls rejects only that call and keeps the refresh (CC03)', async () => {
  const { firstTab } = await openTabs()
  const release = holdResponse(network, REFRESH)
  await expire(firstTab)
  const controller = new AbortController()
  const calls = Array.from({ length: 100 }, (_, index) =>
    firstTab.app.sendRequest('/users/me', index === 50 ? { signal: controller.signal } : {}),
  )
  await expect.poll(() => network.calls(REFRESH)).toBe(1)
  controller.abort(new Error('no longer needed'))
  await expect(calls[50]).rejects.toThrow('no longer needed')
  const before = network.calls(READ)
  release()
  const results = await Promise.allSettled(calls)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(network.calls(REFRESH)).toBe(1)
  expect(network.calls(READ) - before).toBe(99)
})
