import { describe, expect, it } from 'vitest'
import { timeFormatsOf } from './time-formats.js'

const now = new Date('2026-03-10T12:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('timeFormatsOf', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [-119, 'now'],
    [-120, 'in 2 minutes'],
    [-(3_600 - 1), 'in 1 hour'],
    [-(86_400 - 1), 'tomorrow'],
    [60, '1 minute ago'],
    [3_599, '59 minutes ago'],
    [3 * 3_600, '3 hours ago'],
    [86_400, 'yesterday'],
    [-86_400, 'tomorrow'],
    [-6 * 86_400, 'in 6 days'],
    [-6.01 * 86_400, 'in 6 days'],
    [-(7 * 86_400 - 1), 'in 7 days'],
    [-(7 * 86_400 + 1), 'in 7 days'],
    [-(30 * 86_400 - 1), 'in 30 days'],
    [-(31 * 86_400), 'in 1 month'],
    [-(90 * 86_400 - 1), 'in 3 months'],
    [-(365 * 86_400 - 1), 'in 12 months'],
    [-(366 * 86_400), 'in 1 year'],
    [7 * 86_400 - 1, '6 days ago'],
    [8 * 86_400, 'last week'],
    [70 * 86_400, '2 months ago'],
    [800 * 86_400, '2 years ago'],
  ])('formats a time %d seconds before now as "%s"', (seconds, text) => {
    expect(timeFormatsOf('en').ago(before(seconds), now)).toBe(text)
  })

  it('formats times and dates in the given language', () => {
    expect(timeFormatsOf('de').ago(before(7_200), now)).toBe('vor 2 Stunden')
    expect(timeFormatsOf('de').date(now)).toMatch(/^10\. März 2026 um /)
  })
})
