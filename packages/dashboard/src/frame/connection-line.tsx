import { useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'

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
  const { text } = useTranslation(texts)
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <p className="connection" role="status">
      {!isOnline && text('offlineLine')}
    </p>
  )
}
