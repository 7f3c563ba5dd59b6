import { describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../test/fakes/fake-locks.js'
import { fakePlatform } from '../../test/fakes/fake-platform.js'
import { withLock as withLockOf } from './with-lock.js'

/** Creates work that the test ends. */
function createWork() {
  let resolve = (_: string) => {}
  let reject = (_: Error) => {}
  const result = new Promise<string>((...settlers) => ([resolve, reject] = settlers))
  return { resolve, reject, run: vi.fn(() => result) }
}

const withLock = (
  { platform, tasks }: Pick<ReturnType<typeof fakePlatform>, 'platform' | 'tasks'>,
  name: string | undefined,
  run: () => Promise<string>,
) => withLockOf({ platform, tasks, name }, run)

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('withLock (CC21)', () => {
  it('waits for the other tab and runs after that has failed', async () => {
    const { locks } = fakeLocks()
    const device = fakePlatform({ locks })
    const [first, second] = [createWork(), createWork()]
    const firstCall = withLock(device, 'a', first.run)
    const secondCall = withLock(device, 'a', second.run)
    await settle()
    expect(second.run).not.toHaveBeenCalled()
    first.reject(new Error('no network'))
    await expect(firstCall).rejects.toThrow('no network')
    second.resolve('done')
    expect(await secondCall).toBe('done')
    expect(first.run).toHaveBeenCalledOnce()
  })

  it('leaves no timer behind', async () => {
    const device = fakePlatform({ locks: fakeLocks().locks })
    await withLock(device, 'a', async () => 'done')
    expect(device.timers.size).toBe(0)
  })

  it('does not wait for a lock of another name', async () => {
    const { locks, orphan } = fakeLocks()
    orphan('a')
    const device = fakePlatform({ locks })
    expect(await withLock(device, 'b', async () => 'done')).toBe('done')
  })

  it.each([
    ['there are no locks', {}, 'a'],
    ['there are no other tabs', { locks: fakeLocks().locks }, undefined],
    [
      'locks are forbidden here',
      { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } },
      'a',
    ],
  ])('runs the work if %s', async (_, parts, name) => {
    const device = fakePlatform(parts)
    const run = vi.fn(async () => 'done')
    expect(await withLock(device, name, run)).toBe('done')
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs the work after 2 s if a tab that no longer exists holds the lock', async () => {
    const { locks, orphan } = fakeLocks()
    orphan('a')
    const device = fakePlatform({ locks })
    const { run, resolve } = createWork()
    resolve('done')
    const result = withLock(device, 'a', run)
    device.pass(1_999)
    await settle()
    expect(run).not.toHaveBeenCalled()
    device.pass(1)
    device.freeze(0)
    expect(await result).toBe('done')
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs the work once if another tab steals the lock', async () => {
    const { locks, steal } = fakeLocks()
    const device = fakePlatform({ locks })
    const { run, resolve } = createWork()
    const result = withLock(device, 'a', run)
    await settle()
    steal()
    await settle()
    resolve('done')
    expect(await result).toBe('done')
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs the work at once, without the lock, if the app is disposed of', async () => {
    const { locks, orphan } = fakeLocks()
    orphan('a')
    const device = fakePlatform({ locks })
    const { run, resolve } = createWork()
    const result = withLock(device, 'a', run)
    device.tasks.dispose(new Error('disposed of'))
    expect(device.timers.size).toBe(0)
    resolve('done')
    expect(await result).toBe('done')
    expect(await withLock(device, 'a', run)).toBe('done')
    expect(device.timers.size).toBe(0)
    expect(run).toHaveBeenCalledTimes(2)
  })
})
