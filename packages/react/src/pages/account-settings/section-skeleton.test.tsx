import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SectionSkeleton } from './section-skeleton.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says to those who see it, too, that it takes longer than usual', () => {
  render(<SectionSkeleton rows={3} />)
  const said = screen.getByRole('status')
  act(() => void vi.advanceTimersByTime(4000))
  expect([said.textContent, said.className]).toEqual(['Loading', 'lk-unseen'])
  act(() => void vi.advanceTimersByTime(1000))
  expect([said.textContent, said.className]).toEqual([
    'This is taking longer than usual.',
    'lk-note',
  ])
  expect(vi.getTimerCount()).toBe(0)
})

it('says that the device is offline instead, where that is why', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<SectionSkeleton rows={3} />)
  act(() => void vi.advanceTimersByTime(5000))
  expect(screen.getByRole('status').textContent).toMatch(/^You're offline\./)
})
