import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the browser is offline, until it is online again. The page keeps the data that it has loaded. */
export function ConnectionLine() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <p className="connection" role="status">
      {!isOnline && 'You’re offline. You see what was loaded before; changes need a connection.'}
    </p>
  )
}
