import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RejectionDelay } from './rejection-delay.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Starts this many waits. The result counts those that have ended. */
function start(delay: RejectionDelay, count: number, signal?: AbortSignal) {
  const ended = { count: 0 }
  for (let index = 0; index < count; index += 1)
    void delay.wait(signal ?? new AbortController().signal).then(() => (ended.count += 1))
  return ended
}

describe('RejectionDelay', () => {
  it('waits for the configured time', async () => {
    const ended = start(new RejectionDelay(1_000), 1)
    await vi.advanceTimersByTimeAsync(999)
    expect(ended.count).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(ended.count).toBe(1)
  })

  it('ends when the client closes the connection', async () => {
    const controller = new AbortController()
    const ended = start(new RejectionDelay(1_000), 1, controller.signal)
    controller.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect([ended.count, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('delays 1,000 requests, rejects more immediately, and has room again afterwards', async () => {
    const delay = new RejectionDelay(1_000)
    const first = start(delay, 1_000)
    const more = start(delay, 2)
    await vi.advanceTimersByTimeAsync(0)
    expect([first.count, more.count]).toEqual([0, 2])
    vi.advanceTimersByTime(1_000)
    await vi.advanceTimersByTimeAsync(0)
    const later = start(delay, 1)
    await vi.advanceTimersByTimeAsync(0)
    expect([first.count, later.count]).toEqual([1_000, 0])
  })
})
