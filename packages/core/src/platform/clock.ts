import { MAX_WAIT_MILLIS } from '@latchkey/contract/constants'
import type { Clock, Timer, Timers } from './platform.js'

export const clock: Clock = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
}

export const timers: Timers = {
  set(callback, millis, isBackground) {
    // A timer of more, or of NaN, would fire at once.
    const timer: Timer = setTimeout(callback, millis < MAX_WAIT_MILLIS ? millis : MAX_WAIT_MILLIS)
    // Of a server: there a timer keeps the process alive.
    if (isBackground) (timer as { unref?(): void }).unref?.()
    return timer
  },
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}
