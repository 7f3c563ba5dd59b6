import { expect, it, vi } from 'vitest'
import { Emitter } from './emitter.js'

const failure = new Error('broken')

const failing: [string, () => void][] = [
  [
    'throws',
    () => {
      throw failure
    },
  ],
  ['rejects', () => Promise.reject(failure)],
]

it.each(failing)(
  'calls the other listeners and reports the error if one %s (CC19)',
  async (_, listener) => {
    const report = vi.fn()
    const other = vi.fn()
    const emitter = new Emitter(report)
    emitter.subscribe(listener)
    emitter.subscribe(other)
    void emitter.emit()
    expect(other).toHaveBeenCalledOnce()
    await expect.poll(() => report).toHaveBeenCalledExactlyOnceWith(failure)
  },
)

it('neither skips nor repeats a listener if one unsubscribes another during an event (CC20)', () => {
  const emitter = new Emitter(vi.fn())
  const calls: string[] = []
  const second = { unsubscribe: () => {} }
  emitter.subscribe(() => {
    calls.push('first')
    second.unsubscribe()
  })
  second.unsubscribe = emitter.subscribe(() => calls.push('second'))
  emitter.subscribe(() => calls.push('third'))
  void emitter.emit()
  expect(calls).toEqual(['first', 'third'])
})

it('runs onFirst before the first listener and its result after the last one has unsubscribed', () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const emitter = new Emitter(vi.fn(), start)
  const unsubscribeA = emitter.subscribe(() => {})
  const unsubscribeB = emitter.subscribe(() => {})
  expect(emitter.size).toBe(2)
  expect(start).toHaveBeenCalledOnce()
  unsubscribeA()
  unsubscribeA()
  expect(stop).not.toHaveBeenCalled()
  unsubscribeB()
  expect(stop).toHaveBeenCalledOnce()
})

it('passes the event and resolves when the promises of all listeners have settled', async () => {
  const emitter = new Emitter<string>(vi.fn())
  const received: string[] = []
  emitter.subscribe(async (event) => {
    await Promise.resolve()
    received.push(event)
  })
  await emitter.emit('changed')
  expect(received).toEqual(['changed'])
})

it('reports the error of a listener while another one never settles', async () => {
  const report = vi.fn()
  const emitter = new Emitter(report)
  emitter.subscribe(() => new Promise(() => {}))
  emitter.subscribe(() => Promise.reject(failure))
  void emitter.emit()
  await expect.poll(() => report).toHaveBeenCalledExactlyOnceWith(failure)
})
