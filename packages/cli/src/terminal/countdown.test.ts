import { expect, it } from 'vitest'
import { formatDuration } from './countdown.js'

it.each([
  [600_000, '10:00'],
  [599_999, '10:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5, '0:00'],
  [86_400_000, '1440:00'],
])('formats %d ms as %s', (millis, text) => {
  expect(formatDuration(millis)).toBe(text)
})
