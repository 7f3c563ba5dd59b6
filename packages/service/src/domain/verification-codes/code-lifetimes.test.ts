import { expect, it } from 'vitest'
import { lifetimeText } from './code-lifetimes.js'

it.each([
  [600_000, '10 minutes'],
  [60_000, '1 minute'],
  [3_600_000, '1 hour'],
  [5_400_000, '90 minutes'],
  [86_400_000, '1 day'],
  [604_800_000, '7 days'],
])('lifetimeText writes %i ms as %s', (millis, text) => {
  expect(lifetimeText(millis, 'en')).toBe(text)
})

it('lifetimeText writes the unit in the language of the email', () => {
  expect(lifetimeText(604_800_000, 'de')).toBe('7 Tage')
})
