import { ClientApp } from '@latchkey/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from '../support/access-token.js'
import { fakePlatform } from '../fakes/fake-platform.js'

const TOKEN = '/api/v1/auth/oauth/token'
const PROBE = '/api/v1/probe'
const MINUTES = 60_000
/** The largest value of `Math.random`, which makes every wait as long as possible. */
const LONGEST = 1 - 2 ** -53

// Loaded in advance, because the virtual time does not wait for a dynamic import.
beforeAll(async () => {
  await import('../../src/flows/send-request.js')
})

const nextTask = () => new Promise<null>((resolve) => setImmediate(resolve, null))
const neverRespond = () => new Promise<Response>(() => {})
const bodyWithoutEnd = () =>
  Promise.resolve(
    new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
      {
        headers: { 'content-type': 'application/json' },
      },
    ),
  )

/** Opens an app whose access token expires after this time, on a device with a virtual clock. */
function openDevice(
  remainingMillis: number,
  respond: (path: string, sentBefore: number) => Promise<Response> = neverRespond,
) {
  const requests: { path: string; from: number; until: number }[] = []
  const device = fakePlatform({
    random: () => LONGEST,
    fetch: (url, { signal }) => {
      const request = { path: new URL(url).pathname, from: now(), until: NaN }
      const before = requests.filter(({ path }) => path === request.path).length
      signal?.addEventListener('abort', () => (request.until = now()))
      requests.push(request)
      return respond(request.path, before)
    },
  })
  const { clock } = device.platform
  const startMillis = clock.monotonic()
  const now = () => Math.round(clock.monotonic() - startMillis)
  const app = new ClientApp({
    projectId: 'p',
    publishableClientKey: 'k',
    baseUrl: 'https://auth.example',
    platform: device.platform,
    tokenStore: {
      refreshToken: 'r1',
      accessToken: accessToken({ now: device.now() + remainingMillis - 10 * MINUTES }),
    },
  })
  /** Resolves to the error of a call and its time. The clock jumps from one timer to the next. */
  async function failureOf(calling: Promise<unknown>) {
    const failing = calling.then(
      () => ({ error: undefined }),
      (error: unknown) => ({ error }),
    )
    for (;;) {
      const failed = await Promise.race([failing, nextTask()])
      if (failed) return { ...failed, millis: clock.monotonic() - startMillis }
      const next = Math.min(...[...device.timers.values()].map(({ due }) => due))
      if (Number.isFinite(next)) device.freeze(Math.max(next - clock.monotonic(), 0))
    }
  }
  /** Returns the start and the end of each request to a path. */
  const spansOf = (path: string) =>
    requests.filter((request) => request.path === path).map(({ from, until }) => [from, until])
  return { app, spansOf, failureOf }
}

describe.each([
  ['a service that never responds', neverRespond],
  ['a response whose body never ends', bodyWithoutEnd],
])('timeouts for %s (HT51, HT06)', (_, respond) => {
  it('are 15 s per attempt of a read and 100 s in total (F11)', async () => {
    const { app, spansOf, failureOf } = openDevice(5 * MINUTES, respond)
    const { error, millis } = await failureOf(app.sendRequest('/probe'))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(PROBE)).toEqual([
      [0, 15_000],
      [16_500, 31_500],
      [34_500, 49_500],
      [55_500, 70_500],
      [82_500, 97_500],
    ])
    expect(millis).toBeLessThanOrEqual(100_000)
  })

  it('end a write after one attempt', async () => {
    const { app, spansOf, failureOf } = openDevice(5 * MINUTES, respond)
    const { error } = await failureOf(app.sendRequest('/probe', { method: 'POST' }))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(PROBE)).toEqual([[0, 15_000]])
  })

  it('are 5 s per attempt of a refresh', async () => {
    const { app, spansOf, failureOf } = openDevice(-1 * MINUTES, respond)
    const { error, millis } = await failureOf(app.sendRequest('/probe'))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(TOKEN)).toEqual([
      [0, 5_000],
      [6_500, 11_500],
      [14_500, 19_500],
      [25_500, 30_500],
      [42_500, 47_500],
    ])
    expect(spansOf(PROBE)).toEqual([])
    expect(millis).toBeLessThanOrEqual(50_000)
    expect(app.session.get()).toEqual({ status: 'active' })
  })
})

/**
 * Returns a service that responds only to the fifth refresh, and to other requests with `respond`.
 */
const lateToken =
  (respond: () => Promise<Response>) =>
  async (path: string, sentBefore: number): Promise<Response> => {
    if (path !== TOKEN) return respond()
    return sentBefore < 4
      ? neverRespond()
      : Response.json({ access_token: accessToken(), token_type: 'Bearer' })
  }

describe('timeouts for a request whose token arrives with the last refresh attempt', () => {
  it('include the time for the token in the total of 100 s (F11)', async () => {
    const { app, spansOf, failureOf } = openDevice(-1 * MINUTES, lateToken(neverRespond))
    const { error, millis } = await failureOf(app.sendRequest('/probe'))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(TOKEN)).toHaveLength(5)
    expect(spansOf(PROBE)).toEqual([
      [42_500, 57_500],
      [59_000, 74_000],
      [77_000, 92_000],
    ])
    expect(millis).toBeLessThanOrEqual(100_000)
  })

  it('leave time to send a write once (HT06)', async () => {
    const respondToProbe = lateToken(() => Promise.resolve(Response.json({ success: true })))
    const { app, spansOf, failureOf } = openDevice(-1 * MINUTES, respondToProbe)
    const { error } = await failureOf(app.sendRequest('/probe', { method: 'POST' }))
    expect(error).toBeUndefined()
    expect(spansOf(PROBE)).toHaveLength(1)
  })

  it('do not cause a retry of a write', async () => {
    const { app, spansOf, failureOf } = openDevice(-1 * MINUTES, lateToken(neverRespond))
    const { error } = await failureOf(app.sendRequest('/probe', { method: 'POST' }))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(PROBE)).toEqual([[42_500, 57_500]])
  })

  it('limit the wait for another token (F11)', async () => {
    const { app, spansOf, failureOf } = openDevice(70_000)
    const { error, millis } = await failureOf(app.sendRequest('/probe'))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(PROBE)).toHaveLength(3)
    // The token has expired before the fourth attempt.
    expect(spansOf(TOKEN)[0]).toEqual([55_500, 60_500])
    expect(millis).toBeLessThanOrEqual(100_000)
  })
})
