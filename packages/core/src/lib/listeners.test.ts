import { expect, it, vi } from 'vitest'
import { createListeners } from './listeners.js'

it('calls the others when one throws, and hands the error to the report', () => {
  const report = vi.fn()
  const other = vi.fn()
  const listeners = createListeners(report)
  const failure = new Error('broken')
  listeners.add(() => {
    throw failure
  })
  listeners.add(other)
  listeners.notify()
  expect(other).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledWith(failure)
})

it('neither skips nor repeats a listener when one leaves during a notification', () => {
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
