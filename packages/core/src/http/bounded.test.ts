import { describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'
import { bounded } from './bounded.js'

const never = () => new Promise<never>(() => {})

describe('bounded work', () => {
  it('settles as the work does, and leaves no timer', async () => {
    const { platform, timers } = fakePlatform()
    const late = () => 'late'
    await expect(bounded(platform.timers, undefined, async () => 'ok', 10, late)).resolves.toBe(
      'ok',
    )
    const broken = async () => Promise.reject(new Error('no'))
    await expect(bounded(platform.timers, undefined, broken, 10, late)).rejects.toThrow('no')
    expect(timers.size).toBe(0)
  })

  it('resolves to what is said for lateness, and aborts the work', async () => {
    const { platform, pass, freeze } = fakePlatform()
    const seen: AbortSignal[] = []
    const work = (signal: AbortSignal) => {
      seen.push(signal)
      return never()
    }
    const result = bounded<string>(platform.timers, undefined, work, 100, () => 'late')
    pass(100)
    freeze(0)
    await expect(result).resolves.toBe('late')
    expect(seen[0]?.aborted).toBe(true)
  })

  it('takes the answer that waits for a page which was frozen, although the time is up', async () => {
    const { platform, freeze } = fakePlatform()
    let answer = (_: string) => {}
    const work = () => new Promise<string>((resolve) => (answer = resolve))
    const result = bounded(platform.timers, undefined, work, 100, () => 'late')
    // Both are due when it goes on, and the time was up first.
    platform.timers.set(() => answer('an answer'), 150)
    freeze(60_000)
    await Promise.resolve()
    freeze(0)
    await expect(result).resolves.toBe('an answer')
  })

  it('HT49 rejects with the reason of the outer signal, and stops listening to it', async () => {
    const { platform, timers } = fakePlatform()
    const controller = new AbortController()
    const remove = vi.spyOn(controller.signal, 'removeEventListener')
    const result = bounded(platform.timers, controller.signal, never, 100, () => 'late')
    controller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError' })
    expect(remove).toHaveBeenCalledOnce()
    expect(timers.size).toBe(0)
  })

  it('HT49 does not begin when the signal has been aborted before', async () => {
    const work = vi.fn(never)
    const signal = AbortSignal.abort(new Error('own reason'))
    await expect(bounded(fakePlatform().platform.timers, signal, work)).rejects.toThrow(
      'own reason',
    )
    expect(work).not.toHaveBeenCalled()
  })

  it('HT49 a pause ends at once', async () => {
    const { platform, timers } = fakePlatform()
    const controller = new AbortController()
    const waiting = bounded(
      platform.timers,
      controller.signal,
      () => new Promise<void>(() => {}),
      60_000,
      () => {},
    )
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(timers.size).toBe(0)
  })
})
