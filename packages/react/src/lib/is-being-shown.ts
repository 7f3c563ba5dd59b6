import { monotonic } from './platform.js'

// Longer than a page takes to render, shorter than a user takes to click "Try again".
const RENDER_MILLIS = 500

const firstThrownAt = new WeakMap<object, number>()

/**
 * Whether React is still handling a thrown failure. React renders a throwing component several times before
 * it shows an error boundary, and each render must throw the same failure. A later render comes from a
 * boundary that was reset, and may try again.
 */
export function wasJustThrown(failure: object): boolean {
  const now = monotonic()
  const first = firstThrownAt.get(failure) ?? now
  firstThrownAt.set(failure, first)
  return now - first < RENDER_MILLIS
}
