import { expect, it } from 'vitest'
import { formatsOf } from './formats.js'

it('formatsOf formats numbers and plurals in the given language', () => {
  expect(formatsOf('de').seconds(28)).toBe('28 Sekunden')
  expect(formatsOf('de').number(1_000)).toBe('1.000')
  expect([0, 1, 2, 3, 11, 100].map(formatsOf('ar').form)).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'many',
    'other',
  ])
})
