import { updateCurrentUser } from '@latchkey/contract/routes/user-changes'
import { readCurrentUser } from '@latchkey/contract/routes/users'
import { describe, expect, it, vi } from 'vitest'
import { httpOn } from '../../test/fake-http.js'
import { fakePlatform } from '../../test/fake-platform.js'
import { call } from './call.js'
import type { Http, RequestTokens, Wait } from './http.js'
import { ATTEMPT_MILLIS } from './limits.js'

const tokens: RequestTokens = { accessToken: 'a', refreshToken: 'r' }

/** A read of which every attempt is lost after 15 s. What is waited for besides passes when nothing else happens. */
async function readInVain(tokensOf: (pass: (millis: number) => void) => Promise<RequestTokens>) {
  const { platform, freeze } = fakePlatform({
    fetch: vi.fn(() => {
      freeze(ATTEMPT_MILLIS)
      return Promise.reject(new TypeError('Failed to fetch'))
    }),
    timers: {
      set: (callback, millis) =>
        setImmediate(() => {
          freeze(millis)
          callback()
        }),
      clear: (timer) => clearImmediate(timer as NodeJS.Immediate | undefined),
    },
  })
  const begun = platform.clock.monotonic()
  const http = {
    ...httpOn(platform),
    projectHeaders: () => ({ accessType: 'server' }),
    tokens: () => tokensOf(freeze),
  }
  const error = await call(http, readCurrentUser, {}).catch((thrown: unknown) => thrown)
  const attempts = vi.mocked(platform.fetch).mock.calls.length
  return { error, attempts, millis: platform.clock.monotonic() - begun }
}

describe('F11: a call whose token took long', () => {
  it('makes no attempt for which there is no time', async () => {
    let isFirst = true
    const read = await readInVain((pass) => {
      if (isFirst) pass(47_500)
      isFirst = false
      return Promise.resolve(tokens)
    })
    expect(read).toMatchObject({ error: { name: 'NetworkError' }, attempts: 3 })
    expect(read.millis).toBeLessThanOrEqual(100_000)
  })

  it('waits for another one only as long as there is time', async () => {
    let isFirst = true
    const read = await readInVain((pass) => {
      if (!isFirst) return new Promise(() => {})
      isFirst = false
      pass(47_500)
      return Promise.resolve(tokens)
    })
    expect(read).toMatchObject({ error: { name: 'NetworkError' }, attempts: 1 })
    expect(read.millis).toBeLessThanOrEqual(100_000)
  })
})

/** A service that is asked too often, and says for how long, and then answers. */
function openBusy(overrides: Partial<Http> = {}) {
  const device = fakePlatform({
    fetch: vi
      .fn(() => Promise.resolve(Response.json({ success: true })))
      .mockImplementationOnce(() =>
        Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': '10' } })),
      ),
  })
  const waits: (Wait | null)[] = []
  const http: Http = {
    ...httpOn(device.platform),
    waiting: (wait) => waits.push(wait),
    ...overrides,
  }
  return { ...device, http, waits }
}

describe('a wait that the service asks for', () => {
  it('is told to whoever shows it, with its length and its end', async () => {
    const { http, waits, pass } = openBusy()
    const changing = call(http, updateCurrentUser, { body: {} })
    await expect.poll(() => waits).toMatchObject([{ millis: 11_000 }])
    pass(11_001)
    await changing
    expect(waits).toMatchObject([{ millis: 11_000 }, null])
  })

  it('can be given up: the call says how much of it was left', async () => {
    const { http, waits, pass, timers } = openBusy()
    const failing = call(http, updateCurrentUser, { body: {} }).catch((error: unknown) => error)
    await expect.poll(() => waits).toHaveLength(1)
    pass(1_000)
    waits[0]?.cancel()
    expect(await failing).toMatchObject({ name: 'RateLimitedError', retryAfterMillis: 10_000 })
    expect(timers.size).toBe(0)
    expect(http.platform.fetch).toHaveBeenCalledOnce()
  })

  it('is told of to nobody where only something is read', async () => {
    const { http, waits, pass, timers } = openBusy()
    const reading = call(http, readCurrentUser, {})
    const { monotonic } = http.platform.clock
    const dues = () => [...timers.values()].map(({ due }) => due - monotonic())
    await expect.poll(() => dues()).toEqual([11_000])
    pass(11_001)
    await reading
    expect(waits).toEqual([])
  })

  it('is an event, with its reason', async () => {
    const tell = vi.fn()
    const { http, pass, waits } = openBusy({ tell })
    const changing = call(http, updateCurrentUser, { body: {} })
    await expect.poll(() => waits).toHaveLength(1)
    pass(11_001)
    await changing
    expect(tell.mock.calls.map(([, told]) => told as unknown)).toMatchObject([
      { answer: { status: 429 } },
      { why: 'rate-limit', wait: 11_000 },
      { answer: { status: 200 } },
    ])
  })
})

it.each(['ssk_server', 'sak_admin'])(
  'SK05: a refusal of %s tells a developer that it is no publishable key',
  async (publishableClientKey) => {
    const { platform } = fakePlatform({
      fetch: vi.fn(() => Promise.resolve(new Response('', { status: 401 }))),
    })
    const http = { ...httpOn(platform), projectHeaders: () => ({ publishableClientKey }) }
    const reading = call(http, readCurrentUser, {})
    await expect(reading).rejects.toThrow(
      new TypeError('publishableClientKey was given a secret key: revoke it, and pass the other.'),
    )
    expect(platform.fetch).toHaveBeenCalledOnce()
  },
)

describe('a service that was in trouble', () => {
  it.each([
    [501, undefined],
    [502, expect.anything()],
  ])('is back when it answers itself: %i', async (status, trouble) => {
    const { platform } = fakePlatform({
      fetch: () => Promise.resolve(new Response('', { status })),
    })
    const before = { error: new Error('before'), failures: 5, isOnline: true, since: 0, until: 0 }
    const http = { ...httpOn(platform), circuit: { trouble: before } }
    await call(http, updateCurrentUser, { body: {} }).catch(() => {})
    expect(http.circuit.trouble).toEqual(trouble)
  })
})
