/**
 * Returns when something ends that lives for so many milliseconds from now. A negative lifetime ends it now:
 * the sum could be an instant that no `Date` can hold, and answers contain it.
 */
export const expiryOf = (nowMillis: number, lifetimeMillis: number): number =>
  nowMillis + Math.max(0, lifetimeMillis)
