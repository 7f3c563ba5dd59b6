import { describe, expect, it } from 'vitest'
import { afterFailure, type Attempt, type Failure, isIdempotent } from './retry.js'

const ALMOST_ONE = 0.999_999_999
const at = (number: number, rest: Partial<Attempt> = {}): Attempt => ({
  number,
  idempotent: true,
  canRenewToken: true,
  ...rest,
})
const network: Failure = { why: 'network' }
const limited = (retryAfterMillis: number | null): Failure => ({
  why: 'rate-limit',
  retryAfterMillis,
})

describe('the wait after a failed attempt', () => {
  it.each([
    [1, 500, 1500],
    [2, 1000, 3000],
    [3, 2000, 6000],
    [4, 4000, 12_000],
  ])('RT01 RT08 after attempt %i lies from %i up to %i ms', (number, shortest, longest) => {
    for (const failure of [network, limited(null), { why: 'loop' } as const]) {
      expect(afterFailure(failure, at(number), 0)).toEqual({ wait: shortest })
      const { wait } = afterFailure(failure, at(number), ALMOST_ONE) as { wait: number }
      expect(wait).toBeLessThan(longest)
      expect(wait).toBeGreaterThan(longest - 1)
    }
  })

  it.each<Failure>([network, limited(null), limited(0), { why: 'loop' }, { why: 'access-token' }])(
    'RT02 HT27 never comes after the fifth: $why',
    (failure) => {
      expect(afterFailure(failure, at(5), 0.5)).toBe('stop')
      expect(afterFailure(failure, at(4), 0.5)).not.toBe('stop')
    },
  )

  it.each([0, 2000, 60_000])('HT25 is never shorter than a Retry-After of %i ms', (millis) => {
    for (const number of [1, 2, 3, 4]) {
      const { wait } = afterFailure(limited(millis), at(number), 0) as { wait: number }
      expect(wait).toBeGreaterThan(millis)
      expect(wait).toBeLessThanOrEqual(millis + 1500)
    }
  })

  it('RT09 spreads clients that were told the same by a second', () => {
    const waits = [0, ALMOST_ONE].map(
      (random) => (afterFailure(limited(5000), at(1), random) as { wait: number }).wait,
    )
    expect(Math.round(waits[1]! - waits[0]!)).toBe(1000)
  })

  it.each([60_001, 61_000, 2 ** 31 - 1])('HT28 is given up when it would be %i ms', (millis) => {
    expect(afterFailure(limited(millis), at(1), 0)).toBe('stop')
  })

  it('RT03 RT04 does not follow a network failure of what must not be done twice', () => {
    expect(afterFailure(network, at(1, { idempotent: false }), 0)).toBe('stop')
  })

  it('RT06 HT31 follows what was not processed, whatever the method', () => {
    const once = at(1, { idempotent: false })
    expect(afterFailure(limited(null), once, 0)).toEqual({ wait: 500 })
    expect(afterFailure({ why: 'loop' }, once, 0)).toEqual({ wait: 500 })
  })

  it('HT17 is none where another access token can be had, once', () => {
    expect(afterFailure({ why: 'access-token' }, at(1), 0.5)).toEqual({ wait: 0 })
    expect(afterFailure({ why: 'access-token' }, at(2, { canRenewToken: false }), 0.5)).toBe('stop')
  })
})

it.each([
  ['GET', true],
  ['HEAD', true],
  ['PUT', true],
  ['DELETE', true],
  ['OPTIONS', true],
  ['TRACE', true],
  ['POST', false],
  ['PATCH', false],
  ['get ', false],
])('RT05 %s does no harm when repeated: %s', (method, expected) => {
  expect(isIdempotent(method)).toBe(expected)
})
