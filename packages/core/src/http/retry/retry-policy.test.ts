import { NETWORK_ATTEMPTS, RETRY_BASE_MILLIS, RETRY_JITTER_MAX } from '@latchkey/contract/constants'
import { describe, expect, it } from 'vitest'
import { fakePlatform } from '../../../test/fakes/fake-platform.js'
import {
  type AttemptToRetry,
  type Failure,
  isIdempotentMethod,
  MAX_REFRESH_MILLIS,
  REFRESH_TIMEOUT_MILLIS,
  REQUEST_TIMEOUT_MILLIS,
  retryDelayMillis,
  TimeBudget,
} from './retry-policy.js'

const ALMOST_ONE = 0.999_999_999
const attempt = (number: number, rest: Partial<AttemptToRetry> = {}): AttemptToRetry => ({
  number,
  isIdempotent: true,
  isRead: false,
  millis: 0,
  canRefreshToken: true,
  ...rest,
})
const network: Failure = { reason: 'network' }
const unavailable = (retryAfterMillis: number | null): Failure => ({
  reason: 'unavailable',
  retryAfterMillis,
})
const limited = (retryAfterMillis: number | null): Failure => ({
  reason: 'rate-limit',
  retryAfterMillis,
})

describe('retryDelayMillis', () => {
  it.each([
    [1, 500, 1500],
    [2, 1000, 3000],
    [3, 2000, 6000],
    [4, 4000, 12_000],
  ])('returns %2$i to %3$i ms after attempt %1$i (RT01, RT08)', (number, shortest, longest) => {
    for (const failure of [
      network,
      unavailable(null),
      limited(null),
      { reason: 'loop' } as const,
    ]) {
      expect(retryDelayMillis(failure, attempt(number), 0)).toBe(shortest)
      const delay = retryDelayMillis(failure, attempt(number), ALMOST_ONE)
      expect(delay).toBeLessThan(longest)
      expect(delay).toBeGreaterThan(longest - 1)
    }
  })

  it.each<Failure>([
    network,
    unavailable(0),
    limited(null),
    limited(0),
    { reason: 'loop' },
    { reason: 'access-token' },
  ])('returns undefined after the fifth attempt: $reason (RT02, HT27)', (failure) => {
    expect(retryDelayMillis(failure, attempt(5), 0.5)).toBeUndefined()
    expect(retryDelayMillis(failure, attempt(4), 0.5)).toBeDefined()
  })

  it.each([0, 2000, 60_000])(
    'returns no less than a Retry-After of %i ms (HT25)',
    (retryAfterMillis) => {
      for (const number of [1, 2, 3, 4]) {
        const delay = retryDelayMillis(limited(retryAfterMillis), attempt(number), 0)
        expect(delay).toBeGreaterThan(retryAfterMillis)
        expect(delay).toBeLessThanOrEqual(retryAfterMillis + 1500)
      }
    },
  )

  it('spreads clients with the same Retry-After over a second (RT09)', () => {
    const [first, last] = [0, ALMOST_ONE].map((random) =>
      retryDelayMillis(limited(5000), attempt(1), random),
    )
    expect(Math.round(last! - first!)).toBe(1000)
  })

  it.each([60_001, 61_000, 2 ** 31 - 1])(
    'returns undefined for a Retry-After of %i ms (HT28)',
    (retryAfterMillis) => {
      expect(retryDelayMillis(limited(retryAfterMillis), attempt(1), 0)).toBeUndefined()
    },
  )

  it('waits as long as an unavailable service asks, up to 10 s', () => {
    expect(retryDelayMillis(unavailable(10_000), attempt(4), ALMOST_ONE)).toBeLessThan(11_500)
    expect(retryDelayMillis(unavailable(10_000), attempt(4), 0)).toBe(10_500)
    expect(retryDelayMillis(unavailable(10_001), attempt(1), 0)).toBeUndefined()
  })

  it('returns undefined if the service was unavailable for a request that is not idempotent', () => {
    expect(retryDelayMillis(unavailable(0), attempt(1, { isIdempotent: false }), 0)).toBeUndefined()
  })

  it.each([
    ['a read that was refused', { isRead: true, millis: 999 }, [250, 500, 1000, 2000]],
    ['a read without a response', { isRead: true, millis: 1_000 }, [1000, 2000, 4000, 8000]],
    ['another request that was refused', { isRead: false, millis: 0 }, [1000, 2000, 4000, 8000]],
  ])('returns the waits after %s', (_, rest, waits) => {
    const delays = [1, 2, 3, 4].map((number) =>
      retryDelayMillis(network, attempt(number, rest), 0.5),
    )
    expect(delays).toEqual(waits)
  })

  it('returns undefined after a network failure of a request that is not idempotent (RT03, RT04)', () => {
    expect(retryDelayMillis(network, attempt(1, { isIdempotent: false }), 0)).toBeUndefined()
  })

  it('repeats a request that was not processed with any method (RT06, HT31)', () => {
    const notIdempotent = attempt(1, { isIdempotent: false })
    expect(retryDelayMillis(limited(null), notIdempotent, 0)).toBe(500)
    expect(retryDelayMillis({ reason: 'loop' }, notIdempotent, 0)).toBe(500)
  })

  it('repeats a request with a proof of work at once, with any method', () => {
    const failure: Failure = { reason: 'proof-of-work' }
    expect(retryDelayMillis(failure, attempt(1, { isIdempotent: false }), 0.5)).toBe(0)
    expect(retryDelayMillis(failure, attempt(5), 0.5)).toBeUndefined()
  })

  it('repeats a request with another access token at once, and only once (HT17)', () => {
    const failure: Failure = { reason: 'access-token' }
    expect(retryDelayMillis(failure, attempt(1), 0.5)).toBe(0)
    expect(retryDelayMillis(failure, attempt(2, { canRefreshToken: false }), 0.5)).toBeUndefined()
  })
})

describe('isIdempotentMethod', () => {
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
  ])('returns for %j: %s (RT05)', (method, expected) => {
    expect(isIdempotentMethod(method)).toBe(expected)
  })
})

describe('TimeBudget', () => {
  /** Runs attempts with the waits after them. Returns what is left after each. */
  function leftAfter(
    attempts: readonly [millis: number, waitMillis: number][],
    timeoutMillis = REQUEST_TIMEOUT_MILLIS,
  ) {
    const { platform, freeze } = fakePlatform()
    const budget = new TimeBudget(platform.clock, timeoutMillis)
    return attempts.map(([millis, waitMillis]) => {
      freeze(millis)
      const left = budget.endAttempt(waitMillis)
      freeze(waitMillis)
      budget.startAttempt()
      return left
    })
  }

  it.each<[string, [number, number][], number[], number?]>([
    [
      'is enough for five attempts with the longest waits',
      [
        [15_000, 1_500],
        [15_000, 3_000],
        [15_000, 6_000],
        [15_000, 12_000],
      ],
      [66_000, 48_000, 27_000, 0],
    ],
    [
      'includes the waits for tokens',
      [
        [62_500, 1_500],
        [15_000, 3_000],
        [15_000, 6_000],
      ],
      [18_500, 500, -20_500],
    ],
    [
      'is enough for another attempt after a page was frozen for an hour',
      [[3_600_000, 1_500]],
      [18_500],
    ],
    ['includes little of a wait that the service asked for', [[1_000, 60_000]], [69_500]],
    ['is longer if an attempt may take longer', [[60_000, 0]], [202_500], 60_000],
  ])('%s (F11)', (_, attempts, left, timeoutMillis) => {
    expect(leftAfter(attempts, timeoutMillis)).toEqual(left)
  })

  it('counts no more for a refresh than five attempts and the waits between them (F11)', () => {
    const waits = RETRY_BASE_MILLIS * RETRY_JITTER_MAX * (2 ** (NETWORK_ATTEMPTS - 1) - 1)
    expect(MAX_REFRESH_MILLIS).toBe(NETWORK_ATTEMPTS * REFRESH_TIMEOUT_MILLIS + waits)
  })
})
