import { monotonic } from './platform.js'

// Longer than a page takes to render, shorter than a person takes to press "Try again".
const BURST_MILLIS = 500

const firstThrown = new WeakMap<object, number>()

/**
 * Whether React is still busy with a failure that was thrown to it. It renders what throws several times
 * before it shows an error boundary, and each of them must meet the same failure. Whoever renders later
 * comes from a boundary that was reset, and may try again.
 */
export function isBeingShown(failure: object): boolean {
  const now = monotonic()
  const first = firstThrown.get(failure) ?? now
  firstThrown.set(failure, first)
  return now - first < BURST_MILLIS
}
