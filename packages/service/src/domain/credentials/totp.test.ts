import { describe, expect, it } from 'vitest'
import { findTotpStep } from './totp.js'

const SECRET = Buffer.from('12345678901234567890').toString('base64')

const stepAt = (seconds: number) => Math.floor(seconds / 30)

describe('findTotpStep', () => {
  // RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('finds the step of %i seconds by its code, from steps in the window', (seconds, code) => {
    const find = (otherSeconds: number, window: number) =>
      findTotpStep(code, { secret: SECRET, nowMillis: otherSeconds * 1000, window })
    const step = stepAt(seconds)
    expect([-30, 0, 30].map((apart) => find(seconds + apart, 0))).toEqual([
      undefined,
      step,
      undefined,
    ])
    expect([-60, -30, 0, 30, 60].map((apart) => find(seconds + apart, 1))).toEqual([
      undefined,
      step,
      step,
      step,
      undefined,
    ])
  })

  it('accepts a secret of any length', () => {
    const options = { secret: Buffer.from('x').toString('base64'), nowMillis: 0, window: 0 }
    expect(() => findTotpStep('000000', options)).not.toThrow()
  })
})
