import { describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../test/fake-locks.js'
import { fakePlatform } from '../../test/fake-platform.js'
import { exclusively as alone } from './exclusively.js'

/** Work that ends when the test says so. */
function work() {
  let resolve = (_: string) => {}
  let reject = (_: Error) => {}
  const result = new Promise<string>((...settlers) => ([resolve, reject] = settlers))
  return { resolve, reject, run: vi.fn(() => result) }
}

const exclusively = (
  { platform, during }: Pick<ReturnType<typeof fakePlatform>, 'platform' | 'during'>,
  name: string | undefined,
  run: () => Promise<string>,
) => alone({ platform, store: { name }, during }, run)

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('CC21 work that only one tab does at a time', () => {
  it('waits for the other tab, and goes on when that one fails', async () => {
    const { locks } = fakeLocks()
    const device = fakePlatform({ locks })
    const [first, second] = [work(), work()]
    const one = exclusively(device, 'a', first.run)
    const two = exclusively(device, 'a', second.run)
    await settle()
    expect(second.run).not.toHaveBeenCalled()
    first.reject(new Error('no network'))
    await expect(one).rejects.toThrow('no network')
    second.resolve('done')
    expect(await two).toBe('done')
    expect(first.run).toHaveBeenCalledOnce()
  })

  it('leaves no timer behind', async () => {
    const device = fakePlatform({ locks: fakeLocks().locks })
    await exclusively(device, 'a', async () => 'done')
    expect(device.timers.size).toBe(0)
  })

  it('waits for nobody of another name', async () => {
    const { locks, orphan } = fakeLocks()
    orphan('a')
    const device = fakePlatform({ locks })
    expect(await exclusively(device, 'b', async () => 'done')).toBe('done')
  })

  it.each([
    ['there are no locks', {}, 'a'],
    ['there are no other tabs', { locks: fakeLocks().locks }, undefined],
    [
      'locks are forbidden here',
      { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } },
      'a',
    ],
  ])('is done when %s', async (_, parts, name) => {
    const device = fakePlatform(parts)
    const run = vi.fn(async () => 'done')
    expect(await exclusively(device, name, run)).toBe('done')
    expect(run).toHaveBeenCalledOnce()
  })

  it('is done after 2 s when a tab that is gone still holds the lock', async () => {
    const { locks, orphan } = fakeLocks()
    orphan('a')
    const device = fakePlatform({ locks })
    const { run, resolve } = work()
    resolve('done')
    const result = exclusively(device, 'a', run)
    device.pass(1_999)
    await settle()
    expect(run).not.toHaveBeenCalled()
    device.pass(1)
    device.freeze(0)
    expect(await result).toBe('done')
    expect(run).toHaveBeenCalledOnce()
  })

  it('is not begun again, nor given up, when the lock is taken away', async () => {
    const { locks, steal } = fakeLocks()
    const device = fakePlatform({ locks })
    const { run, resolve } = work()
    const result = exclusively(device, 'a', run)
    await settle()
    steal()
    await settle()
    resolve('done')
    expect(await result).toBe('done')
    expect(run).toHaveBeenCalledOnce()
  })

  it('is done at once when nothing may wait any more, and no lock is asked for then', async () => {
    const { locks, orphan } = fakeLocks()
    orphan('a')
    const device = fakePlatform({ locks })
    const { run, resolve } = work()
    const result = exclusively(device, 'a', run)
    device.end(new Error('over'))
    expect(device.timers.size).toBe(0)
    resolve('done')
    expect(await result).toBe('done')
    expect(await exclusively(device, 'a', run)).toBe('done')
    expect(device.timers.size).toBe(0)
    expect(run).toHaveBeenCalledTimes(2)
  })
})
