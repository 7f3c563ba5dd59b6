import { describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fakes/fake-platform.js'
import { pending, Query, type QueryOptions } from './query.js'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A query whose loads are answered when the test decides. */
function open(options: Partial<QueryOptions<string | null>> = {}) {
  const device = fakePlatform()
  const loads: { resolve(value: string): void; reject(error: Error): void }[] = []
  const load = vi.fn(
    () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject })),
  )
  const query = new Query<string | null>({
    load,
    keepMillis: 5_000,
    timers: device.platform.timers,
    report: device.platform.report,
    ...options,
  })
  return { device, query, load, loads }
}

async function openWatched() {
  const parts = open()
  const unsubscribe = parts.query.subscribe(() => {})
  parts.loads[0]?.resolve('value')
  await settled()
  return { ...parts, unsubscribe }
}

describe('loading', () => {
  it('does not begin before a value is needed', () => {
    const { query, load } = open()
    expect(query.get()).toBe(query.getServer())
    expect(query.get().status).toBe('loading')
    expect(load).not.toHaveBeenCalled()
  })

  it('is shared by all callers at the same time', async () => {
    const { query, load, loads } = open()
    const values = [query.load(), query.load()]
    loads[0]?.resolve('value')
    expect(await Promise.all(values)).toEqual(['value', 'value'])
    expect(load).toHaveBeenCalledOnce()
  })

  it('is not repeated for a known value', async () => {
    const { query, load, loads } = open()
    const first = query.load()
    loads[0]?.resolve('value')
    await first
    expect(await query.load()).toBe('value')
    expect(load).toHaveBeenCalledOnce()
  })

  it('waits for a running refresh, which may come after a change', async () => {
    const { query, loads } = open()
    query.subscribe(() => {})
    loads[0]?.resolve('old')
    await settled()
    void query.refresh()
    const value = query.load()
    expect(query.get().data).toBe('old')
    loads[1]?.resolve('new')
    expect(await value).toBe('new')
    expect(loads).toHaveLength(2)
  })

  it('begins again after a failure and never rejects without a caller (CC29)', async () => {
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

  it('keeps the error in the snapshot when the caller ignores the promise (CC29)', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    const { query, loads } = open()
    void query.load()
    void query.refresh()
    for (const { reject } of loads) reject(new Error('broken'))
    await settled()
    process.off('unhandledRejection', unhandled)
    expect(query.get().status).toBe('failed')
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('reports TypeErrors and no other failure when no caller awaits the value', async () => {
    const { query, device } = open({ load: () => Promise.reject(new TypeError('no key')) })
    query.subscribe(() => {})
    await settled()
    expect(device.reported.map(String)).toEqual(['TypeError: no key'])
  })
})

describe('subscribing', () => {
  it('loads once for any number of subscribers and calls each after the change', async () => {
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
    const { query, loads } = await openWatched()
    const refreshing = query.refresh()
    expect(query.get()).toMatchObject({ status: 'ready', data: 'value' })
    loads[1]?.reject(new Error('broken'))
    await expect(refreshing).rejects.toThrow('broken')
    expect(query.get()).toMatchObject({ status: 'failed', data: 'value' })
  })

  it('ignores a load that began before a change and ends after it', async () => {
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

describe('dropping', () => {
  it('happens 5 s after the last subscriber left, and not before', async () => {
    const { query, unsubscribe, device } = await openWatched()
    device.pass(60_000)
    expect(query.get().data).toBe('value')
    unsubscribe()
    device.pass(4_999)
    expect(query.get().data).toBe('value')
    device.pass(1)
    expect(query.get().data).toBeUndefined()
    expect(device.timers.size).toBe(0)
  })

  it('does not happen when a subscriber returns within 5 s', async () => {
    const { query, unsubscribe, device, load } = await openWatched()
    unsubscribe()
    device.pass(4_000)
    query.subscribe(() => {})
    device.pass(60_000)
    expect(query.get().data).toBe('value')
    expect(load).toHaveBeenCalledOnce()
  })

  it('does not happen while a component that cannot subscribe yet reads the value', async () => {
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

  it('counts its 5 s from the end of a load, however long that took', async () => {
    const { query, device, load, loads } = open()
    void query.load()
    device.pass(9_900)
    loads[0]?.resolve('value')
    await settled()
    device.pass(4_950)
    await query.load()
    expect(load).toHaveBeenCalledOnce()
    device.pass(50)
    expect(device.timers.size).toBe(0)
  })

  it('is not delayed by callers that only load', async () => {
    const { query, device, load, loads } = open()
    void query.load()
    loads[0]?.resolve('value')
    await settled()
    for (let times = 0; times < 3; times += 1) {
      void query.load()
      device.pass(2_500)
    }
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('leaves no timer behind after dispose', async () => {
    const { query, unsubscribe, device } = await openWatched()
    unsubscribe()
    query.dispose()
    expect(device.timers.size).toBe(0)
  })
})

describe('a stale value', () => {
  it('is kept for subscribers and loaded again by the next caller', async () => {
    const { query, load, loads } = await openWatched()
    query.markStale()
    expect(query.get().data).toBe('value')
    const value = query.load()
    loads[1]?.resolve('new')
    expect(await value).toBe('new')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is dropped without subscribers', async () => {
    const { query, unsubscribe } = await openWatched()
    unsubscribe()
    query.markStale()
    expect(query.get()).toBe(pending)
  })

  it('does not take the response of a load that began before the change', async () => {
    const { query, loads } = await openWatched()
    void query.refresh()
    query.markStale()
    loads[1]?.resolve('before the change')
    await settled()
    expect(query.get().data).toBe('value')
  })
})

describe('a value with an owner', () => {
  function openOwned() {
    let owner = 1
    let onChange = () => {}
    const parts = open({
      owner: () => owner,
      initial: () => (owner === 0 ? { status: 'ready', data: null, error: undefined } : pending),
      watch: (listener) => {
        onChange = listener
        return () => {}
      },
    })
    const changeOwner = (next: number) => {
      owner = next
      onChange()
    }
    return { ...parts, changeOwner }
  }

  it('is not known for the next owner', async () => {
    const { query, loads, changeOwner } = openOwned()
    query.subscribe(() => {})
    loads[0]?.resolve('Ada')
    await settled()
    changeOwner(2)
    expect(query.get()).toBe(pending)
    loads[1]?.resolve('Grace')
    await settled()
    expect(query.get().data).toBe('Grace')
  })

  it('is ready without a load if the initial value is ready', async () => {
    const { query, load, changeOwner } = openOwned()
    changeOwner(0)
    expect(query.get().data).toBeNull()
    expect(await query.load()).toBeNull()
    expect(load).not.toHaveBeenCalled()
  })

  it.each(['resolve', 'reject'] as const)(
    'is loaded again when the owner changes before a load ends: %s',
    async (how) => {
      const { query, loads, changeOwner } = openOwned()
      const value = query.load()
      changeOwner(2)
      if (how === 'resolve') loads[0]?.resolve('Ada')
      else loads[0]?.reject(new Error('session has changed'))
      await settled()
      loads[1]?.resolve('Grace')
      expect(await value).toBe('Grace')
    },
  )
})

describe('recovery', () => {
  const openFailed = async () => {
    const stop = vi.fn()
    const recover = vi.fn((_error: unknown, _failures: number) => stop)
    const parts = open({ recover })
    const unsubscribe = parts.query.subscribe(() => {})
    const error = new Error('unreachable')
    parts.loads[0]?.reject(error)
    await settled()
    return { ...parts, recover, stop, unsubscribe, error }
  }

  it('begins after each load of a watched value that failed, and ends before the next one', async () => {
    const { query, loads, recover, stop, error } = await openFailed()
    expect(recover.mock.calls).toEqual([[error, 1]])
    expect(stop).not.toHaveBeenCalled()
    query.load().catch(() => {})
    expect(stop).toHaveBeenCalledOnce()
    loads[1]?.reject(error)
    await settled()
    expect(recover.mock.calls[1]).toEqual([error, 2])
    void query.load()
    loads[2]?.resolve('value')
    await settled()
    expect(recover).toHaveBeenCalledTimes(2)
    query.refresh().catch(() => {})
    loads[3]?.reject(error)
    await settled()
    expect(recover.mock.calls[2]).toEqual([error, 1])
  })

  it.each<[string, (parts: Awaited<ReturnType<typeof openFailed>>) => void]>([
    ['the last subscriber leaves', ({ unsubscribe }) => unsubscribe()],
    ['the value was loaded elsewhere', ({ query }) => query.set('value')],
    ['the query is disposed of', ({ query }) => query.dispose()],
  ])('ends when %s', async (_, end) => {
    const parts = await openFailed()
    end(parts)
    expect(parts.stop).toHaveBeenCalledOnce()
    await settled()
    expect(parts.recover).toHaveBeenCalledOnce()
  })

  it('begins with the first subscriber if the load has failed before', async () => {
    const recover = vi.fn(() => undefined)
    const { query, loads } = open({ recover })
    query.load().catch(() => {})
    loads[0]?.reject(new Error('unreachable'))
    await settled()
    expect(recover).not.toHaveBeenCalled()
    query.subscribe(() => {})
    expect(recover).toHaveBeenCalledOnce()
  })
})
