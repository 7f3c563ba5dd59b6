import { describe, expect, it, vi } from 'vitest'
import { createFakeClient, type FakeResponse } from '../../../test/fakes/fake-client.js'
import { fakePlatform } from '../../../test/fakes/fake-platform.js'
import { OutageGrace } from './outage-grace.js'
import type { AccessTokenClaims } from './verify-access-token.js'

const SECONDS = 1_000
const GRACE_SECONDS = 1_800

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A page of ended sessions. */
const page = (ids: string[], nextCursor: string | null = null): FakeResponse => ({
  body: {
    items: ids.map((id) => ({ id, ended_at_millis: 0 })),
    is_paginated: true,
    pagination: { next_cursor: nextCursor },
  },
})
const down: FakeResponse = { status: 503, body: 'down' }
/** A response that never comes, because its runtime canceled the request. */
const lost: FakeResponse = { body: 'lost' }

/** Opens a server that lists ended sessions. The service answers with the last response from then on. */
async function open(first: FakeResponse = page([])) {
  const device = fakePlatform({ kind: 'server' })
  let responses = [first]
  const lists: Record<string, string>[] = []
  const { client } = createFakeClient({
    platform: {
      ...device.platform,
      fetch: (url) => {
        lists.push(Object.fromEntries(new URL(url).searchParams))
        const { status = 200, body } = responses.length > 1 ? responses.shift()! : responses[0]!
        if (body === 'lost') return new Promise(() => {})
        const isText = typeof body === 'string'
        const text = isText ? body : JSON.stringify(body)
        const type = isText ? 'text/plain' : 'application/json'
        return Promise.resolve(new Response(text, { status, headers: { 'content-type': type } }))
      },
    },
  })
  const grace = new OutageGrace(client, GRACE_SECONDS)
  await settled()
  const respondWith = (...next: FakeResponse[]) => void (responses = next)
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      device.pass(SECONDS)
      await settled()
    }
  }
  /** The claims of a token that expired some seconds ago. */
  const claims = (expiredSeconds: number, rest: object = {}): AccessTokenClaims => {
    const exp = Math.floor(device.now() / SECONDS) - expiredSeconds
    const ids = { sub: 'ada', iss: 'i', aud: 'p1', refreshTokenId: 's1' }
    return { ...ids, iat: exp - 600, auth_time: exp - 600, exp, ...rest }
  }
  return { ...device, client, grace, lists, respondWith, pass, claims }
}

describe('OutageGrace', () => {
  it('accepts an expired token only while the service cannot be reached', async () => {
    const { grace, respondWith, pass, claims } = await open()
    expect(await grace.accepts(claims(1))).toBe(false)
    respondWith(down)
    await pass(2)
    expect(await grace.accepts(claims(1))).toBe(true)
    respondWith(page([]))
    await pass(2)
    await grace.accepts(claims(1))
    await settled()
    expect(await grace.accepts(claims(1))).toBe(false)
  })

  it('accepts a token for the time of grace, if it did not live longer than an hour', async () => {
    const { grace, respondWith, pass, claims } = await open()
    respondWith(down)
    await pass(2)
    const expected: [AccessTokenClaims, boolean][] = [
      [claims(GRACE_SECONDS - 1), true],
      [claims(GRACE_SECONDS), false],
      [claims(1, { iat: claims(1).exp - 3_600 }), true],
      [claims(1, { iat: claims(1).exp - 3_601 }), false],
      [claims(1, { refreshTokenId: undefined }), false],
      [claims(1, { aud: 'p11' }), false],
      // Someone else acts for the user, for a limited time.
      [claims(1, { auth_time: undefined }), false],
    ]
    for (const [token, isAccepted] of expected) expect(await grace.accepts(token)).toBe(isAccepted)
  })

  it('rejects tokens of the ended sessions of all pages', async () => {
    const { grace, lists, respondWith, pass, claims } = await open()
    respondWith(page(['s1'], 'cursor-1'), page(['s2']), down)
    await pass(40)
    expect(lists.slice(1, 3)).toMatchObject([{}, { cursor: 'cursor-1' }])
    for (const refreshTokenId of ['s1', 's2', 's3'])
      expect(await grace.accepts(claims(1, { refreshTokenId }))).toBe(refreshTokenId === 's3')
  })

  it('lists all sessions that matter first, and then those since the last list', async () => {
    const { lists, respondWith, pass } = await open()
    respondWith(down)
    await pass(90)
    respondWith(page([]))
    await pass(60)
    const windows = lists.map((query) => Number(query['within_millis']) / SECONDS)
    expect(windows[0]).toBe(GRACE_SECONDS + 3_600)
    expect(Math.max(...windows.slice(1))).toBeLessThan(220)
    expect(windows.at(-1)).toBeLessThanOrEqual(100)
  })

  it.each<[string, (parts: Awaited<ReturnType<typeof open>>) => Promise<void>]>([
    ['never listed the ended sessions', async ({ respondWith }) => respondWith(down)],
    [
      'was frozen before the outage',
      async ({ respondWith, freeze }) => {
        respondWith(page([]))
        freeze(30 * SECONDS)
        await settled()
        respondWith(down)
        freeze(120 * SECONDS)
      },
    ],
  ])('accepts no expired token in a process that %s', async (_, prepare) => {
    const parts = await open(down)
    await prepare(parts)
    await settled()
    expect(await parts.grace.accepts(parts.claims(1))).toBe(false)
  })

  it.each([
    ['rejects the list', { status: 403, body: 'no' }],
    ['limits the rate', { status: 429, body: 'later' }],
  ])('accepts no expired token if the service %s, and reports that once', async (_, response) => {
    const { grace, reported, respondWith, pass, claims } = await open()
    respondWith(response)
    await pass(100)
    expect(await grace.accepts(claims(1))).toBe(false)
    expect(reported).toHaveLength(1)
  })

  it('accepts no expired token before it has asked again after it was frozen in an outage', async () => {
    const { grace, respondWith, pass, freeze, claims } = await open()
    respondWith(down)
    await pass(40)
    expect(await grace.accepts(claims(1))).toBe(true)
    respondWith(page(['s1']))
    freeze(600 * SECONDS)
    expect(await grace.accepts(claims(1))).toBe(false)
  })

  it('accepts no expired token in an outage in which it was frozen for long', async () => {
    const { grace, respondWith, pass, freeze, claims } = await open()
    respondWith(down)
    await pass(40)
    freeze(600 * SECONDS)
    await settled()
    await pass(40)
    expect(await grace.accepts(claims(1))).toBe(false)
  })

  it('accepts no expired token if the service itself fails to list the ended sessions', async () => {
    const { grace, respondWith, pass, claims } = await open()
    respondWith({ status: 500, body: 'failed' })
    await pass(40)
    expect(await grace.accepts(claims(1))).toBe(false)
  })

  it('lists the sessions again if the request was canceled together with that of a caller', async () => {
    const { grace, timers, respondWith, pass, claims } = await open(lost)
    timers.clear()
    respondWith(page([]))
    const accepts = vi.fn()
    void grace.accepts(claims(1)).then(accepts)
    await pass(20)
    expect(accepts).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('sends one list in 2 s for all requests with expired tokens', async () => {
    const { grace, lists, pass, claims } = await open()
    await pass(2)
    await Promise.all(Array.from({ length: 100 }, () => grace.accepts(claims(1))))
    await grace.accepts(claims(1))
    expect(lists).toHaveLength(2)
  })

  it('does not forget an ended session while its tokens can be accepted, and forgets it later', async () => {
    const { grace, lists, respondWith, pass, claims, freeze } = await open(page(['s1']))
    respondWith(page([]))
    const wait = async (millis: number) => {
      freeze(millis)
      await settled()
      await pass(40)
    }
    await wait(GRACE_SECONDS * SECONDS + 3_400 * SECONDS)
    respondWith(down)
    await pass(2)
    expect(await grace.accepts(claims(1))).toBe(false)
    respondWith(page([]))
    await wait(300 * SECONDS)
    respondWith(down)
    await pass(2)
    expect(await grace.accepts(claims(1))).toBe(true)
    expect(lists.length).toBeGreaterThan(3)
  })

  it('leaves no timer when the app is disposed of', async () => {
    const { client, timers, pass, lists } = await open()
    expect(timers.size).toBe(1)
    client.dispose(new Error('disposed'))
    expect(timers.size).toBe(0)
    await pass(100)
    expect(lists).toHaveLength(1)
  })
})
