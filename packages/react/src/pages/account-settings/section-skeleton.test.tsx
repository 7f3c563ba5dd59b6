import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SectionSkeleton } from './section-skeleton.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('SectionSkeleton', () => {
  it('shows visibly that loading takes longer than usual after five seconds', () => {
    render(<SectionSkeleton rows={3} />)
    const status = screen.getByRole('status')
    act(() => void vi.advanceTimersByTime(4000))
    expect([status.textContent, status.className]).toEqual(['Loading', 'lk-unseen'])
    act(() => void vi.advanceTimersByTime(1000))
    expect([status.textContent, status.className]).toEqual([
      'This is taking longer than usual.',
      'lk-note',
    ])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('shows that the device is offline after five seconds', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<SectionSkeleton rows={3} />)
    act(() => void vi.advanceTimersByTime(5000))
    expect(screen.getByRole('status').textContent).toMatch(/^You're offline\./)
  })
})
