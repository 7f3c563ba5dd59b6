import type { AdminApp } from '@latchkey/core/admin'
import { useEffect, useState } from 'react'
import { useAdmin } from './admin-context.js'

/** The last responses, by the names of the features. */
const lastResponses = new WeakMap<AdminApp, Map<string, boolean>>()

function responsesOf(app: AdminApp): Map<string, boolean> {
  const responses = lastResponses.get(app) ?? new Map<string, boolean>()
  lastResponses.set(app, responses)
  return responses
}

/**
 * Returns whether the service has a feature. A page that is opened has the last response at once, so that nothing moves.
 *
 * @param whileLoading the value until the service has responded for the first time
 */
export function useFeature(name: string, whileLoading = false): boolean {
  const app = useAdmin()
  const [isSupported, setSupported] = useState(() => responsesOf(app).get(name) ?? whileLoading)
  useEffect(() => {
    const show = (response: boolean) => {
      responsesOf(app).set(name, response)
      setSupported(response)
    }
    app.supportsFeature(name).then(show, () => {})
  }, [app, name])
  return isSupported
}
