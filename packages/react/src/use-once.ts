import { useEffect, useRef } from 'react'

/** Runs something once, as soon as the page is ready for it, and never again: not in Strict Mode either. */
export function useOnce(run: () => void, isReady: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !isReady) return
    isDone.current = true
    run()
  })
}
