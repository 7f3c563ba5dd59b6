import { expect, it } from 'vitest'
import { isTotp } from './totp.js'

const SECRET = Buffer.from('12345678901234567890').toString('base64')

// RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds it is %s', (seconds, code) => {
  expect(isTotp(code, SECRET, seconds * 1000)).toBe(true)
  expect(isTotp(code, SECRET, (seconds - 30) * 1000)).toBe(false)
  expect(isTotp(code, SECRET, (seconds + 30) * 1000)).toBe(false)
})

it('accepts the code of a secret of any length', () => {
  expect(isTotp('000000', Buffer.from('x').toString('base64'), 0)).toBeTypeOf('boolean')
})
