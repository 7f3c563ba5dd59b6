import { isLatchkeyError } from '@latchkey/core'
import type { LabelKey } from '../locales/text.js'
import { isOffline } from './platform.js'

/** The reason why an action failed, or is slow, that all pages show in the same way. */
export type Failure =
  | { readonly kind: 'offline' | 'unreachable' }
  /** The action has not failed yet, but takes longer than usual. */
  | { readonly kind: 'slow' }
  | {
      readonly kind: 'rate-limited'
      readonly seconds: number
      /** Stops the automatic retry that otherwise follows the wait. */
      readonly cancel?: (() => void) | undefined
    }
  | { readonly kind: 'unexpected'; readonly supportCode: string }
  /** The service refused the request for a reason that the page has a text for. */
  | {
      readonly kind: 'refused'
      readonly label: LabelKey
      /** Signs the user out, if the text names that as a way on. */
      readonly signOut?: (() => void) | undefined
    }
  /** A hook of the app refused the request, with a text of its developer. */
  | { readonly kind: 'refused-by-app'; readonly message: string }

// The wait after a rate limit without a `Retry-After`.
const DEFAULT_WAIT_MILLIS = 30_000

/**
 * Maps an error to the failure that the page shows. The message of an error is for developers and may come from the
 * service, so only its code or name reaches the page, unless a hook of the app wrote it for the page.
 */
export function toFailure(error: unknown): Failure {
  if (mayBeConnection(error) && isOffline()) return { kind: 'offline' }
  if (isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT')) return { kind: 'unreachable' }
  if (isLatchkeyError(error, 'RATE_LIMITED'))
    return rateLimited(error.details.retryAfterMillis ?? DEFAULT_WAIT_MILLIS)
  if (isLatchkeyError(error, 'SIGN_UP_REFUSED', 'SIGN_IN_REFUSED'))
    return { kind: 'refused-by-app', message: error.details.message ?? error.message }
  if (isLatchkeyError(error, 'SSO_REQUIRED')) return { kind: 'refused', label: 'ssoRequired' }
  if (isLatchkeyError(error, 'COOKIES_BLOCKED'))
    return { kind: 'refused', label: 'obstacleForgetful' }
  if (isLatchkeyError(error, 'REDIRECT_URL_NOT_WHITELISTED'))
    return { kind: 'refused', label: 'siteNotTrusted' }
  if (isLatchkeyError(error, 'EMAIL_NOT_SENT')) return { kind: 'refused', label: 'emailNotSent' }
  if (isLatchkeyError(error, 'SIGNED_IN_AS_OTHER_USER'))
    return { kind: 'refused', label: 'notSameAccount' }
  return { kind: 'unexpected', supportCode: supportCodeOf(error) }
}

/**
 * Whether a lost connection can be the cause of an error. Other errors of the client name their cause, and the browser can
 * be wrong about being offline. Lazy chunks fail to load with errors of all kinds.
 */
const mayBeConnection = (error: unknown): boolean =>
  !isLatchkeyError(error) || isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT')

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
