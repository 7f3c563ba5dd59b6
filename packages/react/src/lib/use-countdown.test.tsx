import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCountdown } from './use-countdown.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Probe = ({ start }: { start: { seconds: number } | null }) => <p>{useCountdown(start)}</p>

const begin = (seconds: number) => render(<Probe start={{ seconds }} />)
const left = () => Number(screen.getByRole('paragraph').textContent)
const wait = (millis: number) => act(() => void vi.advanceTimersByTime(millis))
/** Sets the clock, while no timer runs. */
const setClock = (millis: number) => vi.setSystemTime(Date.now() + millis)
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

it('counts every second down to 0, and no further', () => {
  begin(3)
  expect(left()).toBe(3)
  for (const seconds of [2, 1, 0, 0]) {
    wait(1000)
    expect(left()).toBe(seconds)
  }
  expect(vi.getTimerCount()).toBe(0)
})

it('counts what has passed while its timer stood still, as soon as the page is seen again', () => {
  begin(30)
  wait(3000)
  setClock(20_000)
  expect(left()).toBe(27)
  comeBack()
  expect(left()).toBe(7)
  setClock(20_000)
  comeBack()
  expect(left()).toBe(0)
})

it('counts what has passed in sleep at the next tick, where the page stayed in sight', () => {
  begin(30)
  setClock(40_000)
  wait(1000)
  expect(left()).toBe(0)
})

it.each([-3_600_000, -2000])('takes no longer where the clock is set by %d ms', (millis) => {
  begin(30)
  wait(10_000)
  setClock(millis)
  wait(5000)
  expect(left()).toBe(15)
  wait(15_000)
  expect(left()).toBe(0)
})

it('shows no second twice where a timer, or a rounded clock, is early', () => {
  begin(3)
  wait(999)
  setClock(-60)
  wait(1)
  setClock(60)
  expect(left()).toBe(2)
  wait(1000)
  expect(left()).toBe(1)
})

it('begins again for a new object, and stops where there is none', () => {
  const { rerender } = begin(3)
  wait(2000)
  rerender(<Probe start={{ seconds: 3 }} />)
  expect(left()).toBe(3)
  wait(1000)
  expect(left()).toBe(2)
  rerender(<Probe start={null} />)
  expect(left()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})
