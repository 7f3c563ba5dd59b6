import { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessToken } from '../support/access-token.js'
import { fakeJar, fakePlatform } from '../fakes/fake-platform.js'
import { openNetwork } from '../support/open-network.js'
import { ada, openTab } from '../support/open-tab.js'

const READ = 'GET /users/me'
const REFRESH = 'POST /auth/oauth/token'
const SECONDS = 1_000
const MINUTES = 60 * SECONDS

describe('a failing refresh', () => {
  const network = openNetwork()
  let project: TestProject
  beforeEach(async () => {
    project = await createTestProject({ users: [ada] })
  })

  /** Opens a tab whose user signed in this many milliseconds ago. */
  const openSignedIn = async (millis: number) => {
    const tab = openTab(project)
    await tab.app.signInWithCredential({ ...ada, noRedirect: true })
    tab.pass(millis)
    return tab
  }
  const failuresOf = async ({ app }: { app: ClientApp }, callers: number) => {
    const calls = Array.from({ length: callers }, () => app.user.refresh())
    const results = await Promise.allSettled(calls)
    return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  }

  it('is shared by 100 callers and attempted at most five times (RT10)', async () => {
    const tab = await openSignedIn(11 * MINUTES)
    network.respond429(REFRESH, { retryAfter: 1, times: 500 })
    const failures = await failuresOf(tab, 100)
    expect(failures).toHaveLength(100)
    expect(new Set(failures).size).toBe(1)
    expect(failures[0]).toMatchObject({ code: 'RATE_LIMITED' })
    expect(network.calls(REFRESH)).toBe(5)
  })

  it('returns the same error for one second, then is retried (RT12)', async () => {
    const tab = await openSignedIn(11 * MINUTES)
    network.replaceAnswer(REFRESH, { status: 500, body: 'down' })
    const [failure] = await failuresOf(tab, 1)
    expect(await failuresOf(tab, 100)).toEqual(Array(100).fill(failure))
    expect(network.calls(REFRESH)).toBe(1)
    tab.pass(1 * SECONDS)
    expect(await tab.app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(REFRESH)).toBe(2)
  })

  it('is retried after a reconnect (RT12)', async () => {
    const tab = await openSignedIn(11 * MINUTES)
    tab.goOffline()
    network.fail(REFRESH, { times: 5 })
    expect(await failuresOf(tab, 1)).toMatchObject([{ details: { isOffline: true } }])
    tab.goOnline()
    expect(await tab.app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('keeps using an access token that is valid for 15 s and keeps the cookies (RT13)', async () => {
    const tab = await openSignedIn(10 * MINUTES - 15 * SECONDS)
    network.fail(REFRESH, { times: 5 })
    const { cookies } = tab.browser
    const before = new Map(cookies)
    expect(await tab.app.user.refresh()).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(REFRESH)).toBe(5)
    expect(await tab.app.user.refresh()).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(REFRESH)).toBe(5)
    expect(network.calls(READ)).toBe(2)
    expect(cookies).toEqual(before)
  })
})

// Loaded in advance, because the virtual time does not wait for a dynamic import.
beforeAll(async () => {
  await import('../../src/flows/send-request.js')
})

const TOKEN = '/api/v1/auth/oauth/token'

/** Opens a page with an expired access token and a virtual clock. */
function openPage(respond: (path: string) => Promise<Response>) {
  const jar = fakeJar()
  const paths: string[] = []
  const device = fakePlatform({
    cookies: jar.jar,
    fetch: (url) => {
      const { pathname } = new URL(url)
      paths.push(pathname)
      return respond(pathname)
    },
  })
  const token = accessToken({ now: device.now() - 11 * MINUTES })
  jar.cookies.set('latchkey-refresh-p', 'r1')
  jar.cookies.set('latchkey-access', `[%22r1%22%2C%22${token}%22]`)
  const app = new ClientApp({
    projectId: 'p',
    publishableClientKey: 'k',
    baseUrl: 'https://auth.example',
    platform: device.platform,
  })
  const refreshes = () => paths.filter((path) => path === TOKEN).length
  return { app, device, jar, refreshes, otherRequests: () => paths.length - refreshes() }
}
const nextTask = () => new Promise((resolve) => setImmediate(resolve))
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))
const broken = () => Promise.resolve(new Response('down', { status: 503 }))
const limited = () => Promise.resolve(new Response('Too many requests', { status: 429 }))

describe.each([
  ['is unreachable', unreachable],
  ['responds with 503', broken],
  ['responds with 429', limited],
])('a service that %s for ten minutes, with 100 reads per second', (_, respond) => {
  it('receives five requests and then one every 30 s, and the session stays active (RT11)', async () => {
    const { app, device, jar, refreshes, otherRequests } = openPage(respond)
    const times: number[] = []
    for (let second = 0; second < 600; second += 1) {
      for (let reader = 0; reader < 100; reader += 1) app.user.load().catch(() => {})
      for (let quarter = 0; quarter < 4; quarter += 1) {
        await nextTask()
        device.pass(250)
      }
      while (times.length < refreshes()) times.push(second)
    }
    expect(times.length).toBeLessThanOrEqual(30)
    expect(otherRequests()).toBeLessThanOrEqual(60)
    const pauses = times.slice(5).map((time, index) => time - (times[index + 4] ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(29)
    expect(times.at(-1)).toBeGreaterThan(560)
    expect(app.session.get().status).toBe('active')
    expect(jar.cookies.size).toBe(2)
  })
})

/**
 * Opens a page that sends a request and whose refreshes get these responses; the last one repeats.
 */
function openReader(...responses: (() => Promise<Response>)[]) {
  const next = () => (responses.length > 1 ? responses.shift() : responses[0])?.() ?? unreachable()
  const page = openPage((path) => (path === TOKEN ? next() : Promise.resolve(Response.json({}))))
  const reading = page.app.sendRequest('/probe').then(({ status }) => status)
  reading.catch(() => {})
  const passHalfAMinute = async () => {
    for (let second = 0; second < 30; second += 1) {
      await nextTask()
      page.device.pass(SECONDS)
    }
  }
  return { ...page, reading, passHalfAMinute }
}
const freshToken = () => accessToken({ now: fakePlatform().now() })
const MISLEADING_HEADERS = {
  'x-stack-known-error': 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
  'x-stack-actual-status': '401',
}
const misleadingHeaders = () => Promise.resolve(Response.json({}, { headers: MISLEADING_HEADERS }))

// An exchanged token stays valid for only 30 s, so a client that may have exchanged it must get the
// new one by then.
it.each([
  ['a gateway fails after a response was lost', [unreachable, broken]],
  ['a proxy has mixed up the headers of the response', [misleadingHeaders]],
])('a refresh is retried when %s', async (_, failures) => {
  const tokens = { access_token: freshToken(), refresh_token: 'r2' }
  const page = openReader(...failures, () => Promise.resolve(Response.json(tokens)))
  await page.passHalfAMinute()
  expect(page.refreshes()).toBe(failures.length + 1)
  expect(await page.reading).toBe(200)
  expect(page.jar.cookies.get('latchkey-refresh-p')).toBe('r2')
})

it('a refresh whose response was lost is not retried after another tab refreshed the session (CC24)', async () => {
  const page = openReader(unreachable)
  await nextTask()
  page.jar.cookies.set('latchkey-access', `[%22r2%22%2C%22${freshToken()}%22]`)
  page.jar.cookies.set('latchkey-refresh-p', 'r2')
  await page.passHalfAMinute()
  expect(page.refreshes()).toBe(1)
  expect(await page.reading).toBe(200)
})

it('a refresh continues with a single attempt after the page was frozen for an hour (RT16)', async () => {
  const { app, device, refreshes } = openPage(unreachable)
  const failing = app.getUser().catch((error: unknown) => error)
  await expect.poll(refreshes).toBe(1)
  await nextTask()
  device.freeze(60 * MINUTES)
  device.freeze(0)
  await nextTask()
  expect(refreshes()).toBe(2)
  app.dispose()
  await failing
})
