import { useEffect, useRef } from 'react'
import { poll } from '../../lib/platform.js'

/** Calls a function after each interval, and when the page becomes visible, while `isRunning`. */
export function usePoll(tick: () => void, millis: number, isRunning: boolean): void {
  const latestTick = useRef(tick)
  useEffect(() => {
    latestTick.current = tick
  })
  useEffect(
    () => (isRunning ? poll(millis, () => latestTick.current()) : undefined),
    [millis, isRunning],
  )
}
