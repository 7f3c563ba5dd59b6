import type { ClientAppOptions } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage } from './open-page.js'

const YEAR_SECONDS = 31_536_000
const DAY_SECONDS = 86_400

/** Opens a browser that loads the app on every host of shop.example. */
async function openHosts(project: TestProject, app: ClientAppOptions = {}) {
  const opened = await openPage(project, { app })
  const { context, origin } = opened
  // Replaces the server of the page.
  await context.route(/^https?:\/\/\w+\.shop\.example\//, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: origin + pathname, maxRetries: 3 }) })
  })
  // Browsers do not let a public page send requests to a service on this machine.
  await context.route(`${project.baseUrl}/**`, async (route) => {
    await route.fulfill({ response: await route.fetch({ maxRetries: 3 }) })
  })
  return opened
}

const signIn = { ...ada, noRedirect: true }

it('sets cookies that are sent only over https, to this host and not from other sites (CK01, CK26)', async () => {
  const project = await createTestProject({ users: [ada] })
  const { context, openTab } = await openHosts(project)
  const { call } = await openTab('https://app.shop.example/any/path')
  const before = Date.now() / 1000
  await call((app, credential) => app.signInWithPassword(credential), signIn)
  const after = Date.now() / 1000
  const cookies = await context.cookies('https://app.shop.example/')
  expect(cookies.map(({ name }) => name).sort()).toEqual([
    '__Host-latchkey-access',
    `__Host-latchkey-refresh-${project.projectId}`,
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({
      secure: true,
      sameSite: 'Lax',
      path: '/',
      domain: 'app.shop.example',
    })
    const lifetime = cookie.name === '__Host-latchkey-access' ? DAY_SECONDS : YEAR_SECONDS
    // Browsers round the expiry of a cookie to seconds.
    expect(cookie.expires - lifetime).toBeGreaterThanOrEqual(before - 1)
    expect(cookie.expires - lifetime).toBeLessThanOrEqual(after + 1)
  }
  await call((app) => app.signOut({ noRedirect: true }))
  expect(await context.cookies('https://app.shop.example/')).toEqual([])
})

it('ignores cookies of other hosts with and without the prefix __Host- (CK12, R11)', async () => {
  const project = await createTestProject({ users: [ada] })
  const { context, openTab } = await openHosts(project)
  const session = await project.signedIn({ email: 'eve@example.com' })
  const { refreshToken } = session.tokens
  const planted = [`latchkey-refresh-${project.projectId}`, 'latchkey-refresh']
  const names = planted.flatMap((name) => [name, `__Host-${name}`])
  const eve = await openTab('https://eve.shop.example/')
  await eve.page.evaluate(
    (cookies) => {
      for (const cookie of cookies) document.cookie = cookie
    },
    names.map((name) => `${name}=${refreshToken}; Domain=shop.example; Path=/; Secure`),
  )
  const namesAtApp = async () =>
    (await context.cookies('https://app.shop.example/')).map(({ name }) => name).sort()
  expect(await namesAtApp()).toEqual(planted.toSorted())
  const { call } = await openTab('https://app.shop.example/')
  expect(await call((app) => app.session.get().status)).toBe('signed-out')
  await call((app, credential) => app.signInWithPassword(credential), signIn)
  const ownNames = [`__Host-latchkey-refresh-${project.projectId}`, '__Host-latchkey-access']
  expect(await namesAtApp()).toEqual([...planted, ...ownNames].toSorted())
  const reopened = await openTab('https://app.shop.example/')
  expect(await reopened.call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
  await reopened.call((app) => app.signOut({ noRedirect: true }))
  expect(await namesAtApp()).toEqual(planted.toSorted())
})

it('signs in although another host has planted cookies for every path (R11)', async () => {
  const project = await createTestProject({ users: [ada] })
  const { openTab } = await openHosts(project)
  const eve = await openTab('https://eve.shop.example/')
  await eve.page.evaluate(
    (cookies) => {
      for (const cookie of cookies) document.cookie = cookie
    },
    [
      [`latchkey-refresh-${project.projectId}`, 'garbage'],
      ['latchkey-access', encodeURIComponent(JSON.stringify(['garbage', 'garbage']))],
    ].map(([name, value]) => `${name}=${value}; Domain=shop.example; Path=/handler; Secure`),
  )
  const { page, call } = await openTab('https://app.shop.example/handler/sign-in')
  expect(await page.evaluate(() => document.cookie)).toContain('garbage')
  await call((app, credential) => app.signInWithPassword(credential), signIn)
  expect(await call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
})

it('moves a session of cookies without the prefix __Host- (R11)', async () => {
  const project = await createTestProject({ users: [ada] })
  const { context, openTab } = await openHosts(project)
  const { tokens } = await project.signedIn({ email: ada.email })
  const url = 'https://app.shop.example/'
  await context.addCookies([
    { name: `latchkey-refresh-${project.projectId}`, value: String(tokens.refreshToken), url },
  ])
  const { call } = await openTab(url)
  expect(await call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
  const names = (await context.cookies(url)).map(({ name }) => name).sort()
  expect(names).toEqual(['__Host-latchkey-access', `__Host-latchkey-refresh-${project.projectId}`])
})

it.each(['http://app.shop.example/', 'https://app.shop.example/', '/'])(
  'stores the session at %s',
  async (address) => {
    const project = await createTestProject({ users: [ada] })
    const { openTab } = await openHosts(project)
    const { call } = await openTab(address)
    await call((app, credential) => app.signInWithPassword(credential), signIn)
    expect(await call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
    await call((app) => app.signOut({ noRedirect: true }))
    expect(await call((app) => app.session.get().status)).toBe('signed-out')
  },
)

it.each([
  ['2.8.77', 'stack'],
  ['2.8.108', 'hexclave'],
])('keeps a user of a Stack Auth client %s signed in', async (_version, cookiePrefix) => {
  const project = await createTestProject()
  const { context, openTab } = await openHosts(project, { cookiePrefix })
  const { tokens } = await project.signedIn({ email: ada.email })
  const content = { refresh_token: tokens.refreshToken, updated_at_millis: Date.now() }
  await context.addCookies([
    {
      name: `__Host-${cookiePrefix}-refresh-${project.projectId}--default`,
      value: encodeURIComponent(JSON.stringify(content)),
      url: 'https://app.shop.example/',
      secure: true,
      sameSite: 'Lax',
    },
  ])
  const { call } = await openTab('https://app.shop.example/')
  expect(await call(async (app) => (await app.getUser())?.primaryEmail)).toBe(ada.email)
  await call((app) => app.signOut({ noRedirect: true }))
  expect(await context.cookies('https://app.shop.example/')).toEqual([])
})
