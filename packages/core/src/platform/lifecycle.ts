import type { LifecycleEvent } from './platform.js'

/** Tells of this page being looked at again, shown from the back-forward cache, and connected. */
export function onLifecycle(listener: (event: LifecycleEvent) => void): () => void {
  const controller = new AbortController()
  const options = { signal: controller.signal }
  document.addEventListener('visibilitychange', () => listener(document.visibilityState), options)
  addEventListener('online', () => listener('online'), options)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) listener('shown-from-cache')
    },
    options,
  )
  return () => controller.abort()
}
