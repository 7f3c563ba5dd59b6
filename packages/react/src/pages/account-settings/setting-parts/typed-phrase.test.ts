import { expect, it } from 'vitest'
import { isPhrase } from './typed-phrase.js'

const long = 'x'.repeat(200)

it.each([
  ['Analytical Engines', 'Analytical Engines', true],
  [' analytical engines ', 'Analytical Engines', true],
  ['Analytical Engines', 'Analytical  Engines', true],
  ['Analytical', 'Analytical Engines', false],
  ['', 'Analytical Engines', false],
  [long, long, true],
  [`${'x'.repeat(120)}…`, long, true],
])('%j for the phrase %j: %j', (typed, phrase, expected) => {
  expect(isPhrase(typed, phrase)).toBe(expected)
})
