import { describe, expect, it } from 'vitest'
import { totp } from './totp.mjs'

describe('totp', () => {
  const secret = Buffer.from('12345678901234567890')

  // RFC 6238, appendix B, of which the last six digits are taken.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('computes the test vector of RFC 6238 at %i s', (seconds, expected) => {
    expect(totp(secret, seconds * 1000)).toBe(expected)
  })
})
