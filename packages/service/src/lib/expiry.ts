/**
 * Returns the time of an expiry. A negative lifetime expires now: the sum could be an instant that no `Date`
 * can represent, and responses contain it.
 */
export const expiryOf = (nowMillis: number, lifetimeMillis: number): number =>
  nowMillis + Math.max(0, lifetimeMillis)
