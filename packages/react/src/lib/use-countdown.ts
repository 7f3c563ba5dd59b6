import { useEffect, useState } from 'react'
import type { Failure } from './failure.js'
import { everySecond, now } from './platform.js'

// Timers, and clocks that browsers round, may be early by less than this.
const EARLY_MILLIS = 100

/**
 * Counts seconds down to 0, also while the page is away and its timers stand still.
 *
 * @param start begins again for each new object; null is over already
 */
export function useCountdown(start: { readonly seconds: number } | null): number {
  const [passed, setPassed] = useState({ start, seconds: 0 })
  const seconds = (start?.seconds ?? 0) - (passed.start === start ? passed.seconds : 0)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    let last = now()
    let millis = EARLY_MILLIS
    return everySecond(() => {
      const before = last
      last = now()
      // A clock that was set back does not tell how much time has passed: a second, then.
      millis += last < before ? 1000 : last - before
      setPassed({ start, seconds: Math.floor(millis / 1000) })
    })
  }, [start, isRunning])
  return Math.max(0, seconds)
}

/** The seconds that are left of the wait that a failure asks for. */
export const useWait = (failure: Failure | null | undefined): number =>
  useCountdown(failure?.kind === 'rate-limited' ? failure : null)
