import { useEffect, useState } from 'react'
import type { Failure } from './failure.js'
import { now, poll } from './platform.js'

// Timers and rounded clocks may be early by less than this.
const EARLY_MILLIS = 100

/**
 * Counts seconds down to 0. Includes the time during which timers of a hidden page were suspended.
 *
 * @param start restarts the countdown for each new object; null means 0
 */
export function useCountdown(start: { readonly seconds: number } | null): number {
  const [passed, setPassed] = useState({ start, seconds: 0 })
  const seconds = (start?.seconds ?? 0) - (passed.start === start ? passed.seconds : 0)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    let last = now()
    let millis = EARLY_MILLIS
    return poll(1000, () => {
      const before = last
      last = now()
      // After the clock was set back, the elapsed time is unknown, so this counts one second.
      millis += last < before ? 1000 : last - before
      setPassed({ start, seconds: Math.floor(millis / 1000) })
    })
  }, [start, isRunning])
  return Math.max(0, seconds)
}

/** Returns the remaining seconds of the wait that a failure requires. */
export const useWait = (failure: Failure | null | undefined): number =>
  useCountdown(failure?.kind === 'rate-limited' ? failure : null)
