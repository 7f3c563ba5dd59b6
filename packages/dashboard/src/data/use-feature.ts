import { useEffect, useState } from 'react'
import { useAdmin } from './admin-context.js'

/**
 * Returns whether the service has a feature.
 *
 * @param whileLoading the value until the service has responded
 */
export function useFeature(name: string, whileLoading = false): boolean {
  const app = useAdmin()
  const [isSupported, setSupported] = useState(whileLoading)
  useEffect(() => void app.supportsFeature(name).then(setSupported, () => {}), [app, name])
  return isSupported
}
