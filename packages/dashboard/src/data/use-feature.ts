import { useEffect, useState } from 'react'
import { useAdmin } from './admin-context.js'

/** Whether the service has a feature; false until it has answered. */
export function useFeature(name: string): boolean {
  const app = useAdmin()
  const [isSupported, setSupported] = useState(false)
  useEffect(() => void app.supportsFeature(name).then(setSupported, () => {}), [app, name])
  return isSupported
}
