import { describe, expect, it } from 'vitest'
import { accessToken } from '../../../test/support/access-token.js'
import { fakePlatform } from '../../../test/fakes/fake-platform.js'
import type { RefreshedTokens } from '../../session/tokens.js'
import { RefreshCache } from './refresh-cache.js'

type Response = RefreshedTokens | null

function open() {
  const { platform, tasks, pass } = fakePlatform()
  const requests: { refreshToken: string; respond(tokens: Response): void; fail(): void }[] = []
  const cache = new RefreshCache(
    { platform, tasks },
    (refreshToken) =>
      new Promise((respond, reject) =>
        requests.push({ refreshToken, respond, fail: () => reject(new Error('no connection')) }),
      ),
  )
  const refresh = (refreshToken: string) => cache.refresh(refreshToken)
  return { refresh, requests, pass }
}

/** Resolves when pending promise callbacks have run. */
const settled = () => new Promise(setImmediate)

describe('RefreshCache', () => {
  it('refreshes again after 15 s without a result, once for all requests that wait', async () => {
    const { refresh, requests, pass } = open()
    void refresh('r1')
    const joined = Promise.all([refresh('r1'), refresh('r1')])
    pass(15_100)
    await settled()
    expect(requests).toHaveLength(2)
    const tokens = { accessToken: accessToken() }
    requests[1]?.respond(tokens)
    expect(await joined).toEqual([tokens, tokens])
  })

  it('refreshes once for 10,000 concurrent requests and those of the next minute (F9)', async () => {
    const { refresh, requests, pass } = open()
    const all = Promise.all(Array.from({ length: 10_000 }, () => refresh('r1')))
    const tokens = { accessToken: accessToken() }
    requests[0]?.respond(tokens)
    expect(new Set(await all)).toEqual(new Set([tokens]))
    pass(59_999)
    expect(await refresh('r1')).toBe(tokens)
    expect(requests).toHaveLength(1)
    pass(1)
    void refresh('r1')
    expect(requests).toHaveLength(2)
  })

  it('uses the whole refresh token as its key (SR04)', async () => {
    const { refresh, requests } = open()
    const names = ['r1', 'r1 ', 'r', 'R1', '__proto__', 'constructor', '']
    const all = Promise.all(names.map(refresh))
    for (const { refreshToken, respond } of requests) respond({ accessToken: refreshToken })
    expect(await all).toEqual(names.map((name) => ({ accessToken: name })))
  })

  it('does not cache a failure (SR03, CC02)', async () => {
    const { refresh, requests } = open()
    const all = Promise.allSettled([refresh('r1'), refresh('r1'), refresh('r2')])
    requests[0]?.fail()
    requests[1]?.respond({ accessToken: accessToken() })
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    void refresh('r1')
    expect(requests).toHaveLength(3)
  })

  it('refreshes again after half of the life of the new token (TK08)', async () => {
    const { refresh, requests, pass } = open()
    const refreshed = refresh('r1')
    requests[0]?.respond({ accessToken: accessToken({ lifetime: 5 }) })
    await refreshed
    pass(2_450)
    void refresh('r1')
    expect(requests).toHaveLength(1)
    pass(50)
    void refresh('r1')
    expect(requests).toHaveLength(2)
  })

  it('caches the end of a session for a minute', async () => {
    const { refresh, requests, pass } = open()
    const refreshed = refresh('r1')
    requests[0]?.respond(null)
    expect(await refreshed).toBeNull()
    pass(59_950)
    expect(await refresh('r1')).toBeNull()
    pass(50)
    void refresh('r1')
    expect(requests).toHaveLength(2)
  })

  it('removes the oldest entry when there are more than 1,000', async () => {
    const { refresh, requests } = open()
    for (let count = 0; count <= 1_000; count += 1) void refresh(`r${count}`)
    for (const { respond } of requests) respond({ accessToken: accessToken() })
    await settled()
    void refresh('r1000')
    expect(requests).toHaveLength(1_001)
    void refresh('r0')
    expect(requests).toHaveLength(1_002)
  })
})
