import { describe, expect, it } from 'vitest'
import { accessToken } from '../../test/access-token.js'
import { fakePlatform } from '../../test/fake-platform.js'
import type { RefreshedTokens } from '../session/renew.js'
import { renewals } from './renewals.js'

type Answer = RefreshedTokens | null

function open() {
  const { platform, pass } = fakePlatform()
  const asked: { refreshToken: string; answer(value: Answer): void; fail(): void }[] = []
  const renew = renewals(
    platform.clock,
    (refreshToken) =>
      new Promise((answer, reject) =>
        asked.push({ refreshToken, answer, fail: () => reject(new Error('no connection')) }),
      ),
  )
  return { renew, asked, pass }
}

/** Lets what waits for an answer go on. */
const settled = () => new Promise(setImmediate)

describe('a refresh token', () => {
  it('F9: is traded once for 10 000 that come with it, and for those of the next minute', async () => {
    const { renew, asked, pass } = open()
    const all = Promise.all(Array.from({ length: 10_000 }, () => renew('r1')))
    const tokens = { accessToken: accessToken() }
    asked[0]?.answer(tokens)
    expect(new Set(await all)).toEqual(new Set([tokens]))
    pass(59_999)
    expect(await renew('r1')).toBe(tokens)
    expect(asked).toHaveLength(1)
    pass(1)
    void renew('r1')
    expect(asked).toHaveLength(2)
  })

  it('SR04: is told from every other by its whole text', async () => {
    const { renew, asked } = open()
    const names = ['r1', 'r1 ', 'r', 'R1', '__proto__', 'constructor', '']
    const all = Promise.all(names.map(renew))
    for (const { refreshToken, answer } of asked) answer({ accessToken: refreshToken })
    expect(await all).toEqual(names.map((name) => ({ accessToken: name })))
  })

  it('SR03, CC02: that could not be traded is tried again by whoever comes next', async () => {
    const { renew, asked } = open()
    const all = Promise.allSettled([renew('r1'), renew('r1'), renew('r2')])
    asked[0]?.fail()
    asked[1]?.answer({ accessToken: accessToken() })
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    void renew('r1')
    expect(asked).toHaveLength(3)
  })

  it('TK08: is traded again as soon as half of the new token is over', async () => {
    const { renew, asked, pass } = open()
    const traded = renew('r1')
    asked[0]?.answer({ accessToken: accessToken({ lifetime: 5 }) })
    await traded
    pass(2_450)
    void renew('r1')
    expect(asked).toHaveLength(1)
    pass(50)
    void renew('r1')
    expect(asked).toHaveLength(2)
  })

  it('of a session that is over is not sent again for a minute', async () => {
    const { renew, asked, pass } = open()
    const traded = renew('r1')
    asked[0]?.answer(null)
    expect(await traded).toBeNull()
    pass(59_950)
    expect(await renew('r1')).toBeNull()
    pass(50)
    void renew('r1')
    expect(asked).toHaveLength(2)
  })

  it('is forgotten when a thousand others have come', async () => {
    const { renew, asked } = open()
    for (let count = 0; count <= 1_000; count += 1) void renew(`r${count}`)
    for (const { answer } of asked) answer({ accessToken: accessToken() })
    await settled()
    void renew('r1000')
    expect(asked).toHaveLength(1_001)
    void renew('r0')
    expect(asked).toHaveLength(1_002)
  })
})
