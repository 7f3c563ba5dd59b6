import { useEffect, useRef } from 'react'
import { whenActivated } from './platform.js'

/** Runs a function once, when the page is ready. A prerendered page waits until the user opens it. */
export function useOnce(run: () => void, isReady: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !isReady) return
    isDone.current = true
    whenActivated(run)
  })
}
