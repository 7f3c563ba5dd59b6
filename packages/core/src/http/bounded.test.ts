import { describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import { bounded } from './bounded.js'

const never = () => new Promise<never>(() => {})

describe('bounded work', () => {
  it('settles as the work does, and leaves no timer', async () => {
    const { platform, timers } = fakePlatform()
    const late = () => 'late'
    await expect(
      bounded(platform.timers, new AbortController(), async () => 'ok', 10, late),
    ).resolves.toBe('ok')
    const broken = async () => Promise.reject(new Error('no'))
    await expect(bounded(platform.timers, new AbortController(), broken, 10, late)).rejects.toThrow(
      'no',
    )
    expect(timers.size).toBe(0)
  })

  it('resolves to what is said for lateness, and aborts the work', async () => {
    const { platform, pass, freeze } = fakePlatform()
    const seen: AbortSignal[] = []
    const work = (signal: AbortSignal) => {
      seen.push(signal)
      return never()
    }
    const result = bounded<string>(platform.timers, new AbortController(), work, 100, () => 'late')
    pass(100)
    freeze(0)
    await expect(result).resolves.toBe('late')
    expect(seen[0]?.aborted).toBe(true)
  })

  it('takes the answer that waits for a page which was frozen, although the time is up', async () => {
    const { platform, freeze } = fakePlatform()
    let answer = (_: string) => {}
    const work = () => new Promise<string>((resolve) => (answer = resolve))
    const result = bounded(platform.timers, new AbortController(), work, 100, () => 'late')
    // Both are due when it goes on, and the time was up first.
    platform.timers.set(() => answer('an answer'), 150)
    freeze(60_000)
    await Promise.resolve()
    freeze(0)
    await expect(result).resolves.toBe('an answer')
  })

  describe.each(['call', 'caller'] as const)('HT49 whose %s aborts', (whose) => {
    const open = (controller = new AbortController()) => {
      const { platform, timers } = fakePlatform()
      const call = whose === 'call' ? controller : new AbortController()
      const outer = whose === 'call' ? undefined : controller.signal
      const run = <T>(work: (signal: AbortSignal) => Promise<T>) =>
        bounded<T | 'late'>(platform.timers, call, work, 60_000, () => 'late', outer)
      return { controller, call, timers, run }
    }

    it('rejects with its reason at once, and ends the work', async () => {
      const { controller, call, timers, run } = open()
      const result = run(never)
      const reason = new Error('own reason')
      controller.abort(reason)
      expect(timers.size).toBe(0)
      expect(call.signal.aborted).toBe(true)
      await expect(result).rejects.toBe(reason)
      expect(timers.size).toBe(0)
    })

    it('does not begin when that was before', async () => {
      const controller = new AbortController()
      controller.abort(new Error('own reason'))
      const { timers, run } = open(controller)
      const work = vi.fn(never)
      await expect(run(work)).rejects.toThrow('own reason')
      expect(work).not.toHaveBeenCalled()
      expect(timers.size).toBe(0)
    })
  })

  it('HT49 rejects with an error also where the runtime keeps no reason, as in React Native', async () => {
    const call = new AbortController()
    Object.defineProperty(call.signal, 'reason', { value: undefined })
    const result = bounded(fakePlatform().platform.timers, call, never)
    call.abort()
    await expect(result).rejects.toThrow('Aborted.')
  })

  it('HT49 stops listening to its caller', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    const { timers } = fakePlatform().platform
    const work = async () => 'ok'
    await bounded(timers, new AbortController(), work, 0, undefined, signal)
    expect(remove.mock.calls).toEqual(add.mock.calls)
    expect(add).toHaveBeenCalledOnce()
  })
})
