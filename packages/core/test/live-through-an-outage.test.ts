import { ClientApp } from '@latchkey/core'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessToken } from './access-token.js'
import { fakeJar, fakePlatform } from './fake-platform.js'
import { openNetwork } from './open-network.js'
import { ada, openTab } from './open-tab.js'

const READ = 'GET /users/me'
const REFRESH = 'POST /auth/oauth/token'
const SECONDS = 1_000
const MINUTES = 60 * SECONDS

describe('a refresh that fails', () => {
  const network = openNetwork()
  let project: TestProject
  beforeEach(async () => {
    project = await createTestProject({ users: [ada] })
  })

  /** Somebody who signed in so long ago. */
  const signedIn = async (millis: number) => {
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

  it('RT10 of 100 callers waits once, and is tried five times at most', async () => {
    const tab = await signedIn(11 * MINUTES)
    network.respond429(REFRESH, { retryAfter: 1, times: 500 })
    const failures = await failuresOf(tab, 100)
    expect(failures).toHaveLength(100)
    expect(new Set(failures).size).toBe(1)
    expect(failures[0]).toMatchObject({ code: 'RATE_LIMITED' })
    expect(network.calls(REFRESH)).toBe(5)
  })

  it('RT12 is told again to whoever asks within a second, and then made again', async () => {
    const tab = await signedIn(11 * MINUTES)
    network.replaceAnswer(REFRESH, { status: 503, body: 'down' })
    const [failure] = await failuresOf(tab, 1)
    expect(await failuresOf(tab, 100)).toEqual(Array(100).fill(failure))
    expect(network.calls(REFRESH)).toBe(1)
    tab.pass(1 * SECONDS)
    expect(await tab.app.getUser()).toMatchObject({ primaryEmail: ada.email })
    expect(network.calls(REFRESH)).toBe(2)
  })

  it('CC02 poisons nothing: 100 callers get the same error, and the next refresh succeeds', async () => {
    const tab = await signedIn(11 * MINUTES)
    network.fail(REFRESH, { times: 5 })
    const failures = await failuresOf(tab, 100)
    expect(new Set(failures).size).toBe(1)
    tab.pass(30 * SECONDS)
    expect(await failuresOf(tab, 100)).toEqual([])
    expect(network.calls(REFRESH)).toBe(6)
  })

  it('RT12 is forgotten when the device has been connected since', async () => {
    const tab = await signedIn(11 * MINUTES)
    tab.goOffline()
    network.fail(REFRESH, { times: 5 })
    expect(await failuresOf(tab, 1)).toMatchObject([{ details: { isOffline: true } }])
    tab.goOnline()
    expect(await tab.app.getUser()).toMatchObject({ primaryEmail: ada.email })
  })

  it('RT13 leaves the token in use that has 15 s left, and clears nothing', async () => {
    const tab = await signedIn(10 * MINUTES - 15 * SECONDS)
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

// The time of these devices does not wait for a file to be loaded.
beforeAll(async () => {
  await import('../src/flows/send-request.js')
})

const TOKEN = '/api/v1/auth/oauth/token'

/** A page whose token has expired, on a device whose time passes when the test says so. */
function openPage(answer: (path: string) => Promise<Response>) {
  const jar = fakeJar()
  const sent: string[] = []
  const device = fakePlatform({
    cookies: jar.jar,
    fetch: (url) => {
      const { pathname } = new URL(url)
      sent.push(pathname)
      return answer(pathname)
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
  const refreshes = () => sent.filter((path) => path === TOKEN).length
  return { app, device, jar, refreshes, others: () => sent.length - refreshes() }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const broken = () => Promise.resolve(new Response('down', { status: 503 }))
const limited = () => Promise.resolve(new Response('Too many requests', { status: 429 }))

describe.each([
  ['cannot be reached', lost],
  ['is broken', broken],
  ['takes no more requests', limited],
])('a service that %s for ten minutes, while 100 readers ask every second', (_, answer) => {
  it('RT11 is asked five times, and then once in 30 s; the session stays', async () => {
    const { app, device, jar, refreshes, others } = openPage(answer)
    const times: number[] = []
    for (let second = 0; second < 600; second += 1) {
      for (let reader = 0; reader < 100; reader += 1) app.user.load().catch(() => {})
      for (let quarter = 0; quarter < 4; quarter += 1) {
        await settle()
        device.pass(250)
      }
      while (times.length < refreshes()) times.push(second)
    }
    expect(times.length).toBeLessThanOrEqual(30)
    expect(others()).toBeLessThanOrEqual(60)
    const pauses = times.slice(5).map((time, index) => time - (times[index + 4] ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(29)
    expect(times.at(-1)).toBeGreaterThan(560)
    expect(app.session.get().status).toBe('active')
    expect(jar.cookies.size).toBe(2)
  })
})

/** A page that asks for something; refreshes are answered so, one after the other, the last again and again. */
function openReader(...answers: (() => Promise<Response>)[]) {
  const next = () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? lost()
  const page = openPage((path) => (path === TOKEN ? next() : Promise.resolve(Response.json({}))))
  const reading = page.app.sendRequest('/probe').then(({ status }) => status)
  reading.catch(() => {})
  const passHalfAMinute = async () => {
    for (let second = 0; second < 30; second += 1) {
      await settle()
      page.device.pass(SECONDS)
    }
  }
  return { ...page, reading, passHalfAMinute }
}
const freshToken = () => accessToken({ now: fakePlatform().now() })
const MIXED_UP = {
  'x-stack-known-error': 'REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED',
  'x-stack-actual-status': '401',
}
const mixedUp = () => Promise.resolve(Response.json({}, { headers: MIXED_UP }))

// A token that was traded is dead 30 s later: who may have traded it has to have its successor by then.
it.each([
  ['a gateway fails after an answer was lost', [lost, broken]],
  ['a proxy has mixed up the headers of its answer', [mixedUp]],
])('a refresh goes on when %s', async (_, failures) => {
  const tokens = { access_token: freshToken(), refresh_token: 'r2' }
  const page = openReader(...failures, () => Promise.resolve(Response.json(tokens)))
  await page.passHalfAMinute()
  expect(page.refreshes()).toBe(failures.length + 1)
  expect(await page.reading).toBe(200)
  expect(page.jar.cookies.get('latchkey-refresh-p')).toBe('r2')
})

it('CC24: a refresh whose answer was lost is not asked for again once another tab has made it', async () => {
  const page = openReader(lost)
  await settle()
  page.jar.cookies.set('latchkey-access', `[%22r2%22%2C%22${freshToken()}%22]`)
  page.jar.cookies.set('latchkey-refresh-p', 'r2')
  await page.passHalfAMinute()
  expect(page.refreshes()).toBe(1)
  expect(await page.reading).toBe(200)
})

it('RT16 a page that is frozen during a wait, for an hour, goes on with one attempt', async () => {
  const { app, device, refreshes } = openPage(lost)
  const failing = app.getUser().catch((error: unknown) => error)
  await expect.poll(refreshes).toBe(1)
  await settle()
  device.freeze(60 * MINUTES)
  device.freeze(0)
  await settle()
  expect(refreshes()).toBe(2)
  app.dispose()
  await failing
})
