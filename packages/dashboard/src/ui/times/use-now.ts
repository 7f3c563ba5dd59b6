import { useMemo, useSyncExternalStore } from 'react'

const MINUTE = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
/** How often the times on the page were renewed. */
let count = 0

function tick(): void {
  if (document.hidden) return
  count += 1
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    timer = setInterval(tick, MINUTE)
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}

/**
 * Returns the present time, which advances once a minute while the page is visible. All times of a page share one timer.
 *
 * @param at the time that is compared with it; another one has another present
 */
export function useNow(at: Date): Date {
  const minute = useSyncExternalStore(subscribe, () => count)
  return useMemo(() => new Date(), [minute, at.getTime()])
}
