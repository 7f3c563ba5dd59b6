import type { OnWait } from '../http/http.js'
import type { ClientApp } from './client-app.js'
import { contexts } from './contexts.js'

/**
 * Calls back when a call that is no read has to wait, because the service was asked too often, and with null
 * once it goes on: a person would see nothing happen meanwhile. Whoever cancels the wait ends the call, which
 * rejects with a `RateLimitedError` that says what was left of it.
 *
 * @returns a call that stops it
 * @example const stop = watchWaits(app, (wait) => show(wait && `${wait.millis / 1000} s`))
 * @see security rules, 2.1 (RT07)
 */
export function watchWaits(app: ClientApp, listener: OnWait): () => void {
  const waits = contexts.get(app)?.waits
  waits?.add(listener)
  return () => waits?.delete(listener)
}
