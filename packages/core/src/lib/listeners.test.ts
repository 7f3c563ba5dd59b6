import { expect, it, vi } from 'vitest'
import { createListeners } from './listeners.js'

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
  'CC19 calls the others when one %s, and hands the error to the report',
  async (_, listener) => {
    const report = vi.fn()
    const other = vi.fn()
    const listeners = createListeners(report)
    listeners.add(listener)
    listeners.add(other)
    listeners.notify()
    expect(other).toHaveBeenCalledOnce()
    await expect.poll(() => report).toHaveBeenCalledExactlyOnceWith(failure)
  },
)

it('CC20 neither skips nor repeats a listener when one leaves during a notification', () => {
  const listeners = createListeners(vi.fn())
  const seen: string[] = []
  const leaveSecond = { call: () => {} }
  listeners.add(() => {
    seen.push('first')
    leaveSecond.call()
  })
  leaveSecond.call = listeners.add(() => seen.push('second'))
  listeners.add(() => seen.push('third'))
  listeners.notify()
  expect(seen).toEqual(['first', 'third'])
})

it('starts work with the first listener and stops it with the last', () => {
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const listeners = createListeners(vi.fn(), start)
  const leaveA = listeners.add(() => {})
  const leaveB = listeners.add(() => {})
  expect(start).toHaveBeenCalledOnce()
  leaveA()
  leaveA()
  expect(stop).not.toHaveBeenCalled()
  leaveB()
  expect(stop).toHaveBeenCalledOnce()
})
