import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Skeleton } from './skeleton.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('Skeleton', () => {
  it('shows that loading takes longer than usual after five seconds and keeps its height', () => {
    const { container } = render(<Skeleton fields={2} />)
    const parts = container.querySelectorAll('.lk-skeleton > *').length
    act(() => void vi.advanceTimersByTime(4000))
    expect(screen.getByRole('status').textContent).toBe('Loading')
    expect(container.textContent).toBe('Loading')
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByRole('status').textContent).toBe('This is taking longer than usual.')
    // The text is announced in the status and visible in the line that is reserved for errors.
    const failureLine = container.querySelector('.lk-skeleton > .lk-failure')
    expect(failureLine?.textContent).toBe('This is taking longer than usual.')
    expect(container.querySelectorAll('.lk-skeleton > *')).toHaveLength(parts)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows that the device is offline after five seconds', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { container } = render(<Skeleton fields={2} />)
    act(() => void vi.advanceTimersByTime(5000))
    expect(screen.getByRole('status').textContent).toMatch(/^You're offline\./)
    expect(container.querySelector('.lk-skeleton > .lk-failure')?.textContent).toMatch(
      /^You're offline\./,
    )
  })
})
