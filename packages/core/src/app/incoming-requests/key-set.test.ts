import { LatchkeyError } from '@latchkey/contract/errors/error'
import { describe, expect, it } from 'vitest'
import { fakePlatform } from '../../../test/fakes/fake-platform.js'
import { createKeySet } from './key-set.js'

const key = (kid: string, x = 'x') => ({ kty: 'EC', crv: 'P-256', alg: 'ES256', x, y: 'y', kid })

/** A key set whose fetches a test answers one by one. */
function openKeySet() {
  const { platform, tasks, pass, moveWallClock } = fakePlatform()
  const fetches: { respond(keys: unknown): void; fail(message: string): void }[] = []
  const keys = createKeySet(
    { platform, tasks },
    () =>
      new Promise((resolve, reject) => {
        fetches.push({
          respond: (response) => resolve({ keys: response }),
          fail: (message) => reject(new Error(message)),
        })
      }),
  )
  /** Looks for a key; if that starts a fetch, responds to it. */
  const find = async (kid: string, response: unknown) => {
    const before = fetches.length
    const promise = keys.find(kid)
    if (fetches.length > before) fetches.at(-1)?.respond(response)
    return promise
  }
  return { keys, fetches, find, pass, moveWallClock }
}

/** Resolves when pending promise callbacks have run. */
const settled = () => new Promise(setImmediate)

describe('createKeySet', () => {
  it('fetches again after 15 s without a response, once for all calls that wait', async () => {
    const { keys, fetches, pass } = openKeySet()
    void keys.find('k1')
    const joined = Promise.all([keys.find('k1'), keys.find('k1')])
    pass(15_100)
    await settled()
    expect(fetches).toHaveLength(2)
    fetches[1]?.respond([key('k1')])
    expect(await joined).toEqual([key('k1'), key('k1')])
  })

  it('shares one fetch among concurrent calls', async () => {
    const { keys, fetches } = openKeySet()
    const promise = Promise.all(Array.from({ length: 10_000 }, async () => keys.find('k1')))
    fetches[0]?.respond([key('k1')])
    expect(new Set(await promise)).toEqual(new Set([key('k1')]))
    expect(fetches).toHaveLength(1)
  })

  it('refetches after 5 minutes in the background', async () => {
    const { keys, fetches, find, pass } = openKeySet()
    const first = await find('k1', [key('k1')])
    pass(299_999)
    expect(await keys.find('k1')).toBe(first)
    expect(fetches).toHaveLength(1)
    pass(1)
    expect(await Promise.all([keys.find('k1'), keys.find('k1')])).toEqual([first, first])
    expect(fetches).toHaveLength(2)
    fetches[1]?.respond([key('k2')])
    await expect.poll(() => keys.find('k1')).toBeUndefined()
  })

  it('waits for the fetch when the keys are 10 minutes old', async () => {
    const { find, pass } = openKeySet()
    await find('k1', [key('k1')])
    pass(600_000)
    expect(await find('k1', [key('k2')])).toBeUndefined()
  })

  it('computes the age by the clock that advanced more', async () => {
    const { fetches, find, pass, moveWallClock } = openKeySet()
    await find('k1', [key('k1')])
    moveWallClock(600_000)
    expect(await find('k1', [])).toBeUndefined()
    moveWallClock(-86_400_000)
    await find('k1', [key('k1')])
    expect(fetches).toHaveLength(2)
    pass(600_000)
    expect(await find('k1', [key('k1')])).toEqual(key('k1'))
  })

  it('fetches at once for an unknown key, and keeps the objects of known keys', async () => {
    const { fetches, find } = openKeySet()
    const first = await find('k1', [key('k1')])
    expect(await find('k2', [key('k1'), key('k2')])).toEqual(key('k2'))
    expect(await find('k1', [])).toBe(first)
    expect(fetches).toHaveLength(2)
  })

  it('returns the new key if a key ID was reused', async () => {
    const { find, pass } = openKeySet()
    await find('k1', [key('k1')])
    pass(600_000)
    expect(await find('k1', [key('k1', 'other')])).toEqual(key('k1', 'other'))
  })
})

describe('createKeySet with made-up key IDs', () => {
  it('backs off up to one fetch a minute', async () => {
    const { fetches, find, pass } = openKeySet()
    await find('k1', [key('k1')])
    for (let second = 0; second < 600; second += 1) {
      for (const name of ['a', 'b', 'c']) await find(`${name}${second}`, [key('k1')])
      await find('k1', [key('k1')])
      pass(1_000)
    }
    // 1, 2, 4, 8, 16 and 32 s, then every minute, and after 5 minutes anew.
    expect(fetches.length).toBeLessThan(25)
  })

  it('finds a new key within a minute', async () => {
    const { find, pass } = openKeySet()
    await find('k1', [key('k1')])
    for (let count = 0; count < 10; count += 1) {
      await find('made up', [key('k1')])
      pass(60_000)
    }
    expect(await find('k2', [key('k1'), key('k2')])).toEqual(key('k2'))
  })
})

describe('createKeySet when the keys cannot be fetched', () => {
  it('keeps the known keys, however old they are', async () => {
    const { keys, fetches, find, pass } = openKeySet()
    const first = await find('k1', [key('k1')])
    pass(86_400_000)
    const waiting = keys.find('k1')
    fetches[1]?.fail('down')
    expect(await waiting).toBe(first)
    expect(await keys.find('k1')).toBe(first)
    expect(fetches).toHaveLength(2)
    pass(1_000)
    expect(await find('k1', [key('k2')])).toBeUndefined()
  })

  it('rejects with the error if it has no keys, and does not fetch again for a second', async () => {
    const { keys, fetches, find, pass } = openKeySet()
    const waiting = Promise.all([keys.find('k1'), keys.find('k2')])
    fetches[0]?.fail('down')
    await expect(waiting).rejects.toThrow('down')
    await expect(keys.find('k1')).rejects.toThrow('down')
    expect(fetches).toHaveLength(1)
    pass(1_000)
    expect(await find('k1', [key('k1')])).toEqual(key('k1'))
  })

  it.each([undefined, null, {}, 'keys'])(
    'treats %j instead of keys as a failure',
    async (response) => {
      const { find, pass } = openKeySet()
      await expect(find('k1', response)).rejects.toThrow('responded without keys')
      pass(1_000)
      const first = await find('k1', [key('k1')])
      pass(600_000)
      expect(await find('k1', response)).toBe(first)
    },
  )

  it.each([null, 42, {}, { kid: 1 }, [key('k1')]])('ignores %j among the keys', async (odd) => {
    const { find } = openKeySet()
    expect(await find('k1', [odd, key('k1')])).toEqual(key('k1'))
  })
})

describe('createKeySet with a store', () => {
  const down = () =>
    Promise.reject(
      new LatchkeyError('NETWORK_ERROR', {
        status: 0,
        message: 'down',
        details: { isOffline: false },
      }),
    )

  /** A key set with a store that has a text. */
  function openStored(text: string | null, fetchKeys: () => Promise<object> = down) {
    const device = fakePlatform()
    let stored = text
    const store = {
      get: async () => stored,
      set: async (value: string) => void (stored = value),
    }
    const keys = createKeySet(device, fetchKeys, store)
    return { ...device, keys, stored: () => stored }
  }

  it('finds stored keys when the first fetch fails, for a day', async () => {
    const { keys, stored, now } = openStored(null, async () => ({ keys: [key('k1')] }))
    expect(await keys.find('k1')).toEqual(key('k1'))
    const fetchedAtMillis = now()
    const after = async (millis: number) => {
      const next = openStored(stored())
      next.freeze(fetchedAtMillis + millis - next.now())
      return next.keys.find('k1')
    }
    expect(await after(86_400_000)).toEqual(key('k1'))
    await expect(after(86_400_001)).rejects.toThrow('down')
  })

  it('replaces stored keys once the keys can be fetched, because some may have been rotated', async () => {
    let isDown = true
    const stored = { keys: [key('k1')], fetchedAtMillis: fakePlatform().now() }
    const fetchKeys = async () => (isDown ? down() : { keys: [key('k2')] })
    const { keys, freeze } = openStored(JSON.stringify(stored), fetchKeys)
    expect(await keys.find('k1')).toEqual(key('k1'))
    isDown = false
    freeze(1_000)
    await keys.find('k1')
    await new Promise((resolve) => setImmediate(resolve))
    expect(await keys.find('k1')).toBeUndefined()
  })

  it('does not read keys that were stored in a far future, by a wrong clock', async () => {
    const fetchedAtMillis = fakePlatform().now() + 86_400_001
    const { keys } = openStored(JSON.stringify({ keys: [key('k1')], fetchedAtMillis }))
    await expect(keys.find('k1')).rejects.toThrow('down')
  })

  it('does not replace keys that were fetched by stored ones', async () => {
    let isDown = false
    const fetchKeys = async () => (isDown ? down() : { keys: [key('k1')] })
    const { keys, freeze } = openStored(null, fetchKeys)
    const first = await keys.find('k1')
    isDown = true
    freeze(600_000)
    expect(await keys.find('k1')).toBe(first)
  })

  it.each(['not JSON', '{}', '{"fetchedAtMillis":1800000000000}', 'null'])(
    'rejects with the error of the fetch if the store has %s',
    async (text) => {
      await expect(openStored(text).keys.find('k1')).rejects.toThrow('down')
    },
  )

  it('does not read the store after a rejection by the service', async () => {
    const fetched = { keys: [key('k1')], fetchedAtMillis: fakePlatform().now() }
    const { keys } = openStored(JSON.stringify(fetched), () => Promise.reject(new TypeError('no')))
    await expect(keys.find('k1')).rejects.toThrow('no')
  })

  it('reports a store that cannot be written', async () => {
    const device = fakePlatform()
    const store = { get: async () => null, set: () => Promise.reject(new Error('full')) }
    const keys = createKeySet(device, async () => ({ keys: [key('k1')] }), store)
    expect(await keys.find('k1')).toEqual(key('k1'))
    expect(device.reported.map(String)).toEqual(['Error: full'])
  })
})
