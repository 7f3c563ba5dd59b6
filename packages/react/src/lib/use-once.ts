import { useEffect, useRef } from 'react'
import { whenAskedFor } from './platform.js'

/**
 * Runs something once, as soon as somebody has asked for the page and it is ready, and never again: not in
 * Strict Mode either.
 */
export function useOnce(run: () => void, isReady: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !isReady) return
    isDone.current = true
    whenAskedFor(run)
  })
}
