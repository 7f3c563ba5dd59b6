import { BATCH } from './delivery.js'

/** Delays before the second and every further attempt; after the last one the delivery is given up. */
const WAITS_MILLIS = [5_000, 60_000, 300_000, 1_800_000, 7_200_000, 18_000_000]
/** Time limit of a receiver's response. */
export const ANSWER_MILLIS = 15_000
/**
 * Time for which a claimed message is not claimed again. After it, the process that claimed it must have
 * ended. The messages of a batch may wait for each other.
 */
export const CLAIM_MILLIS = (BATCH + 3) * ANSWER_MILLIS

/** Returns when a message is due again after a number of failed attempts; null if that was the last one. */
export function nextAttempt(now: number, attempts: number): number | null {
  const wait = WAITS_MILLIS[attempts - 1]
  return wait === undefined ? null : now + wait
}
