import type { Clock, Timer, Timers } from './platform.js'

/** A timer of more, or of NaN, fires at once. */
const LONGEST_MILLIS = 2 ** 31 - 1

export const clock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
}

export const timers: Timers = {
  set(callback, millis, isBackground) {
    const timer: Timer = setTimeout(callback, millis < LONGEST_MILLIS ? millis : LONGEST_MILLIS)
    // Of a server: there a timer keeps the process alive.
    if (isBackground) (timer as { unref?(): void }).unref?.()
    return timer
  },
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}
