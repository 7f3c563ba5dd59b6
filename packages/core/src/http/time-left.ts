import type { Sending } from './http.js'
import { ATTEMPT_MILLIS, LONGEST_REFRESH_MILLIS } from './limits.js'

/** The four waits between five attempts, each as long as it may get, and the last of them. */
const WAITS_MILLIS = 22_500
const LONGEST_WAIT_MILLIS = 12_000

/**
 * Counts what a call takes, its tokens included, against what five attempts may take in all. What a frozen
 * page slept through counts for no more than could have passed, nor does a wait that the service asked for.
 *
 * @returns is told of an attempt that has ended: when it began, and how long it is waited until the next. It
 *   answers for how long that one may wait for its tokens; with less than 0 ms, when there is no time for it
 * @see security rules, 3.2 (F11)
 */
export function timeLeft({ http, options }: Pick<Sending, 'http' | 'options'>) {
  const limit = options.timeLimitMillis ?? ATTEMPT_MILLIS
  let left = 4 * limit + WAITS_MILLIS
  return (from: number, waitMillis: number): number => {
    left -= Math.min(http.platform.clock.monotonic() - from, limit + LONGEST_REFRESH_MILLIS)
    return (left -= Math.min(waitMillis, LONGEST_WAIT_MILLIS))
  }
}
