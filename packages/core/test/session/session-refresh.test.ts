import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { isTransportError } from '@latchkey/core'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'

const network = openNetwork()
let project: TestProject
beforeEach(async () => {
  project = await createTestProject({ users: [ada] })
})

const READ = 'GET /users/me'
const REFRESH = 'POST /auth/oauth/token'
const MINUTES = 60_000
/** The circuit breaker stays open this long after five failures in a row. */
const LONG_PAUSE = 30_000

const openSignedIn = async () => {
  const tab = openTab(project)
  await tab.app.signInWithCredential({ ...ada, noRedirect: true })
  return tab
}

describe('an expired access token', () => {
  it('is refreshed once for 100 concurrent reads (CC01)', async () => {
    const { app, pass } = await openSignedIn()
    pass(11 * MINUTES)
    await Promise.all(Array.from({ length: 100 }, () => app.user.refresh()))
    expect(network.calls(READ)).toBe(100)
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('is refreshed once after the service rejected 100 reads, which are retried', async () => {
    const { app } = await openSignedIn()
    await project.clock.advance('11m')
    const users = await Promise.all(Array.from({ length: 100 }, () => app.user.refresh()))
    expect(users.every((user) => user?.primaryEmail === ada.email)).toBe(true)
    expect(network.calls(REFRESH)).toBe(1)
  })

  it('is replaced in the cookies', async () => {
    const { app, browser, pass } = await openSignedIn()
    const before = browser.cookies.get('latchkey-access')
    // Token timestamps are in seconds: two tokens of the same second are equal.
    await project.clock.advance('1m')
    pass(11 * MINUTES)
    await app.getUser()
    expect(browser.cookies.get('latchkey-access')).not.toBe(before)
  })
})

describe('a session', () => {
  it.each([
    ['lost connections', () => network.fail(REFRESH, { times: 5 })],
    [
      'a service that responds with 503',
      () => network.replaceAnswer(REFRESH, { status: 503, body: 'down' }, { times: 5 }),
    ],
    [
      'a proxy that requires a login',
      () =>
        network.replaceAnswer(REFRESH, {
          status: 401,
          body: '<html>',
          headers: { 'Content-Type': 'text/html' },
        }),
    ],
    [
      'a page that only contains the error code',
      () =>
        network.replaceAnswer(REFRESH, { status: 401, body: 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED' }),
    ],
    ['rate limiting', () => network.respond429(REFRESH, { times: 5 })],
  ])('stays active after %s', async (_, injectFault) => {
    const { app, pass, browser } = await openSignedIn()
    pass(11 * MINUTES)
    injectFault()
    await expect(app.getUser()).rejects.toSatisfy((error) => isTransportError(error))
    expect(app.session.get().status).toBe('active')
    expect(browser.cookies.size).toBe(2)
    pass(LONG_PAUSE)
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('is refreshed after the network fails twice', async () => {
    const { app, pass } = await openSignedIn()
    pass(11 * MINUTES)
    network.fail(REFRESH, { times: 2 })
    expect(await app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(REFRESH)).toBe(3)
  })

  it('ends when the service rejects the refresh token, not earlier (HT18)', async () => {
    const { app, pass, browser } = await openSignedIn()
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
