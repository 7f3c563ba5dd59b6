import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = new Date()

/** Returns the time of the last tick. Without a listener there is none, so it is renewed here. */
function getNow(): Date {
  if (listeners.size === 0 && Date.now() - now.getTime() >= MINUTE) now = new Date()
  return now
}

function tick(): void {
  if (document.hidden) return
  now = new Date()
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

/** Returns the time, which advances once a minute while the page is visible. All times of a page share one timer. */
export const useNow = (): Date => useSyncExternalStore(subscribe, getNow)
