import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { isTransportError } from '@latchkey/core'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const READ = 'GET /users/me'
const REFRESH = 'POST /auth/oauth/token'
const MINUTES = 60_000
/** A service that has failed five times in a row is left alone so long. */
const LONG_PAUSE = 30_000

const signedIn = async () => {
  const tab = openTab(project)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  return tab
}

describe('an access token that has expired', () => {
  it('CC01 is refreshed once for 100 reads at the same time', async () => {
    const { app, pass } = await signedIn()
    pass(11 * MINUTES)
    await Promise.all(Array.from({ length: 100 }, () => app.user.refresh()))
    expect(network.calls(READ)).toBe(100)
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('is refreshed once when only the service knows that it has, and every read is repeated', async () => {
    const { app } = await signedIn()
    await project.clock.advance('11m')
    const users = await Promise.all(Array.from({ length: 100 }, () => app.user.refresh()))
    expect(users.every((user) => user?.primaryEmail === ada.email)).toBe(true)
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('is renewed in the cookies too', async () => {
    const { app, browser, pass } = await signedIn()
    const before = browser.cookies.get('latchkey-access')
    // Tokens count seconds: one issued in the same second is the very same token.
    await project.clock.advance('1m')
    pass(11 * MINUTES)
    await app.getUser()
    expect(browser.cookies.get('latchkey-access')).not.toBe(before)
  })
})

describe('a session', () => {
  it.each([
    ['no network', () => network.fail(REFRESH, { times: 5 })],
    ['a broken service', () => network.replaceAnswer(REFRESH, { status: 503, body: 'down' })],
    [
      'a proxy that wants a login',
      () =>
        network.replaceAnswer(REFRESH, {
          status: 401,
          body: '<html>',
          headers: { 'Content-Type': 'text/html' },
        }),
    ],
    [
      'a page that only mentions the refresh token',
      () =>
        network.replaceAnswer(REFRESH, { status: 401, body: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' }),
    ],
    ['too many requests', () => network.respond429(REFRESH, { times: 5 })],
  ])('is not lost to %s', async (_, break_) => {
    const { app, pass, browser } = await signedIn()
    pass(11 * MINUTES)
    break_()
    await expect(app.getUser()).rejects.toSatisfy((error) => isTransportError(error))
    expect(app.session.get().status).toBe('active')
    expect(browser.cookies.size).toBe(2)
    pass(LONG_PAUSE)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('is refreshed through a network that comes back', async () => {
    const { app, pass } = await signedIn()
    pass(11 * MINUTES)
    network.fail(REFRESH, { times: 2 })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(REFRESH)).toBe(3)
  })

  it('signs out when the service rejects its refresh token, and not before (HT18)', async () => {
    const { app, pass, browser } = await signedIn()
    const tokenStore = await (await app.getUser({ or: 'throw' })).getAuthJson()
    const other = openTab(project, { tokenStore })
    pass(11 * MINUTES)
    expect(await app.user.refresh()).toMatchObject({ primaryEmail: ada.email })
    await other.app.signOut({ noRedirect: true })
    expect(await app.user.refresh()).toBeNull()
    expect(app.session.get().status).toBe('signed-out')
    expect(browser.cookies.size).toBe(0)
  })
})
