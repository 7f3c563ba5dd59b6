import { ClientApp } from '@latchkey/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessToken } from './access-token.js'
import { fakePlatform } from './fake-platform.js'

const TOKEN = '/api/v1/auth/oauth/token'
const PROBE = '/api/v1/probe'
const MINUTES = 60_000
/** As little less than 1 as `Math.random` may give: every wait is as long as it gets. */
const LONGEST = 1 - 2 ** -53

// The time of these devices does not wait for a file to be loaded.
beforeAll(async () => {
  await import('../src/flows/send-request.js')
})

const settle = () => new Promise<null>((resolve) => setImmediate(resolve, null))
const silence = () => new Promise<Response>(() => {})
const bodyWithoutEnd = () =>
  Promise.resolve(
    new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
      {
        headers: { 'content-type': 'application/json' },
      },
    ),
  )

/** Somebody's app, whose token has so long to live, on a device where time passes when nothing else does. */
function openDevice(
  remainingMillis: number,
  answer: (path: string, sentBefore: number) => Promise<Response> = silence,
) {
  const sent: { path: string; from: number; until: number }[] = []
  const device = fakePlatform({
    random: () => LONGEST,
    fetch: (url, { signal }) => {
      const request = { path: new URL(url).pathname, from: now(), until: NaN }
      const before = sent.filter(({ path }) => path === request.path).length
      signal?.addEventListener('abort', () => (request.until = now()))
      sent.push(request)
      return answer(request.path, before)
    },
  })
  const { clock } = device.platform
  const begun = clock.monotonic()
  const now = () => Math.round(clock.monotonic() - begun)
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
  /** What a call rejects with, and when. Time passes from one thing that waits for it to the next. */
  async function failureOf(calling: Promise<unknown>) {
    const failing = calling.then(
      () => ({ error: undefined }),
      (error: unknown) => ({ error }),
    )
    for (;;) {
      const failed = await Promise.race([failing, settle()])
      if (failed) return { ...failed, millis: clock.monotonic() - begun }
      const next = Math.min(...[...device.timers.values()].map(({ due }) => due))
      if (Number.isFinite(next)) device.freeze(Math.max(next - clock.monotonic(), 0))
    }
  }
  /** From when to when each request to a path was waited for. */
  const spansOf = (path: string) =>
    sent.filter((request) => request.path === path).map(({ from, until }) => [from, until])
  return { app, spansOf, failureOf }
}

describe.each([
  ['a service that never answers', silence],
  ['an answer whose body never ends', bodyWithoutEnd],
])('HT51, HT06: %s', (_, answer) => {
  it('is waited for 15 s in each attempt of a read, and in all of them for 100 s (F11)', async () => {
    const { app, spansOf, failureOf } = openDevice(5 * MINUTES, answer)
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

  it('is waited for once where the service may have acted', async () => {
    const { app, spansOf, failureOf } = openDevice(5 * MINUTES, answer)
    const { error } = await failureOf(app.sendRequest('/probe', { method: 'POST' }))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(PROBE)).toEqual([[0, 15_000]])
  })

  it('is waited for 5 s in each attempt of a refresh: two of them are over in 30 s', async () => {
    const { app, spansOf, failureOf } = openDevice(-1 * MINUTES, answer)
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

/** What its token is asked for, the service answers at last; what then happens is for the test to say. */
const lateToken =
  (answer: () => Promise<Response>) =>
  async (path: string, sentBefore: number): Promise<Response> => {
    if (path !== TOKEN) return answer()
    return sentBefore < 4
      ? silence()
      : Response.json({ access_token: accessToken(), token_type: 'Bearer' })
  }

describe('a call whose token comes with the last attempt to get one', () => {
  it('counts the time for it: it is over in 100 s as any other (F11)', async () => {
    const { app, spansOf, failureOf } = openDevice(-1 * MINUTES, lateToken(silence))
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

  it('is sent then, although it may be sent only once (HT06)', async () => {
    const answered = lateToken(() => Promise.resolve(Response.json({ success: true })))
    const { app, spansOf, failureOf } = openDevice(-1 * MINUTES, answered)
    const { error } = await failureOf(app.sendRequest('/probe', { method: 'POST' }))
    expect(error).toBeUndefined()
    expect(spansOf(PROBE)).toHaveLength(1)
  })

  it('is not sent again once it was sent', async () => {
    const { app, spansOf, failureOf } = openDevice(-1 * MINUTES, lateToken(silence))
    const { error } = await failureOf(app.sendRequest('/probe', { method: 'POST' }))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(PROBE)).toEqual([[42_500, 57_500]])
  })

  it('does not wait for another one longer than there is time left (F11)', async () => {
    const { app, spansOf, failureOf } = openDevice(70_000)
    const { error, millis } = await failureOf(app.sendRequest('/probe'))
    expect(error).toMatchObject({ code: 'TIMEOUT' })
    expect(spansOf(PROBE)).toHaveLength(3)
    // The token is too old for the fourth attempt.
    expect(spansOf(TOKEN)[0]).toEqual([55_500, 60_500])
    expect(millis).toBeLessThanOrEqual(100_000)
  })
})
