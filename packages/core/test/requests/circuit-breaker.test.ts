import { ClientApp } from '@latchkey/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '../support/access-token.js'
import { fakeJar, fakePlatform } from '../fakes/fake-platform.js'

const SECONDS = 1_000
const HOUR_SECONDS = 3_600
const ME = '/api/v1/users/me'

// Loaded in advance, because the virtual time does not wait for a dynamic import.
beforeAll(async () => {
  await import('../../src/flows/send-request.js')
})

const unreachable = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const gatewayDown = () => Promise.resolve(new Response('down', { status: 503 }))
const broken = () => Promise.resolve(new Response('a bug', { status: 500 }))
const success = () => Promise.resolve(Response.json({ id: 'user' }))
const nextTask = () => new Promise((resolve) => setImmediate(resolve))

/** Opens a page with an access token that is valid for an hour and with a virtual clock. */
function openPage(respond: (path: string) => Promise<Response>) {
  const { jar, cookies } = fakeJar()
  const requests: { path: string; second: number }[] = []
  const device = fakePlatform({
    cookies: jar,
    fetch(url, { method }) {
      const { pathname } = new URL(url)
      // The request without a method diagnoses a failure and counts as well.
      requests.push({ path: `${method ?? 'HEAD'} ${pathname}`, second: Math.floor(second()) })
      return respond(pathname)
    },
  })
  const startMillis = device.now()
  const second = () => (device.now() - startMillis) / SECONDS
  const token = accessToken({ now: startMillis, lifetime: HOUR_SECONDS })
  cookies.set('latchkey-refresh-p', 'r1')
  cookies.set('latchkey-access', `[%22r1%22%2C%22${token}%22]`)
  const open = (baseUrl = 'https://auth.example') =>
    new ClientApp({
      projectId: 'p',
      publishableClientKey: 'k',
      baseUrl,
      platform: device.platform,
    })
  const app = open()
  /** Advances the clock in steps of a quarter of a second. */
  const pass = async (seconds: number, eachSecond = () => {}) => {
    for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
      if (quarter % 4 === 0) eachSecond()
      await nextTask()
      device.pass(SECONDS / 4)
    }
    await nextTask()
  }
  const poll = (reader = app, path = '/users/me') => {
    reader.sendRequest(path).catch(() => {})
  }
  const timesOf = (path: string) =>
    requests.filter((request) => request.path === path).map((request) => request.second)
  return { app, open, requests, pass, poll, timesOf }
}

describe.each([
  ['is unreachable', unreachable],
  ['is replaced by a gateway that responds with 503', gatewayDown],
])('a service that %s for ten minutes, with a page that polls it', (_, respond) => {
  it('receives five requests and then one every 30 s in total (RT11, F10)', async () => {
    const { app, requests, pass, poll, timesOf } = openPage(respond)
    await pass(600, () => {
      for (let reader = 0; reader < 100; reader += 1) app.getUser().catch(() => {})
      poll(app, '/teams')
    })
    const times = requests.filter(({ path }) => path.startsWith('GET')).map(({ second }) => second)
    const later = times.filter((time) => time >= 30)
    const pauses = later.slice(1).map((time, index) => time - (later[index] ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(29)
    expect(later.length).toBeGreaterThanOrEqual(18)
    expect(times.at(-1)).toBeGreaterThan(560)
    expect(timesOf('POST /api/v1/auth/oauth/token')).toEqual([])
    expect(app.session.get().status).toBe('active')
  })

  it('receives at most 60 requests from a page that reads the user, including diagnostics (F10)', async () => {
    const { app, requests, pass } = openPage(respond)
    let rejections = 0
    await pass(600, () => {
      for (let reader = 0; reader < 100; reader += 1) app.getUser().catch(() => rejections++)
    })
    expect(requests.length).toBeLessThanOrEqual(60)
    expect(rejections).toBeGreaterThan(58_000)
  })
})

describe('the circuit breaker after five failures', () => {
  const openAfterFailures = async (respond = unreachable) => {
    let current = respond
    const page = openPage(() => current())
    page.poll()
    await page.pass(30)
    page.requests.length = 0
    return { ...page, respondWith: (next: typeof respond) => void (current = next) }
  }

  it('is shared by all apps of a page that use the same service (RT11)', async () => {
    const { open, poll, requests, pass } = await openAfterFailures()
    poll(open())
    poll(open('https://other.example'), '/teams')
    await pass(0)
    expect(requests.map(({ path }) => path)).toEqual(['GET /api/v1/teams'])
  })

  it.each([
    ['is rejected by the service', () => Promise.resolve(new Response(null, { status: 404 }))],
    ['gets a server error', broken],
  ])('closes if the probe %s (RT11)', async (_, respond) => {
    const { poll, pass, timesOf, respondWith } = await openAfterFailures()
    respondWith(respond)
    await pass(30)
    poll()
    await pass(0.25)
    poll()
    await pass(0.25)
    expect(timesOf(`GET ${ME}`)).toHaveLength(2)
  })

  it('does not affect the response of a read that was sent before (RT11)', async () => {
    let respond = (_: Response) => {}
    const slowResponse = new Promise<Response>((resolve) => (respond = resolve))
    const { app, poll, pass } = openPage((path) => (path === ME ? gatewayDown() : slowResponse))
    const early = app.sendRequest('/teams')
    await pass(10, poll)
    respond(new Response(null, { status: 404 }))
    await expect(early).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 404 })
  })

  it('does not block writes and closes after a successful one (RT11)', async () => {
    const { app, poll, pass, timesOf, respondWith } = await openAfterFailures()
    respondWith(success)
    await app.sendRequest('/users/me', { method: 'PATCH', body: {} })
    expect(timesOf(`PATCH ${ME}`)).toHaveLength(1)
    poll()
    await pass(0.25)
    expect(timesOf(`GET ${ME}`)).toHaveLength(1)
  })
})

it('concurrent reads that fail count as one failure of the circuit breaker (RT11)', async () => {
  const { poll, pass, timesOf } = openPage(() =>
    Promise.resolve(new Response('down', { status: 520 })),
  )
  for (let reader = 0; reader < 20; reader += 1) poll()
  await pass(1)
  poll()
  await pass(0.25)
  expect(timesOf(`GET ${ME}`)).toHaveLength(21)
})

it('errors of one endpoint do not open the circuit breaker (RT11)', async () => {
  const { poll, pass, timesOf } = openPage(broken)
  await pass(20, poll)
  expect(timesOf(`GET ${ME}`)).toHaveLength(20)
})
