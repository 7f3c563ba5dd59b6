import { NETWORK_ATTEMPTS, RETRY_BASE_MILLIS, RETRY_JITTER_MAX } from '@latchkey/contract/constants'
import { describe, expect, it } from 'vitest'
import { httpOn } from '../../test/fake-http.js'
import { fakePlatform } from '../../test/fake-platform.js'
import type { CallOptions } from './http.js'
import { LONGEST_REFRESH_MILLIS, REFRESH_ATTEMPT_MILLIS } from './limits.js'
import { timeLeft } from './time-left.js'

/** Attempts that take so long, with the waits after them: what is left after each. */
function leftOf(attempts: readonly [millis: number, waitMillis: number][], options: CallOptions) {
  const { platform, freeze } = fakePlatform()
  const leftAfter = timeLeft({ http: httpOn(platform), options })
  return attempts.map(([millis, waitMillis]) => {
    const begun = platform.clock.monotonic()
    freeze(millis)
    const left = leftAfter(begun, waitMillis)
    freeze(waitMillis)
    return left
  })
}

describe('F11: the time that a call has', () => {
  it.each<[string, [number, number][], number[], CallOptions?]>([
    [
      'is that of five attempts with the longest waits',
      [
        [15_000, 1_500],
        [15_000, 3_000],
        [15_000, 6_000],
        [15_000, 12_000],
      ],
      [66_000, 48_000, 27_000, 0],
    ],
    [
      'holds what its tokens take',
      [
        [62_500, 1_500],
        [15_000, 3_000],
        [15_000, 6_000],
      ],
      [18_500, 500, -20_500],
    ],
    ['leaves time for more after a page was frozen for an hour', [[3_600_000, 1_500]], [18_500]],
    ['holds little of a wait that the service asks for', [[1_000, 60_000]], [69_500]],
    ['is longer where an attempt may', [[60_000, 0]], [202_500], { timeLimitMillis: 60_000 }],
  ])('%s', (_, attempts, left, options = {}) => {
    expect(leftOf(attempts, options)).toEqual(left)
  })

  it('holds a refresh that takes its five attempts and the waits between', () => {
    const waits = RETRY_BASE_MILLIS * RETRY_JITTER_MAX * (2 ** (NETWORK_ATTEMPTS - 1) - 1)
    expect(LONGEST_REFRESH_MILLIS).toBe(NETWORK_ATTEMPTS * REFRESH_ATTEMPT_MILLIS + waits)
  })
})
