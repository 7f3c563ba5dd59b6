import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCountdown } from './use-countdown.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Probe = ({ start }: { start: { seconds: number } | null }) => <p>{useCountdown(start)}</p>

const begin = (seconds: number) => render(<Probe start={{ seconds }} />)
const remaining = () => Number(screen.getByRole('paragraph').textContent)
const wait = (millis: number) => act(() => void vi.advanceTimersByTime(millis))
/** Sets the clock without running timers. */
const setClock = (millis: number) => vi.setSystemTime(Date.now() + millis)
const makeVisible = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('useCountdown', () => {
  it('counts down to 0 every second and then stops', () => {
    begin(3)
    expect(remaining()).toBe(3)
    for (const seconds of [2, 1, 0, 0]) {
      wait(1000)
      expect(remaining()).toBe(seconds)
    }
    expect(vi.getTimerCount()).toBe(0)
  })

  it('includes the time during which timers were suspended as soon as the page is visible again', () => {
    begin(30)
    wait(3000)
    setClock(20_000)
    expect(remaining()).toBe(27)
    makeVisible()
    expect(remaining()).toBe(7)
    setClock(20_000)
    makeVisible()
    expect(remaining()).toBe(0)
  })

  it('includes the time during which the device slept at the next tick', () => {
    begin(30)
    setClock(40_000)
    wait(1000)
    expect(remaining()).toBe(0)
  })

  it.each([-3_600_000, -2000])('is not affected if the clock is set by %d ms', (millis) => {
    begin(30)
    wait(10_000)
    setClock(millis)
    wait(5000)
    expect(remaining()).toBe(15)
    wait(15_000)
    expect(remaining()).toBe(0)
  })

  it('decreases every second even if a timer or a rounded clock is early', () => {
    begin(3)
    wait(999)
    setClock(-60)
    wait(1)
    setClock(60)
    expect(remaining()).toBe(2)
    wait(1000)
    expect(remaining()).toBe(1)
  })

  it('restarts for a new object and stops for null', () => {
    const { rerender } = begin(3)
    wait(2000)
    rerender(<Probe start={{ seconds: 3 }} />)
    expect(remaining()).toBe(3)
    wait(1000)
    expect(remaining()).toBe(2)
    rerender(<Probe start={null} />)
    expect(remaining()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
