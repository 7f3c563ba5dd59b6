import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RelativeTime } from './relative-time.js'

describe('RelativeTime', () => {
  it('shows a dash for an invalid date', () => {
    expect(
      render(<RelativeTime at={new Date(Number.MAX_SAFE_INTEGER)} />).container.textContent,
    ).toBe('–')
  })

  it.each([8.64e15, -8.64e15])('shows a date at the end of the valid range: %d', (millis) => {
    const { container } = render(<RelativeTime at={new Date(millis)} />)
    expect(container.querySelector('time')?.dateTime).toBe(new Date(millis).toISOString())
  })
})
