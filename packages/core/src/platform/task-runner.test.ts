import { describe, expect, it, vi } from 'vitest'
import { fakePlatform } from '../../test/fakes/fake-platform.js'

const never = () => new Promise<never>(() => {})

/** A task that records the signal that it receives. */
const recordSignal = <T>(task: () => Promise<T>) => {
  const signals: AbortSignal[] = []
  return { signals, task: (signal: AbortSignal) => (signals.push(signal), task()) }
}

const timeoutAfter = <Result>(millis: number, result: Result) => ({
  timeout: { millis, onTimeout: () => result },
})

describe('TaskRunner.run', () => {
  it('settles as the task does and leaves no timer', async () => {
    const { tasks, timers } = fakePlatform()
    const options = timeoutAfter(10, 'late')
    await expect(tasks.run(async () => 'ok', options)).resolves.toBe('ok')
    await expect(tasks.run<string>(() => Promise.reject(new Error('no')), options)).rejects.toThrow(
      'no',
    )
    expect(timers.size).toBe(0)
  })

  it('leaves no timer if the task itself disposes of the runner', async () => {
    const { tasks, timers } = fakePlatform()
    const task = () => (tasks.dispose(new Error('disposed of')), never())
    await expect(tasks.run<string>(task, timeoutAfter(10, 'late'))).rejects.toThrow('disposed of')
    expect(timers.size).toBe(0)
  })

  it('resolves to the result of onTimeout and aborts the task when the time is up', async () => {
    const { tasks, pass, freeze } = fakePlatform()
    const { signals, task } = recordSignal(never)
    const result = tasks.run<string>(task, timeoutAfter(100, 'late'))
    pass(100)
    freeze(0)
    await expect(result).resolves.toBe('late')
    expect(signals[0]?.aborted).toBe(true)
  })

  it('resolves to a response that arrived while the page was frozen, although the time is up', async () => {
    const { tasks, platform, freeze } = fakePlatform()
    let respond = (_: string) => {}
    const task = () => new Promise<string>((resolve) => (respond = resolve))
    const result = tasks.run(task, timeoutAfter(100, 'late'))
    // Both timers are due when the page resumes, the timeout first.
    platform.timers.set(() => respond('a response'), 150)
    freeze(60_000)
    await Promise.resolve()
    freeze(0)
    await expect(result).resolves.toBe('a response')
  })

  it('does not abort a task that has settled', async () => {
    const { tasks } = fakePlatform()
    const { signals, task } = recordSignal(async () => 'ok')
    await tasks.run(task)
    tasks.dispose(new Error('disposed of'))
    expect(signals[0]?.aborted).toBe(false)
  })

  describe.each(['runner', 'caller'] as const)('ended by its %s', (endedBy) => {
    const open = () => {
      const { tasks, timers } = fakePlatform()
      const caller = new AbortController()
      const signal = endedBy === 'caller' ? caller.signal : undefined
      return {
        stop: (reason: Error) => (signal ? caller.abort(reason) : tasks.dispose(reason)),
        timers,
        run: <T>(task: (signal: AbortSignal) => Promise<T>) =>
          tasks.run<T | string>(task, { signal, ...timeoutAfter(60_000, 'late') }),
      }
    }

    it('rejects with the reason at once and aborts the task (HT49)', async () => {
      const { stop, timers, run } = open()
      const { signals, task } = recordSignal(never)
      const result = run(task)
      const reason = new Error('own reason')
      stop(reason)
      expect(timers.size).toBe(0)
      expect(signals[0]?.reason).toBe(reason)
      await expect(result).rejects.toBe(reason)
      expect(timers.size).toBe(0)
    })

    it('does not start the task if it was ended before (HT49)', async () => {
      const { stop, timers, run } = open()
      stop(new Error('own reason'))
      const task = vi.fn(never)
      await expect(run(task)).rejects.toThrow('own reason')
      expect(task).not.toHaveBeenCalled()
      expect(timers.size).toBe(0)
    })
  })

  it('rejects with an error if the runtime stores no reason, as in React Native (HT49)', async () => {
    const caller = new AbortController()
    const task = (signal: AbortSignal) => {
      for (const withoutReason of [signal, caller.signal])
        Object.defineProperty(withoutReason, 'reason', { value: undefined })
      return never()
    }
    const result = fakePlatform().tasks.run(task, { signal: caller.signal })
    caller.abort()
    await expect(result).rejects.toMatchObject({ name: 'AbortError', message: 'Aborted.' })
  })

  it('removes its listener from the signal of the caller (HT49)', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    await fakePlatform().tasks.run(async () => 'ok', { signal })
    expect(remove.mock.calls).toEqual(add.mock.calls)
    expect(add).toHaveBeenCalledOnce()
  })
})

describe('TaskRunner.wait', () => {
  it('resolves after the time and leaves no timer', async () => {
    const { tasks, timers, pass, freeze } = fakePlatform()
    const waiting = tasks.wait(100)
    pass(99)
    expect(timers.size).toBe(1)
    pass(1)
    freeze(0)
    await expect(waiting).resolves.toBeUndefined()
    expect(timers.size).toBe(0)
  })

  it('rejects with the reason of the signal', async () => {
    const { tasks, timers } = fakePlatform()
    const caller = new AbortController()
    const waiting = tasks.wait(100, caller.signal)
    caller.abort(new Error('own reason'))
    await expect(waiting).rejects.toThrow('own reason')
    expect(timers.size).toBe(0)
  })
})
