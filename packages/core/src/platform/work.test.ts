import { describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fake-platform.js'

const never = () => new Promise<never>(() => {})
/** The signal that work is given, once it has begun. */
const watched = <T>(work: () => Promise<T>) => {
  const seen: AbortSignal[] = []
  return { seen, work: (signal: AbortSignal) => (seen.push(signal), work()) }
}

describe('work under way', () => {
  it('settles as the work does, and leaves no timer', async () => {
    const { during, timers } = fakePlatform()
    const late = () => 'late'
    await expect(during(async () => 'ok', 10, late)).resolves.toBe('ok')
    await expect(during(() => Promise.reject(new Error('no')), 10, late)).rejects.toThrow('no')
    expect(timers.size).toBe(0)
  })

  it('leaves no timer where the work itself ends it', async () => {
    const { during, end, timers } = fakePlatform()
    const work = () => (end(new Error('disposed of')), never())
    await expect(during(work, 10, () => 'late')).rejects.toThrow('disposed of')
    expect(timers.size).toBe(0)
  })

  it('resolves to what is said for lateness, and aborts the work', async () => {
    const { during, pass, freeze } = fakePlatform()
    const { seen, work } = watched(never)
    const result = during<string>(work, 100, () => 'late')
    pass(100)
    freeze(0)
    await expect(result).resolves.toBe('late')
    expect(seen[0]?.aborted).toBe(true)
  })

  it('takes the answer that waits for a page which was frozen, although the time is up', async () => {
    const { during, platform, freeze } = fakePlatform()
    let answer = (_: string) => {}
    const work = () => new Promise<string>((resolve) => (answer = resolve))
    const result = during(work, 100, () => 'late')
    // Both are due when it goes on, and the time was up first.
    platform.timers.set(() => answer('an answer'), 150)
    freeze(60_000)
    await Promise.resolve()
    freeze(0)
    await expect(result).resolves.toBe('an answer')
  })

  it('is not aborted once it has settled', async () => {
    const { during, end } = fakePlatform()
    const { seen, work } = watched(async () => 'ok')
    await during(work)
    end(new Error('disposed of'))
    expect(seen[0]?.aborted).toBe(false)
  })

  describe.each(['app', 'caller'] as const)('HT49 whose %s ends it', (whose) => {
    const open = () => {
      const { during, end, timers } = fakePlatform()
      const caller = new AbortController()
      const outer = whose === 'caller' ? caller.signal : undefined
      return {
        stop: (reason: Error) => (outer ? caller.abort(reason) : end(reason)),
        timers,
        run: <T>(work: (signal: AbortSignal) => Promise<T>) =>
          during<T | 'late'>(work, 60_000, () => 'late', outer),
      }
    }

    it('rejects with its reason at once, and is aborted', async () => {
      const { stop, timers, run } = open()
      const { seen, work } = watched(never)
      const result = run(work)
      const reason = new Error('own reason')
      stop(reason)
      expect(timers.size).toBe(0)
      expect(seen[0]?.reason).toBe(reason)
      await expect(result).rejects.toBe(reason)
      expect(timers.size).toBe(0)
    })

    it('does not begin when that was before', async () => {
      const { stop, timers, run } = open()
      stop(new Error('own reason'))
      const work = vi.fn(never)
      await expect(run(work)).rejects.toThrow('own reason')
      expect(work).not.toHaveBeenCalled()
      expect(timers.size).toBe(0)
    })
  })

  it('HT49 rejects with an error also where the runtime keeps no reason, as in React Native', async () => {
    const caller = new AbortController()
    const work = (signal: AbortSignal) => {
      for (const kept of [signal, caller.signal])
        Object.defineProperty(kept, 'reason', { value: undefined })
      return never()
    }
    const result = fakePlatform().during(work, 0, undefined, caller.signal)
    caller.abort()
    await expect(result).rejects.toThrow('Aborted.')
  })

  it('HT49 stops listening to its caller', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    await fakePlatform().during(async () => 'ok', 0, undefined, signal)
    expect(remove.mock.calls).toEqual(add.mock.calls)
    expect(add).toHaveBeenCalledOnce()
  })
})
