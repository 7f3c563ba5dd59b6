import { isLatchkeyError } from '@latchkey/core'
import type { LabelKey } from '../locales/text.js'
import { isOffline } from './platform.js'

/** Why something did not work that no page has words of its own for. */
export type Failure =
  | { readonly kind: 'offline' | 'unreachable' }
  /** The task has not failed yet, but takes longer than usual. */
  | { readonly kind: 'slow' }
  | {
      readonly kind: 'rate-limited'
      readonly seconds: number
      /** Stops the automatic retry that otherwise follows the wait. */
      readonly cancel?: (() => void) | undefined
    }
  | { readonly kind: 'unexpected'; readonly supportCode: string }
  /** The service refused the request for a reason that the page has a text for. */
  | { readonly kind: 'refused'; readonly label: LabelKey }

// For a service that asks to wait but does not say how long.
const USUAL_WAIT_MILLIS = 30_000

/**
 * Sorts what a call has rejected with. The text of an error is for developers and may come from the
 * service, so nothing of it but a code or a name reaches the page.
 */
export function toFailure(error: unknown): Failure {
  // Whatever failed: parts of the kit that load when first needed do not load without a connection.
  if (isOffline()) return { kind: 'offline' }
  if (isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT')) return { kind: 'unreachable' }
  if (isLatchkeyError(error, 'RATE_LIMITED'))
    return rateLimited(error.details.retryAfterMillis ?? USUAL_WAIT_MILLIS)
  if (isLatchkeyError(error, 'COOKIES_BLOCKED'))
    return { kind: 'refused', label: 'obstacleForgetful' }
  if (isLatchkeyError(error, 'REDIRECT_URL_NOT_WHITELISTED'))
    return { kind: 'refused', label: 'siteNotTrusted' }
  return { kind: 'unexpected', supportCode: supportCodeOf(error) }
}

export const rateLimited = (millis: number, cancel?: () => void): Failure => ({
  kind: 'rate-limited',
  seconds: Math.ceil(millis / 1000) || 1,
  cancel,
})

export function supportCodeOf(error: unknown): string {
  if (isLatchkeyError(error, 'UNEXPECTED_RESPONSE')) return `${error.code} ${error.status}`
  if (isLatchkeyError(error)) return error.code
  return error instanceof Error ? error.name : 'Unknown'
}
