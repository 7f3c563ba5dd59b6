import { describe, expect, it } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import { createKeySet } from './jwks.js'

const key = (kid: string, x = 'x') => ({ kty: 'EC', crv: 'P-256', alg: 'ES256', x, y: 'y', kid })

/** A key set whose readings a test answers one by one. */
function openKeySet() {
  const { platform, pass, moveWallClock } = fakePlatform()
  const asked: { answer(keys: unknown): void; fail(why: string): void }[] = []
  const keys = createKeySet(
    platform.clock,
    () =>
      new Promise((resolve, reject) => {
        asked.push({
          answer: (given) => resolve({ keys: given }),
          fail: (why) => reject(new Error(why)),
        })
      }),
  )
  /** Looks for a key; if that makes a reading, it is answered. */
  const find = async (kid: string, given: unknown) => {
    const before = asked.length
    const found = keys.find(kid)
    if (asked.length > before) asked.at(-1)?.answer(given)
    return found
  }
  return { keys, asked, find, pass, moveWallClock }
}

describe('a key set', () => {
  it('is read once for everybody who needs it at the same time', async () => {
    const { keys, asked } = openKeySet()
    const found = Promise.all(Array.from({ length: 10_000 }, async () => keys.find('k1')))
    asked[0]?.answer([key('k1')])
    expect(new Set(await found)).toEqual(new Set([key('k1')]))
    expect(asked).toHaveLength(1)
  })

  it('is read again after 5 minutes, while nobody waits', async () => {
    const { keys, asked, find, pass } = openKeySet()
    const first = await find('k1', [key('k1')])
    pass(299_999)
    expect(await keys.find('k1')).toBe(first)
    expect(asked).toHaveLength(1)
    pass(1)
    expect(await Promise.all([keys.find('k1'), keys.find('k1')])).toEqual([first, first])
    expect(asked).toHaveLength(2)
    asked[1]?.answer([key('k2')])
    await expect.poll(() => keys.find('k1')).toBeUndefined()
  })

  it('is waited for when it is 10 minutes old', async () => {
    const { find, pass } = openKeySet()
    await find('k1', [key('k1')])
    pass(600_000)
    expect(await find('k1', [key('k2')])).toBeUndefined()
  })

  it('ages by the clock that counted more', async () => {
    const { asked, find, pass, moveWallClock } = openKeySet()
    await find('k1', [key('k1')])
    moveWallClock(600_000)
    expect(await find('k1', [])).toBeUndefined()
    moveWallClock(-86_400_000)
    await find('k1', [key('k1')])
    expect(asked).toHaveLength(2)
    pass(600_000)
    expect(await find('k1', [key('k1')])).toEqual(key('k1'))
  })

  it('is read at once for a key that it did not have, and keeps the ones it had', async () => {
    const { asked, find } = openKeySet()
    const first = await find('k1', [key('k1')])
    expect(await find('k2', [key('k1'), key('k2')])).toEqual(key('k2'))
    expect(await find('k1', [])).toBe(first)
    expect(asked).toHaveLength(2)
  })

  it('has another key when the same name stands for another one', async () => {
    const { find, pass } = openKeySet()
    await find('k1', [key('k1')])
    pass(600_000)
    expect(await find('k1', [key('k1', 'other')])).toEqual(key('k1', 'other'))
  })
})

describe('names that somebody makes up', () => {
  it('make ever fewer readings: a minute lies between them in the end', async () => {
    const { asked, find, pass } = openKeySet()
    await find('k1', [key('k1')])
    for (let second = 0; second < 600; second += 1) {
      for (const name of ['a', 'b', 'c']) await find(`${name}${second}`, [key('k1')])
      await find('k1', [key('k1')])
      pass(1_000)
    }
    // 1, 2, 4, 8, 16 and 32 s, then every minute, and after 5 minutes anew.
    expect(asked.length).toBeLessThan(25)
  })

  it('do not keep a new key from being found for longer than a minute', async () => {
    const { find, pass } = openKeySet()
    await find('k1', [key('k1')])
    for (let count = 0; count < 10; count += 1) {
      await find('made up', [key('k1')])
      pass(60_000)
    }
    expect(await find('k2', [key('k1'), key('k2')])).toEqual(key('k2'))
  })
})

describe('while keys cannot be read', () => {
  it('known ones stay, however old they are', async () => {
    const { keys, asked, find, pass } = openKeySet()
    const first = await find('k1', [key('k1')])
    pass(86_400_000)
    const waiting = keys.find('k1')
    asked[1]?.fail('down')
    expect(await waiting).toBe(first)
    expect(await keys.find('k1')).toBe(first)
    expect(asked).toHaveLength(2)
    pass(1_000)
    expect(await find('k1', [key('k2')])).toBeUndefined()
  })

  it('somebody without any is told why, and nobody asks again for a second', async () => {
    const { keys, asked, find, pass } = openKeySet()
    const waiting = Promise.all([keys.find('k1'), keys.find('k2')])
    asked[0]?.fail('down')
    await expect(waiting).rejects.toThrow('down')
    await expect(keys.find('k1')).rejects.toThrow('down')
    expect(asked).toHaveLength(1)
    pass(1_000)
    expect(await find('k1', [key('k1')])).toEqual(key('k1'))
  })

  it.each([undefined, null, {}, 'keys'])('%j instead of keys is such a failure', async (given) => {
    const { find, pass } = openKeySet()
    await expect(find('k1', given)).rejects.toThrow('answered without keys')
    pass(1_000)
    const first = await find('k1', [key('k1')])
    pass(600_000)
    expect(await find('k1', given)).toBe(first)
  })

  it.each([null, 42, {}, { kid: 1 }, [key('k1')]])('%j among the keys is none', async (odd) => {
    const { find } = openKeySet()
    expect(await find('k1', [odd, key('k1')])).toEqual(key('k1'))
  })
})
