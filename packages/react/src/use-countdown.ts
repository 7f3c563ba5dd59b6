import { useEffect, useState } from 'react'
import { everySecond } from './platform.js'

/**
 * Counts seconds down to 0.
 *
 * @param start begins again for each new object; null is over already
 */
export function useCountdown(start: { readonly seconds: number } | null): number {
  const [passed, setPassed] = useState({ start, seconds: 0 })
  const seconds = (start?.seconds ?? 0) - (passed.start === start ? passed.seconds : 0)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    return everySecond(() =>
      setPassed((before) => ({
        start,
        seconds: before.start === start ? before.seconds + 1 : 1,
      })),
    )
  }, [start, isRunning])
  return Math.max(0, seconds)
}
