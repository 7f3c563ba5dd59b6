import { ClientApp, type TokenPair } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage, type Tab } from './open-page.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const signIn = ({ call }: Tab) =>
  call((app, credential) => app.signInWithPassword(credential), { ...ada, noRedirect: true })
const statusIn = ({ call }: Tab) => call((app) => app.session.get().status)

/** Reads the user 100 times concurrently. Resolves to the distinct emails. */
const readHundredTimes = ({ call }: Tab) =>
  call(async (app) => {
    const users = await Promise.all(Array.from({ length: 100 }, () => app.user.refresh()))
    return [...new Set(users.map((user) => user?.primaryEmail))]
  })

/** Opens two tabs with a session without an access token, and counts the refreshes. */
async function openTabs() {
  const opened = await openPage(project)
  await signIn(opened)
  await opened.context.clearCookies({ name: 'latchkey-access' })
  const tabs = [await opened.openTab(), await opened.openTab()] as const
  let refreshes = 0
  opened.context.on('request', (request) => {
    if (request.url().endsWith('/auth/oauth/token')) refreshes += 1
  })
  return { ...opened, tabs, refreshes: () => refreshes }
}

describe('two tabs without an access token', () => {
  it('send one refresh for 200 reads (CC04)', async () => {
    const { tabs, refreshes } = await openTabs()
    expect(await Promise.all(tabs.map(readHundredTimes))).toEqual([[ada.email], [ada.email]])
    expect(refreshes()).toBe(1)
  })

  it('refresh even if another page holds the lock forever (CC21)', async () => {
    const { tabs, openTab, refreshes } = await openTabs()
    const { page } = await openTab()
    await page.evaluate((name) => {
      void navigator.locks.request(name, () => new Promise(() => {}))
    }, `latchkey-refresh-${project.projectId}`)
    expect(await Promise.all(tabs.map(readHundredTimes))).toEqual([[ada.email], [ada.email]])
    expect(refreshes()).toBeGreaterThan(0)
  })
})

describe('a sign-out in one tab', () => {
  it.each([
    ['with cookie events', () => {}],
    ['that polls cookies', () => void Reflect.deleteProperty(globalThis, 'cookieStore')],
    [
      'without BroadcastChannel (CC22)',
      () => {
        Reflect.deleteProperty(globalThis, 'cookieStore')
        globalThis.BroadcastChannel = class {
          constructor() {
            throw new Error('no')
          }
        } as unknown as typeof BroadcastChannel
      },
    ],
  ])('signs the other tab out in a browser %s', async (_, adapt) => {
    const { context, openTab } = await openPage(project)
    await context.addInitScript(adapt)
    const [firstTab, secondTab] = [await openTab(), await openTab()]
    await signIn(firstTab)
    expect(await statusIn(secondTab)).toBe('active')
    const nextStatus = secondTab.call(
      (app) =>
        new Promise<string>((resolve) => {
          const stop = app.session.subscribe(() => {
            stop()
            resolve(app.session.get().status)
          })
        }),
    )
    // The response of this call shows that the subscription exists.
    await statusIn(secondTab)
    await firstTab.call((app) => app.signOut({ noRedirect: true }))
    expect(await nextStatus).toBe('signed-out')
  })
})

it('signOut works immediately without a connection and ends the session on the server after a reconnect (CC10)', async () => {
  const opened = await openPage(project)
  await signIn(opened)
  const { refreshToken } = await opened.call<TokenPair>(async (app) =>
    (await app.getUser({ or: 'throw' })).getAuthJson(),
  )
  await opened.context.setOffline(true)
  const signedOut = await opened.call((app) => app.signOut({ noRedirect: true }))
  expect(signedOut).toEqual({ confirmed: false })
  expect(await statusIn(opened)).toBe('signed-out')
  expect(await opened.context.cookies()).toEqual([])
  await opened.context.setOffline(false)
  const { projectId, publishableClientKey, baseUrl } = project
  const tokenStore = { accessToken: null, refreshToken }
  const options = { projectId, publishableClientKey, baseUrl, tokenStore }
  await expect.poll(() => new ClientApp(options).getUser()).toBeNull()
})
