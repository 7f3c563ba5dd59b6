import { expect, it } from 'vitest'
import { VERIFICATION_CODE_TYPED_LENGTH } from '../../../../contract/src/constants.js'
import { CODE_LENGTH, normalizeCode } from './normalize-code.js'

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456\n', '123456'],
  ['１２３４５６', '123456'],
  ['٠١٢ ٧٨٩', '012789'],
  ['۰۱۲۷۸۹', '012789'],
  ['०१२-७८९', '012789'],
  ['Your code is 123 456.', '123456'],
  ['12345', '12345'],
  ['', ''],
])('normalizeCode returns the digits of %j (IN11)', (typed, code) => {
  expect(normalizeCode(typed, 'digits')).toBe(code)
})

it.each([
  ['A1B2C3', 'A1B2C3'],
  ['a1b 2c3', 'A1B2C3'],
  ['ａ１ｂ２ｃ３', 'A1B2C3'],
  ['a1b-2c3\u00a0', 'A1B2C3'],
  ['a٩b۵c०', 'A9B5C0'],
  ['äöü<b>', 'B'],
])('normalizeCode returns the letters and digits of %j in upper case (IN11)', (typed, code) => {
  expect(normalizeCode(typed, 'letters')).toBe(code)
})

it('CODE_LENGTH is the number of characters in the email', () => {
  expect(CODE_LENGTH).toBe(VERIFICATION_CODE_TYPED_LENGTH)
})
