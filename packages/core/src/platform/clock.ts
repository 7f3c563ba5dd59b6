import type { Clock, Timers } from './platform.js'

/** A timer of 2^31 ms or more, or of NaN, fires at once. */
const LONGEST_MILLIS = 2 ** 31 - 1

export const clock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
}

export const timers: Timers = {
  set: (callback, millis) => setTimeout(callback, Math.min(millis, LONGEST_MILLIS) || 0),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}
