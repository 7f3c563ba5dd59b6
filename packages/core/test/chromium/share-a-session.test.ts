import { ClientApp, type TokenPair } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../open-tab.js'
import { openPage, type Tab } from './open-page.js'

let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const signIn = ({ call }: Tab) =>
  call((app, given) => app.signInWithCredential(given), { ...ada, noRedirect: true })
const statusIn = ({ call }: Tab) => call((app) => app.session.get().status)

/** Reads the user, all at once; resolves to the addresses that were read, each once. */
const readByHundred = ({ call }: Tab) =>
  call(async (app) => {
    const users = await Promise.all(Array.from({ length: 100 }, () => app.user.refresh()))
    return [...new Set(users.map((user) => user?.primaryEmail))]
  })

/** Two tabs that find a session whose access token has gone, and how often they have refreshed it. */
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

describe('two tabs that need an access token', () => {
  it('CC04 make one refresh for 100 readers in each', async () => {
    const { tabs, refreshes } = await openTabs()
    expect(await Promise.all(tabs.map(readByHundred))).toEqual([[ada.email], [ada.email]])
    expect(refreshes()).toBe(1)
  })

  it('CC21 refresh also while another page holds their lock and never lets go', async () => {
    const { tabs, openTab, refreshes } = await openTabs()
    const { page } = await openTab()
    await page.evaluate((name) => {
      void navigator.locks.request(name, () => new Promise(() => {}))
    }, `latchkey-refresh-${project.projectId}`)
    expect(await Promise.all(tabs.map(readByHundred))).toEqual([[ada.email], [ada.email]])
    expect(refreshes()).toBeGreaterThan(0)
  })
})

describe('a sign-out in one tab', () => {
  it.each([
    ['that tells of changed cookies', () => {}],
    [
      'whose cookies have to be looked at',
      () => void Reflect.deleteProperty(globalThis, 'cookieStore'),
    ],
    [
      'that lets tabs say nothing either (CC22)',
      () => {
        Reflect.deleteProperty(globalThis, 'cookieStore')
        globalThis.BroadcastChannel = class {
          constructor() {
            throw new Error('no')
          }
        } as unknown as typeof BroadcastChannel
      },
    ],
  ])('is seen in the other, in a browser %s', async (_, adapt) => {
    const { context, openTab } = await openPage(project)
    await context.addInitScript(adapt)
    const [one, two] = [await openTab(), await openTab()]
    await signIn(one)
    expect(await statusIn(two)).toBe('active')
    const seen = two.call(
      (app) =>
        new Promise<string>((resolve) => {
          const stop = app.session.subscribe(() => {
            stop()
            resolve(app.session.get().status)
          })
        }),
    )
    // Whatever the other tab is asked has been done once it has answered.
    await statusIn(two)
    await one.call((app) => app.signOut({ noRedirect: true }))
    expect(await seen).toBe('signed-out')
  })
})

it('CC10 a sign-out without a connection works at once, and reaches the service with the next one', async () => {
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
