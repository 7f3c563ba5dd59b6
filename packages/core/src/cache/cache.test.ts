import { describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import { Cache } from './cache.js'
import { invalidate } from './invalidate.js'

/** A value that is loaded when the test says so. */
function source() {
  const loads: { resolve(value: string): void; reject(error: Error): void }[] = []
  const load = vi.fn(
    () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject })),
  )
  return { load, loads }
}

function open() {
  const device = fakePlatform()
  const cache = new Cache(device.platform, () => undefined)
  const { load, loads } = source()
  return { device, cache, load, loads, query: cache.query('key', load) }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('loading', () => {
  it('knows nothing, and asks nobody, before somebody wants to know', () => {
    const { query, load } = open()
    expect(query.get()).toBe(query.getServer())
    expect(query.get().status).toBe('loading')
    expect(load).not.toHaveBeenCalled()
  })

  it('is shared by all who ask at the same time', async () => {
    const { cache, query, load, loads } = open()
    const answers = [query.load(), query.load(), cache.query('key', load).load()]
    loads[0]?.resolve('value')
    expect(await Promise.all(answers)).toEqual(['value', 'value', 'value'])
    expect(load).toHaveBeenCalledOnce()
  })

  it('is not repeated for what is known', async () => {
    const { query, load, loads } = open()
    const first = query.load()
    loads[0]?.resolve('value')
    await first
    expect(await query.load()).toBe('value')
    expect(load).toHaveBeenCalledOnce()
  })

  it('waits for what is on its way: that may come after a change', async () => {
    const { query, loads } = open()
    query.subscribe(() => {})
    loads[0]?.resolve('old')
    await settled()
    void query.refresh()
    const asked = query.load()
    expect(query.get().data).toBe('old')
    loads[1]?.resolve('new')
    expect(await asked).toBe('new')
    expect(loads).toHaveLength(2)
  })

  it('starts anew after a failure, and never rejects without a caller (CC29)', async () => {
    const { query, load, loads } = open()
    query.subscribe(() => {})
    loads[0]?.reject(new Error('broken'))
    await settled()
    expect(query.get()).toMatchObject({ status: 'failed', data: undefined })
    const again = query.load()
    loads[1]?.resolve('value')
    expect(await again).toBe('value')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('subscribing', () => {
  it('loads once for any number of subscribers, and tells each of the change', async () => {
    const { query, load, loads } = open()
    const listeners = Array.from({ length: 200 }, () => vi.fn())
    for (const listener of listeners) query.subscribe(listener)
    loads[0]?.resolve('value')
    await settled()
    expect(load).toHaveBeenCalledOnce()
    for (const listener of listeners) expect(listener).toHaveBeenCalledOnce()
    expect(query.get()).toBe(query.get())
  })

  it('shows the old value while a new one loads, and keeps it when that fails', async () => {
    const { query, loads } = open()
    query.subscribe(() => {})
    loads[0]?.resolve('old')
    await settled()
    const refreshing = query.refresh()
    expect(query.get()).toMatchObject({ status: 'ready', data: 'old' })
    loads[1]?.reject(new Error('broken'))
    await expect(refreshing).rejects.toThrow('broken')
    expect(query.get()).toMatchObject({ status: 'failed', data: 'old' })
  })

  it('never lets a load that began before a change speak after it', async () => {
    const { query, loads } = open()
    query.subscribe(() => {})
    const after = query.refresh()
    loads[1]?.resolve('after the change')
    await after
    loads[0]?.resolve('before the change')
    await settled()
    expect(query.get().data).toBe('after the change')
  })
})

describe('forgetting', () => {
  const known = async () => {
    const parts = open()
    const leave = parts.query.subscribe(() => {})
    parts.loads[0]?.resolve('value')
    await settled()
    return { ...parts, leave }
  }

  it('drops what nobody subscribes to after 5 s, and not before', async () => {
    const { query, leave, device } = await known()
    device.pass(60_000)
    expect(query.get().data).toBe('value')
    leave()
    device.pass(4_999)
    expect(query.get().data).toBe('value')
    device.pass(1)
    expect(query.get().data).toBeUndefined()
    expect(device.timers.size).toBe(0)
  })

  it('keeps what is subscribed to again in time', async () => {
    const { query, leave, device, load } = await known()
    leave()
    device.pass(4_000)
    query.subscribe(() => {})
    device.pass(60_000)
    expect(query.get().data).toBe('value')
    expect(load).toHaveBeenCalledOnce()
  })

  it('reads what is watched again, also by a query that is older than what is known', async () => {
    const { cache, query, leave, device, load, loads } = await known()
    leave()
    device.pass(5_000)
    query.subscribe(() => {})
    loads[1]?.resolve('other')
    await settled()
    invalidate({ cache, platform: device.platform }, ['key'])
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('keeps what is read again and again by somebody who cannot subscribe yet', async () => {
    const { query, device, load, loads } = open()
    void query.load()
    device.pass(2_700)
    loads[0]?.resolve('value')
    await settled()
    for (let readings = 0; readings < 10; readings += 1) {
      expect(query.get().data).toBe('value')
      device.pass(4_000)
    }
    expect(load).toHaveBeenCalledOnce()
    device.pass(10_000)
    expect(query.get().data).toBeUndefined()
    expect(device.timers.size).toBe(0)
  })

  it('begins its 5 s when a load has settled, however long that took', async () => {
    const { query, device, loads } = open()
    void query.load()
    device.pass(9_900)
    loads[0]?.resolve('value')
    await settled()
    device.pass(4_950)
    expect(query.known()).toBeDefined()
    device.pass(50)
    expect(device.timers.size).toBe(0)
  })

  it('reads anew for those who only load: they never wait for somebody else', async () => {
    const { query, device, load, loads } = open()
    void query.load()
    loads[0]?.resolve('value')
    await settled()
    for (let loading = 0; loading < 3; loading += 1) {
      void query.load()
      device.pass(2_500)
    }
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('leaves no timer behind when disposed', async () => {
    const { cache, leave, device } = await known()
    leave()
    cache.dispose()
    expect(device.timers.size).toBe(0)
  })
})
