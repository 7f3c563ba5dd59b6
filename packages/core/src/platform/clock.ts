import { MAX_WAIT_MILLIS } from '@latchkey/contract/constants'
import type { Clock, Timer, Timers } from './platform.js'

export const clock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
}

export const timers: Timers = {
  set(callback, millis, isBackground) {
    // A longer timer, or one of NaN milliseconds, would fire at once.
    const timer: Timer = setTimeout(callback, millis < MAX_WAIT_MILLIS ? millis : MAX_WAIT_MILLIS)
    // Node keeps a process alive for each timer that is not unreferenced. Browsers have no `unref`.
    if (isBackground) (timer as { unref?(): void }).unref?.()
    return timer
  },
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** One moment on both clocks of the device. */
export interface Moment {
  readonly wall: number
  readonly monotonic: number
}

/** Returns the current moment. */
export const momentOf = (source: Clock): Moment => ({
  wall: source.wall(),
  monotonic: source.monotonic(),
})

/**
 * Returns the milliseconds between two moments, by the clock that counted more: the monotonic clock can stop while the
 * device sleeps, and the wall clock can be set back.
 */
export const elapsedMillis = (from: Moment, to: Moment): number =>
  Math.max(to.monotonic - from.monotonic, to.wall - from.wall)
